import { chromium, type Page, type Route } from 'playwright-core';
import { QUIET_FLAGS } from '../browsers.ts';
import type { SmokeInit } from './smoke.ts';

type Visit = (path: string, init?: SmokeInit) => Promise<Response>;

/** A page of each kind that hydrates: home, a treatment, a form. */
const PAGES = ['/', '/rhinoplasty', '/contact-us'] as const;
/** Long: a machine that builds beside it must not take a sound release back. */
const HYDRATION_MS = 45_000;
/** On every one of them. */
const CONTROL = 'input[name], select, textarea';
/** Largest paint, from a machine near the site: beyond this something is wrong, whatever the line. */
const SLOW_PAINT_MS = 4_000;
/** What `fetch` has already taken off. */
const TRANSPORT = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'connection']);

/**
 * Opens pages in Chromium until the application has taken over. Every request goes through `visit`, and so to the version that is being
 * tried; other sites are not asked. Answers errors of the page, violations of its policy and pages that never come to life; null when
 * there are none.
 */
export async function browserProblem(executablePath: string, visit: Visit, origin: string): Promise<string | null> {
  const browser = await chromium.launch({ executablePath, args: [...QUIET_FLAGS] });
  try {
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });
    const problems: string[] = [];
    await context.route('**/*', (route) => answer(route, visit, origin, problems));
    const paths: string[] = [...PAGES];
    for (const path of paths) {
      const page = await context.newPage();
      problems.push(...(await open(page, origin, path)));
      // One is enough to take a version back, and each page that stays dead takes its time.
      if (problems.length) break;
      // Each other language has an application of its own.
      if (path === PAGES[0]) paths.push(...(await otherLanguages(page)).map((code) => `/${code}/contact-us`));
      await page.close();
    }
    return problems.length ? problems.slice(0, 3).join('; ').slice(0, 600) : null;
  } finally {
    await browser.close();
  }
}

async function open(page: Page, origin: string, path: string): Promise<string[]> {
  const problems: string[] = [];
  const failed = new Promise<void>((resolve) => {
    page.on('pageerror', (error) => {
      problems.push(`${path}: ${error.name}: ${error.message}`);
      resolve();
    });
  });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${path}: ${message.text()}`);
  });
  await page.goto(origin + path, { waitUntil: 'load' });
  // On a slow line the application waits for a visitor who comes to a control, and each request takes so long here, on its way through this
  // machine, that the page may well measure one.
  await page.locator(CONTROL).first().dispatchEvent('focusin');
  // The header takes its attribute when React has taken over.
  const alive = page.waitForFunction(() => document.querySelector('header[data-compact]'), null, { timeout: HYDRATION_MS });
  // An error takes the version back, whether the application starts or not.
  await Promise.race([failed, alive.catch(() => problems.push(`${path}: the application does not start`))]);
  const paint = await page.evaluate(largestPaint);
  if (paint > SLOW_PAINT_MS) problems.push(`${path}: its largest part is painted after ${Math.round(paint)} ms`);
  return problems;
}

/** Codes of the languages that a page leads to, but its own. */
const otherLanguages = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const codes = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')].map(({ hreflang }) => hreflang);
    return [...new Set(codes)].filter((code) => code !== document.documentElement.lang);
  });

async function answer(route: Route, visit: Visit, origin: string, problems: string[]): Promise<void> {
  const request = route.request();
  const url = new URL(request.url());
  if (url.origin !== origin) {
    problems.push(`a page asks ${url.origin} unasked`);
    return route.abort();
  }
  try {
    const body = request.postDataBuffer();
    const found = await visit(url.pathname + url.search, {
      method: request.method(),
      headers: request.headers(),
      ...(body && { body: body.toString('utf8') }),
    });
    await route.fulfill({
      status: found.status,
      headers: Object.fromEntries([...found.headers].filter(([name]) => !TRANSPORT.has(name))),
      body: Buffer.from(await found.arrayBuffer()),
    });
  } catch (error) {
    problems.push(`${url.pathname}: ${error instanceof Error ? error.message : 'no answer'}`);
    await route.abort().catch(() => undefined);
  }
}

/** Runs in the page. */
const largestPaint = (): Promise<number> =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
    // A page in the background paints nothing.
    setTimeout(() => resolve(0), 2000);
  });
