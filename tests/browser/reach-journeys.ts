import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { axeFindings, scrollsSideways, visit } from './visit.ts';

const PAGES = ['/contact-us', '/no/such-page'];

/** Everyone, everywhere: small windows, large text, no script, no third party. */
export function describeReach(getUrl: () => string): void {
  describe('reach', () => {
    let browser: Browser;
    let largeText: Browser;
    beforeAll(async () => {
      [browser, largeText] = await Promise.all([openBrowser(), openBrowser(['--blink-settings=defaultFontSize=32'])]);
    });
    afterAll(() => Promise.all([browser.close(), largeText.close()]));

    it.each(PAGES)('%s scrolls sideways at no width, with and without script, with text twice as large', async (path) => {
      const wide = async (page: Page) => {
        const found: number[] = [];
        for (const width of [320, 390, 768, 1024, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          if (await scrollsSideways(page)) found.push(width);
        }
        return found;
      };
      await visit(browser, getUrl() + path, {}, async ({ page }) => expect(await wide(page)).toEqual([]));
      await visit(browser, getUrl() + path, { javaScriptEnabled: false }, async ({ page }) =>
        expect(await wide(page)).toEqual([]),
      );
      await visit(largeText, getUrl() + path, {}, async ({ page }) => {
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
        expect(await wide(page)).toEqual([]);
      });
    });

    it('has no findings with the menus closed', async () => {
      for (const path of PAGES) {
        await visit(browser, getUrl() + path, {}, async ({ page }) => {
          for (const width of [390, 1440]) {
            await page.setViewportSize({ width, height: 900 });
            expect(await axeFindings(page), `${width} px`).toEqual([]);
          }
        });
      }
    });

    it('asks nobody but its own host', () =>
      visit(browser, `${getUrl()}/no/such-page`, {}, async ({ page, hosts }) => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await page.waitForLoadState('networkidle');
        expect([...hosts]).toEqual([new URL(getUrl()).host]);
      }));

    it('offers targets of 44 px, links inside sentences aside', () =>
      visit(browser, `${getUrl()}/no/such-page`, { viewport: { width: 390, height: 844 } }, async ({ page }) => {
        const small = await page
          .locator('header :is(a, button):visible, main :is(a, button, input):visible, footer a:visible')
          .evaluateAll((targets) =>
            targets.flatMap((target) => {
              const { width, height } = target.getBoundingClientRect();
              return width >= 44 && height >= 44 ? [] : [`${target.textContent} ${width}×${height}`];
            }),
          );
        expect(small).toEqual([]);
      }));

    it('moves nothing by itself where motion is not wanted', () =>
      visit(browser, `${getUrl()}/no/such-page`, { reducedMotion: 'reduce' }, async ({ page }) => {
        expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
        const longest = await page.evaluate(() =>
          Math.max(
            ...[...document.querySelectorAll('*')].flatMap((element) =>
              getComputedStyle(element).transitionDuration.split(',').map(Number.parseFloat),
            ),
          ),
        );
        expect(longest).toBeLessThan(0.01);
      }));
  });
}
