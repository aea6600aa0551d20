import { describe, expect, inject, it } from 'vitest';
import { CONTENT_PATH, LANGUAGE_PREFIX, LEADS_PATH, localFeedPath, localServiceWorkerPath } from '../../src/endpoints.ts';
import { inLanguagePath, languages, splitLanguage, translatedPaths } from '../../src/languages.ts';
import { isService, matchRoute, staticPaths } from '../../src/routes.ts';
import { isSweep, SWEPT } from '../sweep.ts';
import { type HtmlPage, readHtml } from './html-page.ts';
import { enquiries, type LeadFields } from './lead-post.ts';
import { setWorkerScene } from './worker-scene.ts';
import { SITE_ORIGIN } from './worker-site.ts';

/** With its pictures: every link of a page is followed. */
const scene = setWorkerScene({ client: inject('workerBuild').client });
/** Some of the languages have no page yet. */
const shown = languages.filter(({ pages }) => pages.length > 0);
const [first = { code: '', name: '', direction: 'ltr', openGraph: '', pages: [] }] = shown;
const below = (path: string) => inLanguagePath(first, path);
const isShown = (code: string) => shown.some((one) => one.code === code);

const alternatesIn = (page: HtmlPage): Record<string, string> =>
  Object.fromEntries(
    page
      .all('link')
      .filter((link) => page.attribute(link, 'rel') === 'alternate' && page.attribute(link, 'hrefLang'))
      .map((link) => [page.attribute(link, 'hrefLang'), page.attribute(link, 'href')]),
  );
const menuIn = (page: HtmlPage, id: string) =>
  page
    .within(id)
    .all('a')
    .filter((link) => page.attribute(link, 'hrefLang') && page.attribute(link, 'lang'))
    .map((link) => page.attribute(link, 'href'));

