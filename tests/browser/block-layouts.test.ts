import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileHtml } from '../../worker/cms/fixtures/hostile-html.ts';
import { sanitiseHtml } from '../../worker/cms/sanitise/sanitise-html.ts';
import { useBuiltSite } from '../built-site.ts';
import { openBrowser } from './browser.ts';
import { axeFindings, scrollsSideways, visit } from './visit.ts';

const LONG = 'Swelling goes down in the first two weeks, and most people go back to a desk after ten days.';
const six = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((word) => `<p>${word}</p>`).join('');

/** As WordPress 7.1 renders what its editor saves, with the classes that the plugin adds to grids and rows. */
const blocks = (site: string): string => {
  const picture = (style: string, of = '') =>
    `<figure class="wp-block-image size-full${of}"><img width="1600" height="1067" src="${site}/wp-content/uploads/2025/01/theatre.jpg" alt="A picture of the clinic" style="${style}"></figure>`;
  return `<h2>Sides</h2><p data-is="text">${LONG} ${LONG}</p>
<h3 class="has-text-align-center">In the middle</h3><p class="has-text-align-center">In the middle, too</p>
<h3 class="has-text-align-right">On the right</h3><p class="has-text-align-right">On the right, too</p>
<blockquote class="wp-block-quote has-text-align-center"><p>A quotation in the middle</p><cite>A visitor</cite></blockquote>
<blockquote class="wp-block-quote has-text-align-right"><p>A quotation on the right</p></blockquote>
<figure class="wp-block-pullquote has-text-align-left"><blockquote><p>On the left</p></blockquote></figure>
<pre class="wp-block-verse has-text-align-right">A verse on the right</pre>
<ul style="text-align:center"><li>An entry in the middle</li></ul>
<figure class="wp-block-table"><table class="has-fixed-layout"><thead><tr><th>Treatment</th><th class="has-text-align-right">Price</th></tr></thead><tbody><tr><td>A</td><td class="has-text-align-right">1,000</td></tr></tbody></table></figure>
<div lang="ar" dir="rtl"><p class="has-text-align-right">النص على اليمين</p><p class="has-text-align-center">النص في الوسط</p><p class="has-text-align-left">النص على اليسار</p></div>
<h2>Grids</h2>
<div class="wp-block-group is-layout-grid columns-3">${six}</div>
<div class="wp-block-group is-layout-grid is-grid-from-20">${six}</div>
<div class="wp-block-group is-layout-grid">${six}</div>
<div class="wp-block-group is-layout-grid columns-2"><p class="has-column-span-2">Over both</p><p>One</p><p>Two</p></div>
<div class="wp-block-group is-nowrap is-content-justification-space-between is-layout-flex are-vertically-aligned-bottom"><h3>First</h3><p>Last</p></div>
<div class="wp-block-columns are-vertically-aligned-center is-not-stacked-on-mobile is-layout-flex"><div class="wp-block-column" style="flex-basis:25%"><p>A quarter</p></div><div class="wp-block-column" style="flex-basis:75%"><p>${LONG} ${LONG}</p></div></div>
<p>Before</p><div style="height:128px" aria-hidden="true" class="wp-block-spacer"></div><p>Behind</p>
<hr class="wp-block-separator is-style-wide"><hr class="wp-block-separator">
<div class="wp-block-buttons is-content-justification-center is-layout-flex"><div class="wp-block-button has-custom-width wp-block-button__width-50"><a class="wp-block-button__link" href="/contact-us">Ask</a></div></div>
<h2>Pictures</h2>
${picture('aspect-ratio:1;object-fit:cover;width:300px;height:auto', ' is-resized')}
${picture('aspect-ratio:16/9;object-fit:contain;width:240px', ' is-resized')}
${picture('aspect-ratio:1;object-fit:cover;object-position:10% 90%')}
${picture('width:auto;height:150px', ' is-resized is-style-rounded')}
<figure class="wp-block-gallery has-nested-images columns-3 is-cropped is-layout-flex">${picture('').repeat(3)}</figure>
<figure class="wp-block-gallery has-nested-images columns-2 is-layout-flex">${picture('').repeat(2)}</figure>
<div class="wp-block-media-text is-stacked-on-mobile" style="grid-template-columns:33% auto"><figure class="wp-block-media-text__media"><img width="1600" height="1067" src="${site}/wp-content/uploads/2025/01/theatre.jpg" alt="A room"></figure><div class="wp-block-media-text__content"><p>${LONG}</p></div></div>
<figure class="wp-block-image alignright is-resized"><img width="1600" height="1067" src="${site}/wp-content/uploads/2025/01/theatre.jpg" alt="A room" style="width:200px;height:auto"></figure><p>${LONG} ${LONG}</p>
<div class="wp-block-math"><math display="block"><semantics><mrow><mi>x</mi><mo>=</mo><mfrac><mn>1</mn><mn>2</mn></mfrac></mrow><annotation encoding="application/x-tex">x = \\frac{1}{2}</annotation></semantics></math></div>`;
};

