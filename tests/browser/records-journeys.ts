import { createHmac, randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BuiltSite } from '../built-site.ts';
import { SWEPT, sampled } from '../sweep.ts';
import type { Json } from '../upstream/answer.ts';
import { openBrowser } from './browser.ts';
import { NOTICE_SECRET } from './editor-page-journeys.ts';
import { hydrated } from './hydrated.ts';
import { shiftOf } from './layout-shift.ts';
import { weakTypeOverPictures } from './type-over-pictures.ts';
import { visit } from './visit.ts';

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
          'services/rhinoplasty': { lead: LEAD, picture: { ...laser(built.upstream.url), focus: 'right' } },
          'doctors/surgeon': { name: 'Dr Asha Rao' },
          'faqs/recovery': { question: 'How soon can I go home?', answer: ANSWER },
          'reviews/review-1': { text: 'They answered every question.', reviewer: 'A. B.', date: '2026-10-01' },
          'hotels/hotel-1': { name: 'Lake View', address: '1 Lake Road', directions: 'https://lake-view.example/' },
          stay: { 'texts.lead': 'When to come, when to be seen, and when you can fly home again.' },
          pages: {
            'blogs.lead': 'What our doctors write about treatments, and about skin.',
            'about.picture': laser(built.upstream.url),
          },
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

    // The sample: records in lists, hours and phones, a record of its own page, what the Worker renders, and what no route has.
    it.each(
      sampled(
        [
          ['/', 'They answered every question.'],
          ['/contact-us', '9:00 AM to 6:30 PM India time.'],
          ['/rhinoplasty', LEAD],
          ['/blogs/every-block', PHONE.shown],
          ['/no-such-page', PHONE.shown],
        ],
        [
          ['/our-doctors', 'Dr Asha Rao'],
          ['/about-us', PHONE.shown],
          ['/patient-stories', 'They answered every question.'],
          ['/international', 'Lake View'],
          ['/plan-your-stay', 'When to come, when to be seen'],
          ['/blogs', 'What our doctors write about treatments'],
          ['/privacy-policy', 'Changes of these words'],
        ],
      ),
    )('comes to life on %s as it stands there', SWEPT, (path = '', text = '') =>
      visit(browser, built.site.url + path, {}, async ({ page }) => {
        await says(page, PHONE.shown);
        await says(page, text);
        await page.waitForLoadState('networkidle');
        const all = await phones(page);
        expect([all.includes(`tel:${PHONE.e164}`), all.includes('tel:+910000000003')]).toEqual([true, false]);
      }),
    );

    it.each(['/rhinoplasty', '/about-us'])(
      'is a picture behind the heading of %s: nothing moves, and words can be read',
      async (path) => {
        // The hardest for dark words: a dark photograph.
        const dark = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#181410' } })
          .jpeg()
          .toBuffer();
        for (const width of [390, 768, 1440])
          await visit(browser, 'about:blank', { viewport: { width, height: 900 }, waitForScript: false }, async ({ page }) => {
            await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/jpeg', body: dark }));
            await page.goto(built.site.url + path);
            await hydrated(page);
            const picture = page.locator('main img[fetchpriority="high"]');
            await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
            expect(await picture.getAttribute('src')).toBe('/media/2025/01/laser.jpg');
            const asked = await picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
            const preloaded = await page.evaluate(() =>
              performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
            );
            // What was preloaded is what is shown, and nothing is fetched twice.
            expect([width, preloaded.filter((file) => file.startsWith('/media/'))]).toEqual([width, [asked]]);
            expect([width, asked]).toEqual([
              width,
              width === 1440 ? '/media/2025/01/laser-1536x864.jpg' : '/media/2025/01/laser-768x432.jpg',
            ]);
            expect(await shiftOf(page), `${path} at ${width}`).toBeLessThanOrEqual(0.01);
            expect([width, await weakTypeOverPictures(page)]).toEqual([width, []]);
          });
      },
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

/** As the plugin answers a picture of the library. */
function laser(wordpress: string): Record<string, Json> {
  const at = (file: string, width: number, height: number) => ({
    source_url: `${wordpress}/wp-content/uploads/2025/01/${file}`,
    width,
    height,
  });
  const { source_url } = at('laser.jpg', 1600, 900);
  const sizes = [
    at('laser-300x169.jpg', 300, 169),
    at('laser-768x432.jpg', 768, 432),
    at('laser-1024x576.jpg', 1024, 576),
    at('laser-1536x864.jpg', 1536, 864),
  ];
  return {
    attachment: 1002,
    media_type: 'image',
    mime_type: 'image/jpeg',
    source_url,
    alt_text: '',
    media_details: { width: 1600, height: 900, sizes: Object.fromEntries(sizes.map((size) => [String(size.width), size])) },
  };
}
