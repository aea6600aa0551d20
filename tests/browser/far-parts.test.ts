import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSharedSite } from '../built-site.ts';
import { SWEPT, sampled } from '../sweep.ts';
import { useBrowser } from './browser.ts';
import { builtFile } from './built-files.ts';
import { openAgreed } from './gallery-visit.ts';
import { holdRequests } from './hold-requests.ts';
import { hydrated } from './hydrated.ts';

declare global {
  interface Window {
    /** Whether what stands below the banner of the gallery was there, each time that the page changed. */
    withHeading: boolean[];
  }
}

const LONG = '/rhinoplasty';
const PART = 'faq-section';
/** The file that has the code of forms. */
const FORMS = builtFile('forms');

const built = useSharedSite();
const begin = useBrowser({ isWhole: false });

/** How many parts of the page are laid out, and how many are not. */
const parts = (page: Page): Promise<{ laidOut: number; waiting: number }> =>
  page.evaluate(() => {
    const contents = [...document.querySelectorAll('[data-full] ~ section > *')];
    const laidOut = contents.filter((content) => content.checkVisibility({ contentVisibilityAuto: true })).length;
    return { laidOut, waiting: contents.length - laidOut };
  });
/** How far a part stands from its place, which is just below what stays at the top of the window: the header, and the menu of a treatment. */
const offItsPlace = (page: Page, id: string): Promise<number> =>
  page.evaluate((name) => {
    const top = document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN;
    const fixed = [...document.querySelectorAll('header, main nav')].filter((bar) => getComputedStyle(bar).position === 'sticky');
    return top - Math.max(...fixed.map((bar) => bar.getBoundingClientRect().bottom));
  }, id);
const PLACE_PX = 40;
/** What stands in the middle of the window, and how far from its top. */
const inTheMiddle = (page: Page) =>
  page.evaluate(() => {
    const part = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('section');
    return { part: part?.textContent?.slice(0, 60), top: part?.getBoundingClientRect().top ?? 0 };
  });
/** A browser keeps where it stood in whole pixels. */
const expectInTheMiddle = (page: Page, { part, top }: Awaited<ReturnType<typeof inTheMiddle>>) =>
  expect
    .poll(async () => {
      const now = await inTheMiddle(page);
      return now.part === part ? Math.abs(now.top - top) : Number.POSITIVE_INFINITY;
    })
    .toBeLessThan(2);
/** Reads on by so many screens; answers with the parts that stood in the window and were not laid out. */
const readDown = (page: Page, screens: number): Promise<string[]> =>
  page.evaluate(async (count) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const missing: string[] = [];
    const look = (part: Element): void => {
      const { top, bottom } = part.getBoundingClientRect();
      const isLaidOut = part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
      if (top < innerHeight && bottom > 0 && !isLaidOut) missing.push(`${part.textContent?.slice(0, 60)} at ${scrollY}`);
    };
    for (let screen = 0; screen < count; screen++) {
      scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
      await frame();
      await frame();
      document.querySelectorAll('[data-full] ~ section').forEach(look);
    }
    return missing;
  }, screens);

