import { describe, expect, it } from 'vitest';
import { type BeginVisit, DESKTOP, PHONE } from './widgets-page.ts';

const PAGES = [
  '/',
  '/about-us',
  '/services',
  '/our-doctors',
  '/contact-us',
  '/international',
  '/rhinoplasty',
  '/gallery',
  '/blogs',
];

/** Pictures whose room is empty, by their addresses. */
const withoutRoom = (images: Element[]) =>
  images.flatMap((image) => {
    const { width, height } = image.getBoundingClientRect();
    return image.checkVisibility() && (width < 2 || height < 2) ? [image.getAttribute('src')] : [];
  });

/** On a line that brings no picture: what is read does not move when they come (row PLAT-19). */
export function describePictureRoom(getUrl: () => string, begin: BeginVisit): void {
  describe.each([PHONE, DESKTOP])('at $viewport.width pixels', (options) => {
    it('keeps the room of every picture before it has come', async () => {
      const { page, end } = await begin({ ...options, javaScriptEnabled: false });
      await page.route(/\.(avif|webp|jpe?g|png)(\?|$)/, (route) => route.abort());
      for (const path of PAGES) {
        await page.goto(getUrl() + path);
        const images = page.locator('main img');
        expect(await images.count(), path).toBeGreaterThan(0);
        expect(await images.evaluateAll(withoutRoom), path).toEqual([]);
      }
      await end(/ERR_FAILED/);
    });
  });
}
