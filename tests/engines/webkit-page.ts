import type { Page } from 'playwright-core';
import type { WebDriver } from 'selenium-webdriver';
import sharp from 'sharp';
import { waitFor } from './engine-visit.ts';
import { goTo, useWebKitDriver } from './webkit.ts';

/** What looking at pages needs of a page of Playwright's. */
export type LookedAt = Pick<Page, 'evaluate' | 'goto' | 'screenshot' | 'setViewportSize' | 'viewportSize'>;

/** What the bars above the page take of a window, once they are as small as they get. */
const BARS_PX = 20;

/** WebKit for tests of looks, as `useBrowser` gives it for Chromium and Firefox: without motion, in a window of any width. */
export function useWebKitPages(): () => Promise<{ page: LookedAt; end: () => Promise<void> }> {
  const begin = useWebKitDriver({ isStill: true });
  return async () => ({ page: pageOf(await begin()), end: async () => {} });
}

function pageOf(driver: WebDriver): LookedAt {
  let viewport = { width: 0, height: 0 };
  const evaluate = async (body: unknown, value: unknown): Promise<unknown> => {
    const [found, error] = await driver.executeAsyncScript<[unknown, string | undefined]>(
      `const done = arguments[arguments.length - 1];
       Promise.resolve(arguments[0]).then(${String(body)}).then((found) => done([found]), (error) => done([null, String(error)]));`,
      value ?? null,
    );
    if (error) throw new Error(error);
    return found;
  };
  const page = {
    evaluate,
    goto: (address: string) => goTo(driver, address),
    viewportSize: () => viewport,
    async setViewportSize(size: { width: number; height: number }) {
      viewport = size;
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width: size.width, height: size.height + BARS_PX });
      const hasCome = async () => ((await driver.executeScript('return innerWidth === arguments[0]', size.width)) ? true : null);
      await waitFor(hasCome, () => `The window does not become ${size.width} px wide`);
    },
    async screenshot({ clip }: { clip: { x: number; y: number; width: number; height: number } }) {
      // The driver takes what was painted last, and not what is to be painted.
      await evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))), null);
      const whole = Buffer.from(await driver.takeScreenshot(), 'base64');
      return sharp(whole).extract({ left: clip.x, top: clip.y, width: clip.width, height: clip.height }).toBuffer();
    },
  };
  // Of the many shapes of these functions, those that the tests of looks use.
  return page as unknown as LookedAt;
}
