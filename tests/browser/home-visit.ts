import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated } from './hydrated.ts';
import { bringIntoView } from './widgets-page.ts';

/** Goes to the home page and waits for the application. */
export async function openHome(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/`);
  await hydrated(page);
}

/** The same under a clock that stands still until a test moves it. */
export async function openHomePaused(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await openHome(page, url);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

export const carousel = (page: Page, label: string): Locator => page.locator(`section[aria-label="${label}"]`);
export const slidesOf = (shown: Locator): Locator => shown.locator('[aria-roledescription="slide"]');
export const rowOf = (shown: Locator): Locator => shown.locator('[aria-label="Slides"]');

/** Number of the first slide in view, from 1. */
export const at = (shown: Locator): Promise<number> =>
  slidesOf(shown).evaluateAll(
    (slides) =>
      1 + slides.findIndex((slide, index) => !slide.hasAttribute('inert') && slides.at(index - 1)?.hasAttribute('inert')),
  );

export const running = (shown: Locator): Promise<boolean> =>
  shown
    .locator('[aria-live]')
    .first()
    .evaluate((element) => element.getAttribute('aria-live') === 'off');

/** Brings a carousel into view from elsewhere, so that its interval begins at the moment at which the clock stands. */
export async function beginCarousel(page: Page, label: string): Promise<Locator> {
  const shown = carousel(page, label);
  await page.mouse.move(0, 0);
  await bringIntoView(page.getByRole('contentinfo'));
  await expect.poll(() => running(shown)).toBe(false);
  await page.clock.runFor(1000);
  await bringIntoView(rowOf(shown));
  await expect.poll(() => running(shown)).toBe(true);
  return shown;
}
