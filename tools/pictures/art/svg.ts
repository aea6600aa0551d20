import { MADDER, type Tone } from './colour.ts';
import { type Point, path } from './curves.ts';
import { n1, n2, nth, thin } from './numbers.ts';

/** What a drawing puts into the frame. */
export interface Drawing {
  defs: string;
  body: string;
}

/** A line with its own opacity, relative width and, rarely, colour. */
export interface Line {
  points: readonly Point[];
  opacity?: number;
  width?: number;
}

type Attributes = Readonly<Record<string, string | number>>;

const attributes = (given: Attributes): string =>
  Object.entries(given)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** An empty SVG element; attributes are written in the order given. */
export const tag = (name: string, given: Attributes): string => `<${name}${attributes(given)}/>`;

/** An SVG element with content. */
export const wrap = (name: string, given: Attributes, content: string): string =>
  `<${name}${attributes(given)}>${content}</${name}>`;

type Stops = readonly (readonly [offset: string | number, colour: string])[];

const stopTags = (stops: Stops): string =>
  stops.map(([offset, colour]) => tag('stop', { offset, 'stop-color': colour })).join('');

/** Path data from a template; its numbers are coordinates in pixels and are rounded. */
export const pathData = (letters: TemplateStringsArray, ...numbers: number[]): string =>
  letters.map((text, i) => (i === 0 ? '' : n1(nth(numbers, i - 1))) + text).join('');

/** A gradient along (x1, y1) to (x2, y2), in shares of the box it fills. */
export const linear = (id: string, [x1, y1, x2, y2]: readonly (string | number)[], stops: Stops): string =>
  wrap('linearGradient', { id, x1: x1 ?? 0, y1: y1 ?? 0, x2: x2 ?? 0, y2: y2 ?? 0 }, stopTags(stops));

/** The same in pixels of the picture. */
export const linearAt = (id: string, from: Point, to: Point, stops: Stops): string =>
  wrap(
    'linearGradient',
    { id, gradientUnits: 'userSpaceOnUse', x1: n1(from[0]), y1: n1(from[1]), x2: n1(to[0]), y2: n1(to[1]) },
    stopTags(stops),
  );

export const radial = (id: string, given: Attributes, stops: Stops): string =>
  wrap('radialGradient', { id, ...given }, stopTags(stops));

export const backdrop = (w: number, h: number, fill: string): string => tag('rect', { width: w, height: h, fill });

/** A skin ground lit from (cx, cy), in shares of the picture. */
export function ground(id: string, tone: Tone, w: number, h: number, { cx = 0.62, cy = 0.35, r = 0.95 } = {}): Drawing {
  const [light, mid, deep] = tone;
  return {
    defs: radial(id, { cx, cy, r }, [
      [0, light],
      ['.52', mid],
      [1, deep],
    ]),
    body: backdrop(w, h, `url(#${id})`),
  };
}

/** Lines in one colour; `base` is the width in pixels that a line's own width multiplies. */
export const strokes = (lines: readonly Line[], stroke: string, base = 1): string =>
  lines
    .map(({ points, opacity = 1, width = 1 }) =>
      tag('path', {
        d: path(points),
        fill: 'none',
        stroke,
        'stroke-width': thin(base * width),
        'stroke-opacity': n2(opacity),
        'stroke-linecap': 'round',
      }),
    )
    .join('');

/** A dashed line of a doctor's pen; `unit` is the size of the subject in pixels. */
export const dashed = (line: readonly Point[], unit: number, colour = MADDER): string =>
  tag('path', {
    d: path(line),
    fill: 'none',
    stroke: colour,
    'stroke-width': n1(Math.max(1.4, unit / 260)),
    'stroke-dasharray': `${n1(unit / 50)} ${n1(unit / 60)}`,
    'stroke-opacity': '.9',
  });

export const dot = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  tag('circle', { cx: n1(x), cy: n1(y), r: thin(r), fill, 'fill-opacity': n2(opacity) });

export const ring = (x: number, y: number, r: number, stroke: string, opacity = 1, width: string | number = 1): string =>
  tag('circle', { cx: n1(x), cy: n1(y), r: n1(r), fill: 'none', stroke, 'stroke-width': width, 'stroke-opacity': n2(opacity) });

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for an SVG attribute or element. */
export const escapeText = (text: string): string => text.replace(/[&<>"]/g, (char) => entities[char] ?? char);
