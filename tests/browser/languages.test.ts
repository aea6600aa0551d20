import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SEO_PREFIX } from '../../src/endpoints.ts';
import { languages, translatedPaths } from '../../src/languages.ts';
import { useSharedSite } from '../built-site.ts';
import { SWEPT, sampled } from '../sweep.ts';
import { KEEPS_LINE, onlyInChromium, useBrowser } from './browser.ts';
import { hydrated, sinceStart } from './hydrated.ts';
import { keptPaths } from './kept-paths.ts';
import { axeFindings } from './visit.ts';
import { DESKTOP, PHONE } from './widgets-page.ts';

const built = useSharedSite();
const visit = useBrowser();

const paths = translatedPaths().filter((path) => !path.includes('/gallery/'));
/** Every page of the first language, in the gate one of each kind, treatments are one; and of each other one the page with the longest form. */
const [first = ''] = languages.filter(({ pages }) => pages.length).map(({ code }) => code);
const KINDS = ['', '/services', '/our-doctors', '/international', '/plan-your-stay', '/rhinoplasty', '/404'].map(
  (path) => `/${first}${path}`,
);
const tried = sampled(
  paths.filter((path) => KINDS.includes(path) || path.endsWith('/contact-us')),
  paths.filter((path) => path.startsWith(`/${first}/`) && !KINDS.includes(path) && !path.endsWith('/contact-us')),
);

/** Texts of the page; clocks and layers bring more of them later. */
const textsOf = (page: Page) =>
  page.locator('#root').evaluate((root: HTMLElement) => {
    const all = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (all.nextNode()) {
      const { data, parentElement } = all.currentNode as Text;
      if (data.trim() && !parentElement?.closest('script, style, [role="status"]')) texts.push(data);
    }
    return texts;
  });

