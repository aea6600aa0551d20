import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFailed } from 'vitest';
import { chromiumPath, QUIET_FLAGS } from '../../scripts/browsers.ts';
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

/** Chromium as it is installed, without traffic of its own. Throws when there is none. */
export async function openBrowser(args: string[] = []): Promise<Browser> {
  const executablePath = chromiumPath();
  if (!executablePath) throw new Error('No browser: run the tests by npm test');
  const pace = isWatched ? { headless: false, slowMo: SLOW_MS } : {};
  return chromium.launch({ executablePath, args: [...QUIET_FLAGS, '--disable-quic', ...args], ...pace });
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
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...options });
    if (isWhole) await renderWholePage(context);
    // Each step with its picture is dear: only where somebody looks on.
    if (isWatched) await context.tracing.start({ screenshots: true, snapshots: true, sources: true });
    const page = await context.newPage();
    const trail = followPage(page);
    onTestFailed(() => trail.keep());
    if (isWatched) onTestFailed(() => context.tracing.stop({ path: `${reportPath('chromium')}.zip` }).catch(() => undefined));
    const problems: string[] = [];
    const requests: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('request', (request) => requests.push(request.url()));
    const end: Visit['end'] = async (allow) => {
      await context.close();
      const unexpected = problems.filter((problem) => !allow?.test(problem));
      if (unexpected.length) throw new Error(`The browser complained: ${unexpected.join('; ')}`);
    };
    return { page, context, problems, requests, end };
  };
}
