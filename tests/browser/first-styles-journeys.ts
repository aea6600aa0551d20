import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SWEPT, sampled } from '../sweep.ts';
import { holdRequests } from './hold-requests.ts';
import type { BeginVisit } from './widgets-page.ts';

/**
 * One of each kind of page; the last of both lists have no second part. The sample: a page of each way to be made, prerendered with sheets of
 * its own and with those of others, from right to left, rendered by the Worker, and not there.
 */
const PAGES = sampled(
  ['/', '/rhinoplasty', '/gallery', '/ar/rhinoplasty', '/blogs/every-block', '/nothing-is-here'],
  [
    '/about-us',
    '/services',
    '/our-doctors',
    '/international',
    '/contact-us',
    '/patient-stories',
    '/privacy-policy',
    '/ar',
    '/blogs',
    '/plan-your-stay',
  ],
);
const SHEETS = '#root link[rel="stylesheet"]';

/** Place and look of every element before the sheets (`first`), or of all. */
const looks = (page: Page, part: 'first' | 'all') =>
  page.evaluate(
    async ([sheets, which]) => {
      // A picture of WordPress may be as large as its file, whenever that comes.
      await Promise.all(
        [...document.querySelectorAll<HTMLImageElement>('article img')].map((picture) => {
          picture.loading = 'eager';
          return picture.decode().catch(() => {});
        }),
      );
      // What moves when it comes into view stands at its beginning until then, or at its end, and a section that is not laid out yet is as
      // tall as its estimate: a matter of the moment.
      const still = new CSSStyleSheet();
      still.replaceSync('* { animation: none !important; transition: none !important; content-visibility: visible !important }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
      const end = document.querySelector(sheets);
      const isCompared = (element: Element) =>
        which === 'all' || end?.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING;
      return [...document.querySelectorAll('body *:not(link, script, option, use)')].filter(isCompared).map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const place = [x, y, width, height].map(Math.round).join(' ');
        const look = [style.display, style.color, style.backgroundColor, style.fontSize, style.opacity, style.visibility].join(
          ' ',
        );
        return `${element.tagName} ${element.className} at ${place}: ${look}`;
      });
    },
    [SHEETS, part] as const,
  );

/** What stands in one list of looks alone: the whole of both says too much for a message. */
const different = (now: readonly string[], before: readonly string[]) => [
  ...before.filter((look) => !now.includes(look)).map((look) => `before: ${look}`),
  ...now.filter((look) => !before.includes(look)).map((look) => `now: ${look}`),
  ...(now.length === before.length ? [] : [`${now.length} elements, ${before.length} before`]),
];

/** What the application does before it comes to life: the text of the sheets goes into the head's own. */
async function moveSheets(page: Page): Promise<void> {
  const sheets = await page.evaluate(async (selector) => {
    const [own] = document.styleSheets;
    const links = [...document.querySelectorAll<HTMLLinkElement>(selector)];
    const texts = await Promise.all(links.map(async ({ href }) => (await fetch(href)).text()));
    for (const text of texts) own?.insertRule(`@media all{${text.replace(/@font-face{.*?}/g, '')}}`, own.cssRules.length);
    for (const part of document.querySelectorAll(`${selector}, #root script`)) part.remove();
    return links.length;
  }, SHEETS);
  expect(sheets).toBeGreaterThan(0);
}

