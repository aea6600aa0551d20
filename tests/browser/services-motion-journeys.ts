import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { keepInStorage } from './browser.ts';
import { at, running, slidesOf } from './home-visit.ts';
import { hydrated } from './hydrated.ts';
import { type BeginVisit, bringIntoView } from './widgets-page.ts';

const MOVE_MS = 500;

/** Path, slides, interval, slides at once by width. Rows SVP-07, SVP-08, SVP-13, SVP-17, SVP-26, SVP-27, SVP-30, SVP-41, SVC-16, SVC-17. */
const CAROUSELS = [
  [
    '/breast-enhancement',
    4,
    1500,
    [
      [1440, 3],
      [1023, 2],
      [767, 1],
    ],
  ],
  [
    '/body-contouring',
    2,
    3000,
    [
      [1440, 2],
      [390, 1],
    ],
  ],
  ['/structural-fat-grafting', 5, 3000, [[390, 1]]],
  ['/platelet-rich-plasma-injections', 2, 3000, [[390, 1]]],
] as const;

const carouselOf = (page: Page): Locator => page.locator('main [aria-roledescription="carousel"]').first();
const inView = (shown: Locator) => shown.locator('[aria-roledescription="slide"]:not([inert])').count();

export function describeServiceMotion(getUrl: () => string, visit: BeginVisit): void {
  describe('carousels of service pages', () => {
    it.each(CAROUSELS)('%s: %i slides, every %i ms', async (path, total, every, widths) => {
      const { page, end } = await visit();
      await page.clock.install();
      await keepInStorage(page, 'sensitiveContentAccepted');
      await page.goto(getUrl() + path);
      await hydrated(page);
      const shown = carouselOf(page);
      for (const [width, perView] of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => inView(shown)).toBe(perView);
      }
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
      expect(await slidesOf(shown).count()).toBe(total);
      await page.mouse.move(0, 0);
      await bringIntoView(page.getByRole('contentinfo'));
      await expect.poll(() => running(shown)).toBe(false);
      await page.clock.runFor(1000);
      await bringIntoView(shown.locator('[aria-label="Slides"]'));
      await expect.poll(() => running(shown)).toBe(true);
      const first = await at(shown);
      await page.clock.runFor(every - 1);
      expect(await at(shown)).toBe(first);
      await page.clock.runFor(1);
      await expect.poll(() => at(shown)).toBe((first % total) + 1);
      await page.clock.runFor(MOVE_MS + 100);
      // Whoever reads stops it, for good (SVP-08).
      await shown.getByRole('button', { name: 'Stop automatic slide show' }).press('Enter');
      const stopped = await at(shown);
      await page.clock.runFor(10 * every);
      expect([await at(shown), await running(shown)]).toEqual([stopped, false]);
      await end();
    });
  });
}
