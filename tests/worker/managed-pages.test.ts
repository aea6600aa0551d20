import { describe, expect, it } from 'vitest';
import { CONTENT_PATH, HEALTH_PATH, SITEMAPS_PREFIX } from '../../src/endpoints.ts';
import { DRAFT_PAGE_ID } from '../upstream/content/managed-pages.ts';
import type { HtmlPage } from './html-page.ts';
import { SOON, setWorkerScene } from './worker-scene.ts';
import { SITE_ORIGIN, type WorkerSite } from './worker-site.ts';

const scene = setWorkerScene();

/** What the page's editor or kind says; the way to the page stands on every one. */
const structuredData = (page: HtmlPage): unknown[] =>
  page
    .all('script')
    .flatMap((script, index) =>
      page.attribute(script, 'type') === 'application/ld+json' ? [JSON.parse(page.texts('script')[index] ?? '')] : [],
    )
    .filter((data: { '@type'?: unknown }) => data['@type'] !== 'BreadcrumbList');

const sitemap = async (site: Pick<WorkerSite, 'visit'>): Promise<string> =>
  (await site.visit(`${SITEMAPS_PREFIX}pages.xml`)).text();

describe('managed pages', () => {
  it('have the head that their editors typed', async () => {
    const { page } = await scene.page('/rhinoplasty-in-bangalore');
    expect(page.titles()).toEqual(['Rhinoplasty in Bangalore | Clinic']);
    expect(page.metas('description')).toEqual(['All about Rhinoplasty: planning, procedure, recovery & cost.']);
    expect(page.metas('keywords')).toEqual(['rhinoplasty, clinic, bangalore']);
    expect(page.metas('og:image')).toEqual([`${SITE_ORIGIN}/media/2025/01/social.jpg`]);
    expect([page.metas('og:image:width'), page.metas('og:image:height')]).toEqual([['1200'], ['630']]);
    expect(page.canonicals()).toEqual([`${SITE_ORIGIN}/rhinoplasty-in-bangalore`]);
    expect(structuredData(page)).toEqual([
      { '@context': 'https://schema.org', '@type': 'MedicalProcedure', name: 'Rhinoplasty' },
    ]);
    expect(page.texts('main')[0]).toContain('A little, for a day or two.');
  });

  it('do without structured data that is broken', async () => {
    const { answer, page } = await scene.page('/nose-jobs');
    expect([answer.status, structuredData(page)]).toEqual([200, [expect.objectContaining({ '@type': 'MedicalProcedure' })]]);
  });

  it('do without any field', async () => {
    const { page } = await scene.page('/hair-transplant-in-bangalore');
    expect(page.titles()).toEqual(['Hair Transplant in Bangalore']);
    expect(page.metas('description')[0]).toMatch(/\S/);
    expect(page.metas('og:image')).toEqual([`${SITE_ORIGIN}/share/default.jpg`]);
    expect(page.texts('h2')).toContain('BOOK YOUR CONSULTATION');
  });

  it('cannot break out of their structured data', async () => {
    const name = '</script><script>alert(1)</script>\u2028<!--';
    scene.upstream.content.update(190, { fields: { schema: JSON.stringify({ name }), meta_title: name } });
    const { page } = await scene.page('/body-contouring-in-bangalore');
    expect(structuredData(page)).toEqual([{ name }]);
    const others = page.all('script').filter((script) => page.attribute(script, 'type') === undefined);
    expect(others).toHaveLength(1);
    expect(page.html).toContain('<script>0</script>');
  });

  it('are found by their slug when the id means another page', async () => {
    const site = await scene.another({ vars: { MANAGED_PAGES: '{"nose-jobs":26,"facelift-in-bangalore":999999}' } });
    expect((await scene.page('/nose-jobs', site)).page.texts('h1')).toEqual(['Nose Jobs']);
    expect((await scene.page('/facelift-in-bangalore', site)).page.texts('h1')).toEqual(['Facelift in Bangalore']);
    expect(site.logged()).toContain('MANAGED_PAGES names another page for nose-jobs');
    const lost = await scene.another({ vars: { MANAGED_PAGES: '{"mommy-makeover-in-bangalore":26}' } });
    // A page that stands in for one of ours is waited for a moment only.
    const heading = async () => (await scene.page('/mommy-makeover-in-bangalore', lost)).page.texts('h1');
    await expect.poll(heading, SOON).toEqual(['Facelift in Bangalore']);
    expect(lost.logged()).toContain('MANAGED_PAGES names another page for mommy-makeover-in-bangalore');
  });

  it('wait once, not twice, for a CMS that never answers', async () => {
    const site = await scene.another();
    scene.upstream.faults.set('content', 'hang');
    scene.upstream.calls.reset();
    expect((await site.visit('/nose-jobs')).status).toBe(503);
    const firstCall = (part: string) => scene.upstream.calls.list.find(({ url }) => url.includes(part))?.at ?? 0;
    expect(firstCall('/posts?')).toBeGreaterThan(0);
    expect(Math.abs(firstCall('/pages/163') - firstCall('/posts?'))).toBeLessThan(2000);
    scene.upstream.faults.clear();
  });

  it('that are not there are 404, and say so', async () => {
    scene.upstream.content.withdraw(194);
    const { answer, page } = await scene.page('/laser-hair-removal-in-bangalore');
    expect([answer.status, page.texts('main')[0]]).toEqual([404, expect.stringContaining('No page content found')]);
    scene.upstream.content.publish(194);
  });
});

