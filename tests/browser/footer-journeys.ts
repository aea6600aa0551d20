import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { visit } from './visit.ts';

/** Rows FOOT-01 to FOOT-08. */
export function describeFooter(getUrl: () => string): void {
  describe('footer', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await openBrowser();
    });
    afterAll(() => browser.close());

    it('says where the clinic is, when it is open and how to reach it', () =>
      visit(browser, `${getUrl()}/contact-us`, { javaScriptEnabled: false }, async ({ page }) => {
        const footer = page.getByRole('contentinfo');
        const text = await footer.innerText();
        for (const part of [
          'Open Monday to Saturday',
          '9:00\u00a0AM to 8:00\u00a0PM',
          'Sunday closed',
          'IST',
          'Bengaluru',
          `© 20`,
        ])
          expect(text).toContain(part);
        for (const network of [
          'Instagram (photos)',
          'YouTube (videos)',
          'LinkedIn (professional network)',
          'X (short messages)',
          'Practo (doctor listing)',
        ]) {
          expect(await footer.getByRole('link', { name: network, exact: true }).count()).toBe(1);
        }
        expect(
          await footer.locator('address a').evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split(':')[0])),
        ).toEqual(['tel', 'mailto']);
        await footer.getByRole('img', { name: /^QR code/ }).waitFor();
        for (const name of ['Directions', 'Privacy Policy', 'Terms and Conditions', 'Patient Stories', /^Website by/]) {
          await footer.getByRole('link', { name }).waitFor();
        }
      }));

    it('shows a white ring round what has the focus: that of the pages could not be seen on its ground', () =>
      visit(browser, `${getUrl()}/contact-us`, {}, async ({ page }) => {
        const call = page.getByRole('contentinfo').locator('address a').first();
        await call.focus();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
        expect(await call.evaluate((link) => [document.activeElement === link, getComputedStyle(link).outlineColor])).toEqual([
          true,
          'rgb(255, 255, 255)',
        ]);
      }));

    it('short names keep the middle of their room: as far from one neighbour as from the other', () =>
      visit(browser, `${getUrl()}/contact-us`, { javaScriptEnabled: false }, async ({ page }) => {
        for (const width of [390, 768, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          const gaps = await page
            .getByRole('contentinfo')
            .locator('li a', { hasText: /^(LinkedIn|X|Practo)/ })
            .evaluateAll((links) => {
              const [before, short, after] = links.map((link) => {
                const range = document.createRange();
                range.selectNodeContents(link.firstChild ?? link);
                return range.getBoundingClientRect();
              });
              return before && short && after ? [short.left - before.right, after.left - short.right] : [];
            });
          expect(gaps).toHaveLength(2);
          expect(Math.abs((gaps[0] ?? 0) - (gaps[1] ?? 99)), `${gaps} at ${width} px`).toBeLessThan(3);
        }
      }));

    it('keeps the year of the document when the browser is in another one', () =>
      visit(browser, 'about:blank', { waitForScript: false }, async ({ page }) => {
        await page.clock.install({ time: new Date('2041-06-01T00:00:00Z') });
        await page.goto(`${getUrl()}/contact-us`);
        const year = await page.getByText(/^© /).innerText();
        await page.clock.runFor(5000);
        await page.locator('header[data-compact]').waitFor();
        expect(await page.getByText(/^© /).innerText()).toBe(year);
      }));
  });
}
