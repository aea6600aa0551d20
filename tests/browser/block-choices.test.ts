import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useBuiltSite } from '../built-site.ts';
import { openBrowser } from './browser.ts';
import { axeFindings, scrollsSideways, visit } from './visit.ts';

const built = useBuiltSite('block-choices');
const PATH = '/blogs/choices';
const LONG = 'Swelling goes down in the first two weeks, and most people go back to a desk after ten days. '.repeat(3);

/** As WordPress 7.1 renders what its editor saves, with the classes that the plugin adds to what stands in grids and rows. */
const CHOICES = `<h2>Colours</h2>
<p class="has-white-color has-vivid-red-background-color has-text-color has-background wp-block-paragraph">White on red</p>
<div class="wp-block-group has-text-color has-background is-layout-flow" style="border-radius:12px;border-left-width:6px;color:#ffffff;background-color:#003366"><h3 class="wp-block-heading">Call us at once</h3><p class="wp-block-paragraph">with <a href="/contact-us">a link</a> and <mark class="has-inline-color" style="background-color:#fcb900;color:#000000">a mark</mark></p><figure class="wp-block-table"><table><thead><tr><th>Head</th></tr></thead><tbody><tr><td>Cell</td></tr></tbody></table><figcaption>Of a table</figcaption></figure><ul class="wp-block-list"><li>An entry</li></ul><details><summary>A question</summary><p>An answer</p></details><pre class="wp-block-preformatted">Kept   apart</pre></div>
<div class="wp-block-buttons is-layout-flex"><div class="wp-block-button"><a class="wp-block-button__link has-vivid-red-background-color has-background wp-element-button" href="/contact-us" style="border-radius:0px">Red button</a></div></div>
<p class="wp-block-paragraph">Words <mark class="has-inline-color has-vivid-red-color" style="background-color:rgba(0, 0, 0, 0);color:#cf2e2e">in red</mark></p>
<p class="has-text-color wp-block-paragraph" style="color:#fcb900">Too faint</p>
<div class="wp-block-cover is-light" style="min-height:50vh;aspect-ratio:unset;"><span aria-hidden="true" class="wp-block-cover__background has-background-dim-100 has-background-dim" style="background-color:#ffe4e1"></span><div class="wp-block-cover__inner-container"><p>On a cover of a colour alone</p></div></div>
<h2>Letters</h2>
<p class="wp-block-paragraph" style="column-count:2">${LONG}</p>
<p class="has-xx-large-font-size wp-block-paragraph" style="text-transform:uppercase">Very large</p>
<pre class="wp-block-verse">A verse
  of two lines</pre>
<h2>Places</h2>
<p style="padding-left: 80px;">Moved in twice</p>
<p>Before <img class="wp-image-1" style="width:40px;" width="300" height="200" src="PICTURE" alt="A sign that says <section>"> behind</p>
<section class="wp-block-group has-background" style="background-color:#eeeeee"><p>Words of a section</p></section>
<div class="wp-block-group is-layout-grid columns-3"><p class="has-row-span-2 has-background" style="background-color:#eeeeee">Tall</p><p>One</p><p>Two</p><p>Three</p><p>Four</p></div>
<div class="wp-block-group is-nowrap is-layout-flex"><p class="is-growing">Grows</p><p>Last</p></div>`;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  const content = CHOICES.replace('PICTURE', `${built.upstream.url}/wp-content/uploads/2025/01/theatre-300x200.jpg`);
  built.upstream.content.add({ slug: 'choices', title: 'Choices', content, categories: [11] });
});
afterAll(() => browser?.close());

const look = (width: number, see: (page: Page) => Promise<void>, javaScriptEnabled = true) =>
  visit(
    browser,
    built.site.url + PATH,
    { viewport: { width, height: 900 }, javaScriptEnabled, waitForScript: javaScriptEnabled },
    async ({ page }) => see(page),
  );

const rounded = (value = Number.NaN): number => Math.round(value);

/** Colours of the words of an element and of what they stand on. */
const coloursOf = (page: Page, words: string): Promise<string[]> =>
  page
    .locator('#article-body')
    .getByText(words, { exact: true })
    .evaluate((one) => {
      let under: Element | null = one;
      while (under && /^rgba\(.*, 0\)$/.test(getComputedStyle(under).backgroundColor)) under = under.parentElement;
      return [getComputedStyle(one).color, under ? getComputedStyle(under).backgroundColor : ''];
    });

