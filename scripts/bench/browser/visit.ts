import type { Browser, CDPSession, Page } from 'playwright-core';
import { type Observed, observe } from './observe.ts';
import { CPU_SLOWDOWN, PHONE, type Profile } from './profiles.ts';

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
  /** Path of a link to press once the page has been quiet, and the heading of the page it leads to. */
  next?: { path: string; heading: RegExp };
}

const QUIET_MS = 3000;
const PATIENCE_MS = 90_000;

/** Visits a page with an empty cache on a phone, and reads what happened. */
export async function visit(browser: Browser, { url, profile, next }: VisitOptions): Promise<VisitResult> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const session = await context.newCDPSession(page);
    const files = await throttle(session, profile);
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(QUIET_MS);
    const observed = await page.evaluate(() => window.observed);
    const settled = [...files.values()];
    const { origin, loaded } = await page.evaluate(() => ({
      origin: performance.timeOrigin,
      loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    }));
    const until = (ms: number) => settled.filter(({ endedAt }) => endedAt && endedAt <= origin + ms);
    const early = until(observed.lcp);
    const cls = await walk(page);
    const bytes: Record<string, number> = {};
    for (const { kind, size } of settled) bytes[kind] = (bytes[kind] ?? 0) + size;
    return {
      ...observed,
      cls,
      tbt: observed.longTasks
        .filter(([start, duration]) => start + duration > observed.fcp)
        .reduce((sum, [start, duration]) => sum + Math.max(0, start + duration - Math.max(start, observed.fcp) - 50), 0),
      firstView: { bytes: bytesOf(until(loaded)), files: until(loaded).length },
      requests: settled.length,
      bytes,
      bytesUntilLcp: bytesOf(early),
      filesUntilLcp: early.length,
      nextPage: next ? await pressNext(page, next) : 0,
    };
  } finally {
    await context.close();
  }
}

const bytesOf = (files: readonly File[]): number => files.reduce((sum, { size }) => sum + size, 0);

/** Reads the page to its end, a screen at a time, and answers how much of it moved by itself until then. */
async function walk(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => setTimeout(resolve, 150));
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
      await frame();
    }
    await frame();
    return window.observed.cls;
  });
}

async function pressNext(page: Page, { path, heading }: { path: string; heading: RegExp }): Promise<number> {
  const begun = Date.now();
  // Through the page's own click, as if a finger had pressed it: the link may lie in a closed menu.
  await page.evaluate((address) => document.querySelector<HTMLAnchorElement>(`a[href="${address}"]`)?.click(), path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  return Date.now() - begun;
}

interface File {
  kind: string;
  size: number;
  /** Milliseconds since 1970. */
  endedAt: number;
}

/** Slows the page down, and counts what comes over its line. */
async function throttle(session: CDPSession, { latencyMs, kbits }: Profile): Promise<Map<string, File>> {
  const files = new Map<string, File>();
  await session.send('Network.enable');
  const bytesPerSecond = (kbits * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  let offset = 0;
  session.on('Network.requestWillBeSent', ({ requestId, type, wallTime, timestamp }) => {
    offset = wallTime - timestamp;
    files.set(requestId, { kind: type ?? 'Other', size: 0, endedAt: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const file = files.get(requestId);
    if (file) Object.assign(file, { size: encodedDataLength, endedAt: (timestamp + offset) * 1000 });
  });
  return files;
}
