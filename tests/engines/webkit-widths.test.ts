import { expect, it } from 'vitest';
import { misfits } from '../browser/geometry.ts';
import { findings } from '../browser/page-looks.ts';
import { useBuiltSite } from '../built-site.ts';
import { useWebKitPages } from './webkit-page.ts';

const built = useBuiltSite('webkit-widths');
const begin = useWebKitPages();

/** With the longest choices, and the longest words. */
const PATHS = [
  '/',
  '/contact-us',
  '/gallery/breast-augmentation-breast-enhancement',
  '/ar/contact-us',
  '/bn/contact-us',
  '/fr/contact-us',
];

it('on narrow phones nothing leaves the page, no text is cut and no control lies on another', async () => {
  const { page, end } = await begin();
  const found = await findings(page, { url: built.site.url, paths: PATHS, widths: [320, 360, 390], look: misfits });
  expect(found.join('\n')).toBe('');
  await end();
});
