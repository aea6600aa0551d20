import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileHtml } from '../../worker/cms/fixtures/hostile-html.ts';
import { sanitiseHtml } from '../../worker/cms/sanitise/sanitise-html.ts';
import { useBuiltSite } from '../built-site.ts';
import { openBrowser } from './browser.ts';
import {
  addLaidOut,
  columnsOfGrids,
  isFractionDrawn,
  LAID_OUT_PATH,
  RATIOS,
  SIDES,
  shapesOfPictures,
  sidesOfWords,
} from './laid-out-blocks.ts';
import { axeFindings, scrollsSideways, visit } from './visit.ts';

const built = useBuiltSite('block-layouts');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  addLaidOut(built);
});
afterAll(() => browser?.close());

const look = (width: number, see: (page: Page) => Promise<void>) =>
  visit(browser, built.site.url + LAID_OUT_PATH, { viewport: { width, height: 900 } }, async ({ page }) => see(page));

describe.each([360, 768, 1280])('at %d px', (width) => {
  it('words stand on the side that their editor chose, whatever their size and direction', async () => {
    await look(width, async (page) => {
      expect(await page.evaluate(sidesOfWords)).toMatchObject(SIDES);
      const aligned = (selector: string) =>
        page.locator(`#article-body ${selector}`).evaluate((one) => getComputedStyle(one).textAlign);
      expect(await aligned('th.has-text-align-right')).toBe('right');
      expect(await aligned('td.has-text-align-right')).toBe('right');
      expect(await aligned('pre')).toBe('right');
      expect(await aligned('blockquote.has-text-align-right')).toBe('right');
      expect(await scrollsSideways(page)).toBe(false);
      expect(await axeFindings(page)).toEqual([]);
    });
  });
});

it.each([
  [360, [1, 1, 1, 1]],
  [768, [3, 2, 3, 2]],
  [1280, [3, 2, 3, 2]],
])('a grid has its columns, and one on a phone: %d px', async (width, columns) => {
  await look(width, async (page) => {
    expect(await page.evaluate(columnsOfGrids)).toEqual(columns);
    const widths = await page
      .locator('#article-body .columns-2.is-layout-grid > *')
      .evaluateAll((parts) => parts.map((part) => part.clientWidth));
    expect((widths[0] ?? 0) > (widths[1] ?? 0) * 1.9).toBe(width > 400);
  });
});

it('rows, columns, spaces and lines are as their editor chose them', async () => {
  await look(1280, async (page) => {
    const boxes = (selector: string) =>
      page
        .locator(`#article-body ${selector}`)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    const [row] = await boxes('.is-nowrap');
    const [first, last] = await boxes('.is-nowrap > *');
    expect(first?.left).toBe(row?.left);
    expect(last?.right).toBeCloseTo(row?.right ?? Number.NaN, 0);
    expect(last?.bottom).toBeCloseTo(first?.bottom ?? Number.NaN, 0);
    const [narrow, wide] = await boxes('.wp-block-column');
    expect((wide?.width ?? 0) / (narrow?.width ?? 1)).toBeCloseTo(3, 0);
    const middle = (box: DOMRect | undefined) => (box ? box.top + box.height / 2 : Number.NaN);
    expect(middle(narrow)).toBeCloseTo(middle(wide), 0);
    expect((await boxes('.wp-block-spacer'))[0]?.height).toBe(128);
    const [across, short] = await boxes('hr');
    expect(across?.width).toBeGreaterThan(600);
    expect(short?.width).toBe(96);
    const [buttons] = await boxes('.wp-block-buttons');
    const [button] = await boxes('.wp-block-button__link');
    expect((button?.width ?? 0) / (buttons?.width ?? 1)).toBeCloseTo(0.5, 1);
    expect((button?.left ?? 0) + (button?.right ?? 0)).toBeCloseTo((buttons?.left ?? 0) + (buttons?.right ?? 0), 0);
    const cover = page.locator('#article-body .wp-block-cover.is-position-bottom-left');
    const [ground, inner, words] = await cover.evaluate((one) => {
      const range = document.createRange();
      range.selectNodeContents(one.querySelector('p') ?? one);
      return [one, one.lastElementChild ?? one, range].map((each) => each.getBoundingClientRect().toJSON() as DOMRect);
    });
    expect((inner?.top ?? 0) - (ground?.top ?? 0)).toBeGreaterThan(30);
    expect(inner?.bottom).toBeCloseTo(ground?.bottom ?? Number.NaN, 0);
    expect((words?.left ?? 0) - (ground?.left ?? 0)).toBeLessThan(40);
    const colours = await cover.evaluate((one) =>
      [one, one.querySelector('a')].map((each) => each && getComputedStyle(each).color),
    );
    expect(colours[1]).toBe(colours[0]);
    const inside = await page.locator('#article-body ul').evaluate((list) => getComputedStyle(list).listStylePosition);
    expect(inside).toBe('inside');
  });
  await look(360, async (page) => {
    const tops = await page
      .locator('#article-body .wp-block-column')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(tops[0]?.right).toBeLessThan(tops[1]?.left ?? 0);
  });
});