describe('a page WordPress does not have yet', () => {
  const publish = (slug: string) => scene.upstream.content.update(DRAFT_PAGE_ID, { slug, status: 'publish' });
  const withdraw = () => scene.upstream.content.withdraw(DRAFT_PAGE_ID);
  const statusOf = async (path: string, site: WorkerSite) => (await site.visit(path)).status;

  it('leads elsewhere until it is published', async () => {
    const site = await scene.another();
    const first = await site.visit('/mommy-makeover-in-bangalore');
    expect([first.status, first.headers.get('location')]).toEqual([302, '/body-contouring']);
    expect(first.headers.get('cache-control') ?? '').not.toMatch(/max-age=[1-9]|public/);
    publish('mommy-makeover-in-bangalore');
    await expect.poll(() => statusOf('/mommy-makeover-in-bangalore', site), SOON).toBe(200);
    const { page } = await scene.page('/mommy-makeover-in-bangalore', site);
    expect(page.texts('h1')).toEqual(['Mommy Makeover in Bangalore']);
    expect(page.canonicals()).toEqual([`${SITE_ORIGIN}/mommy-makeover-in-bangalore`]);
    withdraw();
  });

  it.each(['other-services', 'dark-circles-under-eye-bags'])('/%s gives way to a content page of that name', async (slug) => {
    const own = (await scene.page(`/${slug}`)).page;
    expect(own.texts('h1')).not.toEqual(['Mommy Makeover in Bangalore']);
    publish(slug);
    const site = await scene.another();
    // The first visitor waits no longer than a moment for a page that merely stands in for ours.
    const heading = async () => (await scene.page(`/${slug}`, site)).page.texts('h1');
    await expect.poll(heading, SOON).toEqual(['Mommy Makeover in Bangalore']);
    const { answer, page } = await scene.page(`/${slug}`, site);
    expect([answer.status, page.canonicals()]).toEqual([200, [`${SITE_ORIGIN}/${slug}`]]);
    expect(await sitemap(site)).toMatch(new RegExp(`/${slug}</loc><lastmod>`));
    withdraw();
  });

  it('leaves the sitemap where it takes the place of ours and its editor keeps search engines away', async () => {
    expect(await sitemap(scene)).toContain('/other-services</loc>');
    publish('other-services');
    scene.upstream.content.update(DRAFT_PAGE_ID, { members: { yoast_head_json: { robots: { index: 'noindex' } } } });
    const site = await scene.another();
    await expect.poll(async () => (await scene.page('/other-services', site)).page.metas('robots'), SOON).toEqual(['noindex']);
    expect(await sitemap(site)).not.toContain('/other-services</loc>');
    scene.upstream.content.update(DRAFT_PAGE_ID, { members: {} });
    withdraw();
  });

  it.each(['hang', 'down', 'html'] as const)(
    '/other-services stands as it was built while WordPress is away (%s)',
    async (fault) => {
      const built = (await scene.page('/other-services')).page.texts('h1');
      scene.upstream.faults.set('content', fault);
      const site = await scene.another();
      await site.visit(HEALTH_PATH);
      const begun = performance.now();
      const { answer, page } = await scene.page('/other-services', site);
      expect(performance.now() - begun).toBeLessThan(2500);
      expect([answer.status, page.texts('h1')]).toEqual([200, built]);
      const landing = await site.visit('/prp-platelet-rich-plasma-in-bangalore');
      expect([landing.status, landing.headers.get('location')]).toEqual([302, '/platelet-rich-plasma-injections']);
      scene.upstream.faults.clear();
    },
  );
});

