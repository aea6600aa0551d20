import { describe, expect, it } from 'vitest';
import { AGREEMENT_PATH } from '../../src/endpoints.ts';
import { readHtml } from './html-page.ts';
import { setWorkerScene } from './worker-scene.ts';
import { SITE_ORIGIN } from './worker-site.ts';

const scene = setWorkerScene();

const agree = (page: string, headers: Record<string, string> = {}) =>
  scene.visit(AGREEMENT_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: SITE_ORIGIN, ...headers },
    body: new URLSearchParams({ page }).toString(),
  });

const html = async (answer: Promise<Response>) => readHtml(await (await answer).text());

describe('addresses of the gallery', () => {
  it('answer cases and categories, each with a head of its own (GAL-29)', async () => {
    const category = await html(scene.visit('/gallery/liposuction'));
    expect(category.canonicals()).toEqual([`${SITE_ORIGIN}/gallery/liposuction`]);
    expect(category.html).toContain('<meta name="rating" content="adult"');
    const one = await html(scene.visit('/gallery/hair-transplant/t20106'));
    expect(one.canonicals()).toEqual([`${SITE_ORIGIN}/gallery/hair-transplant/t20106`]);
    expect(one.html).toMatch(/<title[^>]*>Aesthetic Clinic \| T20106 [^<]*Hair Transplant</);
    expect(one.html).not.toContain('name="rating"');
    expect(one.html).toContain('"@type":"MedicalWebPage"');
    expect((await html(scene.visit('/ar/gallery/acne-and-acne-scars/t30108'))).html).toMatch(/<title[^>]*>[^<]* T30108، [^<,]+</);
  });

  it('asked for by what no case has are the category itself, one document for all such addresses', async () => {
    const ask = (query: string) => scene.visit(`/gallery/rhinoplasty${query}`);
    const [magic, other] = await Promise.all([ask('?technique=magic'), ask('?age=31&sessions=%3Cb%3E')]);
    const page = readHtml(await magic.text());
    expect([magic.status, page.canonicals()]).toEqual([200, [`${SITE_ORIGIN}/gallery/rhinoplasty`]]);
    expect(page.html.match(/View Case (?:<!-- -->)?\d+</g)).toHaveLength(10);
    expect(page.html).not.toContain('Find cases to compare');
    expect(other.headers.get('etag')).toBe(magic.headers.get('etag'));
    await other.body?.cancel();
  });

  it('that are none of a page are refused, and no error of ours', async () => {
    for (const page of ['constructor', '__proto__', '//evil.example'])
      expect([page, (await agree(page)).status]).toEqual([page, 422]);
  });

  it('and service pages tell search engines of pictures that are withheld (SENS-07)', async () => {
    const isRated = async (path: string) => (await html(scene.visit(path))).html.includes('<meta name="rating" content="adult"');
    expect([await isRated('/breast-enhancement'), await isRated('/rhinoplasty')]).toEqual([true, false]);
  });

  it('say what is missing and what was withdrawn', async () => {
    const statuses = async (...paths: string[]) =>
      Promise.all(paths.map(async (path) => [path, (await scene.visit(path)).status]));
    expect(
      await statuses('/gallery/teeth', '/gallery/liposuction/t99999', '/gallery/a/b/c', '/gallery/hair-transplant/t20118'),
    ).toEqual([
      ['/gallery/teeth', 404],
      ['/gallery/liposuction/t99999', 404],
      ['/gallery/a/b/c', 404],
      ['/gallery/hair-transplant/t20118', 410],
    ]);
    expect((await scene.visit('/api/content/gallery/hair-transplant/t20118')).status).toBe(410);
  });

  it.each([
    ['/gallery?category=Rhinoplasty', '/gallery/rhinoplasty'],
    ['/Gallery/?category=acne-and-acne-scars&utm_source=x', '/gallery/acne-and-acne-scars?utm_source=x'],
    ['/gallery/Hair%20Transplant', '/gallery/hair-transplant'],
    ['/gallery/Hair%20Transplant/T20106/', '/gallery/hair-transplant/t20106'],
  ])('in an old form, %s, move to the one they have now by one redirect (ROUTE-53)', async (old, now) => {
    const { status, headers } = await scene.visit(old);
    expect([status, headers.get('location')]).toEqual([301, now]);
    expect((await scene.visit(now)).status).toBe(200);
  });

  it('with a category nobody knows are the gallery, or a page with the way back to it', async () => {
    expect((await scene.visit('/gallery?category=teeth')).status).toBe(200);
    for (const path of ['/gallery/teeth', '/gallery/liposuction/t99999', '/gallery/hair-transplant/t20118']) {
      const page = await html(scene.visit(path));
      expect([path, page.within('main').attributes('a', 'href')]).toEqual([path, expect.arrayContaining(['/gallery'])]);
    }
  });

  it('stand in the sitemap, but for what is empty or withdrawn (GAL-30)', async () => {
    const sitemap = await (await scene.visit('/sitemaps/gallery.xml')).text();
    expect(sitemap).toContain('/gallery/hair-transplant/t20106<');
    expect(sitemap).toContain('/gallery/rhinoplasty<');
    expect(sitemap).not.toContain('t20118');
    expect(sitemap).not.toContain('/gallery/others');
    expect((await html(scene.visit('/gallery/others'))).html).toContain('content="noindex"');
  });
});

describe('an agreement sent without script', () => {
  it('brings the same page with its pictures, for this visitor alone', async () => {
    const answer = await agree('/gallery/liposuction/t10601');
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual([
      200,
      'no-store',
      'noindex',
    ]);
    const page = readHtml(await answer.text());
    expect(page.html).toMatch(/<img[^>]+src="\/p\/case-liposuction-t10601-before/);
    expect(page.html).not.toContain('data-hydrate');
    const plain = await html(scene.visit('/gallery/liposuction/t10601'));
    expect(plain.html).not.toContain('/p/case-');
  });

  it('is refused from other sites, for unknown pages and by other methods', async () => {
    expect((await agree('/gallery', { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await agree('//elsewhere.example/gallery')).status).toBe(422);
    expect((await agree('/nope')).status).toBe(422);
    expect((await scene.visit(AGREEMENT_PATH)).status).toBe(405);
    const gone = await agree('/gallery/hair-transplant/t20118');
    expect([gone.status, gone.headers.get('location')]).toEqual([303, '/gallery/hair-transplant/t20118']);
  });

  it.each([
    ['/blogs/a\r\nX-Injected: 1', '/blogs/ax-injected:%201'],
    ['/blogs/service/a\0b', '/blogs/service/a%00b'],
    ['/blogs/a\u007fb', '/blogs/a%7fb'],
    ['/blogs/नाक', '/blogs/%e0%a4%a8%e0%a4%be%e0%a4%95'],
  ])('for %j, where nothing is, leads to an address as a header takes it', async (page, address) => {
    const { status, headers } = await agree(page);
    expect([status, headers.get('location'), headers.get('x-injected')]).toEqual([303, address, null]);
  });
});