describe('a page in another language', () => {
  it('says its language in its head, its header and its document', async () => {
    const { answer, page } = await scene.page(below('/contact-us'));
    expect([answer.status, answer.headers.get('content-language')]).toEqual([200, first.code]);
    const [html] = page.all('html');
    expect(html && [page.attribute(html, 'lang'), page.attribute(html, 'dir')]).toEqual([first.code, first.direction]);
    expect(page.canonicals()).toEqual([`${SITE_ORIGIN}${below('/contact-us')}`]);
    expect(page.metas('og:url')).toEqual(page.canonicals());
    expect(page.metas('og:locale')).toEqual([first.openGraph]);
    expect(page.metas('og:locale:alternate')).toContain('en_GB');
    expect(page.html).toMatch(new RegExp(`"inLanguage":"${first.code}"`));
    expect((await scene.visit('/contact-us')).headers.get('content-language')).toBe('en');
  });

  it('has one form of its address', async () => {
    const at = async (path: string) => {
      const answer = await scene.visit(path);
      return [answer.status, answer.headers.get('location')];
    };
    const upper = first.code.toUpperCase();
    expect(await at(`${below('/')}/`)).toEqual([301, below('/')]);
    expect(await at(`/${upper}/Contact-Us/?a=B`)).toEqual([301, `${below('/contact-us')}?a=B`]);
    expect(await at(below('/contact-us.html'))).toEqual([301, below('/contact-us')]);
    expect(await at(below('/qualified-doctors'))).toEqual([301, below('/our-doctors')]);
    expect(await at(below('/gallery?category=Liposuction'))).toEqual([301, below('/gallery/liposuction')]);
  });

  it.each(['/about-us', '/no-such-page', '/patient-stories', '/api/leads', '/robots.txt', '/sw.js', '/ops', '/404'])(
    'is none at %s: that is not there in that language, never in English',
    async (path) => {
      const { answer, page } = await scene.page(below(path));
      expect([answer.status, answer.headers.get('content-language')]).toEqual([404, first.code]);
      const [html] = page.all('html');
      expect(html && page.attribute(html, 'lang')).toBe(first.code);
      expect([page.canonicals(), alternatesIn(page)]).toEqual([[], {}]);
      // Of a page that there is in English the menu leads there, and the top of the page says so.
      const english = staticPaths().includes(path) ? path : '/';
      expect(menuIn(page, 'footer')).toEqual([english, ...shown.slice(1).map(({ code }) => `/${code}`)]);
      expect(page.within('notes').attributes('a', 'href')).toEqual(english === '/' ? [] : [english]);
    },
  );

  it('has a service worker of its own, whose page without a connection speaks the language', async () => {
    const answer = await scene.visit(localServiceWorkerPath(first.code));
    const script = await answer.text();
    expect([answer.status, answer.headers.get('service-worker-allowed')]).toEqual([200, below('/')]);
    expect(script).toContain(`lang="${first.code}"${first.direction === 'rtl' ? ' dir="rtl"' : ''}>`);
    expect(script).toContain(below('/international'));
    expect(await (await scene.visit('/sw.js')).text()).not.toContain(`/${first.code}`);
    expect((await scene.visit(localServiceWorkerPath('xx'))).status).toBe(404);
  });

  it('has its data beside it, and nothing else has', async () => {
    expect((await scene.visit(`${CONTENT_PATH}${below('/gallery/liposuction')}`)).status).toBe(200);
    expect((await scene.visit(`${CONTENT_PATH}${below('/test-page')}`)).status).toBe(404);
  });

  it('is posted to as the English one is', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: SITE_ORIGIN };
    for (const path of ['/plan-your-stay', '/enquiry']) {
      const answer = await scene.visit(below(path), { method: 'POST', headers, body: 'treatment=rhinoplasty&reference=x' });
      expect([path, answer.headers.get('content-language')]).toEqual([path, first.code]);
      expect(await answer.text()).toContain(`<html lang="${first.code}"`);
    }
    expect((await scene.visit(below('/contact-us'), { method: 'POST', headers, body: '' })).status).toBe(405);
  });

  it('gets its form back in its language, and thanks in it', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: SITE_ORIGIN };
    const lead = (changes: LeadFields) =>
      new URLSearchParams(enquiries.consultation({ page: below('/contact-us'), ...changes })).toString();
    const refused = await scene.visit(LEADS_PATH, { method: 'POST', headers, body: lead({ phone_number: '1' }) });
    expect([refused.status, refused.headers.get('content-language')]).toEqual([422, first.code]);
    expect(await refused.text()).toContain('name="form" value="consultation"');
    const taken = await scene.visit(LEADS_PATH, { method: 'POST', headers, body: lead({}) });
    expect([taken.status, taken.headers.get('location')]).toEqual([303, below('/thank-you')]);
    expect(taken.headers.get('set-cookie')).toContain(`Path=${below('/thank-you')};`);
    const cookie = taken.headers.get('set-cookie')?.split(';')[0] ?? '';
    const thanks = await scene.visit(below('/thank-you'), { headers: { cookie } });
    expect([thanks.status, thanks.headers.get('content-language')]).toEqual([200, first.code]);
    expect(await thanks.text()).toContain(/=([\w-]+?)_/.exec(cookie)?.[1]);
  });

  it('is refused in its language, and says which that is', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const referer = SITE_ORIGIN + below('/contact-us');
    const refused = async (path: string, headers: Record<string, string>, body = '') => {
      const answer = await scene.visit(path, { method: 'POST', headers, body });
      const said = await answer.text();
      const isPage = answer.headers.get('content-type')?.startsWith('text/html');
      const message = isPage ? readHtml(said).texts('p')[0] : (JSON.parse(said) as { error: { message: string } }).error.message;
      return [answer.status, answer.headers.get('content-language'), /[a-z]{3}/.test(message ?? '')];
    };
    const large = 'x'.repeat(40_000);
    expect(await refused(below('/enquiry'), { ...form, origin: 'https://elsewhere.example' })).toEqual([403, first.code, false]);
    expect(await refused(below('/plan-your-stay'), { ...form, origin: SITE_ORIGIN }, large)).toEqual([413, first.code, false]);
    expect(await refused(LEADS_PATH, { ...form, origin: SITE_ORIGIN, referer }, large)).toEqual([413, first.code, false]);
    expect(await refused(LEADS_PATH, { ...form, origin: SITE_ORIGIN }, large)).toEqual([413, 'en', true]);
    const elsewhere = `https://elsewhere.example${below('/contact-us')}`;
    expect(await refused(LEADS_PATH, { ...form, origin: SITE_ORIGIN, referer: elsewhere }, large)).toEqual([413, 'en', true]);
    // Nobody's browser asks for this: the sentence is in English, and says so.
    expect(await refused(below('/contact-us'), { ...form, origin: SITE_ORIGIN })).toEqual([405, 'en', true]);
  });

  it('is lite for those who save data, with its menu', async () => {
    const page = readHtml(await (await scene.visit(below('/contact-us'), { headers: { 'save-data': 'on' } })).text());
    expect(page.html).toContain('data-saver');
    expect(menuIn(page, 'footer')).toContain('/contact-us');
  });

  it('that is a draft says so, and search engines are kept away', async () => {
    const { answer, page } = await scene.page(below('/contact-us'));
    const note = page.elements.find((element) => page.attribute(element, 'className') === 'translation');
    expect(note?.tagName).toBe('aside');
    expect([answer.headers.get('x-robots-tag'), page.metas('robots')]).toEqual(['noindex', ['noindex']]);
    const english = await scene.page('/contact-us');
    expect([english.answer.headers.get('x-robots-tag'), english.page.metas('robots')]).toEqual([null, ['index, follow']]);
    expect(english.page.html).not.toContain('class="translation"');
  });
});