describe('the older blog', () => {
  it('lists its posts and shows each of them', async () => {
    const { page } = await scene.page('/test-page');
    const paths = page.attributes('a', 'href').filter((path) => path.startsWith('/test-page/'));
    expect(paths).toEqual(scene.upstream.content.blogs.map(({ slug }) => `/test-page/${slug}`));
    for (const path of paths) {
      const shown = await scene.page(path);
      expect([path, shown.answer.status, shown.page.texts('h1').length, shown.page.metas('robots')]).toEqual([
        path,
        200,
        1,
        ['noindex'],
      ]);
    }
  });

  it('is cleaned like everything else', async () => {
    const { page } = await scene.page('/test-page/unsafe-legacy-markup');
    expect(page.texts('main')[0]).toContain('Pasted text.');
    expect(page.html).not.toMatch(/alert\(|onclick|javascript:/);
    expect((await scene.page('/test-page/scars-and-patience')).page.texts('h1')).toEqual(['Scars & patience']);
  });

  it('points search engines to the newer article of the same name', async () => {
    const before = (await scene.page('/test-page/compression-garments')).page;
    expect(before.canonicals()).toEqual([`${SITE_ORIGIN}/test-page/compression-garments`]);
    scene.upstream.content.add({ slug: 'compression-garments', title: 'Garments', content: '<p>New.</p>' });
    const after = (await scene.page('/test-page/compression-garments', await scene.another())).page;
    expect(after.canonicals()).toEqual([`${SITE_ORIGIN}/blogs/compression-garments`]);
  });

  it('may come wrapped in an envelope', async () => {
    scene.upstream.content.wrapBlogs = true;
    expect((await (await scene.another()).visit('/test-page/travelling-for-surgery')).status).toBe(200);
    scene.upstream.content.wrapBlogs = false;
  });

  it('answers 404 for a post it does not have', async () => {
    const { answer, page } = await scene.page('/test-page/no-such-post');
    expect([answer.status, page.texts('main')[0]]).toEqual([404, expect.stringContaining('Blog not found')]);
  });
});

describe('GET /api/content', () => {
  it.each([
    '/blogs',
    '/blogs?show=12',
    '/blogs?q=scars',
    '/blogs/every-block',
    '/blogs/service/rhinoplasty',
    '/test-page',
    '/test-page/scars-and-patience',
    '/nose-jobs',
  ])('answers the data of %s in our own words', async (path) => {
    const answer = await scene.visit(`${CONTENT_PATH}${path}`);
    const text = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(JSON.parse(text)).toMatchObject({ status: 'found', content: { kind: expect.any(String) } });
    expect(text).not.toMatch(/"rendered"|"_embedded"|"_links"|"guid"|wp-json|wp-content/);
  });

  it('tells where a name of a service leads', async () => {
    const answer = await scene.visit('/api/content/blogs/service/acne%20%26%20scars');
    expect(await answer.json()).toEqual({ status: 'redirect', to: '/blogs/service/acne-scars', code: 301 });
  });
});
