import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_TAPS, onlyInChromium, openBrowser } from './browser.ts';
import { holdRequests } from './hold-requests.ts';
import { axeFindings, visit } from './visit.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } satisfies BrowserContextOptions;

const burger = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const isInert = (page: Page) => page.locator('main').evaluate((main) => main.hasAttribute('inert'));
const open = async (page: Page) => {
  await burger(page).click();
  await drawer(page).waitFor();
};

/** Rows HEAD-15 to HEAD-17, HEAD-19 and HEAD-21. */
export function describeDrawer(getUrl: () => string): void {
  describe('mobile menu', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await openBrowser();
    });
    afterAll(() => browser.close());

    it('opens without script, with its nested sections', () =>
      visit(browser, `${getUrl()}/contact-us`, { ...PHONE, javaScriptEnabled: false }, async ({ page }) => {
        await open(page);
        await drawer(page).getByText('Services', { exact: true }).click();
        await drawer(page).getByText('Dermatology', { exact: true }).first().click();
        await drawer(page).getByText('Acne and Scars', { exact: true }).click();
        await drawer(page).getByRole('link', { name: 'Acne and Acne Scars in Bangalore' }).waitFor();
        await drawer(page).getByRole('link', { name: 'Patient Stories' }).waitFor();
        await page.getByRole('button', { name: 'Close menu' }).click();
        await drawer(page).waitFor({ state: 'hidden' });
      }));

    it('has a head that hides what is scrolled under it', () =>
      visit(browser, `${getUrl()}/contact-us`, { ...PHONE, viewport: { width: 667, height: 375 } }, async ({ page }) => {
        await open(page);
        await drawer(page).evaluate((menu) => Promise.all(menu.getAnimations().map(({ finished }) => finished)));
        const head = async () => {
          const box = await page.getByRole('button', { name: 'Close menu' }).locator('..').boundingBox();
          if (!box) throw new Error('The menu has no head');
          // Not the bar of the scroller.
          return (await page.screenshot({ clip: { ...box, width: box.width - 20 } })).toString('base64');
        };
        const before = await head();
        await drawer(page).evaluate((menu) => menu.scrollTo(0, 100));
        expect((await head()) === before).toBe(true);
      }));

    it('holds the focus and the page while open, and gives both back on Escape', () =>
      visit(browser, `${getUrl()}/nowhere`, PHONE, async ({ page }) => {
        await open(page);
        const inDrawer = () => page.evaluate(() => Boolean(document.activeElement?.closest('[role="dialog"]')));
        await expect.poll(inDrawer).toBe(true);
        expect(await isInert(page)).toBe(true);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
        for (let step = 0; step < 20; step++) {
          await page.keyboard.press('Tab');
          expect((await page.evaluate(() => document.activeElement === document.body)) || (await inDrawer())).toBe(true);
        }
        // Not from the browser's own controls, which stand in the round and count as the body here.
        if (!(await inDrawer())) await page.keyboard.press('Tab');
        await page.keyboard.press('Escape');
        await drawer(page).waitFor({ state: 'hidden' });
        expect(await burger(page).evaluate((button) => button === document.activeElement)).toBe(true);
        expect(await isInert(page)).toBe(false);
      }));

    it('closes on a tap outside', () => {
      onlyInChromium(NO_TAPS);
      return visit(browser, `${getUrl()}/nowhere`, { ...PHONE, viewport: { width: 768, height: 1024 } }, async ({ page }) => {
        await open(page);
        await page.touchscreen.tap(40, 600);
        await drawer(page).waitFor({ state: 'hidden' });
        expect(await isInert(page)).toBe(false);
      });
    });

    it('closes on navigation, also to another part of the same page', () =>
      visit(browser, `${getUrl()}/contact-us`, PHONE, async ({ page }) => {
        await open(page);
        await drawer(page).getByRole('link', { name: 'Our Doctors' }).click();
        await page.waitForURL('**/our-doctors');
        await drawer(page).waitFor({ state: 'hidden' });
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
        await open(page);
        await drawer(page).getByText('Services', { exact: true }).click();
        await drawer(page).getByText('Plastic Surgery', { exact: true }).first().click();
        await drawer(page).getByText('Liposuction', { exact: true }).click();
        await drawer(page).getByRole('link', { name: 'Why Us' }).and(page.locator(':visible')).click();
        await page.waitForURL('**/liposuction#why-us');
        await drawer(page).waitFor({ state: 'hidden' });
      }));

    it('says over the menu, and to screen readers, that the page that was tapped in it is on its way', () =>
      visit(browser, `${getUrl()}/contact-us`, PHONE, async ({ page }) => {
        await open(page);
        const over = await drawer(page).evaluate((layer) => getComputedStyle(layer, '::backdrop').backgroundColor);
        expect(over).not.toBe('rgba(0, 0, 0, 0)');
        const release = await holdRequests(page, '**/assets/chunks/**');
        await drawer(page).getByRole('link', { name: 'Our Doctors' }).click();
        const words = page.getByRole('status').filter({ hasText: 'Loading' });
        await words.waitFor();
        const seen = await words.evaluate((line) => {
          const { left, top, width, height } = line.getBoundingClientRect();
          const isOnTop = document.elementFromPoint(left + width / 2, top + height / 2) === line;
          return { isOnTop, isInert: line.closest('[inert]') !== null, isLow: height > 80 };
        });
        expect(seen).toEqual({ isOnTop: true, isInert: false, isLow: false });
        release();
        await drawer(page).waitFor({ state: 'hidden' });
        await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/our-doctors');
        await words.waitFor({ state: 'detached' });
      }));

    it('closes by Back; a link that led out of it costs no second press', () =>
      visit(browser, `${getUrl()}/contact-us`, PHONE, async ({ page }) => {
        await open(page);
        await page.locator('main[inert]').waitFor({ state: 'attached' });
        await page.evaluate(() => history.back());
        await drawer(page).waitFor({ state: 'hidden' });
        expect(new URL(page.url()).pathname).toBe('/contact-us');
        expect(await isInert(page)).toBe(false);
        await open(page);
        await page.locator('main[inert]').waitFor({ state: 'attached' });
        await drawer(page).getByRole('link', { name: 'Our Doctors' }).click();
        await page.waitForURL('**/our-doctors');
        await drawer(page).waitFor({ state: 'hidden' });
        await page.evaluate(() => history.back());
        await page.waitForURL('**/contact-us');
        await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
        expect(await page.evaluate(() => 'layer' in history.state)).toBe(false);
        expect(await drawer(page).isVisible()).toBe(false);
      }));

    it('stays open when it was opened before the application came', () =>
      visit(browser, `${getUrl()}/contact-us`, { ...PHONE, waitForScript: false }, async ({ page }) => {
        await open(page);
        await page.locator('main[inert]').waitFor({ state: 'attached' });
        await drawer(page).waitFor();
      }));

    it('has no findings while open, with its sections open', () =>
      visit(browser, `${getUrl()}/nowhere`, PHONE, async ({ page }) => {
        await open(page);
        for (const name of ['Services', 'Plastic Surgery', 'Rhinoplasty'])
          await drawer(page).locator('summary', { hasText: name }).first().click();
        await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
        expect(await axeFindings(page)).toEqual([]);
      }));
  });
}
