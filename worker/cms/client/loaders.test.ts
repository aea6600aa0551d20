import { describe, expect, it } from 'vitest';
import { ABSENT } from '../../cache/cache-contract.ts';
import { settingsOf } from '../../settings.ts';
import { type Answer, answering } from '../fixtures/answering.ts';
import page from '../fixtures/page.json' with { type: 'json' };
import post from '../fixtures/post.json' with { type: 'json' };
import { type ListedPage, NO_PAGES } from '../map/page-list.ts';
import { NOTHING_SAID } from '../records/said-records.ts';
import { createLoaders, publishedSlug } from './loaders.ts';

const CMS = 'https://cms.example.test';
const SLUG = 'rhinoplasty-in-bangalore';
const settings = {
  ...settingsOf({
    CONTENT_API: `${CMS}/wp-json/wp/v2`,
    CLINIC_API: 'https://api.example.test',
    LEADS_API: 'https://api.example.test',
    SITE_ORIGIN: 'https://www.example.test',
  }),
  MANAGED_PAGES: { [SLUG]: 10 },
};

/** Loaders of a site whose WordPress answers so. */
function world(answer: (url: URL) => Answer, pages: readonly string[] = []) {
  const { fetch, asked } = answering(answer);
  const logged: string[] = [];
  const known = { ...NO_PAGES, pages: pages.map((slug) => ({ slug, title: `Page ${slug}` }) as ListedPage) };
  const loaders = createLoaders({
    settings,
    fetch,
    now: () => 0,
    wait: async () => {},
    log: (sentence) => void logged.push(sentence),
    ...(pages.length > 0 && { knownPages: () => known }),
  });
  return { loaders, asked, logged };
}
const none = Promise.resolve(null);

describe('where a path of WordPress lies', () => {
  it.each([
    ['/a-post', '/blogs/a-post'],
    ['/unknown', '/unknown'],
    ['/2019/05/a-post', '/blogs/a-post'],
    ['/2019/05/07/unknown', '/2019/05/07/unknown'],
    ['/skin/a-post', '/blogs/a-post'],
    ['/gallery/a-post', '/gallery/a-post'],
    ['/category/a-post', '/blogs/service/a-post'],
    ['/category/skin', '/blogs/service/skin'],
    ['/category/skin/scars', '/blogs/service/scars'],
    ['/category/skin/page/2', '/blogs/service/skin'],
    ['/category/skin/scars/page/12', '/blogs/service/scars'],
    ['/ar/category/skin/page/2', '/blogs/service/skin'],
    ['/category', '/category'],
    ['/x/category/skin', '/x/category/skin'],
    ['/ar/category/skin', '/blogs/service/skin'],
    ['/ar/category/a-post', '/blogs/service/a-post'],
    ['/ar/a-post', '/blogs/a-post'],
    ['/ar/contact-us', '/ar/contact-us'],
    ['/offer', '/offer'],
    ['/above/offer', '/offer'],
    ['/special-offer', '/special-offer'],
    ['/contact-us', '/contact-us'],
  ])('%s is %s', async (path, wanted) => {
    const { loaders } = world(() => ({}), ['offer', 'contact-us']);
    const { origins } = await loaders.deps(new Map([['a-post', 'A post']]));
    expect(origins.resolvePath?.(path)).toBe(wanted);
  });

  it('is told without pages and articles, too', async () => {
    const { origins } = await world(() => ({})).loaders.deps();
    expect(['/a-post', '/category/skin'].map((path) => origins.resolvePath?.(path))).toEqual(['/a-post', '/blogs/service/skin']);
  });
});

describe('what is embedded by its address alone', () => {
  it.each([
    ['/blogs/a-post', 'A post'],
    ['/offer', 'Page offer'],
    ['/a-post', undefined],
    ['/blogs/offer', undefined],
    ['/blogs/unknown', undefined],
    ['/contact-us/offer', undefined],
  ])('%s is called %s', async (path, title) => {
    const { loaders } = world(() => ({}), ['offer']);
    const { origins } = await loaders.deps(new Map([['a-post', 'A post']]));
    expect(origins.titleOf?.(path)).toBe(title);
  });

  it('has no name while nothing is known of pages and articles', async () => {
    const { origins } = await world(() => ({})).loaders.deps();
    expect(['/blogs/a-post', '/offer'].map((path) => origins.titleOf?.(path))).toEqual([undefined, undefined]);
  });

  it('is called by its present title in an article, under a former address too', async () => {
    const block = (slug: string) =>
      `<div class="wp-block-embed__wrapper">\nhttps://www.example.test/blogs/${slug}#prices\n</div>`;
    const body = [{ ...post, slug: 'own', content: { rendered: block('former') + block('other') + block('own') } }];
    const known = { posts: [{ slug: 'other', title: 'Recovery & rest' }], categories: [], moved: { former: 'other' } } as never;
    const loaded = await world(() => ({ body })).loaders.post('own', known);
    const names = [...(loaded === ABSENT ? '' : loaded.html).matchAll(/>([^<>]+)<\/a>/g)].map(([, name]) => name);
    expect(names).toEqual(['Recovery &#x26; rest', 'Recovery &#x26; rest', 'https://www.example.test/blogs/own#prices']);
  });
});

