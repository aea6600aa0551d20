import type { Page } from 'playwright-core';

/** How far the page has moved by itself since it began to load, its fonts being there, as browsers count it (row PLAT-19). */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    let shift = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { value: number })[]) shift += entry.value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    add(observer.takeRecords());
    return shift;
  });