const RED = 'rgb(195, 34, 34)';
const NAVY = 'rgb(19, 49, 108)';
const WHITE = 'rgb(255, 255, 255)';

it.each([360, 1280])('colours that an editor chose are shown, and every word on them can be read: %d px', async (width) => {
  await look(width, async (page) => {
    expect(await coloursOf(page, 'White on red')).toEqual([WHITE, RED]);
    expect(await coloursOf(page, 'Red button')).toEqual([WHITE, RED]);
    for (const words of ['Call us at once', 'a link', 'Head', 'Cell', 'An entry', 'Of a table', 'A question', 'Kept   apart'])
      expect(await coloursOf(page, words), words).toEqual([WHITE, NAVY]);
    const [ink, paper] = await coloursOf(page, 'in red');
    const [text, page_] = await coloursOf(page, 'Too faint');
    expect([ink, paper]).toEqual([RED, page_]);
    expect(text).toBe('rgb(33, 20, 46)');
    expect((await coloursOf(page, 'On a cover of a colour alone'))[1]).toBe('rgb(250, 225, 225)');
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });
});

it.each([
  [360, 1],
  [1280, 2],
])('text stands in the columns that its editor wished, and in one on a phone: %d px, without script', async (width, columns) => {
  await look(
    width,
    async (page) => {
      const lefts = await page.locator('#article-body p', { hasText: 'Swelling' }).evaluate((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return new Set([...range.getClientRects()].map(({ left }) => Math.round(left))).size;
      });
      expect(lefts).toBe(columns);
    },
    false,
  );
});

it('edges, heights, letters and what a block takes of a grid are as their editor chose them', async () => {
  await look(1280, async (page) => {
    const style = (selector: string, ...names: string[]) =>
      page
        .locator(`#article-body ${selector}`)
        .first()
        .evaluate((one, all) => all.map((name) => getComputedStyle(one).getPropertyValue(name)), names);
    expect(await style('.wp-block-group', 'border-left-width', 'border-right-width', 'border-top-left-radius')).toEqual([
      '4px',
      '0px',
      '10px',
    ]);
    expect(await style('.wp-block-button__link', 'border-top-left-radius')).toEqual(['0px']);
    expect(await style('.wp-block-cover', 'height')).toEqual(['400px']);
    expect(await style('.has-xx-large-font-size', 'text-transform')).toEqual(['uppercase']);
    expect(await style('.wp-block-verse', 'white-space-collapse')).toEqual(['preserve']);
    expect((await style('.wp-block-verse', 'font-family'))[0]).toContain('Figtree');
    const [moved, beside] = await page.locator('#article-body').evaluate((all) => {
      const [one] = [...all.querySelectorAll('p')].filter(({ textContent }) => textContent === 'Moved in twice');
      return [one, all].map(
        (box) => box && box.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(box).paddingLeft),
      );
    });
    expect((moved ?? 0) - (beside ?? 0)).toBeCloseTo(80, 0);
    const boxes = await page
      .locator('#article-body .is-layout-grid > *')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    const [tall, one, , three] = boxes;
    expect([tall?.top, tall?.bottom].map(rounded)).toEqual([one?.top, three?.bottom].map(rounded));
    const [row, last] = await page
      .locator('#article-body .is-nowrap')
      .evaluate((all) => [all, all.lastElementChild].map((box) => Math.round(box?.getBoundingClientRect().right ?? 0)));
    expect(last).toBe(row);
  });
});

it('a section of an editor, and words that look like one, hold nothing of the page itself', async () => {
  const html = await (await fetch(built.site.url + PATH)).text();
  const from = html.indexOf('id="article-body"');
  const article = html.slice(from, html.indexOf('Last</p>', from));
  expect(article).not.toMatch(/<link|<script/);
  await look(
    1280,
    async (page) => {
      expect(await page.locator('#article-body').getByAltText('A sign that says <section>', { exact: true }).count()).toBe(1);
      expect((await coloursOf(page, 'Words of a section'))[1]).toBe('rgb(237, 237, 237)');
    },
    false,
  );
});
