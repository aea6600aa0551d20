import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_TAPS, onlyInChromium, openBrowser } from './browser.ts';
import { axeFindings, visit } from './visit.ts';

const PANEL = '#services-panel';
const toggle = (page: Page) => page.getByRole('button', { name: 'Services menu' });
const services = (page: Page) => page.locator('header nav > ul > li > a', { hasText: 'Services' });
/** A link of the panel that can be seen. */
const shown = (page: Page, name: string) =>
  page.locator(PANEL).getByRole('link', { name, exact: true }).and(page.locator(':visible'));
const shownServices = (page: Page) => page.locator(`${PANEL} a:visible`).allInnerTexts();

/** Rows HEAD-07 to HEAD-14 and HEAD-18 to HEAD-21. */
export function describeServicesMenu(getUrl: () => string): void {
  describe('services menu', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await openBrowser();
    });
    afterAll(() => browser.close());

    it('opens 100 ms after the pointer came', () =>
      visit(browser, `${getUrl()}/contact-us`, {}, async ({ page }) => {
        onlyInChromium('The clock of transitions is stopped by the protocol of Chromium');
        // Paused from a page's own script, they would have run already until its events came: more than 100 ms on a busy machine.
        const session = await page.context().newCDPSession(page);
        await session.send('Animation.enable');
        await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
        await services(page).hover();
        const visibilityAt = (time: number) =>
          page.evaluate(
            ([selector, at]) => {
              const panel = document.querySelector(selector);
              const animations = panel?.getAnimations() ?? [];
              for (const animation of animations) animation.currentTime = at;
              return panel && animations.length ? getComputedStyle(panel).visibility : 'without a transition';
            },
            [PANEL, time] as const,
          );
        await expect.poll(() => visibilityAt(99)).toBe('hidden');
        expect(await visibilityAt(101)).toBe('visible');
      }));

    it('shows categories, services and the parts of the chosen service; closing forgets the choice', () =>
      visit(browser, `${getUrl()}/contact-us`, {}, async ({ page }) => {
        await services(page).hover();
        await shown(page, 'Plastic Surgery').waitFor();
        expect(await shownServices(page)).toEqual(
          expect.arrayContaining(['Rhinoplasty', 'Structural Fat Grafting', 'Overview', 'Why Us']),
        );
        await shown(page, 'Dermatology').hover();
        await shown(page, 'Laser Hair Removal').hover();
        await shown(page, 'Laser Hair Removal in Bangalore').waitFor();
        expect(await shownServices(page)).not.toContain('Rhinoplasty');
        await page.mouse.move(10, 880);
        await page.locator(PANEL).waitFor({ state: 'hidden' });
        await services(page).hover();
        await shown(page, 'Rhinoplasty in Bangalore').waitFor();
        expect(await shownServices(page)).not.toContain('Laser Hair Removal');
      }));

    it('lets the pointer cross to the panel and stays while the focus is inside', () =>
      visit(browser, `${getUrl()}/contact-us`, {}, async ({ page }) => {
        await services(page).hover();
        const part = shown(page, 'Information');
        await part.waitFor();
        const box = await part.boundingBox();
        await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20, { steps: 12 });
        await expect.poll(() => part.isVisible()).toBe(true);
        await part.focus();
        await page.mouse.move(10, 880);
        expect(await toggle(page).getAttribute('aria-expanded')).toBe('true');
        await part.waitFor();
      }));

    it('is a disclosure for the keyboard: opens, walks, closes and gives the focus back', () =>
      visit(browser, `${getUrl()}/contact-us`, {}, async ({ page }) => {
        await services(page).focus();
        expect(await page.locator(PANEL).isVisible()).toBe(false);
        await page.keyboard.press('Tab');
        expect(await toggle(page).getAttribute('aria-expanded')).toBe('false');
        await page.keyboard.press('Enter');
        expect(await toggle(page).getAttribute('aria-expanded')).toBe('true');
        const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
        await page.keyboard.press('Tab');
        expect(await focused()).toBe('Plastic Surgery');
        await page.keyboard.press('ArrowDown');
        expect(await focused()).toBe('Dermatology');
        await page.keyboard.press('ArrowRight');
        expect(await focused()).toBe('Acne and Scars');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowRight');
        expect(await focused()).toBe('Overview');
        await page.keyboard.press('Tab');
        expect(await focused()).toBe('Information');
        await page.keyboard.press('ArrowLeft');
        expect(await focused()).toBe('Laser Hair Removal');
        await page.keyboard.press('Escape');
        expect(await toggle(page).getAttribute('aria-expanded')).toBe('false');
        expect(await toggle(page).evaluate((button) => button === document.activeElement)).toBe(true);
        await page.keyboard.press('ArrowDown');
        expect(await focused()).toBe('Plastic Surgery');
      }));

    it('shows each of its links by key in a low window, forth and back, and keeps the place on the page', () =>
      visit(browser, `${getUrl()}/rhinoplasty`, { viewport: { width: 1280, height: 400 } }, async ({ page }) => {
        await page.evaluate(() => scrollTo(0, 600));
        await page.locator('header[data-compact="true"]').waitFor();
        await toggle(page).evaluate((button) => button.focus({ preventScroll: true }));
        await page.keyboard.press('Enter');
        // On the way back there are no parts of treatments before the one in hand.
        const keys = [...Array(20).fill('Tab'), ...Array(7).fill('Shift+Tab')];
        const hidden: string[] = [];
        for (const key of keys) {
          await page.keyboard.press(key);
          const found = await page.locator(PANEL).evaluate((panel) => {
            const focused = document.activeElement;
            const [frame, link] = [panel.getBoundingClientRect(), focused?.getBoundingClientRect()];
            // Firefox stops some pixels earlier.
            const half = (link?.height ?? 0) / 2;
            const isSeen = link && panel.contains(focused) && link.top >= frame.top - half && link.bottom <= frame.bottom + half;
            return isSeen && scrollY === 600 ? [] : [`${focused?.textContent} at ${link?.top}, the page at ${scrollY}`];
          });
          hidden.push(...found.map((text) => `${key}: ${text}`));
        }
        expect(hidden).toEqual([]);
      }));

    it('closes by Escape when only the pointer opened it, and when the focus leaves', () =>
      visit(browser, `${getUrl()}/contact-us`, {}, async ({ page }) => {
        await services(page).hover();
        await shown(page, 'Rhinoplasty').waitFor();
        await page.keyboard.press('Escape');
        await page.locator(PANEL).waitFor({ state: 'hidden' });
        await page.mouse.move(10, 880);
        await toggle(page).focus();
        await page.keyboard.press('Enter');
        await page.locator('header').getByRole('link', { name: 'Our Doctors' }).focus();
        await page.locator(PANEL).waitFor({ state: 'hidden' });
      }));

    it('opens by the first tap on the button; a tap on a link with more below shows that first', () => {
      onlyInChromium(NO_TAPS);
      const screen = { hasTouch: true, viewport: { width: 1280, height: 900 } };
      return visit(browser, `${getUrl()}/contact-us`, screen, async ({ page }) => {
        await toggle(page).tap();
        await shown(page, 'Rhinoplasty').waitFor();
        await shown(page, 'Dermatology').tap();
        await shown(page, 'Laser Scar Revision').tap();
        await shown(page, 'Stretch Marks Treatment').waitFor();
        expect(new URL(page.url()).pathname).toBe('/contact-us');
        await shown(page, 'Laser Scar Revision').tap();
        await page.waitForURL('**/laser-scar-revision');
      });
    });

    it('leads to a part of a service page by address and by state, and closes', () =>
      visit(browser, `${getUrl()}/contact-us`, {}, async ({ page }) => {
        await services(page).hover();
        await shown(page, 'FAQs').click();
        await page.waitForURL('**/rhinoplasty#faq-section');
        expect(await page.evaluate(() => history.state.usr)).toEqual({ scrollTo: 'faqs' });
        await page.locator(PANEL).waitFor({ state: 'hidden' });
      }));

    it('has every link in the HTML, and opens by hover and by focus without script', () =>
      visit(browser, `${getUrl()}/contact-us`, { javaScriptEnabled: false }, async ({ page }) => {
        const paths = await page.locator(`${PANEL} a`).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        expect(new Set(paths.filter((path) => path?.endsWith('-in-bangalore'))).size).toBe(12);
        expect(paths).toContain('/patient-stories');
        expect(paths.filter((path) => path?.endsWith('#faq-section'))).toHaveLength(19);
        await services(page).hover();
        await shown(page, 'Rhinoplasty').waitFor();
        await page.mouse.move(10, 880);
        await page.locator(PANEL).waitFor({ state: 'hidden' });
        await toggle(page).focus();
        await shown(page, 'Rhinoplasty').waitFor();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await shown(page, 'Rhinoplasty').waitFor();
      }));

    it('has no findings while open', () =>
      visit(browser, `${getUrl()}/nowhere`, {}, async ({ page }) => {
        await toggle(page).click();
        await shown(page, 'Rhinoplasty').waitFor();
        await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
        expect(await axeFindings(page)).toEqual([]);
      }));
  });
}
