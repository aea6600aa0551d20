import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useBuiltSite } from '../built-site.ts';
import { openBrowser } from './browser.ts';
import { isFirefox } from './stock-firefox.ts';
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
<figure class="wp-block-table is-style-stripes"><table><tbody><tr><td>Odd</td></tr><tr><td>Even</td></tr></tbody></table></figure>
<h2>Letters</h2>
<p class="has-drop-cap wp-block-paragraph">${'Begins with a large letter, beside which two lines stand. '.repeat(6)}</p>
<p class="wp-block-paragraph" style="column-count:2">${LONG}</p>
<p class="has-xx-large-font-size wp-block-paragraph" style="text-transform:uppercase">Very large</p>
<pre class="wp-block-verse">A verse
  of two lines</pre>
<p class="wp-block-paragraph" style="text-decoration:underline">Underlined</p>
<div class="wp-block-buttons is-layout-flex"><div class="wp-block-button"><a class="wp-block-button__link" href="/contact-us" style="text-decoration:underline;letter-spacing:3px">Spaced button</a></div></div>
<p class="wp-block-paragraph" style="letter-spacing:3px">الراحة بعد العملية</p>
<h2>Places</h2>
<div class="wp-block-media-text has-media-on-the-right is-image-fill-element"><figure class="wp-block-media-text__media"><img width="300" height="200" src="PICTURE" alt="A room"></figure><div class="wp-block-media-text__content"><p>Before a picture</p></div></div>
<figure class="wp-block-embed"><div class="wp-block-embed__wrapper"><iframe src="https://player.vimeo.com/video/1234567" title="A talk"></iframe></div></figure>
<p style="padding-left: 80px;">Moved in twice</p>
<div class="wp-block-cover has-aspect-ratio" style="aspect-ratio:2;height:unset;min-height:unset;"><img class="wp-block-cover__image-background" width="300" height="200" src="PICTURE" alt=""><div class="wp-block-cover__inner-container"><p>Twice as wide</p></div></div>
<figure class="wp-block-gallery has-nested-images columns-2"><figure class="wp-block-image"><img width="300" height="200" src="PICTURE" alt="A square of a gallery" style="aspect-ratio:1;object-fit:cover"></figure></figure>
<p>Before <img class="wp-image-1" style="width:40px;" width="300" height="200" src="PICTURE" alt="A sign that says <section>"> behind</p>
<section class="wp-block-group has-background" style="background-color:#eeeeee"><p>Words of a section</p></section>
<div class="wp-block-group is-layout-grid columns-3"><p class="has-row-span-2 has-background" style="background-color:#eeeeee">Tall</p><p>One</p><p>Two</p><p>Three</p><p>Four</p></div>
<div class="wp-block-group is-nowrap is-layout-flex"><p class="is-growing">Grows</p><p>Last</p></div>
<div class="wp-block-group is-nowrap is-layout-flex"><p class="is-sized-12">A width</p><p class="is-share-50">A half</p></div>
<div class="wp-block-group is-layout-constrained is-content-justification-right is-content-wide-25"><p>At the right of a group stand these words, more of them than one line of it has room for.</p></div>
<div class="wp-block-group is-layout-grid columns-3"><p class="is-from-column-3 is-from-row-2">Begins late</p><p class="is-from-column-1 has-column-span-2 is-from-row-1">Begins first</p></div>
<div class="wp-block-columns is-layout-flex is-gap-x-0"><div class="wp-block-column"><p>Left</p></div><div class="wp-block-column"><p>Touches it</p></div></div>
<div class="wp-block-group is-layout-grid columns-2 is-gap-x-64 is-gap-y-64"><p>Wide apart</p><p>Beside</p><p>Underneath</p></div>
<div class="wp-block-group is-layout-flow is-gap-y-0"><h3>Tight</h3><p>Right below it</p></div>`;

const NAVY_AND_WHITE = 'has-background has-text-color" style="background-color:#003366;color:#ffffff';
const FILM =
  '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper"><iframe title="A film" src="https://www.youtube.com/embed/abcdefghijk"></iframe></div></figure>';
const OUTLINE =
  '<div class="wp-block-button is-style-outline"><a class="wp-block-button__link" href="/contact-us">Outlined</a></div>';
/** What has colours of the site's own, or is set apart, within colours of an editor. */
const PARTS = `<p class="has-drop-cap">Large letter</p><p>Words and <mark>marked ones</mark></p><pre class="wp-block-preformatted">Kept</pre>
<figure class="wp-block-table is-style-stripes"><table><caption>Of the table</caption><thead><tr><th>Head</th></tr></thead><tbody><tr><td>Odd</td></tr><tr><td>Even</td></tr></tbody></table></figure>
<div class="wp-caption"><img src="PICTURE" alt="A theatre" width="300" height="200"><p class="wp-caption-text">Of the picture</p></div>
<blockquote><p>Said</p><cite>By whom</cite></blockquote>${OUTLINE}${OUTLINE.replace('__link', '__link has-white-background-color has-black-color has-background has-text-color')}${FILM}`;
const GROUNDS = `<div class="wp-block-group ${NAVY_AND_WHITE}">${PARTS}</div>
<div class="wp-block-group has-text-color" style="color:#6f6f6f">${PARTS}</div>
<div class="wp-block-cover"><span class="wp-block-cover__background has-background-dim"></span><div class="wp-block-cover__inner-container">${PARTS}</div></div>
<div class="wp-block-group has-background" style="background-color:#003366"><p class="has-background" style="background-color:#777777">Neither can be read</p></div>
<table class="${NAVY_AND_WHITE}"><caption>Above its table</caption><tr><th>Head</th></tr></table>
<ul class="wp-block-list ${NAVY_AND_WHITE}"><li class="has-background has-text-color" style="background-color:#ffffff;color:#222222">A light entry</li></ul>`;

const BEHIND = `style="background-image:url('PICTURE');background-size:cover"`;
const question = (id: string, open = '') =>
  `<div class="wp-block-accordion-item${open}"><h3 class="wp-block-accordion-heading"><button type="button" id="${id}">Question ${id}</button></h3><div class="wp-block-accordion-panel"><p>Answer ${id}</p></div></div>`;
/** Pictures behind blocks, what closes what, films, and what is chosen for phones or tablets alone, as WordPress 7.1 and the plugin say it. */
const SEEN = `<h2 class="has-text-align-center is-mobile-text-left is-tablet-text-right is-mobile-letters-small">Another side</h2>
<blockquote class="wp-block-quote has-text-align-center has-background" ${BEHIND}><p>Quoted on a picture</p><cite>By a visitor</cite></blockquote>
<figure class="wp-block-pullquote has-background" ${BEHIND}><blockquote><p>Pulled on a picture</p></blockquote></figure>
<div class="wp-block-cover has-custom-content-position is-position-bottom-left"><span class="wp-block-cover__background has-background-dim"></span><div class="wp-block-cover__inner-container"><p>At the left</p><p class="has-text-align-center">In the middle</p></div></div>
<div data-wp-context="{ &quot;autoclose&quot;: true }" class="wp-block-accordion">${question('1', ' is-open')}${question('2')}</div>
<figure class="wp-block-video"><video autoplay loop muted width="1080" height="1920" style="aspect-ratio: 1080 / 1920;" src="FILM"></video></figure>
<figure class="wp-block-embed wp-embed-aspect-9-16 wp-has-aspect-ratio"><div class="wp-block-embed__wrapper"><iframe title="A short film" src="https://www.youtube.com/embed/abcdefghijk"></iframe></div></figure>
<p class="wp-block-paragraph" style="text-indent:2em">Its first line begins later</p>
<div class="wp-block-group is-nowrap is-layout-flex is-mobile-stack-center is-tablet-row-space-between"><p class="is-sized-12">Here</p><p>There</p></div>
<div class="wp-block-group is-layout-grid columns-4 is-mobile-columns-2 is-tablet-columns-3">${'<p>Part</p>'.repeat(4)}</div>`;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  const picture = `${built.upstream.url}/wp-content/uploads/2025/01/theatre-300x200.jpg`;
  for (const [slug, text] of Object.entries({ choices: CHOICES, grounds: GROUNDS, seen: SEEN })) {
    const content = text.replaceAll('PICTURE', picture).replaceAll('FILM', `${built.upstream.url}/wp-content/uploads/clip.mp4`);
    built.upstream.content.add({ slug, title: slug, content, categories: [11] });
  }
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
    if (isFirefox) return; // over BiDi, its pages are not told of another medium
    // Paper has no paper of another colour, on which browsers leave the words as light as they were.
    await page.emulateMedia({ media: 'print' });
    for (const words of ['White on red', 'Call us at once', 'An entry'])
      expect(await coloursOf(page, words), words).toEqual(['rgb(0, 0, 0)', '']);
  });
});

/** Words as they are painted, in the browser's own account of them: the large letter, signs of lists, words for pictures, captions of tables. */
function faintParts(): string[] {
  const partsOf = (text: string): number[] => (text.match(/[\d.]+/g) ?? []).map(Number);
  const light = (text: string): number => {
    const [red = 0, green = 0, blue = 0] = partsOf(text).map((part) =>
      part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string): number => {
    const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  const groundOf = (from: Element | null): string => {
    let under = from;
    while (under && partsOf(getComputedStyle(under).backgroundColor)[3] === 0) under = under.parentElement;
    return under ? getComputedStyle(under).backgroundColor : 'rgb(255, 255, 255)';
  };
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`#article-body :is(${selector})`)];
  const faint: string[] = [];
  const judge = (what: string, colours: string[], ground: string, least: number): void => {
    if (colours.every((one) => contrast(one, ground) < least)) faint.push(`${what}: ${colours.join(' ')} on ${ground}`);
  };
  for (const one of all('.has-drop-cap')) {
    judge('letter', [getComputedStyle(one, '::first-letter').color], groundOf(one), 4.5);
    const letter = document.createRange();
    letter.setStart(one.firstChild ?? one, 0);
    letter.setEnd(one.firstChild ?? one, 1);
    const paper = one.closest('.is-paper');
    if (paper && letter.getBoundingClientRect().bottom > paper.getBoundingClientRect().bottom)
      faint.push('letter beyond its paper');
    const high = Number.parseFloat(getComputedStyle(one, '::first-letter').lineHeight);
    if (one.getBoundingClientRect().height < high - 1) faint.push('letter beside what follows');
  }
  for (const one of all('img'))
    judge('words for a picture', [getComputedStyle(one).color], getComputedStyle(one).backgroundColor, 4.5);
  for (const one of all('li')) {
    const style = getComputedStyle(one);
    const ground = groundOf(style.listStylePosition === 'inside' ? one : one.parentElement);
    judge('sign', [getComputedStyle(one, '::marker').color], ground, 4.5);
  }
  // The ground of a table is none of its caption.
  for (const one of all('caption')) {
    const own = getComputedStyle(one).backgroundColor;
    const ground = partsOf(own)[3] === 0 ? groundOf(one.closest('table')?.parentElement ?? null) : own;
    judge('caption', [getComputedStyle(one).color], ground, 4.5);
  }
  for (const one of all('a, [tabindex="0"]')) {
    one.focus();
    const { outlineColor, boxShadow } = getComputedStyle(one);
    judge(
      `ring of ${one.textContent}`,
      [outlineColor, ...(boxShadow.match(/^rgb\([^)]*\)/) ?? [])],
      groundOf(one.parentElement),
      3,
    );
  }
  return faint;
}

