import { describe, expect, it } from 'vitest';
import { CONTENT_PATH, CONTENT_POSTS_PATH, MEDIA_PREFIX } from '../../src/endpoints.ts';
import type { PostRecord } from '../upstream/content/records.ts';
import { type HtmlPage, readHtml } from './html-page.ts';
import { setWorkerScene } from './worker-scene.ts';
import { SITE_ORIGIN } from './worker-site.ts';

const scene = setWorkerScene();

/** The 133 public posts of the sample content, without the one that asks for a password. */
const readable = (): PostRecord[] =>
  scene.upstream.content.published('post', 'date', false).filter(({ password }) => password === '');

const HIDDEN = ['draft', 'private', 'pending', 'scheduled', 'trashed', 'trashed__trashed', 'protected'];

const POST_PATH = /^\/blogs\/([^/?]+)$/;

/** Slugs of the posts a page links to in its main part, in order. */
const linkedPosts = (page: HtmlPage): string[] =>
  page
    .within('main')
    .attributes('a', 'href')
    .flatMap((href) => POST_PATH.exec(href)?.[1] ?? []);

/** A title as WordPress writes it, in HTML, as a reader sees it. */
const shownTitle = ({ title, slug }: PostRecord): string =>
  title === ''
    ? slug.replace(/^\w/, (letter) => letter.toUpperCase()).replaceAll('-', ' ')
    : (readHtml(`<h1>${title}</h1>`).texts('h1')[0] ?? '');

/** The value of every field that a form of the page would send under this name. */
const fields = (page: HtmlPage, name: string): string[] =>
  page.all('input').flatMap((input) => (page.attribute(input, 'name') === name ? (page.attribute(input, 'value') ?? '') : []));

const tabsOf = (page: HtmlPage) =>
  page
    .all('button')
    .filter((button) => page.attribute(button, 'name') === 'category')
    .map((button) => [page.attribute(button, 'value'), page.attribute(button, 'ariaPressed')]);

const inMain = (slug: string) => {
  const { categories } = scene.upstream.content;
  const topOf = (id: number): number => (categories.get(id)?.parent ? topOf(categories.get(id)?.parent ?? 0) : id);
  return readable()
    .filter((post) => {
      const known = post.categories.filter((id) => categories.get(id)?.slug !== 'uncategorized');
      const byName = known.toSorted((a, b) => (categories.get(a)?.name ?? '').localeCompare(categories.get(b)?.name ?? '', 'en'));
      return byName[0] !== undefined && categories.get(topOf(byName[0]))?.slug === slug;
    })
    .map((post) => post.slug);
};

