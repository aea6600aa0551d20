import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSharedSite } from '../built-site.ts';
import { SWEPT, sampled } from '../sweep.ts';
import { onlyInChromium, useBrowser } from './browser.ts';
import { hydrated } from './hydrated.ts';

const built = useSharedSite();
const visit = useBrowser({ isWhole: false });

/** The parts of Chromium's trace that are read here. */
interface Trace {
  traceEvents: TraceEvent[];
}
interface TraceEvent {
  name: string;
  args?: { elementCount?: number; beginData?: { dirtyObjects: number; totalObjects: number } };
}

/** What Chromium notes while `act` is done. */
async function traced(page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  return (JSON.parse((await browser.stopTracing()).toString()) as Trace).traceEvents;
}

/** The most elements whose style it works out in one go. */
async function restyled(page: Page, act: () => Promise<void>): Promise<number> {
  const events = await traced(page, act);
  const counts = events.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? [args?.elementCount ?? 0] : []));
  expect(counts.length).toBeGreaterThan(0);
  return Math.max(...counts);
}

/** A page of each kind, with a form and without; the last of each list withholds its pictures. */
const PAGES = sampled(
  ['/', '/rhinoplasty', '/gallery/rhinoplasty'],
  ['/services', '/contact-us', '/international', '/gynaecomastia-male-breast-moobs'],
);
/** Whole pages have 600 to 1,100. */
const MOST = 100;

describe('a finger, a pointer or the focus that comes to a link', () => {
  it.each([390, 1280])('has the browser work out the style of few elements at %s px', SWEPT, async (width) => {
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

describe('the application on a page that is being left', () => {
  it('takes the focus from the link that was followed before the next page is rendered, not by removing it', async () => {
    const { page, end } = await visit({ viewport: { width: 390, height: 844 } });
    await page.goto(built.site.url);
    await hydrated(page);
    const link = page.locator('main a[href="/rhinoplasty"]:visible').first();
    await link.focus();
    const leftAt = await link.evaluate(
      (element: HTMLElement) =>
        new Promise((resolve) => {
          element.addEventListener('blur', () => resolve(location.pathname));
          element.click();
        }),
    );
    expect(leftAt).toBe('/');
    await page.locator('h1:focus', { hasText: 'Rhinoplasty' }).waitFor();
    await end();
  });

  it('has the browser lay out nothing again when a sheet of the next page comes', async () => {
    onlyInChromium('It alone tells how many');
    const { page, end } = await visit({ viewport: { width: 390, height: 844 } });
    await page.goto(built.site.url);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    const [sheet] = readdirSync('dist/client/assets/static').filter((name) => name.startsWith('page-about.'));
    const events = await traced(page, () =>
      page.evaluate(async (href) => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        document.head.append(link);
        await new Promise((resolve) => link.addEventListener('load', resolve));
        document.body.getBoundingClientRect();
      }, `/assets/static/${sheet}`),
    );
    const wholly = events.flatMap(({ name, args }) => {
      const { dirtyObjects = 0, totalObjects = 0 } = (name === 'Layout' && args?.beginData) || {};
      return dirtyObjects === totalObjects && dirtyObjects > MOST ? [dirtyObjects] : [];
    });
    expect(wholly, 'boxes laid out, all there are').toEqual([]);
    await end();
  });
});
