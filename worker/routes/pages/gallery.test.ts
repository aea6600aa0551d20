import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { GalleryCase, GalleryIndex } from '../../../src/content/gallery/gallery-records.ts';
import { matchPage, type RouteMatch } from '../../../src/routes.ts';

const traits = Array.from({ length: 12 }, (_, at) => ({ technique: at < 3 ? 'Open' : 'Closed' }));
const slugs = traits.map((_, at) => `t${at + 1}`);
const index: GalleryIndex = {
  categories: [
    { slug: 'liposuction', version: 'v', images: 1, cases: ['s1'], withdrawn: [] },
    { slug: 'rhinoplasty', version: 'v', images: 12, cases: slugs, withdrawn: [], traits },
    { slug: 'others', version: 'v', images: 0, cases: [], withdrawn: [] },
  ],
};
const cases = slugs.map((slug, at): GalleryCase => ({ slug, at, first: at, images: [] }));
const FILES: Record<string, unknown> = {
  'index.json': index,
  'rhinoplasty.v.0.json': cases.slice(0, 10),
  'rhinoplasty.v.1.json': cases.slice(10),
  'liposuction.v.0.json': [{ slug: 's1', at: 0, first: 0, images: [] }],
};
const assets = {
  async fetch(url: URL | RequestInfo) {
    const found = FILES[String(url).split('/').at(-1) ?? ''];
    return found ? Response.json(found) : new Response(null, { status: 404 });
  },
};
const at = (path: string): RouteMatch => {
  const match = matchPage(path);
  if (!match) throw new Error(`no page at ${path}`);
  return match;
};

let gallery: typeof import('./gallery.ts');
beforeAll(async () => {
  // An isolate that has read no index yet.
  vi.resetModules();
  gallery = await import('./gallery.ts');
});

/** What an address of the gallery shows, where these cases were withdrawn. */
async function show(path: string, gone: string[] = []) {
  const { pathname, searchParams } = new URL(path, 'https://x.test');
  const data = await gallery.galleryPage(at(pathname), assets, searchParams, new Set(gone));
  const content = data.status === 'found' && data.content.kind === 'gallery' ? data.content : null;
  const { previous, next, current } = content ?? {};
  return { status: data.status, cases: content?.cases.map(({ slug }) => slug), around: [previous, current, next], data };
}

describe('a page of the gallery', () => {
  it('is not shown without its files', async () => {
    const none = { fetch: async () => new Response(null, { status: 404 }) };
    await expect(gallery.galleryPage(at('/gallery/rhinoplasty'), none)).rejects.toThrow('The build has no');
  });

  it('has the first cases of its category, and the one of its address', async () => {
    expect(await show('/gallery/rhinoplasty')).toMatchObject({ cases: slugs.slice(0, 10), around: ['t12', null, 't2'] });
    const last = await show('/gallery/rhinoplasty/t12');
    expect(last).toMatchObject({ cases: [...slugs.slice(0, 10), 't12'], around: ['t11', 't12', 't1'] });
    expect((await show('/gallery/rhinoplasty/t99')).status).toBe('absent');
  });

  it('leaves out the cases that were withdrawn since the build, also beside others', async () => {
    const left = await show('/gallery/rhinoplasty', ['t1', 't12']);
    expect(left).toMatchObject({ cases: slugs.slice(1, 10), around: ['t11', null, 't3'] });
    expect(await show('/gallery/rhinoplasty/t2', ['t1', 't12'])).toMatchObject({ around: ['t11', 't2', 't3'] });
    expect((await show('/gallery/rhinoplasty/t1', ['t1'])).data).toEqual({ status: 'gone' });
    expect((await show('/gallery/teeth', ['t1'])).data).toEqual({ status: 'absent' });
  });

  it('has the cases that a filter finds, without those that were withdrawn', async () => {
    expect(await show('/gallery/rhinoplasty?technique=open')).toMatchObject({ cases: ['t1', 't2', 't3'] });
    const left = await show('/gallery/rhinoplasty?technique=open', ['t2']);
    expect(left).toMatchObject({ cases: ['t1', 't3'], around: ['t3', null, 't3'] });
  });

  it('names its filter in its address, where it has one', async () => {
    const searchOf = async (path: string) => gallery.gallerySearch((await show(path)).data);
    expect(await searchOf('/gallery/rhinoplasty?technique=open&x=1')).toBe('?technique=open');
    expect([await searchOf('/gallery/rhinoplasty'), await searchOf('/gallery/rhinoplasty/t99')]).toEqual(['', '']);
  });
});

it.each([
  ['/gallery', true],
  ['/gallery/rhinoplasty', true],
  ['/gallery/rhinoplasty?x=1', true],
  ['/gallery/rhinoplasty?technique=open', false],
  ['/gallery/teeth', false],
  ['/gallery/rhinoplasty/t1', false],
  ['/contact-us', false],
])('%s is a file of the build: %s', async (path, is) => {
  const { pathname, searchParams } = new URL(path, 'https://x.test');
  expect(gallery.isPrerendered(at(pathname), searchParams)).toBe(is);
  expect(gallery.isPrerendered(at(pathname), searchParams, new Set(['t1']))).toBe(false);
  expect(gallery.isGallery(at(pathname))).toBe(pathname !== '/contact-us');
});

it('data of a file are read for the pages of the gallery alone', async () => {
  expect(await gallery.prerenderedData(at('/gallery/rhinoplasty'), assets)).toMatchObject({ status: 'found' });
  expect(await gallery.prerenderedData(at('/contact-us'), assets)).toBeUndefined();
});

it('the sitemap has the categories that hold cases, and these', async () => {
  const rhinoplasty = ['/gallery/rhinoplasty', ...slugs.map((slug) => `/gallery/rhinoplasty/${slug}`)];
  expect(await gallery.galleryPaths(assets)).toEqual(['/gallery/liposuction', '/gallery/liposuction/s1', ...rhinoplasty]);
  expect(await gallery.galleryPaths(assets, new Set(['s1', 't2']))).toEqual(rhinoplasty.filter((path) => !path.endsWith('/t2')));
});
