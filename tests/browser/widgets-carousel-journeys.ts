import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  type BeginVisit,
  bringIntoView,
  DESKTOP,
  focused,
  openPaused,
  openThrifty,
  openWidgets,
  PHONE,
  setHidden,
} from './widgets-page.ts';

const carousel = (page: Page, label: string): Locator => page.locator(`section[aria-label="${label}"]`);
const rowOf = (shown: Locator): Locator => shown.locator('[aria-label="Slides"]');

/** Number of the first slide in view, from 1. Slides in view are those that are not inert. */
const at = (shown: Locator): Promise<number> =>
  shown.evaluate((element) => {
    const slides = [...element.querySelectorAll('[aria-roledescription="slide"]')];
    const first = slides.findIndex((slide, index) => !slide.hasAttribute('inert') && slides.at(index - 1)?.hasAttribute('inert'));
    return first + 1;
  });

/** Pixels from the row's edge to slide `n`, in reading direction. */
const offset = (shown: Locator, n: number): Promise<number> =>
  rowOf(shown).evaluate((row, index) => {
    const slide = row.children[index]?.getBoundingClientRect();
    const box = row.getBoundingClientRect();
    const padding = Number.parseFloat(getComputedStyle(row).paddingInlineStart);
    if (!slide) return Number.NaN;
    return (getComputedStyle(row).direction === 'rtl' ? box.right - slide.right : slide.left - box.left) - padding;
  }, n - 1);

const running = (shown: Locator): Promise<boolean> =>
  shown.locator('[aria-live]').evaluate((element) => element.getAttribute('aria-live') === 'off');

/** Away and back, so that the interval begins at the moment at which the clock stands. */
async function beginAnew(page: Page, label: string): Promise<Locator> {
  const shown = carousel(page, label);
  await bringIntoView(page.getByRole('contentinfo'));
  await expect.poll(() => running(shown)).toBe(false);
  await page.clock.runFor(1000);
  await bringIntoView(shown);
  await expect.poll(() => running(shown)).toBe(true);
  return shown;
}

