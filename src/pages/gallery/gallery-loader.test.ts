import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GalleryCase, GalleryContent } from '../../content/gallery/gallery-records.ts';
import { caseAt, fetchTiles, recall, remember } from './gallery-loader.ts';

const caseOf = (at: number): GalleryCase => ({ slug: `t${at}`, at, first: at, images: [] });
const cases = (from: number, to: number): GalleryCase[] => Array.from({ length: to - from }, (_, i) => caseOf(from + i));

const content = (known: GalleryCase[], version = 'v1'): GalleryContent => ({
  kind: 'gallery',
  category: 'Liposuction',
  named: true,
  counts: [],
  caseCount: 23,
  version,
  cases: known,
  current: null,
  previous: '',
  next: '',
});

const fetched = vi.fn(async (path: string) => {
  const page = Number(/\.(\d+)\.json$/.exec(path)?.[1]);
  return Response.json(cases(page * 10, Math.min(23, page * 10 + 10)));
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockClear();
});

describe('what a visit remembers of the gallery', () => {
  it('fetches a file once, and whole where only one of its cases was linked to', async () => {
    vi.stubGlobal('fetch', fetched);
    const shown = content([...cases(0, 10), caseOf(10)]);
    remember(shown);
    expect((await caseAt(shown, 10))?.slug).toBe('t10');
    expect(fetched).not.toHaveBeenCalled();
    await fetchTiles(shown, 10);
    await fetchTiles(shown, 10);
    expect(fetched.mock.calls).toEqual([['/assets/gallery/liposuction.v1.1.json']]);
    expect((await caseAt(shown, 22))?.slug).toBe('t22');
    await fetchTiles(shown, 20);
    expect(fetched).toHaveBeenCalledTimes(2);
    const recalled = recall('Liposuction', true, 't22');
    expect(recalled).toMatchObject({ current: 't22', previous: 't21', next: 't0' });
    expect(recalled?.cases).toHaveLength(23);
    expect(recall('Liposuction', true, 't99')).toBe(null);
    expect(recall('Rhinoplasty', true, undefined)).toBe(null);
  });

  it('forgets the cases of an older version, and says when a file cannot be read', async () => {
    remember(content(cases(0, 23)));
    const newer = content(cases(0, 10), 'v2');
    remember(newer);
    expect(recall('Liposuction', false, undefined)?.cases).toHaveLength(10);
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    await expect(caseAt(newer, 15)).rejects.toThrow('404');
  });
});
