import { CONSENT_KEY } from '../../src/components/sensitive-notice/sensitive-consent.ts';
import type { LookedAt } from '../engines/webkit-page.ts';

const HEIGHT_PX = 900;
/** How a page is visited whose looks are measured. */
export const STILL = { reducedMotion: 'reduce' as const, viewport: { width: 320, height: HEIGHT_PX } };

interface Look<One extends LookedAt> {
  /** Origin of the site. */
  url: string;
  paths: readonly string[];
  widths: readonly number[];
  /** One line for each finding. */
  look: (page: One) => Promise<string[]>;
}

/** Looks at pages at widths, with the agreement to see results; one line for each finding, with its place. */
export async function findings<One extends LookedAt>(page: One, { url, paths, widths, look }: Look<One>): Promise<string[]> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.evaluate((key) => localStorage.setItem(key, 'true'), CONSENT_KEY);
  const found: string[] = [];
  for (const path of paths) {
    await page.setViewportSize(STILL.viewport);
    await page.goto(url + path, { waitUntil: 'domcontentloaded' });
    // The bar at the foot of the screen and the offer of a language lie on what scrolls beneath them: `phone-journeys.ts` and
    // `language-menu.test.ts` look after them. Far parts are laid out.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('#reach, #offer { display: none !important } section { content-visibility: visible !important }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT_PX });
      found.push(...(await look(page)).map((text) => `${path} at ${width}: ${text}`));
    }
  }
  return found;
}
