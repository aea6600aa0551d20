import type { Page } from 'playwright-core';
import { CONSENT_KEY } from '../../src/components/sensitive-notice/sensitive-consent.ts';
import { keepInStorage } from './browser.ts';

const HEIGHT_PX = 900;
/** How a page is visited whose looks are measured. */
export const STILL = { reducedMotion: 'reduce' as const, viewport: { width: 320, height: HEIGHT_PX } };

interface Look {
  /** Origin of the site. */
  url: string;
  paths: readonly string[];
  widths: readonly number[];
  /** One line for each finding. */
  look: (page: Page) => Promise<string[]>;
}

/** Looks at pages at widths, with the agreement to see results; one line for each finding, with its place. */
export async function findings(page: Page, { url, paths, widths, look }: Look): Promise<string[]> {
  await keepInStorage(page, CONSENT_KEY);
  const found: string[] = [];
  for (const path of paths) {
    await page.setViewportSize(STILL.viewport);
    await page.goto(url + path, { waitUntil: 'domcontentloaded' });
    // The bar at the foot of the screen covers what scrolls beneath it: `phone-journeys.ts` looks after it.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('#reach { display: none !important }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT_PX });
      found.push(...(await look(page)).map((text) => `${path} at ${width}: ${text}`));
    }
  }
  return found;
}
