import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CONSENT_KEY } from '../../src/components/sensitive-notice/sensitive-consent.ts';
import { SITEMAP_PATH } from '../../src/endpoints.ts';
import { useSharedSite } from '../built-site.ts';
import { keepInStorage, useBrowser } from './browser.ts';
import { misfits } from './geometry.ts';
import { weakTypeOverPictures } from './type-over-pictures.ts';

const built = useSharedSite();
const visit = useBrowser();

/**
 * `npm run sweep` goes to every address of the sitemaps at every width; the tests to one of each kind, and to those whose pictures are hard
 * on type, on both sides of each breakpoint and where faults were found.
 */
const EVERY_ADDRESS = import.meta.env.MODE === 'sweep';
const WIDTHS = EVERY_ADDRESS
  ? [320, 360, 390, 414, 600, 768, 834, 1024, 1088, 1280, 1440, 1920]
  : [320, 390, 600, 768, 1024, 1280, 1920];
const HEIGHT_PX = 900;
const STILL = { reducedMotion: 'reduce', viewport: { width: 320, height: HEIGHT_PX } } satisfies BrowserContextOptions;

const WITH_BANNER = [
  '/',
  '/services',
  '/about-us',
  '/patient-stories',
  '/gallery/rhinoplasty',
  '/gallery/laser-hair-removal',
  '/international',
  '/gynaecomastia-male-breast-moobs',
  '/hair-transplant',
];
const KINDS = [
  '/',
  '/services',
  '/our-doctors',
  '/gallery',
  '/contact-us',
  '/international',
  '/rhinoplasty',
  '/liposuction',
  '/blogs',
];

/** Addresses of every sitemap, without the many articles, which are all of one kind. */
async function everyAddress(page: Page): Promise<string[]> {
  const read = async (path: string) =>
    [...(await (await page.request.get(built.site.url + path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => new URL(address ?? '').pathname,
    );
  const all = (await Promise.all((await read(SITEMAP_PATH)).map(read))).flat();
  return all.filter((path) => !/^\/blogs\/(?!service)/.test(path) && path.split('/').length < 4);
}

async function findings(paths: readonly string[], look: (page: Page) => Promise<string[]>): Promise<string[]> {
  const { page, end } = await visit(STILL);
  await keepInStorage(page, CONSENT_KEY);
  const found: string[] = [];
  for (const path of EVERY_ADDRESS ? await everyAddress(page) : paths) {
    await page.setViewportSize(STILL.viewport);
    await page.goto(built.site.url + path, { waitUntil: 'domcontentloaded' });
    // The bar at the foot of the screen covers what scrolls beneath it: `phone-journeys.ts` looks after it.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('#reach { display: none !important }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT_PX });
      found.push(...(await look(page)).map((text) => `${path} at ${width}: ${text}`));
    }
  }
  await end();
  return found;
}

describe('at every width from 320 to 1920 px', { timeout: EVERY_ADDRESS ? 3_600_000 : 120_000 }, () => {
  it('words over pictures keep the contrast of WCAG 1.4.3', async () => {
    expect(await findings(WITH_BANNER, weakTypeOverPictures)).toEqual([]);
  });

  it('nothing leaves the page, no text is cut, no control lies on another', async () => {
    expect(await findings(KINDS, misfits)).toEqual([]);
  });
});
