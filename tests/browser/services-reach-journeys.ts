import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serviceLabels } from '../../src/routes.ts';
import { SWEPT, sampled } from '../sweep.ts';
import { hydrated } from './hydrated.ts';
import { type BeginVisit, DESKTOP, expectNoFindings, PHONE } from './widgets-page.ts';

/**
 * One page of each layout: viewer, videos and grid; carousel and notice; list; views and rotating gallery; text and picture. What the last two
 * are made of stands on the others and on home as well.
 */
const LAYOUTS = sampled(
  ['/rhinoplasty', '/breast-enhancement', '/other-services'],
  ['/structural-fat-grafting', '/platelet-rich-plasma-injections'],
);

const WITHHELD = /\/p\/service-breast-enhancement-(?:viewer|item|gallery)-/;

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export function describeServiceReach(getUrl: () => string, visit: BeginVisit): void {
  describe('service pages for everyone', () => {
    it.each(LAYOUTS)('%s: no finding of axe at 390 and 1440 px', SWEPT, async (path) => {
      const { page, end } = await visit({ ...PHONE, reducedMotion: 'reduce' });
      await page.goto(getUrl() + path);
      await hydrated(page);
      await expectNoFindings(page);
      await page.setViewportSize(DESKTOP.viewport);
      await expectNoFindings(page);
      await end();
    });

    it('in forced colours the menu of the page marks one part', async () => {
      const { page, end } = await visit({ ...PHONE, forcedColors: 'active', javaScriptEnabled: false });
      await page.goto(`${getUrl()}/rhinoplasty`);
      const lines = await page
        .getByRole('navigation', { name: 'On this page' })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderBlockEndColor));
      expect([lines.length, new Set(lines.slice(1)).size, lines[0] === lines[1]]).toEqual([4, 1, false]);
      await end();
    });

    it('in forced colours each icon has the colour of the words beside it', async () => {
      const { page, end } = await visit({ ...PHONE, forcedColors: 'active', colorScheme: 'dark', javaScriptEnabled: false });
      for (const path of ['/rhinoplasty', '/', '/international', '/contact-us']) {
        await page.goto(getUrl() + path);
        const icons = await page
          .locator('svg:has(use)')
          .evaluateAll((all) => all.map((icon) => [icon, icon.parentElement ?? icon].map((one) => getComputedStyle(one).color)));
        expect([path, icons.length > 5, icons.filter(([own, words]) => own !== words)]).toEqual([path, true, []]);
      }
      await end();
    });

    it('no page scrolls sideways at 320 px', SWEPT, async () => {
      const { page, end } = await visit({ viewport: { width: 320, height: 700 }, javaScriptEnabled: false });
      const wide: string[] = [];
      // The sample: the longest names, and one of each layout.
      const names = Object.keys(serviceLabels);
      const typical = ['gynaecomastia-male-breast-moobs', ...LAYOUTS.map((path) => path.slice(1))];
      for (const slug of sampled(
        typical,
        names.filter((name) => !typical.includes(name)),
      )) {
        await page.goto(`${getUrl()}/${slug}`);
        if ((await sideways(page)) > 0) wide.push(slug);
      }
      expect(wide).toEqual([]);
      await end();
    });

    it('the row of results on a phone shows what has the focus whole, forth and back', async () => {
      const { page, end } = await visit(PHONE);
      await page.goto(`${getUrl()}/rhinoplasty`);
      await hydrated(page);
      const tiles = page.locator('#transformation ul a');
      const last = (await tiles.count()) - 1;
      const row = await page.locator('#transformation ul').boundingBox();
      const inRow = async () => {
        const box = await page.locator('#transformation ul a:focus').boundingBox();
        return Boolean(box && row && box.x >= row.x - 1 && box.x + box.width <= row.x + row.width + 1);
      };
      expect(last).toBeGreaterThan(5);
      await tiles.first().focus();
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let step = 0; step < last; step++) {
          await page.keyboard.press(key);
          await expect.poll(inRow, { message: `${key} ${step}` }).toBe(true);
        }
      }
      await end();
    });

    it('can be read without script: texts of the pictures, answers, cases, banner and breadcrumb in order (SVC-01 to SVC-03, SVC-19)', async () => {
      const { page, end } = await visit({ ...DESKTOP, javaScriptEnabled: false });
      await page.goto(`${getUrl()}/rhinoplasty#faq-section`);
      expect(await page.locator('#faq-section').evaluate((part) => Math.round(part.getBoundingClientRect().top))).toBeLessThan(
        200,
      );
      for (const title of ['The profile before', 'Support and airway', 'The profile afterwards']) {
        await page.getByRole('heading', { name: title }).waitFor();
      }
      // Nothing is offered that script alone can do.
      expect(
        await page
          .locator('main')
          .getByRole('button', { name: /^(?:Previous|Next) picture$|^Step/ })
          .count(),
      ).toBe(0);
      const steps = page.getByRole('list', { name: 'Pictures' }).getByRole('link');
      const files = await steps.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect([files.length, new Set(files).size]).toEqual([6, 6]);
      for (const file of files) {
        const { status, headers } = await fetch(getUrl() + file);
        expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
      }
      await page.getByText('Recovery Process').click();
      await page.getByText('The nose is blocked and the eyelids are bruised at first').waitFor();
      await page.getByText('Does rhinoplasty leave a scar?').click();
      await page.getByText('Closed surgery leaves scars inside the nose only').waitFor();
      expect(await page.getByRole('link', { name: 'View More Cases' }).getAttribute('href')).toMatch(/^\/gallery/);
      const tops = await page
        .locator('#banner, nav[aria-label="On this page"], nav[aria-label="Breadcrumb"], #information')
        .evaluateAll((parts) => parts.map((part) => part.id || part.getAttribute('aria-label')));
      expect(tops).toEqual(['banner', 'On this page', 'Breadcrumb', 'information']);
      const height = () => page.locator('#banner').evaluate((banner) => banner.getBoundingClientRect().height);
      expect(await height()).toBe(600);
      await page.setViewportSize({ width: 767, height: 900 });
      expect(await height()).toBe(450);
      await page.getByRole('heading', { name: 'Get in Touch' }).waitFor();
      await end();
    });

    it('shows and fetches no sensitive picture before Agree, and remembers it (SVC-21, SENS-07)', async () => {
      const { page, requests, end } = await visit(DESKTOP);
      const html = await (await fetch(`${getUrl()}/breast-enhancement`)).text();
      expect(html).not.toMatch(WITHHELD);
      await page.goto(`${getUrl()}/breast-enhancement#information`);
      await hydrated(page);
      await page.locator('#transformation').scrollIntoViewIfNeeded();
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(requests.filter((address) => WITHHELD.test(address))).toEqual([]);
      expect(
        await page.locator('[src], [srcset], a[href]').evaluateAll((all) => all.map((one) => one.outerHTML).join()),
      ).not.toMatch(WITHHELD);
      const cover = page.locator('#transformation');
      await cover.getByText('Pictures are hidden. Show them?').click();
      await cover.getByRole('button', { name: 'Agree' }).click();
      await expect.poll(() => cover.getByRole('img').count()).toBe(12);
      await expect.poll(() => requests.some((address) => WITHHELD.test(address))).toBe(true);
      expect(await page.evaluate(() => localStorage.getItem('sensitiveContentAccepted'))).toBe('true');
      // What is drawn says so, beside the procedures as well.
      const procedures = page.locator('[aria-roledescription="slide"]');
      await expect.poll(() => procedures.locator('img').count()).toBe(4);
      expect(await procedures.getByText('Illustration', { exact: true }).count()).toBe(4);
      // With its hash the address would open the viewer now, over the page.
      await page.goto(`${getUrl()}/breast-enhancement`);
      await expect.poll(() => page.locator('#information').getByRole('button', { name: 'Step 6' }).count()).toBe(1);
      await end();
    });

    it('offers no broken player: a video that is missing has its answer, and nothing leaves our origin (SVP-50, FAQV-05)', async () => {
      const { page, requests, end } = await visit(PHONE);
      await page.goto(`${getUrl()}/liposuction`);
      await hydrated(page);
      const faq = page.locator('#faq-section');
      // A question like the others, without a picture that would promise a film.
      expect(await faq.locator('iframe, picture, a[href*="youtube"]').count()).toBe(0);
      expect(await faq.locator('details').count()).toBeGreaterThanOrEqual(8);
      await faq.getByText('Does the fat come back?').click();
      await faq.locator('details[open] p').waitFor();
      expect(requests.filter((address) => !address.startsWith(getUrl()))).toEqual([]);
      await end();
    });
  });
}
