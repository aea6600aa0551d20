import { describe, expect, it } from 'vitest';
import { useSharedSite } from '../built-site.ts';
import { useBrowser } from './browser.ts';
import { hydrated } from './hydrated.ts';
import { awake } from './lead-visit.ts';

const built = useSharedSite();
const visit = useBrowser({ isWhole: false });

const SIZES = [
  { width: 320, height: 256 },
  { width: 360, height: 640 },
  { width: 667, height: 375 },
];

describe('the list of what is wrong', () => {
  it.each([...SIZES, { width: 568, height: 320 }])(
    'shows its heading and its first line at $width × $height',
    async (viewport) => {
      const { page, end } = await visit({ viewport, reducedMotion: 'reduce' });
      await page.goto(`${built.site.url}/contact-us`);
      await hydrated(page);
      const form = page.locator('form:has(input[name="form"])');
      await awake(form);
      await form.locator('button[type=submit]').click();
      const list = form.getByRole('alert');
      const seen = () =>
        list.evaluate((element) =>
          [element.querySelector('strong'), element.querySelector('a')].map((one) => {
            const { left, top, bottom } = one?.getClientRects()[0] ?? new DOMRect();
            return [top, bottom].every((y, index) => one?.contains(document.elementFromPoint(left + 3, y + (index ? -4 : 4))));
          }),
        );
      await expect.poll(() => seen().catch(() => null)).toEqual([true, true]);
      await end();
    },
  );
});