describe('an article', () => {
  const linking = { ...post, slug: 'own', content: { rendered: `<a href="${CMS}/own/">a</a><a href="${CMS}/other/">b</a>` } };
  const index = { posts: [{ slug: 'other' }], categories: [], missingSince: {}, moved: {} } as never;

  it('knows that it is one itself, and those of the index', async () => {
    const html = async (known: typeof index | null) => {
      const loaded = await world(() => ({ body: [linking] })).loaders.post('own', known);
      return loaded === ABSENT ? '' : loaded.html;
    };
    expect(await html(null)).toBe('<a href="/blogs/own">a</a><a href="/other">b</a>');
    const renamed = {
      posts: [{ slug: 'another' }],
      categories: [],
      missingSince: {},
      moved: { other: 'another', own: 'gone' },
    } as never;
    expect(await html(renamed)).toContain('<a href="/blogs/other">b</a>');
    const withdrawn = { posts: [], categories: [], missingSince: {}, moved: { other: 'another' } } as never;
    expect(await html(withdrawn)).toContain('<a href="/other">b</a>');
    expect(await html(index)).toBe('<a href="/blogs/own">a</a><a href="/blogs/other">b</a>');
  });

  it('is absent where there is none', async () => {
    expect(await world(() => ({ body: [] })).loaders.post('own', null)).toBe(ABSENT);
  });

  it('is there without its picture, and the log says so', async () => {
    const raw = { ...post, slug: 'own', _embedded: undefined };
    const { loaders, logged } = world(({ pathname }) => (pathname.endsWith('/media') ? { status: 500 } : { body: [raw] }));
    expect(await loaders.post('own', null)).toMatchObject({ banner: null });
    expect(logged).toEqual(['media could not be read; the rest was (status)']);
  });
});

describe('a page of ours', () => {
  const wrong = `MANAGED_PAGES names another page for ${SLUG}`;

  it.each<[string, string, (url: URL) => Answer, string[]]>([
    ['with its id', SLUG, () => ({ body: page }), []],
    ['whose id is gone', SLUG, ({ searchParams }) => (searchParams.has('slug') ? { body: [page] } : { status: 404 }), [wrong]],
    [
      'whose id is another page',
      SLUG,
      ({ searchParams }) => ({ body: searchParams.has('slug') ? [] : { ...page, slug: 'x' } }),
      [wrong],
    ],
    ['without an id', 'other-services', () => ({ body: [{ ...page, slug: 'other-services' }] }), []],
  ])('%s is read, and the log says what is wrong', async (_, slug, answer, sentences) => {
    const { loaders, logged } = world(answer);
    expect(await loaders.page(slug, none)).toMatchObject({ title: 'Rhinoplasty in Bangalore' });
    expect(logged).toEqual(sentences);
  });

  it('is absent where there is none', async () => {
    const { loaders, logged } = world(({ searchParams }) => (searchParams.has('slug') ? { body: [] } : { status: 404 }));
    expect([await loaders.page(SLUG, none), logged]).toEqual([ABSENT, []]);
  });
});

describe('pages of editors', () => {
  const shown = { ...page, id: 20, slug: 'offer', clinic_public_site: { place: { shown: true } } };

  it('are not those that stand at an address of the site', async () => {
    const { loaders, asked } = world(() => ({ body: shown }));
    expect([await loaders.editorPage(10, none), asked]).toEqual([ABSENT, []]);
    expect(await loaders.editorPage(20, none)).toMatchObject({ listed: { slug: 'offer' }, page: { id: 20 } });
    const list = world(() => ({ body: [shown, { ...shown, id: 10, slug: 'other' }] }));
    expect((await list.loaders.pageList(null)).pages.map(({ id }) => id)).toEqual([20]);
  });

  it('are those that are marked to be shown', async () => {
    const { loaders } = world(() => ({ body: { ...shown, clinic_public_site: { place: { shown: false } } } }));
    expect(await loaders.editorPage(20, none)).toBe(ABSENT);
  });

  it('stay as they were known where nothing says of places, and are none where there are none', async () => {
    const known = await world(() => ({ body: [shown] })).loaders.pageList(null);
    const silent = { ...shown, clinic_public_site: {} };
    expect(await world(() => ({ body: [silent] })).loaders.pageList(known)).toBe(known);
    expect((await world(() => ({ body: [silent, shown] })).loaders.pageList(null)).pages).toHaveLength(1);
    expect(await world(() => ({ body: [] })).loaders.pageList(null)).toEqual(NO_PAGES);
    expect((await world(() => ({ body: [] })).loaders.pageList(known)).missingSince).toEqual({ 20: 0 });
  });
});

describe('what WordPress says in place of the files', () => {
  const said = { version: 'v', records: { clinic: { lead: 'x' } } };
  const raw = { version: 'v', records: { clinic: { fields: { lead: 'x' } } }, preview: 'clinic' };
  const reading = (answer: Answer) => world(() => answer).loaders;

  it('is read as it is', async () => {
    expect(await reading({ body: raw }).records(null)).toEqual(said);
    const query = { id: 1, expires: 2, signature: 'a' };
    expect(await reading({ body: raw }).recordPreview(query)).toEqual({ said, record: 'clinic' });
    expect(await reading({ status: 404 }).recordPreview(query)).toBeNull();
  });

  it('is nothing without the plugin, but not at once where it has said something', async () => {
    const silent = reading({ status: 404 });
    expect(await silent.records(null)).toBe(NOTHING_SAID);
    expect(await silent.records(NOTHING_SAID)).toBe(NOTHING_SAID);
    expect(await silent.records(said)).toBe(ABSENT);
  });

  it('is a failure where the answer is none', async () => {
    await expect(reading({ body: { version: 5 } }).records(said)).rejects.toMatchObject({ kind: 'wrong-shape' });
  });
});

it('the slug of a public page is found by its id', async () => {
  const slug = (answer: Answer) => publishedSlug(settings.CONTENT_API, 10, answering(() => answer).fetch);
  expect([await slug({ body: page }), await slug({ status: 404 })]).toEqual([SLUG, null]);
});