/** Addresses of the documents that a page loads from now on. */
function documentsOf(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

describe('a page in another language', () => {
  it('is there', () => expect(tried).toEqual(expect.arrayContaining(KINDS)));

  it.each(tried)('%s comes to life with the words it was read in, and reports nothing', SWEPT, async (path) => {
    const { page, end } = await visit(DESKTOP);
    await page.goto(built.site.url + path);
    const before = await textsOf(page);
    const html = page.locator('html');
    const head = [await page.title(), await html.getAttribute('lang'), await html.getAttribute('dir')];
    await hydrated(page);
    const after = await textsOf(page);
    expect(before.filter((text) => !after.includes(text))).toEqual([]);
    expect([await page.title(), await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual(head);
    expect(head[1]).toBe(path.split('/')[1]);
    await end(path.endsWith('/404') ? /404/ : undefined);
  });

  it('leads to others of its language without a document, and to English ones by one', async () => {
    const { page, requests, end } = await visit(DESKTOP);
    await page.clock.install();
    await page.goto(`${built.site.url}/${first}/contact-us`);
    await hydrated(page);
    const documents = documentsOf(page);
    const follow = (path: string) =>
      page
        .locator(`a[href="${path}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
    await follow(`/${first}/services`);
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/${first}/services`);
    await expect.poll(() => page.locator('h1').textContent()).not.toBeNull();
    expect([documents, await page.locator('html').getAttribute('lang')]).toEqual([[], first]);
    // What the clinic's system says of a page is in English.
    const title = await page.title();
    await page.clock.runFor(1000);
    expect(requests.filter((address) => new URL(address).pathname.startsWith(SEO_PREFIX))).toEqual([]);
    expect(title).toMatch(/\p{Script=Arabic}/u);
    await follow('/about-us');
    await page.waitForURL('**/about-us');
    expect([documents, await page.locator('html').getAttribute('lang')]).toEqual([['/about-us'], 'en']);
    await end();
  });

  it('says all that can be heard of its viewer of pictures in its own words', async () => {
    const heard: string[][] = [];
    for (const code of ['', ...languages.filter(({ pages }) => pages.length).map((language) => `/${language.code}`)]) {
      const { page, end } = await visit(DESKTOP);
      await sinceStart(page, 1000);
      await page.goto(`${built.site.url}${code}/rhinoplasty#information`);
      await page.locator('.yarl__toolbar').waitFor();
      const names = await page
        .locator('.yarl__portal')
        .evaluate((layer) =>
          [...layer.querySelectorAll('*')].flatMap((one) =>
            ['aria-label', 'aria-roledescription', 'title'].map((name) => one.getAttribute(name) ?? ''),
          ),
        );
      heard.push([...new Set(names.filter(Boolean))]);
      await end();
    }
    const [english = [], ...others] = heard;
    expect(english).toEqual(expect.arrayContaining(['Zoom in', 'Zoom out', 'Close', 'carousel', 'slide', 'View 1 of 6']));
    expect(others.map((names) => [names.length, names.filter((name) => english.includes(name))])).toEqual(
      others.map(() => [english.length, []]),
    );
  });

  it('says that its English is newer past the link to the content, and on no other page that is gone to', async () => {
    const { page, end } = await visit(DESKTOP);
    const address = `${built.site.url}/${first}/contact-us`;
    await page.route(address, async (route) => {
      const answer = await route.fetch();
      const note = '<p data-newer="contact international"><a href="/contact-us" hreflang="en">Newer</a></p></aside>';
      await route.fulfill({ response: answer, body: (await answer.text()).replace('</aside>', note) });
    });
    await page.goto(address);
    await hydrated(page);
    const note = page.getByText('Newer', { exact: true });
    expect([await note.isVisible(), await axeFindings(page)]).toEqual([true, []]);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Newer');
    for (const [name, shown] of [
      ['services', false],
      ['international', true],
      ['contact-us', true],
    ] as const) {
      const path = `/${first}/${name}`;
      await page
        .locator(`a[href="${path}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
      await expect.poll(() => note.isVisible(), { message: path }).toBe(shown);
      if (shown)
        expect(await (await page.request.get(await note.evaluate((link: HTMLAnchorElement) => link.href))).url()).toBe(
          `${built.site.url}/${name}`,
        );
    }
    await end();
  });

  it.each([320, 390, 1280])('opens the desks below their button, where notes stand over the top bar, at %i px', async (width) => {
    onlyInChromium('It knows no anchor()');
    const { page, end } = await visit({ viewport: { width, height: 800 } });
    await page.goto(`${built.site.url}/${first}`);
    const button = page.locator('[popovertarget="desks"]');
    await button.click();
    const [above, below] = await Promise.all([button.boundingBox(), page.locator('#desks').boundingBox()]);
    // Arabic names of both are as wide as a phone: away from either edge, as all else.
    expect(below && below.x >= 16 && below.x + below.width <= width - 16, JSON.stringify(below)).toBe(true);
    const gap = (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(16);
    await end();
  });

  it('without a connection is the kept copy, or a page in its language; results of patients are kept in none', async () => {
    onlyInChromium(KEEPS_LINE);
    const { page, end } = await visit(PHONE);
    const below = (path: string) => `/${first}${path}`;
    await page.goto(built.site.url + below('/contact-us'));
    await hydrated(page);
    await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining([below('/international'), below('/contact-us')]));
    await page.goto(built.site.url + below('/gallery'));
    await hydrated(page);
    await page.goto(built.site.url + below('/our-doctors'));
    await expect.poll(() => keptPaths(page)).toContain(below('/our-doctors'));
    expect((await keptPaths(page)).filter((path) => path.startsWith(below('/gallery')) || path.startsWith('/p/case'))).toEqual(
      [],
    );
    await page.context().setOffline(true);
    await page.goto(built.site.url + below('/contact-us'));
    expect(await page.locator('html').getAttribute('lang')).toBe(first);
    expect(await page.locator('footer').count()).toBe(1);
    for (const path of [below('/services'), below('/gallery')]) {
      await page.goto(built.site.url + path);
      const html = page.locator('html');
      expect([path, await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual([path, first, 'rtl']);
      expect(await page.locator('h1').textContent()).not.toBe('No connection');
      expect(await page.locator('a[href="tel:+910000000003"]').count()).toBe(1);
      expect(await page.locator('a[href^="https://wa.me/"]').count()).toBe(1);
      expect(await page.locator(`a[href="${below('/our-doctors')}"]`).count()).toBe(1);
      expect(await axeFindings(page)).toEqual([]);
    }
    await page.context().setOffline(false);
    await end(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Failed to fetch/);
  });
});
