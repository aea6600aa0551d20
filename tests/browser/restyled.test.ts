import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSharedSite } from '../built-site.ts';
import { onlyInChromium, useBrowser } from './browser.ts';

const built = useSharedSite();
const visit = useBrowser({ isWhole: false });

/** The parts of Chromium's trace that are read here. */
interface Trace {
  traceEvents: { name: string; args?: { elementCount?: number } }[];
}

/** The most elements whose style Chromium works out in one go while `act` is done. */
async function restyled(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as Trace;
  const counts = trace.traceEvents.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? [args?.elementCount ?? 0] : []));
  expect(counts.length).toBeGreaterThan(0);
  return Math.max(...counts);
}

/** A page of each kind, with a form and without; the last withholds its pictures. */
const PAGES = [
  '/',
  '/services',
  '/contact-us',
  '/international',
  '/rhinoplasty',
  '/gallery/rhinoplasty',
  '/gynaecomastia-male-breast-moobs',
];
/** Whole pages have 600 to 1,100. */
const MOST = 100;

describe('a finger, a pointer or the focus that comes to a link', () => {
  it.each([390, 1280])('has the browser work out the style of few elements at %s px', async (width) => {
    onlyInChromium('It alone tells how many');
    for (const path of PAGES) {
      const { page, end } = await visit({ viewport: { width, height: 900 }, javaScriptEnabled: false });
      await page.goto(built.site.url + path);
      const links = page.locator('main a:visible');
      await links.first().hover();
      const focus = await restyled(page, async () => {
        for (const at of [1, 2]) await links.nth(at).focus();
        await page.evaluate(() => document.body.offsetHeight);
      });
      const hover = await restyled(page, async () => {
        for (const at of [1, 0]) await links.nth(at).hover();
        await page.evaluate(() => document.body.offsetHeight);
      });
      expect.soft(focus, path).toBeLessThan(MOST);
      expect.soft(hover, path).toBeLessThan(MOST);
      await end();
    }
  });
});