it.each([360, 1280])('all that stands in colours of an editor can be read and its focus seen: %d px', async (width) => {
  await visit(browser, `${built.site.url}/blogs/grounds`, { viewport: { width, height: 900 } }, async ({ page }) => {
    expect(await coloursOf(page, 'Neither can be read')).toEqual(['rgb(33, 20, 46)', 'rgb(251, 249, 249)']);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(faintParts)).toEqual([]);
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
    const [odd, even] = [await coloursOf(page, 'Odd'), await coloursOf(page, 'Even')];
    expect(odd[1]).not.toBe(even[1]);
    const indented = await page.locator('#article-body .has-drop-cap').evaluate((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const { left } = range.getBoundingClientRect();
      return [...range.getClientRects()].filter((line) => line.left > left + 10).length;
    });
    expect(indented).toBeGreaterThan(1);
    const [content, room, picture] = await page
      .locator('#article-body .wp-block-media-text')
      .evaluate((one) =>
        ['p', 'figure', 'img'].map((part) => one.querySelector(part)?.getBoundingClientRect().toJSON() as DOMRect),
      );
    expect(content?.right).toBeLessThanOrEqual(room?.left ?? 0);
    expect(picture).toEqual(room);
    const shape = (selector: string) =>
      page.locator(`#article-body ${selector}`).evaluate((one) => {
        const { width: wide, height } = one.getBoundingClientRect();
        return wide / height;
      });
    expect(await shape('.has-aspect-ratio')).toBeCloseTo(2, 1);
    expect(await shape('[alt="A square of a gallery"]')).toBeCloseTo(1, 1);
    const video = page.locator('#article-body .embed-facade > a');
    expect(await video.evaluate((link) => getComputedStyle(link, '::after').content)).toBe('"Plays from Vimeo"');
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
      .locator('#article-body .is-nowrap', { hasText: 'Grows' })
      .evaluate((all) => [all, all.lastElementChild].map((box) => Math.round(box?.getBoundingClientRect().right ?? 0)));
    expect(last).toBe(row);
  });
});

