import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isService, staticPaths } from '../../src/routes.ts';

/**
 * No page shows one drawing twice, and every step of a viewer can be told from the others on a 64 px thumbnail.
 * Compared at 64 × 64 px, without what skin tone and light change all over: the share of pixels that differ plainly.
 */
const SIDE = 64;
/** A difference in one channel, in standard deviations of the picture, that is seen. */
const SEEN = 0.35;
/** Before and after of one result are one drawing in two states: the change is small, as it is in life, but there. */
const PAIR_PERCENT = 1;
const OTHERS_PERCENT = 4;

const root = join(import.meta.dirname, '../..');
const cache = join(root, '.cache/pictures');

interface Made {
  key: string;
  width: number;
  height: number;
  sources: { avif: { w: number; src: string }[] };
}

const { pictures } = JSON.parse(readFileSync(join(cache, 'manifest.json'), 'utf8')) as { pictures: Record<string, Made> };
const byFile = new Map(Object.values(pictures).flatMap((one) => one.sources.avif.map(({ src }) => [src, one] as const)));

async function signature({ sources }: Made): Promise<Float64Array> {
  const [narrowest] = sources.avif.toSorted((a, b) => a.w - b.w);
  const file = join(cache, 'out', narrowest?.src ?? '');
  const pixels = await sharp(file).resize(SIDE, SIDE, { fit: 'fill' }).removeAlpha().toColourspace('srgb').raw().toBuffer();
  const mean = [0, 0, 0];
  pixels.forEach((value, i) => {
    mean[i % 3] = (mean[i % 3] ?? 0) + value / (SIDE * SIDE);
  });
  const centred = Float64Array.from(pixels, (value, i) => value - (mean[i % 3] ?? 0));
  const deviation = Math.sqrt(centred.reduce((sum, value) => sum + value ** 2, 0) / centred.length) || 1;
  return centred.map((value) => value / deviation);
}

function percentApart(a: Float64Array, b: Float64Array): number {
  let apart = 0;
  for (let i = 0; i < a.length; i += 3) {
    const channels = [0, 1, 2].map((c) => Math.abs((a[i + c] ?? 0) - (b[i + c] ?? 0)));
    if (Math.max(...channels) > SEEN) apart++;
  }
  return (100 * apart) / (SIDE * SIDE);
}

/** Two states of one drawing: before and after of a case, or neighbours of a results carousel. */
function isPair(a: string, b: string): boolean {
  const plain = (key: string) => key.replace(/\/(before|during|after)(?=-|$)/, '/');
  if (a.startsWith('case/')) return plain(a) === plain(b);
  const numbers = [a, b].map((key) => Number(/\/gallery-(\d+)$/.exec(key)?.[1] ?? Number.NaN));
  const [first = 0, second = 0] = numbers.toSorted((x, y) => x - y);
  return a.replace(/\d+$/, '') === b.replace(/\d+$/, '') && first % 2 === 1 && second === first + 1;
}

/** Seals and banners stand behind words; rooms of one shape and portraits are compared like everything else. */
const compared = ({ key }: Made): boolean =>
  !/\/(?:banner|banner-tall|poster-\w+)$|^(?:affiliation|media-outlet)\/|\/certificates$/.test(key);

/** What a page shows: the files its HTML names, and for a treatment everything drawn for it, shown at once or after Agree. */
function shownOn(path: string): Made[] {
  const file = path === '/' ? '/index' : path;
  const html = readFileSync(join(root, 'dist/client/_p', `${file}.html`), 'utf8');
  const named = [...html.matchAll(/\/p\/[\w.-]+\.avif/g)].flatMap(([src]) => byFile.get(src) ?? []);
  const own = isService(path.slice(1)) ? Object.values(pictures).filter(({ key }) => key.startsWith(`service${path}/`)) : [];
  return [...new Set([...named, ...own])].filter(compared);
}

const signatures = new Map<string, Promise<Float64Array>>();
const signed = (one: Made) => {
  const known = signatures.get(one.key) ?? signature(one);
  signatures.set(one.key, known);
  return known;
};

describe('pictures of one page', { timeout: 60_000 }, () => {
  it.each(staticPaths())('%s shows none twice', async (path) => {
    const shown = shownOn(path);
    const marks = await Promise.all(shown.map(signed));
    const alike = shown.flatMap((a, i) =>
      shown.slice(i + 1).flatMap((b, n) => {
        const percent = percentApart(marks[i] ?? new Float64Array(), marks[i + 1 + n] ?? new Float64Array());
        const wanted = isPair(a.key, b.key) ? PAIR_PERCENT : OTHERS_PERCENT;
        return percent < wanted ? [`${a.key} and ${b.key}: ${percent.toFixed(1)} %`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });
});
