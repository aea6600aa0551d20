import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { OUTLINE_UNITS } from '../../src/components/data-saver/light-file.ts';

import type { Entries } from './virtual-modules.ts';

type Point = readonly [x: number, y: number];
type Line = Point[];

/** Characters of a path: what a lite document pays for each picture that waits. */
export const OUTLINE_LIMIT = 320;
/** Lines shorter than this are texture. */
const SHORTEST_UNITS = 14;
const MOST_LINES = 7;

/**
 * Outlines of pictures by key, but of sensitive ones and those of cases: these are hidden, or are what a visitor came to see. `kept`: a
 * file with those that were found before.
 */
export async function outlinesOf(
  entries: Entries,
  { folder, kept }: { folder: string; kept: string },
): Promise<Record<string, string>> {
  const known = JSON.parse(await readFile(kept, 'utf8').catch(() => '{}')) as Record<string, string>;
  const found: Record<string, string> = {};
  const outlines: Record<string, string> = {};
  for (const { key, sensitive, sources } of Object.values(entries)) {
    const [smallest] = sources.webp;
    if (sensitive || key.startsWith('case/') || !smallest) continue;
    const outline = known[smallest.src] ?? (await outlineOf(join(folder, smallest.src)));
    found[smallest.src] = outline;
    outlines[key] = outline;
  }
  await writeFile(kept, JSON.stringify(found));
  return outlines;
}

/** The outline of the picture in a file as the `d` of an SVG path, in `OUTLINE_UNITS`; where light and dark meet. */
export async function outlineOf(file: string): Promise<string> {
  const { data, info } = await sharp(file)
    .resize({ width: OUTLINE_UNITS, height: OUTLINE_UNITS, fit: 'inside' })
    .flatten({ background: '#fff' })
    .greyscale()
    .blur(1.6)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): number => data[(y * info.width + x) * info.channels] ?? 0;
  const values = Array.from({ length: info.width * info.height }, (_, index) => data[index * info.channels] ?? 0);
  const outline = threshold(values);
  // What lies in the dark part, such as hair before skin.
  const inner = threshold(values.filter((value) => value < outline));
  const lines = [outline, inner]
    .flatMap((level) => linesAt(level, at, info.width, info.height))
    .map((line) => ({ line, length: lengthOf(line) }))
    .filter(({ length }) => length >= SHORTEST_UNITS)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_LINES)
    .map(({ line }) => line);
  return fitted(lines);
}

/** The brightness that parts the picture best in two (Otsu, 1979). */
function threshold(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const all = values.length;
  const sum = values.reduce((total, value) => total + value, 0);
  let [dark, darkSum, best, found] = [0, 0, -1, 128];
  for (const [value, count] of [...counts].toSorted(([a], [b]) => a - b)) {
    dark += count;
    darkSum += count * value;
    if (!dark || dark === all) continue;
    const between = dark * (all - dark) * (darkSum / dark - (sum - darkSum) / (all - dark)) ** 2;
    if (between > best) [best, found] = [between, value + 0.5];
  }
  return found;
}

/** Marching squares: the lines along which the brightness passes the level. */
function linesAt(level: number, at: (x: number, y: number) => number, width: number, height: number): Line[] {
  const next = new Map<string, Point[]>();
  const connect = (a: Point, b: Point): void => {
    next.set(String(a), [...(next.get(String(a)) ?? []), b]);
    next.set(String(b), [...(next.get(String(b)) ?? []), a]);
  };
  const between = (a: Point, b: Point): Point => {
    const share = (level - at(...a)) / (at(...b) - at(...a));
    return [round(a[0] + (b[0] - a[0]) * share), round(a[1] + (b[1] - a[1]) * share)];
  };
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const corners: Point[] = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ];
      const cuts = corners.flatMap((corner, index) => {
        const other = corners[(index + 1) % 4] as Point;
        return at(...corner) < level !== at(...other) < level ? [between(corner, other)] : [];
      });
      for (let cut = 0; cut + 1 < cuts.length; cut += 2) connect(cuts[cut] as Point, cuts[cut + 1] as Point);
    }
  }
  return walked(next);
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Joins pieces end to end; ends first, so that an open line is not begun in its middle. */
function walked(next: Map<string, Point[]>): Line[] {
  const lines: Line[] = [];
  const starts = [...next.keys()].toSorted((a, b) => (next.get(a)?.length ?? 0) - (next.get(b)?.length ?? 0));
  for (const start of starts) {
    let here = start;
    const line: Line = [];
    for (;;) {
      const [x = 0, y = 0] = here.split(',').map(Number);
      line.push([x, y]);
      const to = next.get(here)?.pop();
      if (!to) break;
      const back = next.get(String(to));
      back?.splice(
        back.findIndex((point) => String(point) === here),
        1,
      );
      here = String(to);
    }
    if (line.length > 2) lines.push(line);
  }
  return lines;
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);
const lengthOf = (line: Line): number => line.reduce((sum, point, index) => sum + distance(point, line[index - 1] ?? point), 0);

/** As many corners as the limit has room for. */
function fitted(lines: readonly Line[]): string {
  for (let error = 0.45; ; error *= 1.2) {
    const path = lines.map((line) => written(simplified(line, error))).join('');
    if (path.length <= OUTLINE_LIMIT) return path;
  }
}

/** Leaves out points nearer than `error` to the line without them (Douglas and Peucker, 1973). */
function simplified(line: Line, error: number): Line {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const off = (point: Point): number => {
    const span = distance(first, last);
    if (span < 1) return distance(point, first);
    return Math.abs((last[0] - first[0]) * (first[1] - point[1]) - (first[0] - point[0]) * (last[1] - first[1])) / span;
  };
  const offs = line.slice(1, -1).map(off);
  const most = Math.max(...offs);
  if (most <= error) return [first, last];
  const far = offs.indexOf(most) + 1;
  return [...simplified(line.slice(0, far + 1), error).slice(0, -1), ...simplified(line.slice(far), error)];
}

/** Whole units, each corner from the one before. */
function written(line: Line): string {
  const points = line.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const steps = points.slice(1).map(([x, y], index) => [x - (points[index]?.[0] ?? 0), y - (points[index]?.[1] ?? 0)]);
  const moves = steps.filter(([x, y]) => x || y).flat();
  if (!moves.length) return '';
  const text = moves.map((value, index) => ((value ?? 0) < 0 || index === 0 ? `${value}` : ` ${value}`)).join('');
  return `M${points[0]?.join(' ')}l${text}`;
}