it.each([360, 1280])('widths, sizes in a row, places in a grid and gaps are as their editor chose them: %d px', async (width) => {
  const isWide = width > 1000;
  await look(width, async (page) => {
    const boxOf = (words: string) =>
      page
        .locator('#article-body')
        .getByText(words)
        .last()
        .evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
    const article = await page.locator('#article-body').evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
    const letters = (words: string) =>
      page
        .locator('#article-body')
        .getByText(words)
        .evaluate((one) => {
          const style = getComputedStyle(one);
          return [style.textDecorationLine, Number.parseFloat(style.letterSpacing) / Number.parseFloat(style.fontSize) || 0];
        });
    expect(await letters('Underlined')).toEqual(['underline', 0]);
    expect(await letters('Spaced button')).toEqual(['underline', expect.closeTo(0.2, 2)]);
    // Its letters hang together.
    expect(await letters('الراحة')).toEqual(['none', 0]);

    const [right, late, first] = [await boxOf('At the right of'), await boxOf('Begins late'), await boxOf('Begins first')];
    expect(rounded(right.width)).toBe(isWide ? 400 : rounded(article.width));
    if (isWide) {
      const group = await page
        .locator('#article-body .is-content-wide-25')
        .last()
        .evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
      expect(rounded(right.right)).toBe(rounded(group.right));
      expect(late.left).toBeGreaterThan(first.right);
    }
    expect(late.top < first.top).toBe(!isWide);

    const sizes = await page
      .locator('#article-body .is-nowrap', { hasText: 'A width' })
      .evaluate((row) => [...row.children].map((one) => [one.getBoundingClientRect().width, row.getBoundingClientRect().width]));
    if (isWide) expect([sizes[0]?.[0], (sizes[1]?.[0] ?? 0) / (sizes[1]?.[1] ?? 1)]).toEqual([192, expect.closeTo(0.5, 2)]);
    const [left, touching] = [await boxOf('Left'), await boxOf('Touches it')];
    if (isWide) expect(rounded(touching.left)).toBe(rounded(left.right));
    const [apart, beside, below] = [await boxOf('Wide apart'), await boxOf('Beside'), await boxOf('Underneath')];
    expect(rounded(isWide ? beside.left - apart.right : beside.top - apart.bottom)).toBe(isWide ? 64 : 36);
    expect(rounded(below.top - beside.bottom)).toBe(isWide ? 64 : 36);
    const [heading, under] = [await boxOf('Tight'), await boxOf('Right below it')];
    expect(rounded(under.top)).toBe(rounded(heading.bottom));
    expect(await scrollsSideways(page)).toBe(false);
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

it.each([
  { width: 360, side: 'left', columns: 2, row: 'below' },
  { width: 700, side: 'right', columns: 3, row: 'beside' },
  { width: 1280, side: 'center', columns: 4, row: 'beside' },
])(
  'pictures behind words, films, questions and choices for a screen are as their editor wrote them: $width px',
  async (wanted) => {
    const { width, side, columns, row } = wanted;
    await visit(browser, `${built.site.url}/blogs/seen`, { viewport: { width, height: 900 } }, async ({ page }) => {
      const style = (words: string, name: string) =>
        page
          .locator('#article-body')
          .getByText(words, { exact: true })
          .evaluate((one, property) => getComputedStyle(one).getPropertyValue(property), name);
      for (const words of ['Quoted on a picture', 'By a visitor', 'Pulled on a picture'])
        expect((await coloursOf(page, words))[0], words).toBe('rgb(247, 241, 248)');
      const covers = await page
        .locator('#article-body .wp-block-cover > img')
        .evaluateAll((all) =>
          all.map((one) => [one, one.parentElement].map((box) => box?.getBoundingClientRect().toJSON() as DOMRect)),
        );
      expect(covers).toHaveLength(2);
      for (const [picture, cover] of covers) expect(picture).toEqual(cover);
      expect(await style('Quoted on a picture', 'text-align')).toBe('center');
      expect(await style('Pulled on a picture', 'text-align')).toBe('center');
      expect([await style('At the left', 'text-align'), await style('In the middle', 'text-align')]).toEqual(['start', 'center']);

      const answer = (id: string) => page.locator('#article-body').getByText(`Answer ${id}`);
      expect([await answer('1').isVisible(), await answer('2').isVisible()]).toEqual([true, false]);
      await page.locator('summary', { hasText: 'Question 2' }).click();
      await answer('2').waitFor();
      expect(await answer('1').isVisible()).toBe(false);

      const film = await page.locator('#article-body video').evaluate((one: HTMLVideoElement) => {
        const { width: wide, height } = one.getBoundingClientRect();
        const { paused, loop, muted, controls, readyState } = one;
        return { ratio: Math.round((wide / height) * 100) / 100, height, paused, loop, muted, controls, readyState };
      });
      expect(film).toMatchObject({ ratio: 0.56, paused: true, loop: true, muted: true, controls: true, readyState: 0 });
      expect(film.height).toBeLessThanOrEqual(704);
      const short = await page
        .locator('#article-body .embed-facade')
        .evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
      expect(short.width / short.height).toBeCloseTo(9 / 16, 1);
      expect(short.height).toBeLessThanOrEqual(705);
      expect(await style('Its first line begins later', 'text-indent')).not.toBe('0px');

      expect(await style('Another side', 'text-align')).toBe(side);
      const small = (await style('Another side', 'font-size')) === (await style('By a visitor', 'font-size'));
      expect(small).toBe(width < 480);
      const [here, there] = await page
        .locator('#article-body .is-nowrap > *')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
      expect((there?.top ?? 0) >= (here?.bottom ?? 0) ? 'below' : 'beside').toBe(row);
      if (width < 480) expect(rounded(here?.height)).toBe(rounded(there?.height));
      const lefts = await page
        .locator('#article-body .is-layout-grid > *')
        .evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))).size);
      expect(lefts).toBe(columns);
      expect(await axeFindings(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
    });
  },
);