const PATH = '/blogs/laid-out';
const built = useBuiltSite('block-layouts');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  built.upstream.content.add({ slug: 'laid-out', title: 'Laid out', content: blocks(built.upstream.url), categories: [11] });
});
afterAll(() => browser?.close());

const look = (width: number, see: (page: Page) => Promise<void>) =>
  visit(browser, built.site.url + PATH, { viewport: { width, height: 900 } }, async ({ page }) => see(page));

/** Where words begin and end, and which of the edges of a paragraph that is; rounded, for engines round in their own ways. */
const sidesOf = (page: Page) =>
  page.evaluate(() => {
    const article = document.getElementById('article-body');
    const boxOf = (node: Node): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    const column = [...(article?.querySelectorAll('p') ?? [])].find((one) => one.textContent?.startsWith('Swelling'));
    const { left, right } = column?.getBoundingClientRect() ?? new DOMRect();
    const walker = document.createTreeWalker(article ?? document, NodeFilter.SHOW_TEXT);
    const sides: Record<string, string> = {};
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const { left: from, right: to } = boxOf(node);
      const near = (one: number, other: number) => Math.abs(one - other) < 3;
      sides[words] = near(from, left)
        ? 'left'
        : near(to, right)
          ? 'right'
          : near(from + to, left + right)
            ? 'middle'
            : 'elsewhere';
    }
    return sides;
  });

describe.each([360, 768, 1280])('at %d px', (width) => {
  it('words stand on the side that their editor chose, whatever their size and direction', async () => {
    await look(width, async (page) => {
      expect(await sidesOf(page)).toMatchObject({
        'In the middle': 'middle',
        'In the middle, too': 'middle',
        'On the right': 'right',
        'On the right, too': 'right',
        'A quotation in the middle': 'middle',
        'A visitor': 'middle',
        'On the left': 'left',
        'An entry in the middle': 'elsewhere',
        'النص على اليمين': 'right',
        'النص في الوسط': 'middle',
        'النص على اليسار': 'left',
      });
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

/** How many columns each grid has, by where its parts begin. */
const columnsOf = (page: Page) =>
  page
    .locator('#article-body .is-layout-grid')
    .evaluateAll((grids) =>
      grids.map((grid) => new Set([...grid.children].map((one) => Math.round(one.getBoundingClientRect().left))).size),
    );

it.each([
  [360, [1, 1, 1, 1]],
  [768, [3, 2, 3, 2]],
  [1280, [3, 2, 3, 2]],
])('a grid has its columns, and one on a phone: %d px', async (width, columns) => {
  await look(width, async (page) => {
    expect(await columnsOf(page)).toEqual(columns);
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
    await page.evaluate(async () => {
      for (const image of document.querySelectorAll<HTMLImageElement>('#article-body img')) {
        image.loading = 'eager';
        await image.decode();
      }
    });
    const pictures = await page.locator('#article-body img').evaluateAll((all) =>
      all.map((one) => {
        const box = one.getBoundingClientRect();
        const { objectFit, objectPosition } = getComputedStyle(one);
        return { width: box.width, ratio: Math.round((box.width / box.height) * 100) / 100, objectFit, objectPosition };
      }),
    );
    expect(pictures.map(({ ratio }) => ratio)).toEqual([1, 1.78, 1, 1.5, 1.33, 1.33, 1.33, 1.5, 1.5, 1.5, 1.5]);
    expect(pictures.slice(0, 2).map((picture) => picture.width)).toEqual([300, 240]);
    expect(pictures[3]?.width).toBe(225);
    expect(pictures.slice(0, 2).map(({ objectFit }) => objectFit)).toEqual(['cover', 'contain']);
    expect(pictures[2]?.objectPosition).toBe('0% 100%');
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
    }
  });
});

it('a formula is drawn by the browser itself', async () => {
  await look(360, async (page) => {
    const [above, below] = await page
      .locator('#article-body mfrac > mn')
      .evaluateAll((parts) => parts.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(above?.bottom).toBeLessThanOrEqual(below?.top ?? Number.NaN);
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
