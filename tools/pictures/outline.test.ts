import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { samplePicture } from '../../src/media/fixtures/sample-picture.ts';
import { OUTLINE_LIMIT, outlineOf, outlinesOf } from './outline.ts';

/** A picture file of an SVG of 480 by 240 px. */
async function pictureOf(svg: string): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'outline-')), 'picture.webp');
  await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="240">${svg}</svg>`)).toFile(file);
  return file;
}

/** Corners of a path, in units. */
const corners = (path: string): [number, number][] =>
  path
    .split('M')
    .slice(1)
    .flatMap((line) => {
      const [start = '', steps = ''] = line.split('l');
      let [x, y] = start.split(' ').map(Number) as [number, number];
      const moves = [...steps.matchAll(/-?\d+/g)].map(Number);
      return [
        [x, y] as [number, number],
        ...moves.flatMap((move, index): [number, number][] => {
          if (index % 2 === 0) x += move;
          else y += move;
          return index % 2 ? [[x, y]] : [];
        }),
      ];
    });

it('follows the edge of what is dark', async () => {
  const path = await outlineOf(
    await pictureOf('<rect width="480" height="240" fill="#eee"/><rect x="120" y="60" width="240" height="120" fill="#321"/>'),
  );
  // 480 px are 96 units.
  const [xs, ys] = [corners(path).map(([x]) => x), corners(path).map(([, y]) => y)];
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([expect.closeTo(24, -0.5), expect.closeTo(71, -0.5)]);
  expect([Math.min(...ys), Math.max(...ys)]).toEqual([expect.closeTo(12, -0.5), expect.closeTo(35, -0.5)]);
});

it('is never longer than its limit, however much there is to follow', async () => {
  const dots = Array.from({ length: 60 }, (_, n) => `<circle cx="${(n * 97) % 480}" cy="${(n * 53) % 240}" r="${8 + (n % 9)}"/>`);
  const path = await outlineOf(await pictureOf(`<rect width="480" height="240" fill="#fff"/>${dots.join('')}`));
  expect(path.length).toBeGreaterThan(50);
  expect(path.length).toBeLessThanOrEqual(OUTLINE_LIMIT);
});

it('is found for no sensitive picture and for none of a case', async () => {
  const file = await pictureOf('<rect width="240" height="240"/>');
  const sources = { avif: [], webp: [{ w: 480, src: '/picture.webp' }] };
  const entries = [
    samplePicture('room', { sources }),
    samplePicture('breast', { sources, sensitive: true }),
    samplePicture('case/t1/before', { sources }),
  ];
  const folder = dirname(file);
  const outlines = () =>
    outlinesOf(Object.fromEntries(entries.map((entry) => [entry.key, entry])), { folder, kept: join(folder, 'outlines.json') });
  const found = await outlines();
  expect(Object.keys(found)).toEqual(['room']);
  // Those that were found before are not looked for again.
  await rm(file);
  expect(await outlines()).toEqual(found);
});

it('is empty where there is nothing to see', async () => {
  expect(await outlineOf(await pictureOf('<rect width="480" height="240" fill="#cba"/>'))).toBe('');
});
