import type { BuiltSite } from '../built-site.ts';

/** Blocks whose editor arranged them, and what a page shows of it: the functions run in the page, in every engine. */
const LONG = 'Swelling goes down in the first two weeks, and most people go back to a desk after ten days.';
const six = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((word) => `<p>${word}</p>`).join('');

/** As WordPress 7.1 renders what its editor saves, with the classes that the plugin adds to grids and rows. */
const laidOutBlocks = (site: string): string => {
  const picture = (style: string, of = '') =>
    `<figure class="wp-block-image size-full${of}"><img width="1600" height="1067" src="${site}/wp-content/uploads/2025/01/theatre.jpg" alt="A picture of the clinic" style="${style}" srcset="${site}/wp-content/uploads/2025/01/theatre-300x200.jpg 300w, ${site}/wp-content/uploads/2025/01/theatre.jpg 1600w"></figure>`;
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
<div class="wp-block-cover has-custom-content-position is-position-bottom-left" style="min-height:320px"><span aria-hidden="true" class="wp-block-cover__background has-background-dim-100 has-background-dim"></span><div class="wp-block-cover__inner-container"><p>At the foot</p><p>of what it stands on, on the left</p><div class="wp-block-buttons is-layout-flex"><div class="wp-block-button is-style-outline"><a class="wp-block-button__link" href="/contact-us">Book</a></div></div></div></div>
<h2>Pictures</h2>
${picture('aspect-ratio:1;object-fit:cover;width:300px;height:auto', ' is-resized')}
${picture('aspect-ratio:16/9;object-fit:contain;width:240px', ' is-resized')}
${picture('aspect-ratio:1;object-fit:cover;object-position:10% 90%')}
${picture('width:auto;height:150px', ' is-resized is-style-rounded')}
<figure class="wp-block-gallery has-nested-images columns-3 is-cropped is-layout-flex">${picture('').repeat(3)}</figure>
<figure class="wp-block-gallery has-nested-images columns-2 is-layout-flex">${picture('').repeat(2)}</figure>
<div class="wp-block-media-text is-stacked-on-mobile" style="grid-template-columns:33% auto"><figure class="wp-block-media-text__media"><img width="1600" height="1067" src="${site}/wp-content/uploads/2025/01/theatre.jpg" alt="A room"></figure><div class="wp-block-media-text__content"><p>${LONG}</p></div></div>
<figure class="wp-block-image alignright is-resized"><img width="1600" height="1067" src="${site}/wp-content/uploads/2025/01/theatre.jpg" alt="A room" style="width:200px;height:auto"></figure><p>${LONG}</p><h2>Below the picture</h2>
<div class="wp-block-math"><math display="block"><semantics><mrow><mi>x</mi><mo>=</mo><mfrac><mn>1</mn><mn>2</mn></mfrac></mrow><annotation encoding="application/x-tex">x = \\frac{1}{2}</annotation></semantics></math></div>
<div class="wp-block-cover has-aspect-ratio" style="aspect-ratio:3;min-height:unset"><span aria-hidden="true" class="wp-block-cover__background has-background-dim-100 has-background-dim"></span><div class="wp-block-cover__inner-container"><p>${LONG} ${LONG} ${LONG} ${LONG} ${LONG} ${LONG}</p></div></div>
<figure class="wp-block-embed"><div class="wp-block-embed__wrapper"><iframe src="https://player.vimeo.com/video/1234567" title="${LONG} ${LONG} ${LONG} ${LONG} ${LONG} ${LONG}"></iframe></div></figure>`;
};

/** Where their article is, once `addLaidOut` has added it. */
export const LAID_OUT_PATH = '/blogs/laid-out';

export function addLaidOut({ upstream }: BuiltSite): void {
  upstream.content.add({ slug: 'laid-out', title: 'Laid out', content: laidOutBlocks(upstream.url), categories: [11] });
}

/** Of which edge of a paragraph words stand, or in its middle; rounded, for engines round in their own ways. */
export function sidesOfWords(): Record<string, string> {
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
    sides[words] = near(from, left) ? 'left' : near(to, right) ? 'right' : near(from + to, left + right) ? 'middle' : 'elsewhere';
  }
  return sides;
}

export const SIDES = {
  'In the middle': 'middle',
  'In the middle, too': 'middle',
  'On the right': 'right',
  'On the right, too': 'right',
  'A quotation in the middle': 'middle',
  'A visitor': 'middle',
  'On the left': 'left',
  'النص على اليمين': 'right',
  'النص في الوسط': 'middle',
  'النص على اليسار': 'left',
};

/** How many columns each grid has, by where its parts begin. */
export const columnsOfGrids = (): number[] =>
  [...document.querySelectorAll('#article-body .is-layout-grid')].map(
    (grid) => new Set([...grid.children].map((one) => Math.round(one.getBoundingClientRect().left))).size,
  );

/** Width, and what of it the height is, of each picture once it has come. */
export async function shapesOfPictures(): Promise<{ width: number; ratio: number }[]> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('#article-body img')];
  for (const picture of pictures) {
    picture.loading = 'eager';
    await picture.decode();
  }
  return pictures.map((picture) => {
    const { width, height } = picture.getBoundingClientRect();
    return { width: Math.round(width), ratio: Math.round((width / height) * 100) / 100 };
  });
}

export const RATIOS = [1, 1.78, 1, 1.5, 1.33, 1.33, 1.33, 1.5, 1.5, 1.5, 1.5];

/** Whether the two parts of a fraction stand one above the other. */
export function isFractionDrawn(): boolean {
  const [above, below] = [...document.querySelectorAll('#article-body mfrac > mn')].map((one) => one.getBoundingClientRect());
  return Boolean(above && below && above.bottom <= below.top);
}

/** How far words leave the blocks that have a shape, and could be higher: covers, and rooms of films. */
export const wordsOutsideShapes = (): number[] =>
  [...document.querySelectorAll('#article-body :is(.wp-block-cover[class*="is-ratio-"], .embed-facade)')].map((block) => {
    const words = Math.max(...[...block.children].map((one) => one.getBoundingClientRect().bottom));
    return Math.max(0, Math.round(words - block.getBoundingClientRect().bottom));
  });
