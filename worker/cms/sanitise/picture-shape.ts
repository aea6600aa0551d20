import { nearest } from './said-by-style.ts';

export interface Size {
  width: number;
  height: number;
}

/** The shapes that the editor offers, width to height, by the classes of the style sheet. */
const RATIOS = new Map([
  [1, 'is-ratio-1-1'],
  [4 / 3, 'is-ratio-4-3'],
  [3 / 4, 'is-ratio-3-4'],
  [3 / 2, 'is-ratio-3-2'],
  [2 / 3, 'is-ratio-2-3'],
  [16 / 9, 'is-ratio-16-9'],
  [9 / 16, 'is-ratio-9-16'],
  [2, 'is-ratio-2-1'],
  [3, 'is-ratio-3-1'],
]);
/** The most that the style sheet lets a picture be high, in CSS pixels. */
export const MAX_HEIGHT = 704;
/** Closer to its own shape a picture loses nothing that one would see. */
const SAME_SHAPE = 0.02;

const RATIO = /(?:^|;)\s*aspect-ratio\s*:\s*(\d{1,4}(?:\.\d+)?)(?:\s*\/\s*(\d{1,4}(?:\.\d+)?))?\s*(?:;|$)/;
const WIDTH = /(?:^|;)\s*width\s*:\s*(\d{1,5})px/;
const HEIGHT = /(?:^|;)\s*height\s*:\s*(\d{1,5})px/;
const CONTAINED = /(?:^|;)\s*object-fit\s*:\s*contain\b/;
const FOCUS = /(?:^|;)\s*object-position\s*:\s*(\d{1,3})(?:\.\d+)?%\s+(\d{1,3})(?:\.\d+)?%/;

const sizeIn = (pattern: RegExp, style: string): number | undefined => {
  const pixels = Number(pattern.exec(style)?.[1]);
  return pixels > 0 ? pixels : undefined;
};

/** What the editor dragged a picture to, in CSS pixels. */
export const draggedWidth = (style: string): number | undefined => sizeIn(WIDTH, style);

/**
 * The size and the shape that an editor gave a picture by style: width and height, one of them, or a shape, and what of the picture counts
 * when it is cut to it. Our pages allow no styles, so that shapes and points are the nearest of a few, as classes.
 * @param own size of the file; undefined where nobody knows it
 */
export function pictureShape(style: string, own: Size | undefined): { size: Size | undefined; classes: string[] } {
  const [width, height] = [draggedWidth(style), sizeIn(HEIGHT, style)];
  const [, across, down = '1'] = RATIO.exec(style) ?? [];
  const wanted = Number(across) > 0 && Number(down) > 0 ? Number(across) / Number(down) : width && height && width / height;
  const ratio = wanted && !isAlmost(wanted, own) ? nearest([...RATIOS.keys()], wanted) : undefined;
  const shape = ratio ?? (own && own.width / own.height);
  const given = width ?? (height && shape ? height * shape : undefined) ?? (ratio && own?.width);
  const wide = given && shape ? Math.round(Math.min(given, MAX_HEIGHT * shape)) : own?.width;
  return {
    size: wide && shape ? { width: wide, height: Math.max(1, Math.round(wide / shape)) } : undefined,
    classes: [
      ...(ratio ? [String(RATIOS.get(ratio)), ...(CONTAINED.test(style) ? ['is-contained'] : [])] : []),
      ...focusOf(style),
    ],
  };
}

const isAlmost = (ratio: number, own: Size | undefined): boolean =>
  own !== undefined && Math.abs(Math.log((ratio * own.height) / own.width)) < SAME_SHAPE;

/** The point of a picture that stays when it is cut, in quarters; the middle needs no word. */
function focusOf(style: string): string[] {
  const [, left, top] = FOCUS.exec(style) ?? [];
  const named = (axis: string, percent: string | undefined): string[] => {
    const quarter = Math.min(100, Math.round(Number(percent ?? 50) / 25) * 25);
    return quarter === 50 ? [] : [`is-focus-${axis}-${quarter}`];
  };
  return [...named('x', left), ...named('y', top)];
}