/** Styles of the first part stand in the head, all of them where the second begins (decision 039). */
export function describeFirstStyles(getUrl: () => string, visit: BeginVisit): void {
  describe('the styles of the first part', () => {
    it.each([390, 1280])(
      'are all that it takes at %s px, on every kind of page, and nothing below is shown without its own',
      { ...SWEPT, timeout: 180_000 },
      async (width) => {
        const { page, end } = await visit({ viewport: { width, height: 844 }, javaScriptEnabled: false });
        // Fonts and icons come when they come; what is compared here are styles.
        await page.context().route('**/*.{woff2,svg}', (route) => route.abort());
        for (const path of PAGES) {
          const release = await holdRequests(page, '**/assets/static/*.css');
          await page.goto(getUrl() + path, { waitUntil: 'commit' });
          await expect.poll(() => page.locator(SHEETS).count(), { message: path }).toBeGreaterThan(0);
          expect(await page.locator(`${SHEETS} ~ section`).count(), path).toBe(0);
          const before = await looks(page, 'first');
          expect(before.length, path).toBeGreaterThan(100);
          release();
          await page.waitForLoadState('load');
          expect(different(await looks(page, 'first'), before), path).toEqual([]);
          const all = await looks(page, 'all');
          await moveSheets(page);
          expect(different(await looks(page, 'all'), all), path).toEqual([]);
          await page.unrouteAll();
        }
        await end(/net::ERR_FAILED|status of 404/);
      },
    );

    it('are followed by sheets whose order says nothing: the page before may have brought any of them', async () => {
      const { page, end } = await visit({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
      await page.context().route('**/*.{woff2,svg}', (route) => route.abort());
      for (const path of ['/breast-enhancement', '/our-doctors', '/gallery', '/international']) {
        await page.goto(getUrl() + path);
        const texts = await page.locator(SHEETS).evaluateAll((links) =>
          Promise.all(
            links.map(async (link) => {
              const text = await (await fetch((link as HTMLLinkElement).href)).text();
              link.remove();
              return text.replace(/@font-face{.*?}/g, '');
            }),
          ),
        );
        expect(texts.length, path).toBeGreaterThan(2);
        const [site = '', ...own] = texts;
        await adoptSheets(page, [site, ...own]);
        const all = await looks(page, 'all');
        await adoptSheets(page, [site, ...own.toReversed()]);
        expect(different(await looks(page, 'all'), all), path).toEqual([]);
      }
      await end(/net::ERR_FAILED/);
    });

    it('keep the main menu still, wherever a busy browser paints it half read', async () => {
      const { page, end } = await visit({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
      await page.route('**/assets/entries/*', (route) => route.abort());
      const html = await (await page.request.get(getUrl())).text();
      const menu = html.indexOf('aria-label="Main"');
      const pieces = [html.slice(0, menu), ...html.slice(menu, html.indexOf('</nav>', menu)).split(/(?<=<\/li>)/)];
      pieces.push(html.slice(pieces.join('').length));
      expect(pieces.length).toBeGreaterThan(8);
      await page.goto(`${getUrl()}/robots.txt`);
      // Unpainted until it is read, the menu moved the page by 0.0144 in all.
      expect(await shiftWhileWritten(page, pieces)).toBeLessThan(0.002);
      await end(/net::ERR_FAILED/);
    });

    it('keep the words of a service page still on a phone, wherever they are painted half read', async () => {
      const { page, end } = await visit({ viewport: { width: 390, height: 1100 }, bypassCSP: true });
      await page.route('**/assets/entries/*', (route) => route.abort());
      const html = await (await page.request.get(`${getUrl()}/rhinoplasty`)).text();
      const begin = html.indexOf('<section id="information"');
      const part = html.slice(begin, html.indexOf('</section>', begin));
      const pieces = [html.slice(0, begin), ...part.split(/(?<=<\/(?:a|h2|p|picture|ul)>)/)];
      pieces.push(html.slice(pieces.join('').length));
      expect(pieces.length).toBeGreaterThan(8);
      await page.goto(`${getUrl()}/robots.txt`);
      // Pictures that stand before their words in the document, and after them on a phone, moved by 0.0575.
      expect(await shiftWhileWritten(page, pieces)).toBeLessThan(0.002);
      await end(/net::ERR_FAILED/);
    });
  });
}

/** Puts these sheets, and no other, behind those of the document. */
const adoptSheets = (page: Page, texts: readonly string[]): Promise<void> =>
  page.evaluate((all) => {
    document.adoptedStyleSheets = all.map((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    });
  }, texts);

/** Has the browser read a document piece by piece, and paint each; answers how far that moves the page. */
const shiftWhileWritten = (page: Page, pieces: readonly string[]): Promise<number> =>
  page.evaluate(async (all) => {
    const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    document.open();
    let shift = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shift += entry.value;
    });
    observer.observe({ type: 'layout-shift' });
    for (const piece of all) {
      document.write(piece);
      await document.fonts.ready;
      await frames();
    }
    document.close();
    await frames();
    return shift;
  }, pieces);
