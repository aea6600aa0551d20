import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFailed, TestRunner } from 'vitest';
import { chromiumPath, QUIET_FLAGS } from '../../scripts/browsers.ts';
import { followProblems } from './problems.ts';
import { isFirefox, openFirefox } from './stock-firefox.ts';
import { followPage, reportPath } from './trail.ts';

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Console errors and uncaught exceptions so far. */
  problems: string[];
  /** Addresses requested so far. */
  requests: string[];
  /** Ends the visit. Throws when there was a problem that `allow` does not match. */
  end: (allow?: RegExp) => Promise<void>;
}

/** `npm run test:watch-browser`: somebody looks on. */
export const isWatched = process.env['WATCH_BROWSER'] === '1';
const SLOW_MS = 300;

/** Chromium as it is installed, without traffic of its own, or Firefox. Throws when there is none. `args` are Chromium's alone. */
export async function openBrowser(args: string[] = []): Promise<Browser> {
  if (isFirefox) return openFirefox();
  const executablePath = chromiumPath();
  if (!executablePath) throw new Error('No browser: run the tests by npm test');
  const pace = isWatched ? { headless: false, slowMo: SLOW_MS } : {};
  return chromium.launch({ executablePath, args: [...QUIET_FLAGS, '--disable-quic', ...args], ...pace });
}

/** A page of a context. In Firefox, Back and Forward go by the page's history: over BiDi, the driver waits for a load that never comes. */
export async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  if (isFirefox) Object.assign(page, { goBack: () => step(page, -1), goForward: () => step(page, 1) });
  return page;
}

/** Where Firefox or its driver cannot do what a test needs: `npm run test:firefox-all` names the test as skipped, with the reason. */
export function onlyInChromium(reason: string): void {
  if (isFirefox) TestRunner.getCurrentTest()?.context.skip(reason);
}

/** For tests of what is shown without a connection. */
export const KEEPS_LINE = 'Over BiDi, service workers in Firefox keep their line';

/** For tests that tap. */
export const NO_TAPS = 'Over BiDi, a tap in Firefox becomes no click';

/** Context options that the driver of Firefox does not follow. */
export function skipUnlessFollowed({ javaScriptEnabled, bypassCSP }: BrowserContextOptions = {}): void {
  if (javaScriptEnabled === false) onlyInChromium('Over BiDi, Firefox runs scripts in a context that was asked for without');
  if (bypassCSP) onlyInChromium('Over BiDi, Firefox keeps to the policy of a page');
}

/** Puts a value into the storage of every page before its scripts run; Firefox allows none to a page without an address. */
export const keepInStorage = (target: BrowserContext | Page, key: string, value = 'true'): Promise<unknown> =>
  target.addInitScript(
    ([name = '', text = '']) => {
      if (location.protocol.startsWith('http')) localStorage.setItem(name, text);
    },
    [key, value],
  );

/** Ends where the page says that it has gone, or is gone itself. */
async function step(page: Page, by: number): Promise<null> {
  const stepped = (steps: number) =>
    new Promise<void>((resolve) => {
      for (const type of ['popstate', 'pagehide']) addEventListener(type, () => resolve(), { once: true });
      // A layer of the page that closes by Back keeps the event to itself.
      window.navigation.addEventListener('currententrychange', () => resolve(), { once: true });
      history.go(steps);
    });
  await page.evaluate(stepped, by).catch((error: unknown) => {
    if (!/context|navigat/i.test(String(error))) throw error;
  });
  await page.waitForLoadState();
  return null;
}

/**
 * Lays out whole pages from the start: tests read, measure and check parts that they have not scrolled to. That far parts wait is a
 * matter of `far-parts.test.ts`. A style sheet of script, which the content policy does not concern.
 */
export const renderWholePage = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('section { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });

/** A browser for the tests of a file. Returns a function that begins a visit: a fresh profile with one page. */
export function useBrowser({ isWhole = true } = {}): (options?: BrowserContextOptions) => Promise<Visit> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
  });
  return async (options) => {
    skipUnlessFollowed(options);
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...options });
    if (isWhole) await renderWholePage(context);
    // Each step with its picture is dear: only where somebody looks on.
    if (isWatched) await context.tracing.start({ screenshots: true, snapshots: true, sources: true });
    const page = await openPage(context);
    const trail = followPage(page);
    onTestFailed(() => trail.keep(isFirefox ? 'firefox' : 'chromium'));
    if (isWatched) onTestFailed(() => context.tracing.stop({ path: `${reportPath('chromium')}.zip` }).catch(() => undefined));
    const problems = followProblems(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const end: Visit['end'] = async (allow) => {
      await context.close();
      const unexpected = problems.filter((problem) => !allow?.test(problem));
      if (unexpected.length) throw new Error(`The browser complained: ${unexpected.join('; ')}`);
    };
    return { page, context, problems, requests, end };
  };
}
