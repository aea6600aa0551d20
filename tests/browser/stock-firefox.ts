import { type Browser, type BrowserContextOptions, firefox } from 'playwright-core';
import { firefoxPath } from '../../scripts/browsers.ts';

/** `npm run test:firefox-all` and `npm run sweep -- --firefox`: the same tests in Firefox. */
export const isFirefox = process.env['TEST_ENGINE'] === 'firefox';

/** Hash of an empty style that the driver puts into pages for each picture of them, and that our policy refuses. */
export const DRIVERS_STYLE = 'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA=';

/**
 * Scroll bars lie over the page, as those of phones do and as Chromium's are without a window: a width is the page's own. No page is kept
 * whole for the way back: the driver waits for a load then that never comes; Chromium's keeps none either.
 */
const PREFERENCES = { 'ui.useOverlayScrollbars': 1, 'browser.sessionhistory.max_total_viewers': 0 };
const STILL = { 'ui.prefersReducedMotion': 1 };

/**
 * Stock Firefox over WebDriver BiDi: a channel that playwright-core 1.64 has without documenting it. Its driver asks no page to keep
 * still: contexts with reduced motion are those of a second browser, which begins with the first of them.
 */
export async function openFirefox(): Promise<Browser> {
  const executablePath = firefoxPath();
  if (!executablePath) throw new Error('No Firefox: install it, or name it in FIREFOX_PATH');
  const launch = (preferences: object = {}) =>
    firefox.launch({ executablePath, channel: 'moz-firefox', firefoxUserPrefs: { ...PREFERENCES, ...preferences } });
  const browser = await launch();
  const [openContext, close] = [browser.newContext.bind(browser), browser.close.bind(browser)];
  let still: Promise<Browser> | undefined;
  return Object.assign(browser, {
    newContext: async (options?: BrowserContextOptions) => {
      const isStill = options?.reducedMotion === 'reduce';
      if (isStill) still ??= launch(STILL);
      const context = await (isStill && still ? (await still).newContext(options) : openContext(options));
      await context.addInitScript(typeAsAHand);
      return context;
    },
    close: async () => {
      await (await still)?.close();
      await close();
    },
  });
}

/**
 * Runs in pages, in place of what the driver does over BiDi for `fill`: that sets the value past the selection, which appends to an e-mail
 * address, and past React, which then hears of no change.
 */
function typeAsAHand(): void {
  const type = (text: string): Element | undefined => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLIFrameElement) return activeElement;
    document.execCommand('insertText', false, text);
    return undefined;
  };
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => type, set: () => {} });
}
