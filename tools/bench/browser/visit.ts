import { setTimeout as pause } from 'node:timers/promises';
import { type Observed, observe, pressAtOnce } from './observe.ts';
import type { PlainBrowser } from './plain-browser.ts';
import type { LineFile, PlainPage } from './plain-page.ts';
import type { Profile } from './profiles.ts';

/** One visit of one page over one line. */
export interface VisitResult extends Observed {
  /** Total blocking time: the parts beyond 50 ms of the tasks after the first paint. */
  tbt: number;
  requests: number;
  /** Files, and their bytes, that were there when the page's `load` event came: before the application is asked for. */
  firstView: { bytes: number; files: number };
  /** Bytes on the line, by kind of file. */
  bytes: Record<string, number>;
  /** Bytes and whether more than the document was on the line when the largest paint was made. */
  bytesUntilLcp: number;
  filesUntilLcp: number;
  /** From a press on a link to the next page's heading being painted; 0 where none was pressed. */
  nextPage: number;
}

interface VisitOptions {
  url: string;
  profile: Profile;
  /** Path of the page that is gone to by a link once the page has been quiet. */
  next?: string;
}

const SETTLED_MS = 3000;

/** Visits a page with an empty cache on a phone, and reads what happened. The menu is pressed in a visit of its own. */
export async function visit(browser: PlainBrowser, options: VisitOptions): Promise<VisitResult> {
  const { menu, accordion } = await withPage(browser, options.profile, async (page) => {
    await page.runFirst(pressAtOnce);
    await page.goto(options.url);
    await page.quiet();
    return await page.evaluate(() => window.observed);
  });
  return { ...(await read(browser, options)), menu, accordion };
}

/** The same without the visit in which the menu is pressed. */
export async function read(browser: PlainBrowser, { url, profile, next }: VisitOptions): Promise<VisitResult> {
  return await withPage(browser, profile, async (page) => {
    await page.goto(url);
    await page.quiet();
    await pause(SETTLED_MS);
    const { observed, origin, loaded } = await page.evaluate(() => ({
      observed: window.observed,
      origin: performance.timeOrigin,
      loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    }));
    const { files } = page;
    const until = (ms: number) => files.filter(({ endedAt }) => endedAt && endedAt <= origin + ms);
    const early = until(observed.lcp);
    const cls = await walk(page);
    const bytes: Record<string, number> = {};
    for (const { kind, size } of files) bytes[kind] = (bytes[kind] ?? 0) + size;
    return {
      ...observed,
      cls,
      tbt: observed.longTasks
        .filter(([start, duration]) => start + duration > observed.fcp)
        .reduce((sum, [start, duration]) => sum + Math.max(0, start + duration - Math.max(start, observed.fcp) - 50), 0),
      firstView: { bytes: bytesOf(until(loaded)), files: until(loaded).length },
      requests: files.length,
      bytes,
      bytesUntilLcp: bytesOf(early),
      filesUntilLcp: early.length,
      nextPage: next ? await pressNext(page, next) : 0,
    };
  });
}

async function withPage<Result>(
  browser: PlainBrowser,
  profile: Profile,
  use: (page: PlainPage) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage();
  try {
    await page.throttle(profile);
    await page.runFirst(observe);
    return await use(page);
  } finally {
    await page.close();
  }
}

const bytesOf = (files: readonly LineFile[]): number => files.reduce((sum, { size }) => sum + size, 0);

/** Reads the page to its end, a screen at a time, and answers how much of it moved by itself until then. */
const walk = (page: PlainPage): Promise<number> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => setTimeout(resolve, 150));
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
      await frame();
    }
    await frame();
    return window.observed.cls;
  });

/** Milliseconds until the page a link leads to is painted; a new document where the application is not there. */
async function pressNext(page: PlainPage, path: string): Promise<number> {
  // Pictures that the walk brought near are still on the line.
  await page.quiet();
  const begun = Date.now();
  // Through the page's own click, as if a finger had pressed it: the link may lie in a closed menu.
  const heading = await page.evaluate((address) => {
    document.querySelector<HTMLAnchorElement>(`a[href="${address}"]`)?.click();
    return document.querySelector('h1')?.textContent;
  }, path);
  const isThere = ([address, left]: readonly (string | null | undefined)[]) =>
    location.pathname === address && ![left, undefined].includes(document.querySelector('h1')?.textContent);
  for (;;) {
    // A page that goes away answers nothing.
    const there = await page.evaluate(isThere, [path, heading]).catch(() => false);
    if (there) break;
    await pause(20);
  }
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return Date.now() - begun;
}