describe('the way to another language', () => {
  it('is on every page, and keeps the page where there is one', async () => {
    for (const [path, to] of [
      ['/contact-us', below('/contact-us')],
      ['/about-us', below('/')],
      ['/blogs', below('/blogs')],
      ['/blogs/every-block', below('/blogs')],
      ['/no-such-page', below('/')],
      [below('/contact-us'), '/contact-us'],
    ] as const) {
      const { page } = await scene.page(path);
      for (const id of ['menu-content', 'footer'])
        expect([path, id, menuIn(page, id)]).toEqual([path, id, expect.arrayContaining([to])]);
      const opens = page.within('top-bar').elements.filter((one) => page.attribute(one, 'popoverTarget') === 'languages');
      expect([path, opens.length]).toEqual([path, 1]);
    }
    const { page } = await scene.page('/contact-us');
    expect(page.html).toContain(`hreflang="${first.code}" lang="${first.code}" dir="${first.direction}">${first.name}</a>`);
  });

  it('leads on from a page that the application has gone to', async () => {
    const to = async (path: string) => (await scene.visit(LANGUAGE_PREFIX + path)).headers.get('location');
    expect(await to(`${first.code}/contact-us`)).toBe(below('/contact-us'));
    expect(await to(`${first.code}/about-us`)).toBe(below('/'));
    expect(await to(`en${below('/contact-us')}`)).toBe('/contact-us');
    expect(await to(`${first.code}//evil.example`)).toBe(below('/'));
    expect(await to('en//evil.example')).toBe('/evil.example');
    for (const none of ['xx/contact-us', first.code, ''])
      expect([none, (await scene.visit(LANGUAGE_PREFIX + none)).status]).toEqual([none, 404]);
  });

  it('is offered in the other language, on pages that are there in it', async () => {
    const same = ({ page }: Awaited<ReturnType<typeof scene.page>>) =>
      page.elements
        .filter((element) => element.tagName === 'a' && page.attribute(element, 'rel') === 'alternate')
        .map((element) => page.attribute(element, 'href'));
    const translated = await scene.page('/contact-us');
    expect(same(translated)).toContain(below('/contact-us'));
    expect(translated.page.html).toContain(' id="offer"');
    const english = await scene.page('/about-us');
    expect(same(english)).toEqual([]);
    expect(english.page.html).not.toContain(' id="offer"');
  });
});

/** Treatments are made by the same code, and so are categories of the gallery: the gate takes a few of them. */
function isTried(path: string): boolean {
  const { path: own } = splitLanguage(path);
  if (own === '/404') return false;
  const name = matchRoute(own)?.name ?? '';
  return isSweep || !(isService(name) || own.startsWith('/gallery/')) || TYPICAL.includes(own);
}
const TYPICAL = ['/rhinoplasty', '/hair-transplant', '/gallery/rhinoplasty', '/gallery/hair-transplant', '/gallery/others'];

