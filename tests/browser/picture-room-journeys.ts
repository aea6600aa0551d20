import { describe, expect, it } from 'vitest';
import { SWEPT, sampled } from '../sweep.ts';
import { type BeginVisit, DESKTOP, PHONE } from './widgets-page.ts';

/** The sample: pages with the most kinds of pictures, and cards of WordPress. */
const PAGES = sampled(
  ['/', '/our-doctors', '/rhinoplasty', '/blogs'],
  ['/about-us', '/services', '/contact-us', '/international', '/gallery'],
);

/** Pictures whose room is empty, by their addresses. */
const withoutRoom = (images: Element[]) =>
  images.flatMap((image) => {
    const { width, height } = image.getBoundingClientRect();
    return image.checkVisibility() && (width < 2 || height < 2) ? [image.getAttribute('src')] : [];
  });

/** Pictures for which the browser took a file with more than twice the pixels that a screen of density 2 shows, though a narrower one is offered. */
const oversized = (images: Element[]) =>
  (images as HTMLImageElement[]).flatMap((image) => {
    const { width } = image.getBoundingClientRect();
    const chosen = Number(/-(\d+)\.\w+\.\w+$/.exec(image.currentSrc)?.[1] ?? 0);
    const sources = [image, ...(image.parentElement?.querySelectorAll('source') ?? [])];
    const offered = sources.flatMap(({ srcset }) => [...srcset.matchAll(/ (\d+)w/g)].map(([, pixels]) => Number(pixels)));
    return image.checkVisibility() && chosen > 4 * width && chosen > Math.min(...offered)
      ? [`${image.currentSrc} at ${Math.round(width)} px`]
      : [];
  });

/**
 * Width of the file that a picture takes in the window as it is now, and of the one it takes where phones' two files are all there are. Asked
 * of a copy: one that has taken a file keeps it in a smaller window.
 */
const bannerChoice = async (picture: Element) => {
  const widthOf = ({ currentSrc }: HTMLImageElement) => Number(/-(\d+)\.\w+\.\w+$/.exec(currentSrc)?.[1]);
  const copy = picture.cloneNode(true) as Element;
  picture.replaceWith(copy);
  const image = copy.querySelector('img') as HTMLImageElement;
  const two = new Image();
  two.sizes = '100vw';
  two.srcset = '/p/two-tall-480.0.avif 480w, /p/two-tall-640.0.avif 640w';
  while (!two.currentSrc || !image.currentSrc) await new Promise(requestAnimationFrame);
  return { taken: widthOf(image), ofTwo: widthOf(two) };
};

/** On a line that brings no picture: what is read does not move when they come (row PLAT-19). */
export function describePictureRoom(getUrl: () => string, begin: BeginVisit): void {
  describe.each([PHONE, DESKTOP])('at $viewport.width pixels', (options) => {
    it('keeps the room of every picture before it has come', SWEPT, async () => {
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

  it.each([2, 3])('takes no file far larger than its room on a phone of density %i', SWEPT, async (deviceScaleFactor) => {
    const { page, end } = await begin({ ...PHONE, deviceScaleFactor });
    await page.route(/\.(avif|webp|jpe?g|png)(\?|$)/, (route) => route.abort());
    for (const path of sampled(['/', '/rhinoplasty'], ['/our-doctors', '/about-us', '/international'])) {
      await page.goto(getUrl() + path);
      const images = page.locator('main img');
      // A lazy picture far down has chosen no file yet.
      await images.evaluateAll((all) => {
        for (const image of all as HTMLImageElement[]) image.loading = 'eager';
      });
      const undecided = (all: Element[]) => (all as HTMLImageElement[]).filter(({ currentSrc }) => !currentSrc).length;
      await expect.poll(() => images.evaluateAll(undecided)).toBe(0);
      expect(await images.evaluateAll(oversized), path).toEqual([]);
    }
    await end(/ERR_FAILED/);
  });

  // Whole and broken densities, and one past which phones take no more.
  it.each(sampled([1.5, 3], [1, 2, 4]))(
    'at density %d takes a banner as sharp as the window, on phones none beyond 640 px',
    SWEPT,
    async (deviceScaleFactor) => {
      const { page, end } = await begin({ viewport: PHONE.viewport, deviceScaleFactor });
      await page.route(/\.(avif|webp|jpe?g|png)(\?|$)/, (route) => route.abort());
      await page.goto(`${getUrl()}/rhinoplasty`);
      for (const width of [320, 360, 390, 430, 480, 520, 599, 600, 641, 744, 767, 768, 833]) {
        await page.setViewportSize({ width, height: 900 });
        const { taken, ofTwo } = await page.locator('#banner picture').evaluate(bannerChoice);
        const ofTall = width * deviceScaleFactor > 640 ? 900 : 640;
        // From 768 px up it is another, of which a window of a tablet shows the half.
        const sharp = width < 768 ? [ofTall] : [1200, 1600];
        expect(width < 600 ? [ofTwo] : sharp, `${width} px`).toContain(taken);
      }
      await end(/ERR_FAILED/);
    },
  );
}
