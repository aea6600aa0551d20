import type { Page } from 'playwright-core';
import { isSlow, measureLine, type Timing } from '../../src/app/line.ts';

/** After everything has come: the first script waits for an idle moment, two seconds at most. */
const PATIENCE_MS = 5000;

/**
 * Resolves when React has taken over. Its mark on the root is not enough: that stands there before its effects have run, and whoever
 * presses a link in between goes to a new document, as without script.
 *
 * Where the machine is so busy that the page must take the line for slow, the application waits for a touch, and gets one. On a good line
 * it has to come by itself.
 */
export async function hydrated(page: Page): Promise<void> {
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