describe('Our Blogs', () => {
  const blogs = async (query = '') => (await scene.page(`/blogs${query}`)).page;

  it('begins with six articles of the first main category (BLOG-02, BLOG-03, BLOG-10, BLOG-15)', async () => {
    const page = await blogs();
    expect(tabsOf(page)).toEqual([
      ['dermatology', 'true'],
      ['news', 'false'],
      ['patient-guides', 'false'],
      ['plastic-surgery', 'false'],
    ]);
    expect(linkedPosts(page)).toEqual(inMain('dermatology').slice(0, 6));
    expect(page.texts('main')[0]).toContain(`Showing 6 of ${inMain('dermatology').length} articles in Dermatology`);
    expect(new Set(page.texts('a').filter((text) => text.startsWith('Read More: ')))).toHaveProperty('size', 6);
  });

  it('grows by six with each press of Load More Articles, by an address (BLOG-09, BLOG-10, BLOG-26, BLOG-28)', async () => {
    const all = inMain('dermatology');
    let seen: string[] = [];
    for (let show = 6; ; ) {
      const page = await blogs(`?show=${show}`);
      seen = linkedPosts(page);
      expect(seen).toEqual(all.slice(0, show));
      if (!page.texts('button').some((text) => text === 'Load More Articles')) break;
      expect(fields(page, 'show')).toEqual([String(show + 6)]);
      show += 6;
    }
    expect(seen).toEqual(all);
    for (const query of ['?show=0', '?show=-1', '?show=x', '?show=1e9', '?page=0', '?page=x', '?category=astrology', '?utm=1'])
      expect([query, linkedPosts(await blogs(query))]).toEqual([query, all.slice(0, 6)]);
    expect((await scene.visit('/blogs?page=2')).status).toBe(404);
  });

  it('has a tab for every category, and its topics lead to their articles (BLOG-04 to BLOG-06, BLOG-16)', async () => {
    const page = await blogs('?category=plastic-surgery&topic=');
    expect(linkedPosts(page)).toEqual(inMain('plastic-surgery').slice(0, 6));
    const tiles = page.attributes('a', 'href').filter((href) => href.startsWith('/blogs/service/'));
    expect(tiles).toContain('/blogs/service/rhinoplasty');
    expect(tiles).not.toContain('/blogs/service/acne-scars');
    expect(fields(page, 'topic')).toEqual([]);
    expect((await blogs('?category=news')).texts('main')[0]).toContain('No articles found');
    const within = await blogs('?topic=acne-scars');
    expect(fields(within, 'topic')).toEqual(['acne-scars']);
    expect(linkedPosts(within).length).toBeGreaterThan(6);
  });

  it('searches title, description and tags, whatever the case, without counting (BLOG-11, BLOG-13, BLOG-14)', async () => {
    const found = async (q: string) => linkedPosts(await blogs(`?q=${encodeURIComponent(q)}`)).toSorted();
    const tagged = readable().filter(({ tags }) => tags.length > 0);
    expect(await found('AFTERCARE')).toEqual(expect.arrayContaining(tagged.map(({ slug }) => slug)));
    expect(await found('nose JOBS”')).toEqual(['entities-in-title']);
    expect(await found('no ellipsis, 5 < 6 & "quotes"')).toEqual(['hand-written-excerpt']);
    expect(await found('ಮೂಗಿನ')).toHaveLength(1);
    const none = await blogs('?q=astrology');
    expect(none.texts('main')[0]).toContain('No articles found matching your search');
    expect(none.metas('robots')).toEqual(['noindex']);
    expect(fields(none, 'q')).toContain('astrology');
    const limited = linkedPosts(await blogs('?q=scars&category=dermatology'));
    expect(limited.every((slug) => inMain('dermatology').includes(slug))).toBe(true);
  });

  it('shows posts without a category after the tabs and in a search (BLOG-25)', async () => {
    const page = await blogs();
    expect(page.attributes('a', 'href')).toContain('/blogs?category=uncategorized');
    const lost = ['uncategorized', 'without-category'];
    expect(linkedPosts(await blogs('?category=uncategorized')).toSorted()).toEqual(lost);
    expect(linkedPosts(await blogs('?q=uncategorized'))).toContain('uncategorized');
  });

  it('hands out a step of the list as data (BLOG-24)', async () => {
    const step = async (query: string) =>
      (await (await scene.visit(`${CONTENT_POSTS_PATH}${query}`)).json()) as { posts: { slug: string }[]; total: number };
    const all = inMain('dermatology');
    const { posts, total } = await step('?category=dermatology&from=6');
    expect([posts.map(({ slug }) => slug), total]).toEqual([all.slice(6, 12), all.length]);
    expect((await step(`?from=${all.length}`)).posts).toEqual([]);
    expect((await step('?q=astrology')).total).toBe(0);
  });

  it('names no hidden post', async () => {
    const everything = linkedPosts(await blogs('?q=a'));
    for (const slug of HIDDEN) expect(everything).not.toContain(slug);
  });
});

