import { setTimeout as pause } from 'node:timers/promises';
import { observe, pressAtOnce } from '../browser/observe.ts';
import type { PlainBrowser } from '../browser/plain-browser.ts';
import type { LineFile, PlainPage } from '../browser/plain-page.ts';
import { type Awaited, recordTap } from './record-tap.ts';

/** A page of a site, and a link on it. */
export interface Journey {
  url: string;
  /** Selector of the link that is tapped. */
  link: string;
  /** Picture elements a device pixel: what a phone's screen has to each pixel of a page. */
  density?: number;
}

/** What is on the line while nobody touches the page. */
export interface FirstView {
  cls: number;
  /** Files, and their bytes, until the page's `load` event, and until the line is quiet. */
  loaded: Load;
  settled: Load;
  /** Bytes of the document itself. */
  html: number;
  /** The files until `load`, with their times. */
  trace: string;
}
export interface Load {
  files: number;
  bytes: number;
}

export const HEADING = 'main h1';
/** A finger is on the glass for so long. */
const FINGER_MS = 80;
const IN_VIEW_MS = 2_000;
const QUIET_MS = 2_000;
const SETTLE_LIMIT_MS = 25_000;
const ARRIVAL_LIMIT_MS = 40_000;

/** The first view, and the next page tapped half a second after the `load` event: to bring the link into view takes so long. */
export async function tapAtOnce(browser: PlainBrowser, journey: Journey): Promise<{ lcp: number; next: number; trace: string }> {
  return await onPhone(browser, journey, async (page) => {
    await page.goto(journey.url);
    const point = await page.bringIntoView(journey.link);
    const { lcp } = await page.evaluate(() => window.observed);
    return { lcp, next: await afterTap(page, point, await behind(page, journey.link)), trace: traceOf(page.files) };
  });
}

/**
 * The first view, whose menu is pressed as soon as it stands there, left alone until nothing comes any more; then a link is brought into
 * view and tapped two seconds later. Its largest paint counts for nothing: an open menu is laid out before it.
 */
export async function tapLater(browser: PlainBrowser, journey: Journey): Promise<{ next: number; menu: number; trace: string }> {
  return await onPhone(browser, journey, async (page) => {
    await page.runFirst(pressAtOnce);
    await page.goto(journey.url);
    await settle(page);
    const { menu } = await page.evaluate(() => window.observed);
    const point = await page.bringIntoView(journey.link);
    await pause(IN_VIEW_MS);
    return { menu, next: await afterTap(page, point, await behind(page, journey.link)), trace: traceOf(page.files) };
  });
}

/** What the first view weighs, no more. */
export const weigh = (browser: PlainBrowser, journey: Journey): Promise<FirstView> =>
  onPhone(browser, journey, (page) => firstView(page, journey.url));

async function firstView(page: PlainPage, url: string): Promise<FirstView> {
  await page.goto(url);
  await settle(page);
  const { observed, origin, loaded } = await page.evaluate(() => ({
    observed: window.observed,
    origin: performance.timeOrigin,
    loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
  }));
  const { files } = page;
  const early = files.filter(({ endedAt }) => endedAt && endedAt <= origin + loaded);
  const html = files.find(({ kind }) => kind === 'Document')?.size ?? 0;
  return {
    cls: observed.cls,
    loaded: sum(early),
    settled: sum(files),
    html,
    trace: traceOf(early),
  };
}

const sum = (files: readonly LineFile[]): Load => ({
  files: files.length,
  bytes: files.reduce((total, { size }) => total + size, 0),
});

/** Until nothing has come for two seconds. A page that asks for something all the time is waited for no longer than 25. */
async function settle(page: PlainPage): Promise<void> {
  const begun = Date.now();
  const last = () => Math.max(begun, ...page.files.map(({ endedAt }) => endedAt || Date.now()));
  while (Date.now() - last() < QUIET_MS && Date.now() - begun < SETTLE_LIMIT_MS) await pause(100);
}

/** Makes a page the bench's phone, which writes down what it sees. */
export async function prepare(page: PlainPage, density?: number): Promise<void> {
  await page.throttle(undefined, density);
  await page.runFirst(observe);
  await page.runFirst(recordTap);
}

async function onPhone<Result>(
  browser: PlainBrowser,
  { density = 2 }: Journey,
  use: (page: PlainPage) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage();
  try {
    await prepare(page, density);
    return await use(page);
  } finally {
    await page.close();
  }
}

/** The heading of the page behind a link. */
async function behind(page: PlainPage, link: string): Promise<Awaited> {
  const path = await page.evaluate((wanted) => document.querySelector<HTMLAnchorElement>(wanted)?.pathname ?? '', link);
  return { path, selector: HEADING };
}

/** Milliseconds from a tap until what is awaited has been painted. */
export async function afterTap(page: PlainPage, point: { x: number; y: number }, awaited: Awaited): Promise<number> {
  await page.evaluate((wanted) => window.awaitAfterTap(wanted), awaited);
  await page.tap(point, FINGER_MS);
  page.note('tapped');
  for (const begun = Date.now(); Date.now() - begun < ARRIVAL_LIMIT_MS; await pause(100)) {
    // A page that goes away answers nothing.
    const arrived = await page.evaluate(() => window.arrivedAfterMs).catch(() => undefined);
    if (arrived) return arrived;
  }
  throw new Error(`${awaited.path} ${awaited.selector} never comes:\n${traceOf(page.files)}`);
}

/** What was on the line, in the order in which it was asked for: when from the first file on, until when, and what. */
export function traceOf(files: readonly LineFile[]): string {
  const rows = files.toSorted((a, b) => a.startedAt - b.startedAt);
  const zero = rows[0]?.startedAt ?? 0;
  const at = (ms: number) => (ms ? Math.round(ms - zero).toString() : '…').padStart(6);
  return rows
    .map(
      ({ startedAt, endedAt, size, kind, url }) => `${at(startedAt)} ${at(endedAt)} ${String(size).padStart(7)} ${kind} ${url}`,
    )
    .join('\n');
}