export function describeCarousels(getUrl: () => string, visit: BeginVisit): void {
  describe('the place of a carousel', () => {
    it('is what the row shows, wherever it stands: back from the first slide to the first again', async () => {
      const { page, end } = await visit({ ...DESKTOP, reducedMotion: 'reduce' });
      await openWidgets(page, getUrl());
      for (const [label, total] of [
        ['Four services', 4],
        ['Twelve affiliations', 12],
      ] as const) {
        const shown = carousel(page, label);
        await bringIntoView(shown);
        for (let number = total; number > 0; number -= 1) {
          await shown.getByRole('button', { name: 'Previous' }).click();
          await expect.poll(() => at(shown)).toBe(number);
          await expect.poll(async () => Math.abs(await offset(shown, number))).toBeLessThan(2);
        }
      }
      await end();
    });

    it('stays where the window becomes a pixel narrower, and more or fewer slides are shown at once', async () => {
      const { page, end } = await visit({ viewport: { width: 1024, height: 768 }, reducedMotion: 'reduce' });
      await openWidgets(page, getUrl());
      const shown = carousel(page, 'Twelve affiliations');
      await bringIntoView(shown);
      for (const number of [12, 11, 10]) {
        await shown.getByRole('button', { name: 'Previous' }).click();
        await expect.poll(() => at(shown)).toBe(number);
      }
      for (const [width, perView] of [
        [1023, 2],
        [1024, 5],
      ] as const) {
        await page.setViewportSize({ width, height: 768 });
        await expect.poll(() => shown.locator('[aria-roledescription="slide"]:not([inert])').count()).toBe(perView);
        expect(await at(shown)).toBe(10);
        await expect.poll(async () => Math.abs(await offset(shown, 10))).toBeLessThan(2);
      }
      await end();
    });
  });

  describe('carousels by themselves', () => {
    it('go on in their time, in 500 ms', async () => {
      const { page, end } = await visit(DESKTOP);
      await openPaused(page, getUrl());
      for (const [label, every] of [
        ['Twelve results', 4000],
        ['Nine slides', 5000],
        ['Twelve affiliations', 2000],
        ['Four videos', 3000],
        ['Four services', 1500],
        ['Right to left', 3000],
      ] as const) {
        const shown = await beginAnew(page, label);
        const first = await at(shown);
        await page.clock.runFor(every - 1);
        expect(await at(shown), label).toBe(first);
        await page.clock.runFor(1);
        await expect.poll(() => at(shown), { message: label }).toBe(first + 1);
        await page.clock.runFor(500 - 40);
        expect(await offset(shown, first + 1), label).toBeGreaterThan(0);
        expect(await rowOf(shown).evaluate((row) => row.style.scrollSnapType), label).toBe('none');
        await page.clock.runFor(80);
        expect(Math.abs(await offset(shown, first + 1)), label).toBeLessThan(1);
        expect(await rowOf(shown).evaluate((row) => row.style.scrollSnapType), label).toBe('');
      }
      await end();
    });

    it('fade every 3500 ms in 800 ms, and 5000 ms in 500 ms', async () => {
      const { page, end } = await visit(DESKTOP);
      await openPaused(page, getUrl());
      for (const [label, every, move] of [
        ['Banner', 3500, '0.8s'],
        ['Biography', 5000, '0.5s'],
      ] as const) {
        const shown = await beginAnew(page, label);
        const first = await at(shown);
        await page.clock.runFor(every - 1);
        expect(await at(shown)).toBe(first);
        await page.clock.runFor(1);
        await expect.poll(() => at(shown)).toBe(first + 1);
        const slide = shown.locator('[aria-roledescription="slide"]').nth(first);
        expect(await slide.evaluate((element) => getComputedStyle(element).transitionDuration)).toContain(move);
      }
      await end();
    });

    it('wait for pointer, focus, a hidden tab and while out of view', async () => {
      const { page, end } = await visit(DESKTOP);
      await openPaused(page, getUrl());
      const shown = await beginAnew(page, 'Twelve results');
      await rowOf(shown).hover();
      await expect.poll(() => running(shown)).toBe(false);
      await page.mouse.move(0, 0);
      await expect.poll(() => running(shown)).toBe(true);
      await shown.getByRole('link').first().focus();
      await expect.poll(() => running(shown)).toBe(false);
      await page.getByRole('link', { name: 'Skip to content' }).evaluate((link) => link.focus({ preventScroll: true }));
      await expect.poll(() => running(shown)).toBe(true);
      await setHidden(page, true);
      await expect.poll(() => running(shown)).toBe(false);
      await setHidden(page, false);
      await expect.poll(() => running(shown)).toBe(true);
      const before = await at(shown);
      await setHidden(page, true);
      await page.clock.runFor(20_000);
      expect(await at(shown)).toBe(before);
      await end();
    });

    it('stop for the whole visit at one press, start again one by one', async () => {
      const { page, end } = await visit(DESKTOP);
      await openPaused(page, getUrl());
      const shown = await beginAnew(page, 'Twelve results');
      await shown.getByRole('button', { name: 'Stop automatic slide show' }).press('Enter');
      expect(await page.getByRole('button', { name: 'Stop automatic slide show' }).count()).toBe(0);
      await page.getByRole('link', { name: 'Skip to content' }).evaluate((link) => link.focus({ preventScroll: true }));
      await page.clock.runFor(60_000);
      expect(await running(shown)).toBe(false);
      await page.getByRole('link', { name: 'Contact Us', exact: true }).first().click();
      await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Widgets' }).waitFor();
      await page.goBack();
      // The page scrolls to where it was, under a pointer that rests; a carousel below it waits (Firefox says so by itself).
      await page.mouse.move(0, 0);
      await expect.poll(() => page.getByRole('button', { name: 'Start automatic slide show' }).count()).toBe(8);
      await shown.getByRole('button', { name: 'Start automatic slide show' }).press('Enter');
      await expect.poll(() => running(shown)).toBe(true);
      expect(await page.getByRole('button', { name: 'Start automatic slide show' }).count()).toBe(7);
      await end();
    });

    it.each([
      ['reduced motion', { reducedMotion: 'reduce' as const }, openWidgets],
      ['Save-Data', {}, openThrifty],
    ])('stand still under %s until they are started', async (_, options, open) => {
      const { page, end } = await visit({ ...DESKTOP, ...options });
      await page.clock.install();
      await open(page, getUrl());
      const shown = carousel(page, 'Twelve results');
      const start = shown.getByRole('button', { name: 'Start automatic slide show' });
      await start.waitFor();
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
      await bringIntoView(shown);
      await page.clock.runFor(30_000);
      expect(await at(shown)).toBe(1);
      await start.press('Enter');
      await expect.poll(() => running(shown)).toBe(true);
      await page.clock.runFor(4000);
      await expect.poll(() => at(shown)).toBe(2);
      if (open === openWidgets) expect(Math.abs(await offset(shown, 2))).toBeLessThan(1);
      await end();
    });
  });

  describe('carousels by hand', () => {
    it('show as many at once as there is room for', async () => {
      const { page, end } = await visit(DESKTOP);
      await openWidgets(page, getUrl());
      const labels = ['Twelve results', 'Nine slides', 'Twelve affiliations', 'Four videos', 'Four services'];
      const shown = () =>
        Promise.all(labels.map((label) => carousel(page, label).locator('[aria-roledescription="slide"]:not([inert])').count()));
      for (const [width, counts] of [
        [1440, [1, 1, 5, 2, 3]],
        [900, [1, 1, 2, 1, 2]],
        [390, [1, 1, 1, 1, 1]],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(shown, { message: `${width} px` }).toEqual(counts);
      }
      await end();
    });

    it('go round both ends without a jump', async () => {
      const { page, end } = await visit(DESKTOP);
      await openPaused(page, getUrl());
      const shown = carousel(page, 'Eight pictures');
      await bringIntoView(shown);
      const width = await rowOf(shown).evaluate((row) => row.clientWidth);
      await shown.getByRole('button', { name: 'Previous slide' }).click();
      await page.clock.runFor(100);
      // The first slide leaves at the end while the last one comes in from the start.
      expect(await offset(shown, 1)).toBeGreaterThan(0);
      expect(await offset(shown, 8)).toBeLessThan(0);
      expect(await offset(shown, 8)).toBeGreaterThan(-width);
      await page.clock.runFor(500);
      expect(Math.abs(await offset(shown, 8))).toBeLessThan(1);
      await expect.poll(() => shown.getByText('8 / 8').isVisible()).toBe(true);
      await shown.getByRole('button', { name: 'Next slide' }).click();
      await page.clock.runFor(100);
      expect(await offset(shown, 1)).toBeGreaterThan(0);
      expect(await offset(shown, 1)).toBeLessThan(width);
      await page.clock.runFor(500);
      expect(Math.abs(await offset(shown, 1))).toBeLessThan(1);
      expect(await rowOf(shown).evaluate((row) => [row.scrollLeft, row.querySelectorAll('[style*="translate"]').length])).toEqual(
        [0, 0],
      );
      await end();
    });

    it('fill the last views of five up with the first slides', async () => {
      const { page, end } = await visit(DESKTOP);
      await openPaused(page, getUrl());
      const shown = carousel(page, 'Twelve affiliations');
      await bringIntoView(shown);
      await shown.getByRole('button', { name: 'Previous slide' }).click();
      await page.clock.runFor(600);
      expect(Math.abs(await offset(shown, 12))).toBeLessThan(1);
      const pitch = (await offset(shown, 2)) - (await offset(shown, 1));
      expect(Math.abs((await offset(shown, 1)) - pitch)).toBeLessThan(1);
      expect(Math.abs((await offset(shown, 4)) - 4 * pitch)).toBeLessThan(2);
      await end();
    });

    it('mirror where the page runs from right to left', async () => {
      const { page, end } = await visit(DESKTOP);
      await openPaused(page, getUrl());
      const shown = carousel(page, 'Right to left');
      await bringIntoView(shown);
      for (const [button, n] of [
        ['Next slide', 2],
        ['Previous slide', 1],
        ['Previous slide', 5],
        ['Next slide', 1],
      ] as const) {
        await shown.getByRole('button', { name: button }).click();
        await page.clock.runFor(600);
        expect(Math.abs(await offset(shown, n))).toBeLessThan(1);
      }
      await end();
    });

    it('walk by keyboard: stop button first, then arrows, row and what is in view', async () => {
      const { page, end } = await visit(DESKTOP);
      await openPaused(page, getUrl());
      const shown = carousel(page, 'Twelve results');
      const stops: string[] = [];
      await shown.getByRole('button').first().focus();
      for (const _ of [1, 2, 3, 4, 5]) {
        stops.push(await focused(page));
        await page.keyboard.press('Tab');
      }
      expect(stops).toEqual(['Stop automatic slide show', 'Previous slide', 'Next slide', 'Slides', 'Result 1']);
      expect(await focused(page)).toBe('Stop automatic slide show');
      await shown.getByRole('button', { name: 'Next slide' }).press('Enter');
      await page.clock.runFor(600);
      expect(await shown.locator('[aria-live]').innerText()).toBe('Slide 2 of 12');
      expect(await shown.locator('[aria-roledescription="slide"]:not([inert]) a').allInnerTexts()).toEqual(['Result 2']);
      await end();
    });

    it('jump to the slide of a dot and mark it', async () => {
      const { page, end } = await visit(DESKTOP);
      await openPaused(page, getUrl());
      const shown = carousel(page, 'Nine slides');
      await bringIntoView(shown);
      await shown.getByRole('button', { name: 'Show slide 6' }).click();
      await page.clock.runFor(600);
      expect(Math.abs(await offset(shown, 6))).toBeLessThan(1);
      expect(await shown.locator('[aria-current]').getAttribute('aria-label')).toBe('Show slide 6');
      await end();
    });

    it('follow a scroll by hand and keep the focus in the row', async () => {
      const { page, end } = await visit(PHONE);
      await openWidgets(page, getUrl());
      const shown = carousel(page, 'Eight pictures');
      await bringIntoView(shown);
      await shown.getByRole('link', { name: 'Picture 1' }).focus();
      await rowOf(shown).evaluate((row) => row.scrollTo({ left: row.clientWidth * 2, behavior: 'instant' }));
      await expect.poll(() => at(shown)).toBe(3);
      expect(await focused(page)).toBe('Slides');
      await end();
    });

    it('are steered by a page that follows them', async () => {
      const { page, end } = await visit(DESKTOP);
      await openPaused(page, getUrl());
      const shown = carousel(page, 'Biography');
      await page.getByRole('button', { name: 'The dermatologist' }).click();
      await expect.poll(() => at(shown)).toBe(2);
      expect(await page.getByRole('button', { name: 'The dermatologist' }).getAttribute('aria-pressed')).toBe('true');
      await end();
    });
  });
}