it('every page of every language names all the languages it is in, each names it back, and no link of it is dead', {
  ...SWEPT,
  timeout: 240_000,
}, async () => {
  const pages = new Map<string, HtmlPage>();
  const paths = [...staticPaths(), ...translatedPaths().filter((one) => isShown(one.split('/')[1] ?? ''))].filter(isTried);
  expect(paths).toEqual(expect.arrayContaining(TYPICAL));
  for (const path of paths) {
    const { answer, page } = await scene.page(path);
    expect([path, answer.status]).toEqual([path, 200]);
    pages.set(path, page);
  }
  const pathOf = (address = '') => address.slice(SITE_ORIGIN.length);
  const alternates = new Map([...pages].map(([path, page]) => [path, alternatesIn(page)]));
  const links = new Set<string>();
  for (const [path, page] of pages) {
    const named = alternates.get(path) ?? {};
    const own = path === '/terms-conditions' ? {} : named;
    for (const [code, address] of Object.entries(own)) {
      expect([path, code, alternates.get(pathOf(address))]).toEqual([path, code, named]);
    }
    if (Object.keys(named).length) {
      expect([path, Object.values(named).map(pathOf)]).toEqual([path, expect.arrayContaining([path])]);
      expect([path, named['x-default']]).toEqual([path, named['en']]);
    }
    for (const address of page.attributes('a', 'href'))
      if (address.startsWith('/') && !address.startsWith('/api/')) links.add(address.replace(/[?#].*$/, ''));
  }
  const translated = [...pages.keys()].filter((path) => isShown(path.split('/')[1] ?? ''));
  expect(translated.length).toBeGreaterThan(0);
  for (const path of translated) {
    const english = pages.get(splitLanguage(path).path) ?? readHtml('');
    // An empty category of the gallery is kept from search engines.
    const isListed = english.metas('robots').join() === 'index, follow';
    expect([path, Object.keys(alternates.get(splitLanguage(path).path) ?? {}).length > 0]).toEqual([path, isListed]);
  }
  // Those above have answered.
  for (const address of links) {
    if (pages.has(address)) continue;
    const { status } = await scene.visit(address);
    // A managed page that is not there leads on.
    expect([address, [200, 302].includes(status)]).toEqual([address, true]);
  }
});

it('sitemaps name each page in every language, with all of them', async () => {
  const text = await (await scene.visit('/sitemaps/pages.xml')).text();
  const entry = (path: string) => text.split('<url>').find((one) => one.startsWith(`<loc>${SITE_ORIGIN}${path}</loc>`)) ?? '';
  const link = (code: string, path: string) => `<xhtml:link rel="alternate" hreflang="${code}" href="${SITE_ORIGIN}${path}"/>`;
  for (const path of ['/contact-us', below('/contact-us')]) {
    expect(entry(path)).toContain(link('en', '/contact-us'));
    expect(entry(path)).toContain(link('x-default', '/contact-us'));
    expect(entry(path)).toContain(link(first.code, below('/contact-us')));
  }
  expect(entry('/about-us')).not.toContain('xhtml:link');
  expect(text).not.toContain(`${SITE_ORIGIN}${below('/thank-you')}`);
});

it('production knows nothing of a draft: its documents are as if there were none', { timeout: 120_000 }, async () => {
  const vars = { ENVIRONMENT: 'production', DEMO_CONTENT: 'on' };
  const production = await scene.another({ vars });
  const drafts = shown.filter(({ reviewer }) => reviewer === null);
  expect(drafts.length).toBe(shown.length);
  for (const { code } of drafts) {
    for (const path of [`/${code}`, `/${code}/contact-us`, `/${code}/qualified-doctors`]) {
      const answer = await production.visit(path);
      expect([path, answer.status, answer.headers.get('content-language')]).toEqual([path, 404, 'en']);
      expect(await answer.text()).toBe(await (await production.visit('/no-such-page')).text());
    }
    expect((await production.visit(`${CONTENT_PATH}/${code}/gallery`)).status).toBe(404);
    expect((await production.visit(`${LANGUAGE_PREFIX}${code}/contact-us`)).status).toBe(404);
    expect((await production.visit(localServiceWorkerPath(code))).status).toBe(404);
    expect((await production.visit(localFeedPath(code))).status).toBe(404);
  }
  for (const path of [...staticPaths(), '/blogs', '/thank-you', '/no-such-page', '/sitemaps/pages.xml']) {
    const html = await (await production.visit(path)).text();
    for (const trace of [
      'hreflang',
      'og:locale',
      '="languages"',
      '/languages.',
      ' id="offer"',
      ...drafts.map(({ name }) => name),
    ])
      expect([path, trace, html.includes(trace)]).toEqual([path, trace, false]);
  }
});
