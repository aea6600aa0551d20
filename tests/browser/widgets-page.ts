import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, pointAtControl } from './hydrated.ts';
import { axeFindings } from './visit.ts';

/** A visit as `useBrowser()` begins it. */
export interface Visit {
  page: Page;
  /** Addresses requested so far. */
  requests: string[];
  end: (allow?: RegExp) => Promise<void>;
}
export type BeginVisit = (options?: BrowserContextOptions) => Promise<Visit>;

export const DESKTOP = { viewport: { width: 1440, height: 900 } } satisfies BrowserContextOptions;
export const PHONE = { viewport: { width: 390, height: 844 } } satisfies BrowserContextOptions;

/** Goes to the living page and waits for the application. */
export async function openWidgets(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/widgets`);
  await hydrated(page);
}

/** The same where the browser saves data: the application waits for a sign of intent there. */
export async function openThrifty(page: Page, url: string): Promise<void> {
  await page.addInitScript('Object.defineProperty(navigator, "connection", { value: { saveData: true } })');
  await page.goto(`${url}/widgets`);
  const start = page.getByRole('button', { name: 'Start automatic slide show' });
  await expect
    .poll(async () => {
      await pointAtControl(page);
      return start.count();
    })
    .toBeGreaterThan(0);
}

/**
 * The same under a clock that stands still until a test moves it. The tab counts as hidden until then: a carousel that was running
 * already would take a step on the way to the moment at which the clock stops.
 */
export async function openPaused(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await page.addInitScript("Object.defineProperty(document, 'hidden', { configurable: true, value: true })");
  await openWidgets(page, url);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await setHidden(page, false);
}

/** Says to the page that its tab is hidden, or seen again. */
export const setHidden = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** Puts an element in the middle of the window without gliding there. */
export const bringIntoView = (locator: Locator): Promise<void> =>
  locator.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** Text, or else name, of the element that has the focus. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });

/** Fails with what axe finds. */
export const expectNoFindings = async (page: Page): Promise<void> => expect(await axeFindings(page)).toEqual([]);
