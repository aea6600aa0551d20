import { expect, it } from 'vitest';
import { misfits } from '../browser/geometry.ts';
import { findings } from '../browser/page-looks.ts';
import type { BuiltSite } from '../built-site.ts';
import type { LookedAt } from './webkit-page.ts';

/** With the longest choices, the longest words, and the tallest script. */
const PATHS = [
  '/',
  '/contact-us',
  '/gallery/breast-augmentation-breast-enhancement',
  '/ar/contact-us',
  '/bn',
  '/bn/contact-us',
  '/fr/contact-us',
];

/** Lists that the engine draws in the looks of its toolkit. */
const foreignLists = (): string[] =>
  [...document.querySelectorAll('main select')]
    .filter((list) => getComputedStyle(list).appearance !== 'none')
    .map((list) => `${list.id} has the looks of the toolkit`);

const topBarRows = (): string[] => {
  const { height } = document.querySelector('header > :first-child')?.getBoundingClientRect() ?? { height: 0 };
  return height > 0 && height < 60 ? [] : [`the top bar is ${height} px high`];
};

export function describeNarrowPhones(built: BuiltSite, begin: () => Promise<LookedAt>): void {
  it('on narrow phones nothing leaves the page, no text is cut and no control lies on another', async () => {
    const page = await begin();
    const found = await findings(page, { url: built.site.url, paths: PATHS, widths: [320, 360, 390], look: misfits });
    expect(found.join('\n')).toBe('');
  });

  it('lists look like the fields beside them', async () => {
    const page = await begin();
    const lists = await findings(page, {
      url: built.site.url,
      paths: ['/plan-your-stay', '/gallery/rhinoplasty', '/contact-us'],
      widths: [390],
      look: (looked) => looked.evaluate(foreignLists),
    });
    expect(lists.join('\n')).toBe('');
  });

  it('on narrow phones the top bar is one row: of two, one would lie on the page when the header is compact', async () => {
    const page = await begin();
    const bars = await findings(page, {
      url: built.site.url,
      paths: PATHS,
      widths: [320],
      look: (looked) => looked.evaluate(topBarRows),
    });
    expect(bars.join('\n')).toBe('');
  });
}
