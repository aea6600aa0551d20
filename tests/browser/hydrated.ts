import type { Page } from 'playwright-core';
import { isSlow, measureLine, type Timing } from '../../src/app/line.ts';

/** After everything has come: the first script waits for an idle moment, two seconds at most, two seconds later. */
const PATIENCE_MS = 7000;

/**
 * Resolves when React has taken over. Its mark on the root is not enough: that stands there before its effects have run, and whoever
 * presses a link in between goes to a new document, as without script.
 *
 * It comes by itself on a good line, two seconds after all else (a test of `hydration.test.ts` waits for that); here a control is touched, for
 * which it comes at once.
 */
export async function hydrated(page: Page): Promise<void> {
  // A visit that has touched something may hold back what the page still waits for.
  await page.waitForFunction(() => document.querySelector('header[data-compact]') ?? document.readyState === 'complete');
  await pointAtControl(page);
  await page.waitForFunction(() => document.querySelector('header[data-compact]'));
}

/** As `hydrated`, by itself where the line is good. */
export async function hydratedByItself(page: Page): Promise<void> {
  // Asks with every frame; a locator would ask only twice a second.
  const outcome = await page.waitForFunction((patience) => {
    if (document.querySelector('header[data-compact]')) return 'alive';
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return entry?.loadEventEnd && performance.now() > entry.loadEventEnd + patience ? 'late' : undefined;
  }, PATIENCE_MS);
  if ((await outcome.jsonValue()) === 'alive') return;
  if (await isTakenForSlow(page)) await pointAtControl(page);
  await page.waitForFunction(() => document.querySelector('header[data-compact]'));
}

/** By what had come when the page was complete, as the first script judges. */
async function isTakenForSlow(page: Page): Promise<boolean> {
  const timings = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const all = entry ? [entry, ...files.filter(({ responseEnd }) => responseEnd <= entry.loadEventEnd)] : files;
    return all.map((timing) => timing.toJSON() as Timing);
  });
  return isSlow(measureLine(timings));
}

/** A pointer goes down on a button that needs the application: on a slow or dear line nothing less starts it. */
export const pointAtControl = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const control = document.querySelector('button[type="button"]:not([popovertarget], [commandfor])');
    control?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  });

/** How long ago the document was asked for, as the page sees it: a busy machine must not look like a slow line. */
export const sinceStart = (page: Page, ms: number): Promise<unknown> => page.addInitScript(`performance.now = () => ${ms}`);
