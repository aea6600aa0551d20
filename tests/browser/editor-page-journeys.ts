import { createHmac, randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BuiltSite } from '../built-site.ts';
import { openBrowser } from './browser.ts';
import { axeFindings, visit } from './visit.ts';

export const NOTICE_SECRET = 'test-secret-of-the-notices';

/** A page that an editor put on the site, seen by visitors. Last of its file: from then on every page links to it. */
export function describeEditorPages(built: BuiltSite): void {
  describe('a page that an editor put on the site', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await openBrowser();
      const place = { shown: true, menu: true, footer: true, label: 'Free camp' };
      const id = built.upstream.content.add({
        type: 'page',
        slug: 'free-camp',
        title: 'Free skin camp',
        content: '<p>Bring your questions, or <a href="/no-such-page">read more</a>.</p>',
        members: { clinic_public_site: { version: 'aaaaaaaaaaaa', noindex: false, place } },
      });
      const body = JSON.stringify({ id: randomUUID(), changes: [{ type: 'page', event: 'published', id, slug: 'free-camp' }] });
      const time = Math.floor(Date.now() / 1000);
      const signature = createHmac('sha256', NOTICE_SECRET).update(`${time}.${body}`).digest('hex');
      const headers = { 'content-type': 'application/json', 'x-content-signature': `t=${time},v1=${signature}` };
      await fetch(`${built.site.url}/api/notices`, { method: 'POST', headers, body });
      await vi.waitFor(async () => expect((await fetch(`${built.site.url}/free-camp`)).status).toBe(200), 10_000);
    });
    afterAll(() => browser.close());

    const heading = (page: Page) => page.locator('main h1').textContent();
    const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' }).locator('li').allInnerTexts();

    it('is gone to from the footer without a reload, and back; a link in it that leads nowhere says so', () =>
      visit(browser, `${built.site.url}/contact-us`, {}, async ({ page }) => {
        const documents: string[] = [];
        page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
        await page.locator('footer').getByRole('link', { name: 'Free camp' }).click();
        await page.waitForURL('**/free-camp');
        await expect.poll(() => heading(page)).toBe('Free skin camp');
        await expect.poll(() => page.title()).toBe('Free skin camp');
        expect(await crumbs(page)).toEqual(['Home', 'Free skin camp']);
        await page.goBack();
        await expect.poll(() => heading(page)).not.toBe('Free skin camp');
        await page.goForward();
        await page.locator('main').getByRole('link', { name: 'read more' }).click();
        await page.waitForURL('**/no-such-page');
        await expect.poll(() => heading(page)).toBe('Oops! Page not found.');
        expect(documents).toEqual([]);
      }));

    it('comes to life as a document, and stands in the drawer and in the panel', () =>
      visit(browser, `${built.site.url}/free-camp`, {}, async ({ page }) => {
        expect([await heading(page), await crumbs(page)]).toEqual(['Free skin camp', ['Home', 'Free skin camp']]);
        expect(await axeFindings(page)).toEqual([]);
        await page.getByRole('button', { name: 'Services menu' }).click();
        await page.locator('#services-panel').getByRole('link', { name: 'Free camp' }).waitFor();
        await page.setViewportSize({ width: 390, height: 844 });
        await page.getByRole('button', { name: 'Open menu' }).click();
        await page.locator('#menu-content').getByRole('link', { name: 'Free camp' }).waitFor();
      }));

    it('is found without script', () =>
      visit(browser, `${built.site.url}/about-us`, { javaScriptEnabled: false }, async ({ page }) => {
        await page.locator('footer').getByRole('link', { name: 'Free camp' }).click();
        await page.waitForURL('**/free-camp');
        expect(await heading(page)).toBe('Free skin camp');
      }));
  });
}
