import { beforeAll, describe, expect, it } from 'vitest';
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

describe('the list of posts', () => {
  let slugs: string[] = [];
  let lists: HtmlPage[] = [];

  beforeAll(async () => {
    for (let path: string | undefined = '/blogs'; path; ) {
      const { answer, page } = await scene.page(path);
      expect(answer.status).toBe(200);
      lists = [...lists, page];
      path = page.attributes('a', 'href').find((href) => href === `/blogs?page=${lists.length + 1}`);
    }
    slugs = lists.flatMap(linkedPosts);
  });

  it('leads from page to page to every public post, newest first, each once', () => {
    expect(readable()).toHaveLength(132);
    expect(slugs).toEqual(readable().map(({ slug }) => slug));
  });

  it('has an address for each of its pages', async () => {
    expect(lists.length).toBeGreaterThan(1);
    expect(new Set(lists.map((page) => page.html))).toHaveProperty('size', lists.length);
    expect((await scene.visit(`/blogs?page=${lists.length + 1}`)).status).toBe(404);
    for (const query of ['?page=0', '?page=-1', '?page=1', '?page=x', '?page=1e9', '?page=']) {
      expect(linkedPosts((await scene.page(`/blogs${query}`)).page)).toEqual(linkedPosts(lists[0] ?? readHtml('')));
    }
  });

  it('names no hidden post, and neither does the sitemap', async () => {
    const sitemap = await (await scene.visit('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/\/blogs\/([^/<]+)<\/loc>/g)].map(([, slug]) => slug);
    expect(listed.toSorted()).toEqual(
      readable()
        .map(({ slug }) => slug)
        .toSorted(),
    );
    for (const slug of HIDDEN) expect(slugs).not.toContain(slug);
  });
});

describe('posts', () => {
  it('answer each with its own title, and with nothing that a browser would run', async () => {
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
    expect((await scene.visit(`/api/content/blogs/${slug}`)).status).toBe(404);
  });

  it('show author, date and picture, and describe themselves in their head', async () => {
    const { page } = await scene.page('/blogs/what-to-expect-before-rhinoplasty');
    expect(page.html).toContain('March 3, 2025');
    expect(page.html).toContain('Dermatology Desk');
    expect(page.metas('og:type')).toEqual(['article']);
    expect(page.titles()).toEqual(['Guide 0 | Clinic']);
    expect(page.metas('description')).toEqual(['Guide 0 to rhinoplasty, in plain words.']);
    expect(page.metas('og:image')).toEqual([`${SITE_ORIGIN}/media/2025/01/theatre.jpg`]);
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
  const pictures = article.attributes('img', 'src').filter((src) => !src.startsWith('/media/'));
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
});
