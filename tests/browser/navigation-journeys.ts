import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { visit } from './visit.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());
const menuLink = (page: Page, name: string) => page.locator('header nav > ul').getByRole('link', { name, exact: true });

/** Rows WRAP-01 to WRAP-07 and NF-01 to NF-04. */
export function describeNavigation(getUrl: () => string): void {
  describe('navigation', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await openBrowser();
    });
    afterAll(() => browser.close());

    it('takes no focus and announces nothing on first load', () =>
      visit(browser, `${getUrl()}/contact-us`, {}, async ({ page }) => {
        expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
        expect((await page.locator('[role="status"]').allInnerTexts()).join('')).toBe('');
      }));

    it('goes to the top, to the heading, and says where it went; Back returns to the old place', () =>
      visit(browser, `${getUrl()}/services`, { viewport: { width: 1440, height: 400 } }, async ({ page }) => {
        await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
        // By key: a click would first scroll to where it is.
        await menuLink(page, 'International').evaluate((link) => link.focus({ preventScroll: true }));
        await page.keyboard.press('Enter');
        await page.waitForURL('**/international');
        await expect.poll(() => scrolled(page)).toBe(0);
        await expect.poll(() => focused(page)).toBe('International patients');
        await expect
          .poll(async () => (await page.locator('[role="status"]').allInnerTexts()).filter(Boolean))
          .toEqual(['International patients']);
        await expect.poll(() => page.title()).toContain('International');
        await page.goBack();
        await page.waitForURL('**/services');
        await expect.poll(() => scrolled(page)).toBe(300);
      }));

    it.each([
      ['/rhinoplasty', '#transformation li a', 'Rhinoplasty: results'],
      ['/contact-us', '[aria-label="Open menu"]', 'Menu'],
    ])('on %s, what closes over the page leaves it where it was read', (path, opener, name) =>
      visit(browser, getUrl() + path, { viewport: { width: 390, height: 700 } }, async ({ page }) => {
        const control = page.locator(opener).first();
        await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
        // By key: a click would first scroll to where it is.
        await control.evaluate((one) => one.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
        await control.focus();
        const read = await scrolled(page);
        const layer = page.getByRole('dialog', { name });
        const isHeld = () => page.evaluate(() => 'layer' in history.state);
        const open = async () => {
          await page.keyboard.press('Enter');
          await layer.waitFor();
          await expect.poll(isHeld).toBe(true);
        };
        await open();
        await page.keyboard.press('Escape');
        await layer.waitFor({ state: 'hidden' });
        await expect.poll(isHeld).toBe(false);
        await expect.poll(() => control.evaluate((one) => one === document.activeElement)).toBe(true);
        // Where the step back of a layer is the page's as well, the page arrives at its top while it is opened anew.
        await open();
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        expect(await scrolled(page)).toBe(read);
        expect(read).toBeGreaterThan(500);
      }),
    );

    it('goes to the part that a hash names and focuses its heading; Back and Forward restore', () =>
      visit(browser, `${getUrl()}/contact-us`, { viewport: { width: 1440, height: 500 } }, async ({ page }) => {
        await page.evaluate(() => {
          const link = Object.assign(document.createElement('a'), { href: '/#faq-section', textContent: 'Questions' });
          document.querySelector('main')?.append(link);
          link.click();
        });
        await page.waitForURL('**/#faq-section');
        const top = () => page.evaluate(() => document.getElementById('faq-section')?.getBoundingClientRect().top ?? Number.NaN);
        await expect.poll(async () => Math.abs(await top())).toBeLessThan(150);
        await expect.poll(() => page.evaluate(() => Boolean(document.activeElement?.closest('#faq-section')))).toBe(true);
        await page.goBack();
        await page.waitForURL('**/contact-us');
        await expect.poll(() => scrolled(page)).toBe(0);
        await page.goForward();
        await expect.poll(async () => Math.abs(await top())).toBeLessThan(150);
      }));

    it('shows the heading of the next page before it renders what is out of sight, and moves nothing by that', () =>
      visit(browser, `${getUrl()}/contact-us`, { viewport: { width: 1440, height: 1600 } }, async ({ page }) => {
        await page.evaluate(() => {
          const first = document.querySelector('main h1');
          // How many headings there were at each change, when the rest had come, and what moved from then on.
          const seen = { headings: [] as number[], wholeAt: Infinity, moved: 0 };
          Object.assign(window, { seen });
          new MutationObserver(() => {
            if (document.querySelector('main h1') === first) return;
            const headings = document.querySelectorAll('main h2').length;
            seen.headings.push(headings);
            if (headings > 5) seen.wholeAt = Math.min(seen.wholeAt, performance.now());
          }).observe(document.body, { childList: true, subtree: true });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
              if (entry.startTime >= seen.wholeAt) seen.moved += entry.value;
          }).observe({ type: 'layout-shift' });
        });
        const seen = () =>
          page.evaluate(() => (window as unknown as { seen: { headings: number[]; wholeAt: number; moved: number } }).seen);
        await menuLink(page, 'International').click();
        await page.getByRole('heading', { level: 1, name: 'International patients' }).waitFor();
        await expect.poll(async () => (await seen()).headings.at(-1)).toBeGreaterThan(5);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
        const { headings, moved } = await seen();
        expect(headings[0]).toBeLessThan(2);
        expect(moved).toBeLessThan(0.01);
      }));

    it('skips to the content', () =>
      visit(browser, `${getUrl()}/contact-us`, {}, async ({ page }) => {
        await page.keyboard.press('Tab');
        expect(await focused(page)).toBe('Skip to content');
        await page.keyboard.press('Enter');
        await page.waitForURL('**/contact-us#main');
        await expect.poll(() => page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
      }));

    it('has a breadcrumb on every page but home', async () => {
      const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' }).locator('li').allInnerTexts();
      await visit(browser, `${getUrl()}/blepharo-plasty`, {}, async ({ page }) =>
        expect(await crumbs(page)).toEqual(['Home', 'Blepharoplasty']),
      );
      await visit(browser, `${getUrl()}/privacy-policy`, {}, async ({ page }) =>
        expect(await crumbs(page)).toEqual(['Home', 'Privacy Policy']),
      );
      await visit(browser, `${getUrl()}/`, {}, async ({ page }) => expect(await crumbs(page)).toEqual([]));
    });

    it('has its breadcrumb in one line, which is moved sideways where it is longer, and by the keyboard', () =>
      visit(browser, `${getUrl()}/gallery`, { viewport: { width: 320, height: 640 } }, async ({ page }) => {
        await page.goto(`${getUrl()}/gallery/breast-augmentation-breast-enhancement`);
        const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
        // Two lines of links are as high as two fingers.
        expect((await crumbs.boundingBox())?.height).toBeLessThan(88);
        const [wide, room] = await crumbs.evaluate((nav) => [nav.scrollWidth, nav.clientWidth]);
        expect(wide).toBeGreaterThan(room ?? 0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        await page.goto(`${getUrl()}/gallery/breast-augmentation-breast-enhancement/t10504`);
        const link = crumbs.getByRole('link').last();
        await link.focus();
        await expect.poll(() => link.evaluate((a) => Math.round(a.getBoundingClientRect().left))).toBeGreaterThanOrEqual(0);
        const seen = await link.evaluate(
          (a) => document.elementFromPoint(a.getBoundingClientRect().left + 40, a.getBoundingClientRect().top + 22) === a,
        );
        expect(seen).toBe(true);
      }));

    it('shows a useful page for an address that leads nowhere', () =>
      visit(browser, `${getUrl()}/`, {}, async ({ page }) => {
        const answer = await page.goto(`${getUrl()}/no/such-page`);
        expect(answer?.status()).toBe(404);
        for (const text of ['404', 'Oops! Page not found.', 'Under Development']) {
          await page.locator('main').getByText(text, { exact: true }).waitFor();
        }
        expect(await page.locator('main').getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
        expect(
          await page
            .locator('main')
            .getByRole('link', { name: /WhatsApp/ })
            .getAttribute('href'),
        ).toContain('https://wa.me/');
        const search = page.locator('main search form');
        expect(await search.getAttribute('action')).toBe('/blogs');
        await search.getByLabel('Search our articles').fill('healing of scars');
        await search.getByRole('button', { name: 'Search' }).click();
        await page.waitForURL('**/blogs?q=healing+of+scars');
      }));
  });
}
