import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onlyInChromium, openBrowser } from './browser.ts';
import { NO_SHIFTS, shiftOf } from './layout-shift.ts';
import { isFirefox } from './stock-firefox.ts';
import { visit } from './visit.ts';

const topBarBottom = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('header')?.firstElementChild;
    // The end of the slide, not a moment of it.
    for (const slide of document.querySelector('header')?.getAnimations() ?? []) slide.finish();
    return Math.round(bar?.getBoundingClientRect().bottom ?? 0);
  });

const scrollDown = async (page: Page, top: number) => {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  // The observer reports after the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
};

/** Rows HEAD-01 to HEAD-06. */
export function describeHeader(getUrl: () => string): void {
  describe('header', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await openBrowser();
    });
    afterAll(() => browser.close());

    it('shows the whole ring of what has the focus in the top bar', () =>
      visit(browser, `${getUrl()}/contact-us`, {}, async ({ page }) => {
        const bar = page.locator('header').locator('> :first-child');
        const count = await bar.locator(':is(a, button):visible').count();
        await page.getByRole('link', { name: 'Skip to content' }).focus();
        const outside: string[] = [];
        for (let step = 0; step < count; step++) {
          await page.keyboard.press('Tab');
          outside.push(
            ...(await bar.locator(':focus').evaluateAll(([focused]) => {
              const frame = focused?.closest('header')?.firstElementChild?.getBoundingClientRect();
              if (!focused || !frame) return ['nothing has the focus'];
              const { outlineOffset, outlineWidth } = getComputedStyle(focused);
              const room = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
              const { top, bottom } = focused.getBoundingClientRect();
              return top - room < frame.top || bottom + room > frame.bottom ? [`${focused.textContent}`] : [];
            })),
          );
        }
        expect(count).toBe(6);
        expect(outside).toEqual([]);
      }));

    it('has e-mail, three labelled lines and the booking service in a new tab', () =>
      visit(browser, `${getUrl()}/contact-us`, {}, async ({ page }) => {
        const bar = page.locator('header').locator('> :first-child');
        await bar.locator('a[href^="mailto:"]').waitFor();
        const lines = await bar.locator('a[href^="tel:+91"]').allInnerTexts();
        expect(lines.map((line) => line.replace(/\s*\+.*/, ''))).toEqual(['Plastic surgery', 'Dermatology', 'General']);
        // On a page of neither department the visitor chooses the desk.
        await bar.getByRole('button', { name: 'Appointments' }).click();
        for (const [name, desk] of [
          ['Plastic surgery', 'plastic-surgery'],
          ['Dermatology', 'dermatology'],
        ] as const) {
          const booking = bar.getByRole('link', { name: `${name} (opens in a new tab)` });
          await booking.waitFor();
          expect(await booking.getAttribute('target')).toBe('_blank');
          expect(await booking.getAttribute('rel')).toContain('noopener');
          expect(await booking.getAttribute('href')).toContain(desk);
        }
      }));

    it('leads to the desk of the department on its pages', () =>
      visit(browser, `${getUrl()}/acne-and-scars`, {}, async ({ page }) => {
        expect(await page.getByRole('link', { name: /^Appointments/ }).getAttribute('href')).toContain('dermatology');
      }));

    it('has the main menu in order and marks where the visitor is', () =>
      visit(browser, `${getUrl()}/liposuction`, { forcedColors: 'active' }, async ({ page }) => {
        const links = page.locator('header nav:visible > ul > li > a');
        expect(await links.allInnerTexts()).toEqual([
          'Home',
          'About Us',
          'Services',
          'Our Doctors',
          'Gallery',
          'Blog',
          'International',
          'Contact Us',
        ]);
        expect(await page.locator('header nav:visible > ul > li > a[aria-current]').allInnerTexts()).toEqual(['Services']);
        expect(await page.locator('header').getByRole('link', { name: 'Aesthetic Clinic' }).getAttribute('href')).toBe('/');
        if (isFirefox) return; // over BiDi, it keeps the colours of a page
        // Where colours are the visitor's own there are no grounds: lines say where the header ends, and what is chosen.
        const edge = await page.locator('header > :last-child').evaluate((bar) => getComputedStyle(bar).borderBlockEndStyle);
        expect(edge).toBe('solid');
        const underlined = (all: Element[]) =>
          all.flatMap((link) => (getComputedStyle(link).textDecorationLine === 'underline' ? [link.textContent.trim()] : []));
        expect(await links.evaluateAll(underlined)).toEqual(['Services']);
        await links.filter({ hasText: 'Services' }).hover();
        const category = page.locator('header').getByRole('link', { name: 'Dermatology', exact: true });
        await category.hover();
        expect(await category.evaluateAll(underlined)).toEqual(['Dermatology']);
      }));

    it('keeps the top bar until 180 px and hides it beyond, without moving the page', () =>
      visit(browser, `${getUrl()}/nowhere`, { viewport: { width: 1440, height: 500 } }, async ({ page }) => {
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await scrollDown(page, 180);
        expect(await topBarBottom(page)).toBe(44);
        await scrollDown(page, 181);
        await page.locator('header[data-compact="true"]').waitFor();
        expect(await topBarBottom(page)).toBe(0);
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
        await scrollDown(page, 0);
        await page.locator('header[data-compact="false"]').waitFor();
        expect(await topBarBottom(page)).toBe(44);
      }));

    it('keeps the top bar while the focus is in it', () =>
      visit(browser, `${getUrl()}/nowhere`, { viewport: { width: 1440, height: 500 } }, async ({ page }) => {
        await page.getByRole('button', { name: 'Appointments' }).focus();
        await scrollDown(page, 400);
        await page.locator('header[data-compact="true"]').waitFor();
        expect(await topBarBottom(page)).toBe(44);
        await page.locator('header nav:visible a').first().focus();
        await expect.poll(() => topBarBottom(page)).toBe(0);
        // Who goes through the menu by key keeps the place on the page.
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => scrollY)).toBe(400);
      }));

    it('shows the top bar to the keyboard at once, and keeps the place on the page', () =>
      visit(browser, `${getUrl()}/nowhere`, { viewport: { width: 1440, height: 500 } }, async ({ page }) => {
        await scrollDown(page, 400);
        await page.locator('header[data-compact="true"]').waitFor();
        expect(await topBarBottom(page)).toBe(0);
        await page.getByRole('link', { name: 'Skip to content' }).focus();
        await page.keyboard.press('Tab');
        expect(await topBarBottom(page)).toBe(44);
        expect(await page.locator('header :focus').getAttribute('href')).toMatch(/^mailto:/);
        expect(await page.evaluate(() => scrollY)).toBe(400);
      }));

    it.each([
      [1440, 500],
      [390, 800],
    ])('and the menu of a treatment keep that place by key, forth and back, at %i by %i px', (width, height) =>
      visit(browser, `${getUrl()}/rhinoplasty`, { viewport: { width, height } }, async ({ page }) => {
        await scrollDown(page, 1400);
        await page.locator('header[data-compact="true"]').waitFor();
        const moved: string[] = [];
        /** Goes on by key as long as the focus stays within; how many stops that was. */
        const stops = async (key: string, within: string) => {
          const focused = page.locator(`${within} :focus`);
          let count = 0;
          for (await page.keyboard.press(key); await focused.count(); await page.keyboard.press(key)) {
            moved.push(
              ...(await focused.evaluate(({ textContent }) => (scrollY === 1400 ? [] : [`${textContent}: ${scrollY}`]))),
            );
            count++;
          }
          await page.evaluate(() => scrollTo(0, 1400));
          return count;
        };
        await page.getByRole('link', { name: 'Skip to content' }).focus();
        const forth = await stops('Tab', 'header');
        expect([forth > 2, await stops('Shift+Tab', 'header')]).toEqual([true, forth]);
        const parts = page.locator('main nav[class*="menu"] a');
        await parts.first().evaluate((link) => link.focus({ preventScroll: true }));
        expect(await stops('Tab', 'main nav[class*="menu"]')).toBe((await parts.count()) - 1);
        expect(moved).toEqual([]);
      }),
    );

    it('stands on the page and not above it in a low window, as a phone held sideways has, before script and without', () =>
      visit(
        browser,
        `${getUrl()}/contact-us`,
        { javaScriptEnabled: false, viewport: { width: 844, height: 340 } },
        async ({ page }) => {
          expect((await page.locator('header').boundingBox())?.y).toBe(0);
        },
      ));

    it('lets the top bar scroll away without script', () =>
      visit(
        browser,
        `${getUrl()}/nowhere`,
        { javaScriptEnabled: false, viewport: { width: 1440, height: 500 } },
        async ({ page }) => {
          await page.mouse.wheel(0, 600);
          await expect.poll(async () => (await page.locator('header').boundingBox())?.y).toBe(-44);
        },
      ));

    it('moves nothing while the page loads, takes its fonts and is taken over', () => {
      onlyInChromium(NO_SHIFTS);
      return visit(browser, `${getUrl()}/nowhere`, {}, async ({ page }) => {
        expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
      });
    });
  });
}
