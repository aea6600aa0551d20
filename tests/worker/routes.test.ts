import { describe, expect, inject, it } from 'vitest';
import { clinic } from '../../src/content/clinic.ts';
import type { HtmlPage } from './html-page.ts';
import { setWorkerScene } from './worker-scene.ts';
import { SITE_ORIGIN } from './worker-site.ts';

/** With its pictures: some are asked for. */
const scene = setWorkerScene({ client: inject('workerBuild').client });

/** Rows ROUTE-01 to ROUTE-04 and ROUTE-11 to ROUTE-36, with the name each page has in its default title. */
const STATIC_PAGES = {
  '/': 'Home',
  '/about-us': 'About Us',
  '/services': 'Services',
  '/our-doctors': 'Our Doctors',
  '/gallery': 'Gallery',
  '/international': 'International',
  '/contact-us': 'Contact Us',
  '/patient-stories': 'Patient Stories',
  '/privacy-policy': 'Terms and Conditions & Privacy Policy',
  '/terms-conditions': 'Terms and Conditions & Privacy Policy',
  '/rhinoplasty': 'Rhinoplasty',
  '/anti-ageing': 'Anti Ageing',
  '/body-contouring': 'Body Contouring',
  '/breast-enhancement': 'Breast Enhancement',
  '/abdominal-contouring': 'Abdominal Contouring',
  '/hair-transplant': 'Hair Transplant',
  '/blepharo-plasty': 'Blepharoplasty',
  '/gynaecomastia-male-breast-moobs': 'Gynaecomastia',
  '/liposuction': 'Liposuction',
  '/structural-fat-grafting': 'Structural Fat Grafting',
  '/acne-and-scars': 'Acne and Scars',
  '/laser-hair-removal': 'Laser Hair Removal',
  '/fillers-and-botox': 'Fillers and Botox',
  '/laser-tattoo-removal': 'Laser Tattoo Removal',
  '/stretch-marks-treatment': 'Stretch Marks Treatment',
  '/laser-skin-rejuvenation': 'Laser Skin Rejuvenation',
  '/laser-scar-revision': 'Laser Scar Revision',
  '/platelet-rich-plasma-injections': 'Platelet Rich Plasma Injections',
  '/other-services': 'Other Services',
  '/dark-circles-under-eye-bags': 'Dark Circles and Under Eye Bags',
};

/** Rows ROUTE-06 to ROUTE-08 and ROUTE-37 to ROUTE-43, with the heading their content gives them. */
const CONTENT_PAGES = {
  '/blogs': 'Our Blogs',
  '/blogs/service/rhinoplasty': 'Rhinoplasty',
  '/blogs/every-block': 'Every block',
  '/rhinoplasty-in-bangalore': 'Rhinoplasty in Bangalore',
  '/facelift-in-bangalore': 'Facelift in Bangalore',
  '/nose-jobs': 'Nose Jobs',
  '/breast-augmentation-in-bangalore': 'Breast Augmentation in Bangalore',
  '/body-contouring-in-bangalore': 'Body Contouring & Abdominoplasty in Bangalore',
  '/hair-transplant-in-bangalore': 'Hair Transplant in Bangalore',
  '/laser-hair-removal-in-bangalore': 'Laser Hair Removal in Bangalore',
};

/** Rows ROUTE-44 to ROUTE-49: no such page in WordPress yet. */
const FALLBACKS = {
  '/mommy-makeover-in-bangalore': '/body-contouring',
  '/acne-and-acne-scars-in-bangalore': '/acne-and-scars',
  '/fillers-and-botox-in-bangalore': '/fillers-and-botox',
  '/laser-tattoo-removal-in-bangalore': '/laser-tattoo-removal',
  '/prp-platelet-rich-plasma-in-bangalore': '/platelet-rich-plasma-injections',
  '/dark-circles-and-under-eye-bags-in-bangalore': '/dark-circles-under-eye-bags',
};

/** One title and one heading, none of them empty. */
function expectTitled(page: HtmlPage): void {
  for (const found of [page.titles(), page.texts('h1')]) expect(found).toEqual([expect.stringMatching(/\S/)]);
  expect(page.all('html').map((element) => page.attribute(element, 'lang'))).toEqual(['en']);
}

function expectForSearchEngines(page: HtmlPage): void {
  expectTitled(page);
  expect(page.metas('description')).toEqual([expect.stringMatching(/\S/)]);
  expect(page.metas('robots')).toEqual(['index, follow']);
}

