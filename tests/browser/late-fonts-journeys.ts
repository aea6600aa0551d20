import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SWEPT, sampled } from '../sweep.ts';
import { onlyInChromium } from './browser.ts';
import { holdRequests } from './hold-requests.ts';
import { NO_SHIFTS, shiftSince } from './layout-shift.ts';
import type { BeginVisit } from './widgets-page.ts';

/**
 * One of each kind of page; where a line of text can go either way, what is above the fold counts. The sample: home, words over a picture,
 * and names nearly as wide as a phone, in breadcrumb and byline. What others have above the fold is made of the same.
 */
const PAGES = sampled(
  ['/', '/rhinoplasty', '/gallery/fillers-and-botox/t30209', '/blogs/what-to-expect-before-stretch-marks'],
  [
    '/about-us',
    '/our-doctors',
    '/gallery',
    '/contact-us',
    '/patient-stories',
    '/privacy-policy',
    '/blogs',
    '/nose-jobs',
    '/gallery/hair-transplant/t20102',
    '/blogs/facelift-ten-questions-patients-ask',
  ],
);

/** The site's faces and those that stand in for them, each with what became of it. */
const facesOf = (page: Page) =>
  page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family.replaceAll('"', '')} ${status}`));

/** Row PLAT-19 on a slow line, where a page is read before its fonts are there. */
export function describeLateFonts(getUrl: () => string, visit: BeginVisit): void {
  describe('fonts that come late', () => {
    it.each(sampled([390, 1440], [360]))('move next to nothing at %s px', SWEPT, async (width) => {
      onlyInChromium(NO_SHIFTS);
      const { page, end } = await visit({ viewport: { width, height: 844 } });
      for (const path of PAGES) {
        const release = await holdRequests(page, '**/*.woff2');
        await page.goto(getUrl() + path, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        // The first paint may come before the face is asked for: the text stands in its stand-in until it is there.
        await expect
          .poll(() => facesOf(page), { message: path, timeout: 10_000 })
          .toEqual(expect.arrayContaining(['Figtree loading', 'Figtree fallback loaded']));
        // What moves while the document is still being read, on a busy machine, is not the fonts' doing, nor what its last part moves.
        await page.waitForLoadState('domcontentloaded');
        const painted = await page.evaluate(
          () => new Promise<number>((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        release();
        await expect.poll(() => facesOf(page), { message: path, timeout: 10_000 }).toContain('Figtree loaded');
        expect(await shiftSince(page, painted), path).toBeLessThanOrEqual(0.01);
        await page.unrouteAll();
      }
      await end();
    });
  });
}