describe('posts', () => {
  it('answer each with its own title, and with nothing that a browser would run', { timeout: 90_000 }, async () => {
    const wrong: string[] = [];
    for (const post of readable()) {
      const { answer, page } = await scene.page(`/blogs/${post.slug}`);
      const [heading, ...more] = page.texts('h1');
      if (answer.status !== 200 || heading !== shownTitle(post) || more.length > 0)
        wrong.push(`${post.slug}: ${answer.status} ${heading}`);
      if (page.canonicals()[0] !== `${SITE_ORIGIN}/blogs/${post.slug}`) wrong.push(`${post.slug}: ${page.canonicals()[0]}`);
      wrong.push(...dangers(page.within('article-body')).map((danger) => `${post.slug}: ${danger}`));
    }
    expect(wrong).toEqual([]);
  });

  it.each(HIDDEN)('a hidden one is not there: %s', async (slug) => {
    expect((await scene.visit(`/blogs/${slug}`)).status).toBe(404);
    expect((await scene.visit(`${CONTENT_PATH}/blogs/${slug}`)).status).toBe(404);
  });

  it('show author, date and picture, and describe themselves in their head', async () => {
    const { page } = await scene.page('/blogs/what-to-expect-before-rhinoplasty');
    expect(page.html).toContain('March 3, 2025');
    expect(page.html).toContain('Dermatology Desk');
    expect(page.metas('og:type')).toEqual(['article']);
    expect(page.titles()).toEqual(['Guide 0 | Clinic']);
    expect(page.metas('description')).toEqual(['Guide 0 to rhinoplasty, in plain words.']);
    expect(page.metas('og:image')).toEqual([`${SITE_ORIGIN}/media/2025/01/theatre.jpg`]);
    expect(page.html).not.toContain('Medically reviewed');
    const { headers, status } = await scene.visit('/media/2025/01/theatre.jpg');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
  });
});

/** What no article may hold: anything that runs, styles of its own, frames, forms, pictures from elsewhere. */
function dangers(article: HtmlPage): string[] {
  const names = new Set(['script', 'style', 'iframe', 'object', 'embed', 'svg', 'math', 'base', 'form', 'input', 'template']);
  const foreign = article.elements.filter(({ tagName }) => names.has(tagName)).map(({ tagName }) => tagName);
  const attributes = article.elements.flatMap(({ properties }) =>
    Object.keys(properties).filter((name) => /^(?:on|style$|srcdoc$)/i.test(name)),
  );
  const pictures = article.attributes('img', 'src').filter((src) => !src.startsWith(MEDIA_PREFIX));
  const links = article.attributes('a', 'href').filter((href) => /^\s*(?:javascript|data|vbscript):/i.test(href));
  return [...foreign, ...attributes, ...pictures, ...links];
}