describe('pages', () => {
  it.each(Object.entries(STATIC_PAGES))('%s answers from the build', async (path, name) => {
    const { answer, page } = await scene.page(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expectForSearchEngines(page);
    if (!['/', '/about-us', '/services'].includes(path)) expect(page.titles()).toEqual([`${clinic.name.value} | ${name}`]);
    expect(page.canonicals()).toEqual([SITE_ORIGIN + (path === '/terms-conditions' ? '/privacy-policy' : path)]);
    expect(page.html).not.toContain('origin.invalid');
  });

  it.each(Object.entries(CONTENT_PAGES))('%s answers from WordPress', async (path, heading) => {
    const { answer, page } = await scene.page(path);
    expect(answer.status).toBe(200);
    expectForSearchEngines(page);
    expect(page.texts('h1')).toEqual([heading]);
    expect(page.canonicals()).toEqual([SITE_ORIGIN + path]);
  });

  it.each(['/test-page', '/test-page/compression-garments', '/thank-you'])(
    '%s answers and is kept from search engines',
    async (path) => {
      const { answer, page } = await scene.page(path);
      expect(answer.status).toBe(200);
      expectTitled(page);
      expect(page.metas('robots')).toEqual(['noindex']);
    },
  );

  it.each(['/about-us', '/blogs/every-block'])(
    '%s that is fetched ahead is fresh for a minute, on that device alone',
    async (path) => {
      const ahead = await scene.visit(path, { headers: { 'Sec-Purpose': 'prefetch' } });
      expect(ahead.headers.get('cache-control')).toBe('max-age=60, s-maxage=0, must-revalidate');
      expect(ahead.headers.get('vary')).toContain('Cookie');
      const missing = await scene.visit('/nope', { headers: { 'Sec-Purpose': 'prefetch' } });
      expect(missing.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('have a title and a heading each of its own', async () => {
    const paths = [...Object.keys(STATIC_PAGES), ...Object.keys(CONTENT_PAGES)].filter((path) => path !== '/terms-conditions');
    const pages = await Promise.all(paths.map((path) => scene.page(path)));
    expect(new Set(pages.map(({ page }) => page.titles()[0]))).toHaveProperty('size', paths.length);
    // A service page and the posts about that service share their heading.
    const headings = pages
      .filter((_, index) => paths[index] !== '/blogs/service/rhinoplasty')
      .map(({ page }) => page.texts('h1')[0]);
    expect(new Set(headings)).toHaveProperty('size', headings.length);
  });
});

describe('redirects', () => {
  it.each([
    ['/index.html', '/'],
    ['/about', '/about-us'],
    ['/aboutus', '/about-us'],
    ['/About-Us', '/about-us'],
    ['/ABOUT', '/about-us'],
    ['/about-us/', '/about-us'],
    ['/about-us//', '/about-us'],
    ['/about-us/index.html', '/about-us'],
    ['/about-us.html', '/about-us'],
    ['/qualified-doctors', '/our-doctors'],
    ['/blepharoplasty', '/blepharo-plasty'],
    ['/blogs/', '/blogs'],
    ['/blogs/Every-Block', '/blogs/every-block'],
    ['/about?utm_source=x&a=%20', '/about-us?utm_source=x&a=%20'],
    ['/blogs/service/acne%20%26%20scars', '/blogs/service/acne-scars'],
    ['/blogs/service/Rhinoplasty', '/blogs/service/rhinoplasty'],
  ])('%s leads to %s for good', async (from, to) => {
    const answer = await scene.visit(from);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
    expect((await scene.visit(to)).status).toBe(200);
  });

  it.each([
    '//evil.example',
    '//evil.example/',
    '///evil.example',
    '/\\evil.example',
    '//evil.example/index.html',
    '//evil.example//about-us/',
  ])('%s stays on the site', async (path) => {
    const answer = await scene.visit(path);
    const target = new URL(answer.headers.get('location') ?? '', SITE_ORIGIN);
    expect(answer.status).toBe(301);
    expect(target.origin).toBe(SITE_ORIGIN);
  });

  it.each(Object.entries(FALLBACKS))('%s leads to %s for now', async (from, to) => {
    const answer = await scene.visit(from);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to]);
    expect((await scene.visit(to)).status).toBe(200);
  });
});

describe('unknown addresses', () => {
  it.each([
    '/nope',
    '/blogs/no-such-post',
    '/blogs/service/no-such-service',
    '/blogs/service',
    '/gallery/nope',
    '/gallery/liposuction/nope',
    '/test-page/nope',
    '/rhinoplasty/nope',
    '/blogs?page=99',
  ])('%s is a real 404 page', async (path) => {
    const { answer, page } = await scene.page(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(page.metas('robots')).toEqual(['noindex']);
    expect(page.canonicals()).toEqual([]);
    expectTitled(page);
    expect(page.titles()).toEqual([`${clinic.name.value} | Page not found`]);
  });

  it('get the not-found screen', async () => {
    const { page } = await scene.page('/nope');
    for (const text of ['404', 'Oops! Page not found.', 'Under Development']) expect(page.texts('main')[0]).toContain(text);
    expect(page.attributes('a', 'href')).toContain('/');
  });

  it.each([
    ['GET', '/api/nope'],
    ['POST', '/api/nope'],
    ['GET', '/api/content/nope'],
    ['GET', '/api/content/about-us'],
    ['GET', '/api/seo/gallery'],
    ['GET', '/api/content/blogs/no-such-post'],
  ])('%s %s answers 404 in JSON', async (method, path) => {
    const answer = await scene.visit(path, { method });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/json');
  });

  it('answer an endpoint that does not exist in the one failure shape', async () => {
    expect(await (await scene.visit('/api/nope')).json()).toEqual({
      ok: false,
      error: { code: 'not-found', message: expect.any(String) },
    });
  });
});

describe('files that pages load', () => {
  it.each(['/', '/gallery', '/blogs', '/blogs/every-block', '/nose-jobs', '/nope'])('are all there: %s', async (path) => {
    const html = (await (await scene.visit(path)).text()).replace(/<a\b[^>]*>/g, '');
    const sources = [...html.matchAll(/\s(?:src|href|poster)="([^"]*)"/g)].map(([, address = '']) => address);
    const sets = [...html.matchAll(/\s(?:srcset|imagesrcset)="([^"]*)"/gi)].flatMap(([, set = '']) =>
      set.split(/,\s+/).map((part) => part.split(' ')[0] ?? ''),
    );
    const files = new Set([...sources, ...sets].filter((address) => address.startsWith('/')));
    expect(files.size).toBeGreaterThan(1);
    for (const file of files) expect([file, (await scene.visit(file, { method: 'HEAD' })).status]).toEqual([file, 200]);
  });
});
