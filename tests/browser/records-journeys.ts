import { createHmac, randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BuiltSite } from '../built-site.ts';
import type { Json } from '../upstream/answer.ts';
import { openBrowser } from './browser.ts';
import { NOTICE_SECRET } from './editor-page-journeys.ts';
import { hydrated, visit } from './visit.ts';

const PHONE = { label: 'General', e164: '+918012345678', shown: '+91 80123 45678' };
const LEAD = 'The nose, in proportion to the whole face, for breathing too.';
const ANSWER =
  'A doctor tells you at the first consultation how long you stay, and what you may do on each of the days after it.';

/** What WordPress says in place of the files, seen by visitors. Takes it all back at its end. */
export function describeRecords(built: BuiltSite): void {
  describe('what WordPress says in place of the files', () => {
    let browser: Browser;
    const say = async (records: Record<string, Record<string, Json>>, look: (html: string) => boolean) => {
      const entries = Object.entries(records).map(([name, fields]) => [name, { modified: '2026-11-22T12:00:00Z', fields }]);
      built.upstream.content.said = { version: randomUUID(), schema: 'a', drafts: {}, records: Object.fromEntries(entries) };
      const change = { type: 'record', event: 'updated', id: 1, slug: 'clinic' };
      const body = JSON.stringify({ id: randomUUID(), changes: [change] });
      const time = Math.floor(Date.now() / 1000);
      const signature = createHmac('sha256', NOTICE_SECRET).update(`${time}.${body}`).digest('hex');
      const headers = { 'content-type': 'application/json', 'x-content-signature': `t=${time},v1=${signature}` };
      await fetch(`${built.site.url}/api/notices`, { method: 'POST', headers, body });
      const shown = async () => look(await (await fetch(`${built.site.url}/contact-us`)).text());
      await vi.waitFor(async () => expect(await shown()).toBe(true), 10_000);
    };
    beforeAll(async () => {
      browser = await openBrowser();
      await say(
        {
          clinic: { 'phones.general': PHONE, 'hours.closes': '18:30', 'hours.shown': '9:00 AM to 6:30 PM' },
          'services/rhinoplasty': { lead: LEAD },
          'doctors/surgeon': { name: 'Dr Asha Rao' },
          'faqs/recovery': { question: 'How soon can I go home?', answer: ANSWER },
          'reviews/review-1': { text: 'They answered every question.', reviewer: 'A. B.', date: '2026-10-01' },
          'hotels/hotel-1': { name: 'Lake View', address: '1 Lake Road', directions: 'https://lake-view.example/' },
          stay: { 'texts.lead': 'When to come, when to be seen, and when you can fly home again.' },
          pages: { 'blogs.lead': 'What our doctors write about treatments, and about skin.' },
          legal: { 'version.date': '2126-01-01', 'version.note': 'It says more of changes.' },
          'legal-sections/changes': { heading: 'Changes of these words' },
        },
        (html) => html.includes(PHONE.shown),
      );
    });
    afterAll(async () => {
      await say({}, (html) => !html.includes(PHONE.shown));
      await browser.close();
    });

    const says = (page: Page, text: string) =>
      page.locator('body').getByText(text, { exact: false }).first().waitFor({ state: 'attached' });
    const phones = (page: Page) =>
      page.locator('a[href^="tel:"]').evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))]);

    it.each([
      ['/', 'They answered every question.'],
      ['/contact-us', '9:00 AM to 6:30 PM India time.'],
      ['/rhinoplasty', LEAD],
      ['/our-doctors', 'Dr Asha Rao'],
      ['/about-us', PHONE.shown],
      ['/patient-stories', 'They answered every question.'],
      ['/international', 'Lake View'],
      ['/plan-your-stay', 'When to come, when to be seen'],
      ['/blogs', 'What our doctors write about treatments'],
      ['/privacy-policy', 'Changes of these words'],
      ['/blogs/every-block', PHONE.shown],
      ['/no-such-page', PHONE.shown],
    ])('comes to life on %s as it stands there', (path, text) =>
      visit(browser, built.site.url + path, {}, async ({ page }) => {
        await says(page, PHONE.shown);
        await says(page, text);
        await page.waitForLoadState('networkidle');
        const all = await phones(page);
        expect([all.includes(`tel:${PHONE.e164}`), all.includes('tel:+910000000003')]).toEqual([true, false]);
      }),
    );

    it('stays from page to page, without a reload and without asking for more than a page needs', () =>
      visit(browser, `${built.site.url}/contact-us`, {}, async ({ page }) => {
        const asked: string[] = [];
        page.on('request', (request) => asked.push(new URL(request.url()).pathname));
        const go = async (path: string) => {
          await page.evaluate((to) => {
            const link = Object.assign(document.createElement('a'), { href: to });
            document.querySelector('main')?.append(link);
            link.click();
          }, path);
          await page.waitForURL(`**${path}`);
        };
        await go('/rhinoplasty');
        await says(page, LEAD);
        await go('/our-doctors');
        await says(page, 'Dr Asha Rao');
        await go('/privacy-policy');
        await says(page, 'Changes of these words');
        await go('/gallery');
        await go('/');
        await says(page, 'How soon can I go home?');
        await says(page, '9:00 AM to 6:30 PM');
        expect(await phones(page)).not.toContain('tel:+910000000003');
        const data = asked.filter((path) => path.startsWith('/api/content/') && !path.includes('gallery'));
        expect([...new Set(data)].toSorted()).toEqual(
          ['', 'our-doctors', 'privacy-policy', 'rhinoplasty'].map((path) => `/api/content/${path}`),
        );
        expect(asked.filter((path) => path === '/rhinoplasty' || path === '/our-doctors')).toEqual([]);
      }));

    it('is read as a document where its data cannot be had', () =>
      visit(browser, `${built.site.url}/contact-us`, {}, async ({ page }) => {
        await page.route('**/api/content/rhinoplasty', (route) => route.abort());
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Our Doctors' }).click();
        await page.waitForURL('**/our-doctors');
        await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/rhinoplasty"]')?.click());
        await page.waitForURL('**/rhinoplasty');
        await hydrated(page);
        await says(page, LEAD);
      }));
  });
}
