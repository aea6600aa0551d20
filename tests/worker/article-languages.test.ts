import { beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_POSTS_PATH, FEED_PATH, LANGUAGE_PREFIX, localFeedPath } from '../../src/endpoints.ts';
import { toSlug } from '../upstream/content/slug.ts';
import { setWorkerScene } from './worker-scene.ts';
import { SITE_ORIGIN } from './worker-site.ts';

const scene = setWorkerScene();

const TITLE = 'قبل السفر بعد العملية';
const TOPIC = 12;
/** Of an author who was deleted, or whom a plugin hides. */
const NOBODY = 4242;
/** As WordPress has it where categories are translated, too. */
const ARABIC_TOPIC = { id: 900, taxonomy: 'category', name: 'الأنف', slug: toSlug('الأنف'), parent: 0 } as const;
const FILM = '<figure><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="Film"></iframe></figure>';
/** What is linked to without words of its own: a picture and a page of other houses, and a picture that WordPress enlarges. */
const NAMELESS =
  '<p><img src="https://pics.example/a.png"></p><div class="wp-block-embed__wrapper">https://social.example/1</div>' +
  '<figure class="wp-lightbox-container"><img src="/wp-content/uploads/a.jpg" alt=""></figure>';

/** Before the first visit: an Arabic article and its English one, an Arabic one alone, and one in a language that the site has not. */
beforeAll(() => {
  const { content } = scene.upstream;
  const add = (slug: string, title: string, more: object = {}) =>
    content.add({ slug, title, content: `<p>${title}</p>${FILM}${NAMELESS}`, categories: [TOPIC], ...more });
  const english = add('before-you-fly', 'Before you fly');
  const arabic = add('qabl-al-safar', TITLE);
  const translations = { en: english, ar: arabic };
  content.update(english, { members: { lang: 'en', translations } });
  content.update(arabic, { members: { lang: 'ar', translations } });
  content.update(add('wahdaha', 'مقال بلا ترجمة', { categories: [TOPIC, ARABIC_TOPIC.id], author: NOBODY }), {
    members: { lang: 'ar', translations: {} },
  });
  content.categories.set(ARABIC_TOPIC.id, ARABIC_TOPIC);
  content.update(add('in-kannada', 'ಪ್ರಯಾಣದ ಮೊದಲು'), { members: { lang: 'kn' } });
});

const where = async (path: string) => {
  const { status, headers } = await scene.visit(path);
  return [status, headers.get('location')];
};
const hrefsIn = async (path: string): Promise<string[]> => {
  const { page } = await scene.page(path);
  return page.all('a').map((link) => String(page.attribute(link, 'href')));
};

describe('an article in another language', () => {
  it('stands below its prefix, in words of that language alone', async () => {
    const { answer, page } = await scene.page('/ar/blogs/qabl-al-safar');
    expect([answer.status, answer.headers.get('content-language')]).toEqual([200, 'ar']);
    expect(page.html).toContain(`>${TITLE}</h1>`);
    expect(page.html).toContain('تشغيل الفيديو: Film');
    expect(page.html).toContain('"inLanguage":"ar"');
    expect(page.html).not.toMatch(/>(?:By|Categories|Tags|Related articles|Play video|View )/);
    for (const words of ['>عرض الصورة</a>', '>عرض على social.example</a>', ' aria-label="عرض الصورة"'])
      expect(page.html).toContain(words);
    expect(page.canonicals()).toEqual([`${SITE_ORIGIN}/ar/blogs/qabl-al-safar`]);
  });

  it('is the clinic’s where WordPress does not say whose it is', async () => {
    const { page } = await scene.page('/ar/blogs/wahdaha');
    expect(page.texts('main')[0]).toMatch(/مقال بلا ترجمة\s*بقلم عيادة التجميل/);
    expect(page.html).not.toContain('Author</span>');
  });

  it('has one address: those of other languages lead there', async () => {
    expect(await where('/blogs/qabl-al-safar')).toEqual([308, '/ar/blogs/qabl-al-safar']);
    expect(await where('/fr/blogs/qabl-al-safar')).toEqual([308, '/ar/blogs/qabl-al-safar']);
    expect(await where('/ar/blogs/before-you-fly')).toEqual([308, '/blogs/before-you-fly']);
    for (const path of ['/blogs/in-kannada', '/ar/blogs/in-kannada', '/ar/blogs/no-such-article'])
      expect([path, ...(await where(path))]).toEqual([path, 404, null]);
  });

  it('and its translations name each other, in heads and in menus; without one, menus lead to the list', async () => {
    const links = async (path: string) => {
      const { page } = await scene.page(path);
      return page
        .all('link')
        .filter((link) => page.attribute(link, 'rel') === 'alternate' && page.attribute(link, 'hrefLang'))
        .map((link) => [page.attribute(link, 'hrefLang'), page.attribute(link, 'href')]);
    };
    const english = `${SITE_ORIGIN}/blogs/before-you-fly`;
    const all = [
      ['en', english],
      ['ar', `${SITE_ORIGIN}/ar/blogs/qabl-al-safar`],
      ['x-default', english],
    ];
    expect((await links('/blogs/before-you-fly')).toSorted()).toEqual(all.toSorted());
    expect((await links('/ar/blogs/qabl-al-safar')).toSorted()).toEqual(all.toSorted());
    expect(await links('/blogs/every-block')).toEqual([]);
    expect(await hrefsIn('/blogs/before-you-fly')).toEqual(expect.arrayContaining(['/ar/blogs/qabl-al-safar', '/fr/blogs']));
    expect(await hrefsIn('/ar/blogs/qabl-al-safar')).toContain('/blogs/before-you-fly');
    expect(await hrefsIn('/ar/blogs/wahdaha')).not.toContain('/blogs/wahdaha');
  });

  it('and its page are found from a page that the application has gone to', async () => {
    expect(await where(`${LANGUAGE_PREFIX}ar/blogs/before-you-fly`)).toEqual([302, '/ar/blogs/qabl-al-safar']);
    expect(await where(`${LANGUAGE_PREFIX}en/ar/blogs/qabl-al-safar`)).toEqual([302, '/blogs/before-you-fly']);
    expect(await where(`${LANGUAGE_PREFIX}fr/blogs/before-you-fly`)).toEqual([302, '/fr/blogs']);
    expect(await where(`${LANGUAGE_PREFIX}en/ar/blogs/wahdaha`)).toEqual([302, '/blogs']);
  });
});

