import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serviceLabels } from '../../src/routes.ts';
import { hydrated } from './hydrated.ts';
import { shiftSinceRead } from './layout-shift.ts';
import { isFirefox } from './stock-firefox.ts';
import { type BeginVisit, PHONE } from './widgets-page.ts';

/** Pixels that a page may be high at 390 px; without this a patient scrolled 29 screens of the home page. */
const HIGHEST = { home: 12_000, service: 9_000 } as const;
/** Lines break in other places in Firefox: one line on the longest page. */
const SPARE_PX = isFirefox ? 30 : 0;

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Controls that lie under the bar at the foot of the screen when they take the focus. */
const coveredByBar = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('nav[aria-label="Reach us"]');
    const header = document.querySelector('header');
    if (!bar || !header) return ['there is no bar'];
    // As beyond the first view, where it shows.
    header.dataset['compact'] = 'true';
    if (getComputedStyle(bar).visibility === 'hidden') return ['the bar does not show'];
    const isReachable = (one: HTMLElement) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      !one.closest('[inert], [popover], .visually-hidden') &&
      one.tabIndex >= 0;
    const controls = [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea, summary)')];
    return controls.filter(isReachable).flatMap((control) => {
      scrollTo({ top: 0, behavior: 'instant' });
      control.focus();
      const [box, foot] = [control.getBoundingClientRect(), bar.getBoundingClientRect()];
      const isUnder = box.bottom > foot.top + 1 && box.top < foot.bottom;
      const lowest = Math.min(box.bottom, foot.bottom) - 1;
      return isUnder && bar.contains(document.elementFromPoint((box.left + box.right) / 2, lowest))
        ? [`${control.tagName} "${control.textContent?.trim().slice(0, 40)}"`]
        : [];
    });
  });

/** The home page and those of services on a phone. */
export function describePhone(getUrl: () => string, visit: BeginVisit): void {
  describe('on a phone', () => {
    it('home is no higher than 12,000 px, a service page than 9,000', { timeout: 120_000 }, async () => {
      const { page, end } = await visit({ ...PHONE, reducedMotion: 'reduce' });
      const tooHigh: string[] = [];
      for (const [path, most] of [
        ['/', HIGHEST.home] as const,
        ...Object.keys(serviceLabels).map((slug) => [`/${slug}`, HIGHEST.service] as const),
      ]) {
        await page.goto(getUrl() + path);
        await page.evaluate(() => document.fonts.ready);
        const height = await heightOf(page);
        if (height > most + SPARE_PX) tooHigh.push(`${path}: ${height} px`);
      }
      expect(tooHigh).toEqual([]);
      await end();
    });

    it('the bar with Ask, WhatsApp and Call lies over nothing that has the focus, and moves nothing', async () => {
      const { page, end } = await visit({ ...PHONE, reducedMotion: 'reduce' });
      for (const path of ['/', '/rhinoplasty', '/international']) {
        await page.goto(getUrl() + path);
        await hydrated(page);
        expect(await shiftSinceRead(page), path).toBeLessThanOrEqual(0.01);
        expect(await coveredByBar(page), path).toEqual([]);
      }
      await end();
    });

    it('the bar leads to the form, WhatsApp and the phone, hides while somebody writes, and is not there on a desktop', async () => {
      const { page, end } = await visit(PHONE);
      await page.goto(`${getUrl()}/rhinoplasty`);
      await hydrated(page);
      const bar = page.getByRole('navigation', { name: 'Reach us' });
      expect(await bar.isVisible()).toBe(false);
      await page.mouse.wheel(0, 900);
      await bar.waitFor();
      const targets = await bar.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(targets[0]).toBe('#consultation');
      expect(targets[1]).toMatch(/^https:\/\/wa\.me\/\d+\?text=.+/);
      expect(targets[2]).toMatch(/^tel:\+\d+$/);
      await bar.getByRole('link', { name: 'Ask' }).click();
      const name = page.getByRole('textbox', { name: 'Name' });
      await name.focus();
      expect(await bar.isVisible()).toBe(false);
      await page.setViewportSize({ width: 1440, height: 900 });
      await name.blur();
      expect(await bar.isVisible()).toBe(false);
      await end();
    });

    it('the bar of a visit that began with the page for patients from abroad asks by the form of the page that is shown', async () => {
      const { page, end } = await visit(PHONE);
      await page.goto(`${getUrl()}/international`);
      await hydrated(page);
      const bar = page.locator('#reach');
      // The address is the next page's before the page is, and its heading before its form.
      for (const [link, shown, asked] of [
        ['/our-doctors', page.locator('#consultation'), '/our-doctors#consultation'],
        ['/terms-conditions', page.getByRole('heading', { level: 1, name: 'Terms' }), '/contact-us#consultation'],
      ] as const) {
        await page
          .locator(`a[href="${link}"]`)
          .first()
          .evaluate((element: HTMLElement) => element.click());
        await page.waitForURL(`**${link}`);
        await shown.waitFor();
        await bar.locator('a').first().dispatchEvent('click');
        await page.waitForURL(`**${asked}`);
        await expect
          .poll(() => page.locator('#consultation').evaluate((form) => Math.abs(form.getBoundingClientRect().top) < 300))
          .toBe(true);
      }
      await end();
    });

    it('folded parts open without script, and stand open on a desktop', async () => {
      const { page, end } = await visit({ ...PHONE, javaScriptEnabled: false });
      await page.goto(`${getUrl()}/rhinoplasty`);
      const words = page.getByText('While the face is still growing');
      expect(await words.isVisible()).toBe(false);
      await page.getByRole('heading', { name: 'When it is better to wait or not to do it' }).click();
      await words.waitFor();
      await page.setViewportSize({ width: 1440, height: 900 });
      const other = page.getByText('Stop tobacco. Do not stop medicines');
      await other.waitFor();
      expect(await page.getByRole('heading', { name: 'Before the treatment' }).count()).toBe(1);
      await end();
    });
  });
}
