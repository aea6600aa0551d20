import { type Browser, type BrowserContextOptions, type ElementHandle, firefox, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { firefoxPath } from '../../scripts/browsers.ts';
import { followPage, type Trail } from '../browser/trail.ts';
import { type BeginVisit, type EngineVisit, FIND, PHONE, untilBy, waitFor } from './engine-visit.ts';

/**
 * Stock Firefox over WebDriver BiDi, for the tests of a file: a channel that playwright-core 1.64 has without documenting it; 1.65 fails
 * with Firefox ESR. Returns a function that begins a visit: a fresh profile.
 */
export function useFirefox(): BeginVisit {
  const begin = useFirefoxPages();
  return async (size = PHONE) => visitOf(await begin({ viewport: size }));
}

/** The same, as a page of Playwright's. */
export function useFirefoxPages(): (options?: BrowserContextOptions) => Promise<Page> {
  let browser: Browser;
  let open: { page: Page; trail: Trail } | undefined;
  beforeAll(async () => {
    const executablePath = firefoxPath();
    if (!executablePath) throw new Error('No Firefox: run the tests by npm test');
    browser = await firefox.launch({ executablePath, channel: 'moz-firefox' });
  });
  afterEach(async ({ task }) => {
    const last = open;
    open = undefined;
    if (task.result?.state === 'fail') await last?.trail.keep('firefox');
    await last?.page.context().close();
  });
  afterAll(() => browser?.close());
  return async (options) => {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    open = { page, trail: followPage(page) };
    return page;
  };
}

/** A function body as an expression: evaluated by the debugger, which the content policy does not concern. */
const call = (body: string, values: readonly unknown[]): string =>
  `(function () { ${body} }).apply(null, ${JSON.stringify(values)})`;

/** A page of Playwright's as a visit. */
export function visitOf(page: Page): EngineVisit {
  const run = <T>(body: string, ...values: unknown[]): Promise<T> => page.evaluate<T>(call(body, values));
  return {
    run,
    until: untilBy(run),
    async go(address) {
      await page.goto(address);
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    async click(selector, name) {
      const find = async () =>
        (await page.evaluateHandle(call(FIND, [selector, name ?? null]))).asElement() as ElementHandle | null;
      const element = await waitFor(find, () => `There is no ${selector} ${name ?? ''} to be seen`);
      await element.click();
    },
  };
}
