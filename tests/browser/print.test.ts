import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serviceLabels } from '../../src/routes.ts';
import { useSharedSite } from '../built-site.ts';
import { SWEPT, sampled } from '../sweep.ts';
import { useBrowser } from './browser.ts';
import { printedSheets } from './printed-pages.ts';
import { isFirefox } from './stock-firefox.ts';

const built = useSharedSite();
const visit = useBrowser({ isWhole: false });

/** Width of what is left of an A4 sheet between the margins, in CSS pixels. */
const SHEET_PX = 718;

const ON_SCREEN = { viewport: { width: 1280, height: 900 } };

type Limit = [path: string, sheets: number];
const services = Object.keys(serviceLabels).map((slug): Limit => [`/${slug}`, 5]);
const isOfSample = ([path]: Limit) => path === '/breast-enhancement';

/**
 * Sheets that a page may take. The sample: home, which has most, what has to fit on one sheet, in the longest language too, pictures that are
 * withheld, and the longest treatment.
 */
const LIMITS = sampled<Limit>(
  [
    ['/', 6],
    ['/international', 1],
    ['/fr/international', 1],
    ['/contact-us', 1],
    ['/our-doctors', 4],
    ['/gallery/rhinoplasty', 4],
    ['/blogs', 1],
    ...services.filter(isOfSample),
  ],
  [
    ['/plan-your-stay', 1],
    ['/services', 4],
    ['/about-us', 4],
    ['/patient-stories', 4],
    ['/gallery', 4],
    ['/privacy-policy', 5],
    ['/blogs?q=nose', 1],
    ['/ar/international', 1],
    ['/bn/international', 1],
    ...services.filter((limit) => !isOfSample(limit)),
  ],
);

/** Runs of text that something else is painted over on paper. */
async function covered(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: SHEET_PX, height: 1000 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: SHEET_PX, height });
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || parent.closest('.visually-hidden') || !parent.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (box.width < 2 || !top || top.contains(parent) || parent.contains(top)) continue;
        // The link of a card reaches over it, and paints nothing there.
        if (top.tagName === 'A' && top.parentElement?.closest('article, li, div')?.contains(parent)) continue;
        found.push(`"${node.textContent.trim().slice(0, 40)}" under ${top.tagName}.${top.className}`);
      }
    }
    return found;
  });
}

describe('on paper', () => {
  it('a page is as short as its words, no sheet is empty, nothing lies on them', { ...SWEPT, timeout: 180_000 }, async () => {
    const { page, end } = await visit(ON_SCREEN);
    for (const [path, most] of LIMITS) {
      await page.emulateMedia({ media: null });
      await page.setViewportSize(ON_SCREEN.viewport);
      await page.goto(built.site.url + path);
      await expectOnPaper(page, most);
    }
    await end();
  });

  it('an article takes four sheets at most, none of them empty, and nothing lies on its words', async () => {
    const { page, end } = await visit(ON_SCREEN);
    await page.goto(`${built.site.url}/blogs`);
    const link = page.locator('main article a[href^="/blogs/"], main li a[href^="/blogs/"]:not([href*="service"])');
    await page.goto(built.site.url + (await link.first().getAttribute('href')));
    await expectOnPaper(page, 4);
    await end();
  });
});

it('the outlets of home are followed by their addresses, which lie on no other words, and both doctors are there', async () => {
  const { page, end } = await visit({ viewport: { width: SHEET_PX, height: 1000 } });
  await page.goto(built.site.url);
  await page.emulateMedia({ media: 'print' });
  const outlets = await page.locator('main li:has(h3 a[rel="noopener"])').evaluateAll((all) =>
    all.map((outlet) => {
      const [name, text] = [outlet.querySelector('h3'), outlet.querySelector('p')].map((part) => part?.getBoundingClientRect());
      const { position } = getComputedStyle(outlet.querySelector('a') ?? outlet, '::after');
      return [position, name && text && name.bottom <= text.top + 1 && Math.abs(name.left - text.left) < 1];
    }),
  );
  expect(outlets).toEqual(Array.from({ length: 4 }, () => ['static', true]));
  expect(await page.getByRole('tabpanel').count()).toBe(2);
  const directions = page.locator('main a[href^="https://maps."]');
  expect(await directions.evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').content.slice(0, 3)))).toEqual([
    '"\u00a0(',
  ]);
  // That of a chat is of no use on paper: it holds a message, and is longer than the words.
  const chats = await page
    .locator('main a[href*="wa.me"]')
    .evaluateAll((all) => all.map((chat) => getComputedStyle(chat, '::after').content));
  expect([chats.length > 0, new Set(chats)]).toEqual([true, new Set(['none'])]);
  await end();
});

it('the offer of a language, which stands open on the screen, is not printed over the words', async () => {
  const { page, end } = await visit({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
  await page.goto(`${built.site.url}/ar/contact-us`);
  const offer = page.getByRole('link', { name: 'This page in English' });
  await offer.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await offer.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  expect(await offer.isVisible()).toBe(true);
  // Nor is what is said where the application does not come.
  const away = page.locator('#away');
  await away.evaluate((line: HTMLElement) => line.showPopover());
  expect(await away.isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await away.isVisible()).toBe(false);
  await end();
});

/** Texts in light letters, which paper does not show: browsers leave out the ground that they stand on. */
const inLightLetters = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || !parent.checkVisibility()) continue;
      const [red = 0, green = 0, blue = 0] =
        getComputedStyle(parent)
          .color.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      if (red + green + blue > 3 * 160) found.push(node.textContent.trim());
    }
    return found;
  });

it('letters are dark, and cards whole; what leads to another language stays on the screen', async () => {
  const { page, end } = await visit(ON_SCREEN);
  for (const path of ['/our-doctors', '/patient-stories', '/blogs/every-block', '/nose-jobs']) {
    await page.emulateMedia({ media: null });
    await page.goto(built.site.url + path);
    await page.emulateMedia({ media: 'print' });
    // A button's colour changes over time.
    await expect.poll(() => inLightLetters(page), { message: path }).toEqual([]);
    expect(await page.locator('#languages').isVisible(), path).toBe(false);
  }
  await page.goto(built.site.url);
  const slides = page.locator('main [role=tabpanel] [data-kind]');
  const breaks = await slides.evaluateAll((all) => all.map((one) => getComputedStyle(one.parentElement ?? one).breakInside));
  expect([breaks.length > 0, new Set(breaks)]).toEqual([true, new Set(['avoid'])]);
  await end();
});

async function expectOnPaper(page: Page, most: number): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.evaluate(() => document.fonts.ready);
  const sheets = await printedSheets(page);
  expect.soft(sheets.length, pathname).toBeLessThanOrEqual(most);
  expect.soft(sheets, pathname).not.toContain(false);
  if (isFirefox) return; // over BiDi, its pages are not told of another medium
  expect.soft(await covered(page), pathname).toEqual([]);
  // What folds on a screen is read on paper.
  const folded = page.locator('main details:visible > :not(summary)').filter({ visible: false });
  expect.soft(await folded.allTextContents(), pathname).toEqual([]);
  expect.soft(await page.getByText('Skip to content').isVisible(), pathname).toBe(false);
  expect.soft(await page.getByRole('heading', { level: 1 }).isVisible(), pathname).toBe(true);
}