describe('awkward posts', () => {
  const article = async (slug: string) => (await scene.page(`/blogs/${slug}`)).page;

  it('with entities and markup in its title', async () => {
    const page = await article('entities-in-title');
    const title = 'What’s new in “nose jobs” & facelifts – a surgeon’s honest view';
    expect([page.texts('h1'), page.titles()]).toEqual([[title], [title]]);
  });

  it('with a long excerpt: its description is cut at a word', async () => {
    const [description = ''] = (await article('long-excerpt')).metas('description');
    expect([...description].length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/\w…$/);
  });

  it('with quotes in a hand-written excerpt', async () => {
    expect((await article('hand-written-excerpt')).metas('description')).toEqual([
      'Written by hand: no ellipsis, 5 < 6 & "quotes".',
    ]);
  });

  it.each(['without-image', 'with-missing-image', 'with-hidden-image', 'with-small-image'])(
    '%s: no broken picture',
    async (slug) => {
      const page = await article(slug);
      for (const src of page.attributes('img', 'src')) expect([src, (await scene.visit(src)).status]).toEqual([src, 200]);
      if (slug !== 'with-small-image') expect(page.metas('og:image')).toEqual([`${SITE_ORIGIN}/share/default.jpg`]);
    },
  );

  it('without an author', async () => {
    expect((await article('without-author')).texts('main')[0]).toContain('Author');
  });

  it.each(['ಮೂಗಿನ-ಶಸ್ತ್ರಚಿಕಿತ್ಸೆ'])('in another script: %s', async (slug) => {
    const { answer, page } = await scene.page(`/blogs/${encodeURIComponent(slug).toLowerCase()}`);
    expect([answer.status, page.texts('h1')]).toEqual([200, ['ಮೂಗಿನ ಶಸ್ತ್ರಚಿಕಿತ್ಸೆ 👃']]);
    const capitals = await scene.visit(`/blogs/${encodeURIComponent(slug)}`);
    expect([capitals.status, capitals.headers.get('location')]).toEqual([
      301,
      `/blogs/${encodeURIComponent(slug).toLowerCase()}`,
    ]);
  });

  it('with unsafe markup: its words stay', async () => {
    const page = await article('unsafe-markup');
    expect(page.texts('main')[0]).toContain('Before a link.');
    expect(page.html).not.toMatch(/window\.seeded|onerror|onclick|javascript:|\/steal/);
  });

  it('with every kind of block', async () => {
    const page = await article('every-block');
    for (const text of ['Is this a question?', 'It went well.', 'A patient', '<b>not bold</b>', 'On the second page.']) {
      expect(page.texts('main')[0]).toContain(text);
    }
  });

  it('of great length', async () => {
    expect((await article('large')).texts('main')[0]?.length).toBeGreaterThan(25_000);
  });

  it('with the slug of a page', async () => {
    expect((await article('nose-jobs')).texts('h1')).toEqual(['Same slug as a page']);
    expect((await scene.page('/nose-jobs')).page.texts('h1')).toEqual(['Nose Jobs']);
  });
});

describe('posts by service', () => {
  const listed = async (service: string) => linkedPosts((await scene.page(`/blogs/service/${service}`)).page).toSorted();
  const having = (id: number) =>
    readable()
      .filter(({ categories }) => categories.includes(id))
      .map(({ slug }) => slug)
      .toSorted();
  const idOf = (wanted: string) => [...scene.upstream.content.categories.values()].find(({ slug }) => slug === wanted)?.id ?? 0;

  it.each(['acne-scars', 'laser-hair-removal', 'revision-rhinoplasty', 'patient-guides'])(
    '%s: those of the category',
    async (slug) => {
      expect(having(idOf(slug)).length).toBeGreaterThan(0);
      expect(await listed(slug)).toEqual(having(idOf(slug)));
    },
  );

  it('a main category has the posts of its branch', async () => {
    expect(await listed('dermatology')).toEqual(expect.arrayContaining(['only-child-category', ...having(idOf('dermatology'))]));
  });

  it('a category without posts says so', async () => {
    const { answer, page } = await scene.page('/blogs/service/news');
    expect([answer.status, page.texts('main')[0]]).toEqual([200, expect.stringContaining('No articles found for this service.')]);
  });

  it('an unknown one says so, too, and is not there', async () => {
    const { answer, page } = await scene.page('/blogs/service/astrology');
    expect([answer.status, page.texts('main')[0]]).toEqual([404, expect.stringContaining('No articles found for this service.')]);
  });

  it('none is said to be missing while WordPress does not say which there are; the list stands without them (BLOG-20)', async () => {
    const { faults } = scene.upstream;
    faults.set('content', { status: 500 }, { match: '/categories' });
    const site = await scene.another();
    const list = await scene.page('/blogs', site);
    expect([list.answer.status, tabsOf(list.page), linkedPosts(list.page).length]).toEqual([200, [], 6]);
    const { answer, page } = await scene.page('/blogs/service/acne-scars', site);
    faults.clear();
    expect([answer.status, page.texts('main')[0]]).toEqual([503, expect.stringContaining('Failed to fetch blogs')]);
  });
});
