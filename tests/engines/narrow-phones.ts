import { expect, it } from 'vitest';
import { misfits } from '../browser/geometry.ts';
import { findings } from '../browser/page-looks.ts';
import type { BuiltSite } from '../built-site.ts';
import { SWEPT, sampled } from '../sweep.ts';
import type { LookedAt } from './webkit-page.ts';

/** With the longest choices, the longest words, and the tallest script; in the gate one of each. */
const PATHS = sampled(
  ['/', '/ar/contact-us', '/bn/contact-us', '/fr/contact-us'],
  ['/contact-us', '/gallery/breast-augmentation-breast-enhancement', '/bn'],
);

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
  // Of two rows of the top bar one would lie on the page when the header is compact.
  it(
    'on narrow phones nothing leaves the page, no text is cut, no control lies on another, and the top bar is one row',
    SWEPT,
    async () => {
      const page = await begin();
      const look = async (looked: LookedAt) => [...(await misfits(looked)), ...(await looked.evaluate(topBarRows))];
      const found = await findings(page, { url: built.site.url, paths: PATHS, widths: sampled([320, 390], [360]), look });
      expect(found.join('\n')).toBe('');
    },
  );

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
}
