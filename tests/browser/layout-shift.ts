import type { Page } from 'playwright-core';

/** For tests of nothing else. Others go on: what they measure here is 0 in Firefox, whatever moves. */
export const NO_SHIFTS = 'Firefox does not tell what moves by itself';

/** How far the page has moved by itself since it began to load, its fonts being there, as browsers count it (row PLAT-19). */
export const shiftOf = (page: Page): Promise<number> => shiftSince(page, 0);

/**
 * The same since the document was read to its end. A browser short of time paints a menu of which it has read the half; that belongs to
 * how a document comes, not to how it comes alive.
 */
export const shiftSinceRead = (page: Page): Promise<number> => shiftSince(page, 'read');

/** The same since a time of the page’s own clock, in milliseconds. */
export const shiftSince = (page: Page, since: 'read' | number): Promise<number> =>
  page.evaluate(async (from) => {
    await document.fonts.ready;
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const begin = from === 'read' ? (navigation?.domInteractive ?? 0) : from;
    let shift = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { value: number })[]) if (entry.startTime >= begin) shift += entry.value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    add(observer.takeRecords());
    return shift;
  }, since);