describe('parts of a page far below', () => {
  it('are laid out when they come near', async () => {
    const { page, end } = await begin();
    await page.goto(built.site.url);
    expect((await parts(page)).waiting).toBeGreaterThan(5);
    expect(await readDown(page, 40)).toEqual([]);
    expect(await page.evaluate(() => scrollY + innerHeight - document.documentElement.scrollHeight)).toBeGreaterThan(-2);
    await end();
  });

  it('leave the rings of tiles at the edges of the gallery whole', async () => {
    const { page, end } = await begin({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await openAgreed(page, `${built.site.url}/gallery/hair-transplant`);
    const tile = (number: number) => page.getByRole('link', { name: `View Case ${number}`, exact: true });
    await tile(8).scrollIntoViewIfNeeded();
    // Of the ring, what stands beside the tile.
    const beside = async (number: number, side: 'left' | 'right') => {
      const { x = 0, y = 0, width = 0 } = (await tile(number).boundingBox()) ?? {};
      return page.screenshot({ clip: { x: side === 'left' ? x - 5 : x + width + 3, y: y + 20, width: 2, height: 20 } });
    };
    for (const [number, side] of [
      [6, 'left'],
      [10, 'right'],
    ] as const) {
      const bare = await beside(number, side);
      await tile(number).focus();
      expect((await beside(number, side)).equals(bare), `${number}`).toBe(false);
    }
    await end();
  });

  it.each(sampled([390, 1280], [768]))(
    'make a page at most a quarter higher or lower than it is while they wait: %s px',
    SWEPT,
    async (width) => {
      const { page, end } = await begin({ viewport: { width, height: 800 } });
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      for (const path of ['/', LONG, '/international']) {
        await page.goto(built.site.url + path);
        // What is near is laid out with the first frames.
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
        const guessed = await height();
        expect((await parts(page)).waiting, path).toBeGreaterThan(4);
        await page.evaluate(() => document.documentElement.toggleAttribute('data-whole', true));
        const share = guessed / (await height());
        expect(share, path).toBeGreaterThan(0.75);
        expect(share, path).toBeLessThan(1.25);
      }
      await end();
    },
  );

  it.each(sampled([390, 1280], [320, 768]))('keep the room of a form whose code is on its way: %s px', SWEPT, async (width) => {
    // A service worker would have the code by the second page, and answer past what is held.
    const { page, end } = await begin({ viewport: { width, height: 800 }, serviceWorkers: 'block' });
    for (const [path, id] of [
      ['/our-doctors', 'consultation'],
      ['/international', 'enquiry-from-abroad'],
    ] as const) {
      const place = page.locator(`#${id}`);
      const height = () => place.evaluate((element) => element.getBoundingClientRect().height);
      // From the start: what a link on the page before leads to may be fetched ahead there.
      const release = await holdRequests(page, `**/${FORMS}`);
      await page.goto(`${built.site.url}/privacy-policy`);
      await hydrated(page);
      await page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(), path);
      await place.waitFor({ state: 'attached' });
      const kept = await height();
      // Held, so that what was measured is the room.
      expect(await place.locator('form').count(), path).toBe(0);
      release();
      await place.locator('form').waitFor({ state: 'attached' });
      const share = kept / (await height());
      expect(share, path).toBeGreaterThan(0.85);
      expect(share, path).toBeLessThan(1.15);
    }
    await end(/Service Worker registration blocked/);
  });

  it.each([true, false])('do not move a part that an address names; script: %s', async (javaScriptEnabled) => {
    const { page, end } = await begin({ javaScriptEnabled });
    await page.goto(`${built.site.url}${LONG}#${PART}`);
    if (javaScriptEnabled) await hydrated(page);
    await expect.poll(async () => Math.abs(await offItsPlace(page, PART))).toBeLessThan(PLACE_PX);
    if (javaScriptEnabled) expect((await parts(page)).waiting).toBe(0);
    await end();
  });

  it('are laid out where a link leads to one of them, on the next page too', async () => {
    const { page, end } = await begin({ viewport: { width: 1440, height: 900 } });
    await page.goto(built.site.url);
    await hydrated(page);
    await page.evaluate((address) => {
      const link = document.querySelector<HTMLAnchorElement>('main a[href="/rhinoplasty"]') ?? document.querySelector('main a');
      if (link) link.setAttribute('href', address);
      link?.click();
    }, `${LONG}#${PART}`);
    await page.waitForURL(`**${LONG}#${PART}`);
    await expect.poll(async () => Math.abs(await offItsPlace(page, PART))).toBeLessThan(PLACE_PX);
    await end();
  });

  // A race of the next page with the rest of the last: that many rounds, for one of them alone does not always show it.
  it('come on a page that was gone to before the rest of the last one was there', async () => {
    const { page, end } = await begin();
    await page.goto(`${built.site.url}/contact-us`);
    await hydrated(page);
    for (const round of Array.from({ length: 8 }).keys()) {
      for (const path of [round % 2 ? '/our-doctors' : '/gallery', '/about-us', '/']) {
        await page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(), path);
        await page.waitForURL(built.site.url + path);
      }
      await page.locator('#faq-section').waitFor({ state: 'attached' });
    }
    await end();
  });

  it('come after the banner of a gallery that was gone to, and stay where its category changes', async () => {
    const { page, end } = await begin();
    await page.goto(built.site.url + LONG);
    await hydrated(page);
    await page.evaluate(() => {
      window.withHeading = [];
      const heading = () => document.querySelector('#main h1')?.textContent;
      const left = heading();
      new MutationObserver(() => {
        if (heading() !== left) window.withHeading.push(document.querySelector('#main [aria-label="Rhinoplasty"]') !== null);
      }).observe(document.body, { childList: true, subtree: true });
      document.querySelector<HTMLAnchorElement>('main a[href="/gallery/rhinoplasty"]')?.click();
    });
    await page.waitForURL('**/gallery/rhinoplasty');
    await page.locator('#main [aria-label="Rhinoplasty"]').waitFor();
    expect(await page.evaluate(() => window.withHeading[0])).toBe(false);
    await page.evaluate(() => {
      document.querySelector('#main [aria-label="Rhinoplasty"]')?.setAttribute('data-kept', '');
      document.querySelector<HTMLAnchorElement>('main li a[href="/gallery/hair-transplant"]')?.click();
    });
    await page.waitForURL('**/gallery/hair-transplant');
    await page.locator('#main [aria-label="Hair Transplant"][data-kept]').waitFor({ timeout: 10_000 });
    await end();
  });

  it('stand where they stood after a reload, and on the way back', async () => {
    const { page, end } = await begin();
    await page.goto(built.site.url + LONG);
    await hydrated(page);
    await readDown(page, 6);
    const read = await inTheMiddle(page);
    await page.reload();
    await hydrated(page);
    await expectInTheMiddle(page, read);
    expect((await parts(page)).waiting).toBe(0);
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/about-us"]')?.click());
    await page.waitForURL('**/about-us');
    await page.getByRole('heading', { level: 1, name: /about/i }).waitFor();
    // The page gone to is rendered in two steps.
    await expect.poll(async () => (await parts(page)).waiting).toBeGreaterThan(0);
    await page.goBack();
    await expectInTheMiddle(page, read);
    await end();
  });
});