it.each([360, 1280])('pictures have the size and shape that their editor gave them: %d px', async (width) => {
  await look(width, async (page) => {
    const pictures = await page.evaluate(shapesOfPictures);
    expect(pictures.map(({ ratio }) => ratio)).toEqual(RATIOS);
    expect(pictures.slice(0, 4).map((picture) => picture.width)).toEqual([300, 240, width > 768 ? 704 : 320, 225]);
    const styles = await page.locator('#article-body img').evaluateAll((all) =>
      all.slice(0, 3).map((one) => {
        const { objectFit, objectPosition } = getComputedStyle(one);
        return `${objectFit} ${objectPosition}`;
      }),
    );
    expect(styles).toEqual(['cover 50% 50%', 'contain 50% 50%', 'cover 0% 100%']);
    const beside = await page
      .locator('#article-body .wp-block-media-text')
      .evaluate((one) => [one.querySelector('figure')?.clientWidth ?? 0, one.clientWidth]);
    const [share = 0, whole = 1] = beside;
    expect(share / whole).toBeCloseTo(width > 768 ? 0.33 : 1, 1);
    if (width > 768) {
      // Beside the words that run round it, not at the edge of the page.
      const float = await page.locator('#article-body .alignright').evaluate((one) => one.getBoundingClientRect().right);
      const text = await page.locator('#article-body .alignright + p').evaluate((one) => one.getBoundingClientRect().right);
      expect(float).toBeCloseTo(text, 0);
      const ends = await page.locator('#article-body .alignright').evaluate((one) => one.getBoundingClientRect().bottom);
      const next = await page
        .locator('#article-body h2', { hasText: 'Below the picture' })
        .evaluate((one) => one.getBoundingClientRect().top);
      expect(next).toBeGreaterThanOrEqual(ends);
    }
  });
});

it('a formula is drawn by the browser itself', async () => {
  await look(360, async (page) => {
    expect(await page.evaluate(isFractionDrawn)).toBe(true);
    expect(await page.locator('#article-body math').evaluate((one) => one.textContent)).toBe('x=12');
  });
});

it('formulas of somebody hostile do nothing in a browser, which reads them again as they were', async () => {
  const origins = { cmsOrigin: 'https://cms.example.test', siteOrigin: 'https://www.example.test' };
  const places = ['$', '<p>before $ after</p>', '<table><tr><td>$</td></tr></table>', '<form><b>$</form>', '<math><mtext>$'];
  const payloads = Object.values(hostileHtml).flat();
  const cleaned = places.flatMap((place) =>
    payloads.map(
      (payload) =>
        sanitiseHtml(
          place.replace('$', () => payload),
          origins,
        ).html,
    ),
  );
  expect(cleaned.filter((html) => html.includes('<math')).length).toBeGreaterThan(50);
  await visit(browser, 'about:blank', { waitForScript: false }, async ({ page }) => {
    const offences = await page.evaluate((all) => {
      const found: string[] = [];
      Object.assign(globalThis, { alert: () => found.push('a script ran') });
      for (const html of all) {
        const [once, twice] = [document.createElement('div'), document.createElement('div')];
        document.body.append(once);
        once.innerHTML = html;
        twice.innerHTML = once.innerHTML;
        if (twice.innerHTML !== once.innerHTML) found.push(`Changes: ${html}`);
        for (const element of once.querySelectorAll('*')) {
          const inFormula = element.parentElement?.closest('math') || element.localName === 'math';
          if ((element.namespaceURI === 'http://www.w3.org/1998/Math/MathML') !== Boolean(inFormula))
            found.push(`Escapes: ${html}`);
          if ([...element.attributes].some(({ name }) => /^(?:on|style$)|xlink/.test(name))) found.push(`Acts: ${html}`);
        }
        once.remove();
      }
      return found;
    }, cleaned);
    expect(offences).toEqual([]);
  });
});
