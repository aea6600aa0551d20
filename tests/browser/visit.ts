import axe from 'axe-core';
import type { Browser, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core';
import { expect } from 'vitest';
import { API_PREFIX } from '../../src/endpoints.ts';
import { openPage, renderWholePage, skipUnlessFollowed } from './browser.ts';
import { hydrated } from './hydrated.ts';
import { followProblems } from './problems.ts';
import { isFirefox } from './stock-firefox.ts';
import { followPage, type Trail } from './trail.ts';

const TIMEOUT_MS = 10_000;

export interface Visit {
  page: Page;
  /** Hosts that were asked for anything. */
  hosts: Set<string>;
  /** Errors and warnings of the console, but the expected ones. */
  complaints: string[];
}

/** A missing page, and an upstream that is away, are not faults of the page: Chromium's note of them, and row SEO-15's. */
function isExpected(message: ConsoleMessage, address: string): boolean {
  const { url } = message.location();
  const text = message.text();
  if (text.startsWith('Failed to fetch SEO metadata')) return true;
  return text.startsWith('Failed to load resource') && (url === address || new URL(url).pathname.startsWith(API_PREFIX));
}

/**
 * Opens an address in a context of its own, hands the page on and closes the context. With script, waits for hydration;
 * fails on whatever the console complained about, hydration mismatches and refused styles included.
 */
export async function visit(
  browser: Browser,
  url: string,
  options: BrowserContextOptions & { waitForScript?: boolean },
  run: (visit: Visit) => Promise<void>,
): Promise<void> {
  skipUnlessFollowed(options);
  const { waitForScript = true, ...contextOptions } = options;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...contextOptions });
  let trail: Trail | undefined;
  try {
    await renderWholePage(context);
    const page = await openPage(context);
    trail = followPage(page);
    page.setDefaultTimeout(TIMEOUT_MS);
    const hosts = new Set<string>();
    const complaints = followProblems(page, (message) => isExpected(message, page.url()));
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto(url);
    if (options.javaScriptEnabled !== false && waitForScript) await hydrated(page);
    await run({ page, hosts, complaints });
    expect(complaints).toEqual([]);
  } catch (error) {
    await trail?.keep(isFirefox ? 'firefox' : 'chromium');
    throw error;
  } finally {
    await context.close();
  }
}

/**
 * Findings of axe outside frames, which are not ours: WCAG 2.2 A and AA, and best practice. Runs through the debugger, so that a strict
 * policy does not stop it.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  await page.evaluate(settled);
  const { violations } = await page.evaluate(async () => {
    const runner = (window as unknown as { axe: typeof axe }).axe;
    // What sticks lies over whatever the page was scrolled to, and axe calls a button behind it too small, as it does not
    // where something is fixed. It is asked of where it stands in the page.
    const sticking = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    );
    const before = sticking.map(({ style }) => style.cssText);
    for (const { style } of sticking) Object.assign(style, { position: 'relative', inset: 'auto' });
    try {
      return await runner.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        iframes: false,
        // What passes needs no selector worked out: a third of the time.
        resultTypes: ['violations'],
      });
    } finally {
      for (const [index, { style }] of sticking.entries()) style.cssText = before[index] ?? '';
    }
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary ?? ''}`),
  );
}

/**
 * What fades in has its colours once it is there: transitions are brought to their end. Not awaited: on a busy page one
 * that another replaces never tells its end. Runs in the page.
 */
async function settled(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}

/** Whether anything makes the page wider than its window. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** As a visitor does it, from any page: on that of the privacy policy, which the footer leads to. */
export async function clearTraces(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Clear my traces on this device' }).click();
  await page.waitForURL('**/privacy-policy#clear-my-traces');
  await page.getByRole('button', { name: 'Clear my traces on this device' }).click();
  await page.getByText('Done. This site remembers nothing about you on this device.').waitFor();
}