describe('lists of articles', () => {
  const slugsAt = async (path: string) =>
    (await hrefsIn(path)).flatMap((href) => /^(?:\/\w\w)?\/blogs\/(?!service\/)[^#?]+$/.exec(href)?.[0] ?? []);

  it('hold those of their language alone', async () => {
    expect(new Set(await slugsAt('/ar/blogs'))).toEqual(new Set(['/ar/blogs/wahdaha', '/ar/blogs/qabl-al-safar']));
    const english = await slugsAt('/blogs?q=before');
    expect(english).toContain('/blogs/before-you-fly');
    expect(english.filter((path) => path.startsWith('/ar'))).toEqual([]);
    expect(await slugsAt(`/ar/blogs?q=${encodeURIComponent('السفر')}`)).toEqual(['/ar/blogs/qabl-al-safar']);
    const slug = scene.upstream.content.categories.get(TOPIC)?.slug;
    expect(new Set(await slugsAt(`/ar/blogs/service/${slug}`))).toEqual(
      new Set(['/ar/blogs/wahdaha', '/ar/blogs/qabl-al-safar']),
    );
    const posts = await (await scene.visit(`${CONTENT_POSTS_PATH}?language=ar`)).json();
    expect(posts).toMatchObject({ total: 2 });
  });

  it('on a topic have one address: those of languages without such articles lead there', async () => {
    const { slug } = ARABIC_TOPIC;
    for (const prefix of ['', '/fr'])
      expect(await where(`${prefix}/blogs/service/${slug}`)).toEqual([308, `/ar/blogs/service/${slug}`]);
    expect(await slugsAt(`/ar/blogs/service/${slug}`)).toEqual(['/ar/blogs/wahdaha']);
    expect(await where(`/ar/blogs/service/${slug}?page=2`)).toEqual([404, null]);
    expect(await where('/ar/blogs/service/nothing')).toEqual([404, null]);
  });

  it('say so where nobody has written yet, and lead to those in English', async () => {
    const { answer, page } = await scene.page('/fr/blogs');
    expect(answer.status).toBe(200);
    expect(page.html).toContain('Il n’y a pas encore d’articles dans cette langue.');
    expect(page.elements.filter((one) => page.attribute(one, 'name') === 'q')).toEqual([]);
    expect(page.all('a').map((link) => page.attribute(link, 'href'))).toContain('/blogs');
  });

  it('and sitemaps name each article at its own address, and none that no page shows', async () => {
    const text = async (part: string) => (await scene.visit(`/sitemaps/${part}.xml`)).text();
    const [posts, topics] = [await text('posts-1'), await text('topics')];
    expect(posts).toContain(`<loc>${SITE_ORIGIN}/ar/blogs/qabl-al-safar</loc>`);
    expect(posts).toContain(`<loc>${SITE_ORIGIN}/blogs/before-you-fly</loc>`);
    expect(posts).not.toContain(`${SITE_ORIGIN}/blogs/qabl-al-safar<`);
    expect(posts).not.toContain('in-kannada');
    expect(topics).toContain(`<loc>${SITE_ORIGIN}/ar/blogs/service/`);
  });

  it('and each language has a feed, which its pages name', async () => {
    const feed = async (path: string) => {
      const xml = await (await scene.visit(path)).text();
      const links = [...xml.matchAll(/<link rel="(\w+)"[^>]* href="([^"]+)"/g)].map(([, rel, href = '']) => [
        rel,
        href.slice(SITE_ORIGIN.length),
      ]);
      return { language: /xml:lang="([^"]+)"/.exec(xml)?.[1], title: /<title>([^<]+)/.exec(xml)?.[1], links };
    };
    const arabic = localFeedPath('ar');
    const { title, ...rest } = await feed(arabic);
    expect(title).toContain('مدونتنا');
    expect(rest).toEqual({
      language: 'ar',
      links: [
        ['self', arabic],
        ['alternate', '/ar/blogs'],
        ['alternate', '/ar/blogs/wahdaha'],
        ['alternate', '/ar/blogs/qabl-al-safar'],
      ],
    });
    expect((await feed(FEED_PATH)).links.filter(([, path = '']) => path.startsWith('/ar'))).toEqual([]);
    expect((await feed(localFeedPath('fr'))).links).toHaveLength(2);
    for (const code of ['en', 'xx']) expect([code, (await scene.visit(localFeedPath(code))).status]).toEqual([code, 404]);
    const { page } = await scene.page('/ar/blogs');
    const named = page.all('link').filter((link) => page.attribute(link, 'type') === 'application/atom+xml');
    expect(named.map((link) => [page.attribute(link, 'href'), page.attribute(link, 'title')])).toEqual([[arabic, 'مدونتنا']]);
    expect(await hrefsIn('/ar/blogs')).toContain(arabic);
  });
});
