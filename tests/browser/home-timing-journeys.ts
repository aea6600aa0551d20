import { describe, expect, it } from 'vitest';
import { at, beginCarousel, carousel, openHome, openHomePaused, rowOf, running, slidesOf } from './home-visit.ts';
import { type BeginVisit, bringIntoView, DESKTOP, PHONE } from './widgets-page.ts';

/** Rows HOME-25, HOME-26, HOME-30, HOME-32, HOME-37, HOME-38, HOME-47, HOME-49: label, slides, interval, slides at once at 1440 px. */
const CAROUSELS = [
  ['Plastic surgery before and after', 12, 4000, 1],
  ['Dermatology before and after', 8, 5000, 1],
  ['Presentation of the doctors', 9, 5000, 1],
  ['Profile: Lead Plastic Surgeon', 9, 5000, 1],
  ['Professional bodies', 12, 2000, 5],
  ['Patient Testimonials', 4, 3000, 2],
] as const;

const MOVE_MS = 500;

export function describeHomeTiming(getUrl: () => string, visit: BeginVisit): void {
  describe('home: carousels', () => {
    it('have their slides, and go on by themselves in their time', async () => {
      const { page, end } = await visit(DESKTOP);
      await openHomePaused(page, getUrl());
      for (const [label, total, every, perView] of CAROUSELS) {
        const shown = await beginCarousel(page, label);
        expect(await slidesOf(shown).count(), label).toBe(total);
        expect(await shown.locator('[aria-roledescription="slide"]:not([inert])').count(), label).toBe(perView);
        const first = await at(shown);
        await page.clock.runFor(every - 1);
        expect(await at(shown), label).toBe(first);
        await page.clock.runFor(1);
        await expect.poll(() => at(shown), { message: label }).toBe((first % total) + 1);
        await page.clock.runFor(MOVE_MS - 40);
        expect(await rowOf(shown).evaluate((row) => row.style.scrollSnapType), label).toBe('none');
        await page.clock.runFor(80);
        expect(await rowOf(shown).evaluate((row) => row.style.scrollSnapType), label).toBe('');
      }
      await end();
    });

    it('of results go by hand, with a counter, round both ends (HOME-27)', async () => {
      const { page, end } = await visit(PHONE);
      await openHomePaused(page, getUrl());
      for (const [label, last, first] of [
        ['Plastic surgery before and after', '12 / 12', '1 / 12'],
        ['Dermatology before and after', '8 / 8', '1 / 8'],
      ] as const) {
        const shown = carousel(page, label);
        await bringIntoView(shown);
        await shown.getByText(first, { exact: true }).waitFor();
        await shown.getByRole('button', { name: 'Previous slide' }).click();
        await page.clock.runFor(MOVE_MS + 100);
        await expect.poll(() => shown.getByText(last, { exact: true }).isVisible(), { message: label }).toBe(true);
        await shown.getByRole('button', { name: 'Next slide' }).click();
        await page.clock.runFor(MOVE_MS + 100);
        await expect.poll(() => shown.getByText(first, { exact: true }).isVisible(), { message: label }).toBe(true);
      }
      await end();
    });

    it('of the doctors wrap, jump at a dot and mark it (HOME-32, HOME-33, DOCP-12)', async () => {
      const { page, end } = await visit(DESKTOP);
      await openHomePaused(page, getUrl());
      const shown = carousel(page, 'Presentation of the doctors');
      await bringIntoView(shown);
      const dots = shown.getByRole('button', { name: /^Show slide/ });
      expect(await dots.count()).toBe(9);
      await dots.nth(7).click();
      await page.clock.runFor(MOVE_MS + 100);
      await expect.poll(() => at(shown)).toBe(8);
      expect(await shown.locator('[aria-current]').getAttribute('aria-label')).toBe('Show slide 8');
      expect(await slidesOf(shown).nth(7).getByRole('article').count()).toBe(6);
      for (const wanted of [9, 1]) {
        await shown.getByRole('button', { name: 'Next slide' }).click();
        await page.clock.runFor(MOVE_MS + 100);
        await expect.poll(() => at(shown)).toBe(wanted);
      }
      await end();
    });

    it.each([
      [1440, 5, 2],
      [1024, 5, 2],
      [1023, 2, 1],
      [768, 2, 1],
      [767, 1, 1],
      [390, 1, 1],
    ])('at %i px show %i affiliations and %i videos (HOME-39, HOME-48)', async (width, affiliations, videos) => {
      const { page, end } = await visit({ viewport: { width, height: 900 } });
      await openHome(page, getUrl());
      const count = (label: string) => carousel(page, label).locator('[aria-roledescription="slide"]:not([inert])').count();
      await expect.poll(() => count('Professional bodies')).toBe(affiliations);
      await expect.poll(() => count('Patient Testimonials')).toBe(videos);
      await end();
    });

    it('stop at one press, all of them (DOCP-18)', async () => {
      const { page, end } = await visit(DESKTOP);
      await openHomePaused(page, getUrl());
      const shown = await beginCarousel(page, 'Presentation of the doctors');
      await shown.getByRole('button', { name: 'Stop automatic slide show' }).press('Enter');
      await expect.poll(() => page.getByRole('button', { name: 'Stop automatic slide show' }).count()).toBe(0);
      const other = carousel(page, 'Professional bodies');
      await bringIntoView(other);
      await page.clock.runFor(20_000);
      expect([await running(shown), await running(other)]).toEqual([false, false]);
      await end();
    });
  });

  describe('home: figures', () => {
    it('count once at 30 %, to 15K+ in 2000 ms and 100K+ in 2500 ms (HOME-13 to HOME-18)', async () => {
      const { page, end } = await visit({ viewport: { width: 390, height: 600 } });
      await openHomePaused(page, getUrl());
      const panel = page.locator('dl', { hasText: 'Surgeries' });
      const moving = () => panel.locator('[aria-hidden="true"]').allInnerTexts();
      const raise = (share: number) =>
        panel.evaluate((element, part) => {
          const box = element.getBoundingClientRect();
          scrollBy({ top: box.top + box.height * part - innerHeight, behavior: 'instant' });
        }, share);
      await raise(0.2);
      await page.clock.runFor(5000);
      expect(await moving()).toEqual([]);
      await raise(0.4);
      await expect
        .poll(async () => {
          await page.clock.runFor(20);
          return (await moving()).length;
        })
        .toBe(2);
      await page.clock.runFor(1000);
      const [surgeries = '', transformations = ''] = await moving();
      // Ease-out: past half of the way at half of the time.
      expect(Number.parseInt(surgeries, 10)).toBeGreaterThan(10);
      expect(Number.parseInt(transformations, 10)).toBeGreaterThan(50);
      await page.clock.runFor(1000);
      expect(await moving()).toEqual(['15K+', expect.not.stringMatching(/^100K/)]);
      await page.clock.runFor(600);
      await expect.poll(moving).toEqual([]);
      expect(await panel.innerText()).toMatch(/15K\+[\s\S]*100K\+/);
      await bringIntoView(page.getByRole('contentinfo'));
      await bringIntoView(panel);
      await page.clock.runFor(1000);
      expect(await moving()).toEqual([]);
      await end();
    });
  });
}
