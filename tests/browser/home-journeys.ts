import { describe, expect, it } from 'vitest';
import { describeHomeMedia } from './home-media-journeys.ts';
import { describeHomeTiming } from './home-timing-journeys.ts';
import { carousel, openHome, slidesOf } from './home-visit.ts';
import { describeHomeVisitors } from './home-visitor-journeys.ts';
import { type BeginVisit, DESKTOP } from './widgets-page.ts';

/** Row HOME-01, by the headings of the sections. */
const SECTIONS = [
  'Why patients choose this clinic',
  'Two disciplines, one plan for you',
  'Cosmetic Plastic Surgery Services',
  'Dermatology Services',
  'Why choose us',
  'Transformations',
  'Your doctors',
  'Meet Our Medical Experts',
  'Affiliations',
  'Media coverage',
  'Frequently asked questions',
  'Our Patient feedback about us',
  'Get in Touch',
];

/**
 * The home page as a visitor meets it. `getUrl` answers the origin of the built site without a slash at its end, `visit` is
 * what `useBrowser()` answers.
 */
export function describeHome(getUrl: () => string, visit: BeginVisit): void {
  describeSections(getUrl, visit);
  describeDoctors(getUrl, visit);
  describeHomeTiming(getUrl, visit);
  describeHomeMedia(getUrl, visit);
  describeHomeVisitors(getUrl, visit);
}

function describeSections(getUrl: () => string, visit: BeginVisit): void {
  describe('home: sections', () => {
    it('stand in the order of the specification under one h1 (HOME-01, HOME-04, HOME-05)', async () => {
      const { page, end } = await visit(DESKTOP);
      await openHome(page, getUrl());
      const main = page.getByRole('main');
      expect(await main.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['Plastic Surgery\nAesthetics\nDermatology']);
      expect(await main.getByRole('heading', { level: 2 }).allTextContents()).toEqual(SECTIONS);
      await main.getByText('Surgery and skin care in one clinic').waitFor();
      await end();
    });

    it('offer booking in a new tab, WhatsApp and the phone (HOME-09 to HOME-12)', async () => {
      const { page, end } = await visit(DESKTOP);
      await openHome(page, getUrl());
      const section = page.getByRole('region', { name: 'Why patients choose this clinic' });
      expect(await section.getByRole('listitem').count()).toBeGreaterThan(2);
      const book = section.getByRole('link', { name: 'Book Consultation (opens in a new tab)' });
      expect([await book.getAttribute('target'), await book.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
      expect(await book.getAttribute('href')).toMatch(/^https:\/\/booking\./);
      const chat = await section.getByRole('link', { name: 'Chat with us', exact: true }).getAttribute('href');
      expect(chat).toMatch(/^https:\/\/wa\.me\/\d+\?text=.+/);
      expect(await section.getByRole('link', { name: 'Call Now', exact: true }).getAttribute('href')).toMatch(/^tel:\+\d+$/);
      await end();
    });

    it.each([
      ['Cosmetic Plastic Surgery Services', 'Rhinoplasty', '/rhinoplasty'],
      ['Dermatology Services', 'Acne and Scars', '/acne-and-scars'],
    ])('%s: six cards with four quick links each (HOME-20 to HOME-22)', async (heading, title, path) => {
      const { page, end } = await visit(DESKTOP);
      await openHome(page, getUrl());
      const cards = page.getByRole('region', { name: heading }).getByRole('article');
      expect(await cards.count()).toBe(6);
      const card = cards.first();
      const links = card.getByRole('link');
      const parts = ['Information', 'Transformation', 'FAQs', 'Why Us'].map((part) => `${part}: ${title}`);
      expect(await links.allTextContents()).toEqual([title, ...parts]);
      const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(targets).toEqual([
        path,
        ...['information', 'transformation', 'faq-section', 'why-us'].map((hash) => `${path}#${hash}`),
      ]);
      await card.getByRole('link', { name: /^FAQs/ }).click();
      await page.waitForURL(`**${path}#faq-section`);
      expect(await page.evaluate(() => history.state.usr)).toEqual({ scrollTo: 'faqs' });
      await end();
    });

    it('show six reasons, four outlets outside the site and five questions, one open or none (HOME-23, HOME-41 to HOME-45)', async () => {
      const { page, end } = await visit(DESKTOP);
      await openHome(page, getUrl());
      expect(await page.getByRole('region', { name: 'Why choose us' }).getByRole('heading', { level: 3 }).count()).toBe(6);
      const outlets = page.getByRole('region', { name: 'Media coverage' }).getByRole('link');
      const hosts = await outlets.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).host));
      expect(hosts).toHaveLength(4);
      expect(hosts).not.toContain(new URL(getUrl()).host);
      const questions = page.getByRole('region', { name: 'Frequently asked questions' }).locator('details');
      expect(await questions.count()).toBe(5);
      const open = () => questions.evaluateAll((all) => all.map((details) => (details as HTMLDetailsElement).open));
      const [first, second] = [questions.nth(0).locator('summary'), questions.nth(1).locator('summary')];
      await first.click();
      await second.click();
      expect(await open()).toEqual([false, true, false, false, false]);
      await second.click();
      expect(await open()).toEqual([false, false, false, false, false]);
      expect(await questions.nth(4).textContent()).toContain('book no flight');
      await end();
    });

    it('end with every way to reach the clinic and the way to the form (HOME-53, HOME-54, PROD-07 to PROD-14)', async () => {
      const { page, end } = await visit(DESKTOP);
      await openHome(page, getUrl());
      const section = page.getByRole('region', { name: 'Get in Touch' });
      const targets = await section.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(new Set(targets.filter((target) => target.startsWith('tel:'))).size).toBe(3);
      await section.getByRole('button', { name: 'Request consultation' }).waitFor();
      for (const start of ['https://wa.me/', 'mailto:']) {
        expect(
          targets.some((target) => target.startsWith(start)),
          start,
        ).toBe(true);
      }
      expect(await section.innerText()).toMatch(
        /Monday to Saturday[\s\S]*9:00\u00a0AM to 8:00\u00a0PM India time \(IST\)\. Sunday closed/,
      );
      await end();
    });

    it('describe the clinic to search engines, without ratings', async () => {
      const { page, end } = await visit(DESKTOP);
      await openHome(page, getUrl());
      const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '') as object;
      expect(data).toMatchObject({ '@type': 'MedicalClinic', openingHoursSpecification: { opens: '09:00', closes: '20:00' } });
      expect(JSON.stringify(data)).not.toMatch(/rating|review/i);
      await end();
    });
  });
}

function describeDoctors(getUrl: () => string, visit: BeginVisit): void {
  describe('home: doctors', () => {
    it('are two tabs, the surgeon first, switched by arrows, Home and End (HOME-34 to HOME-36)', async () => {
      const { page, end } = await visit(DESKTOP);
      await openHome(page, getUrl());
      const tabs = page.getByRole('tablist', { name: 'Meet Our Medical Experts' }).getByRole('tab');
      expect(await tabs.allInnerTexts()).toEqual(['Lead Plastic Surgeon', 'Lead Dermatologist']);
      expect(await tabs.first().getAttribute('aria-selected')).toBe('true');
      const dermatologist = carousel(page, 'Profile: Lead Dermatologist');
      expect(await dermatologist.isVisible()).toBe(false);
      await tabs.first().press('ArrowRight');
      await dermatologist.waitFor();
      expect(await carousel(page, 'Profile: Lead Plastic Surgeon').isVisible()).toBe(false);
      await page.keyboard.press('Home');
      await dermatologist.waitFor({ state: 'hidden' });
      await end();
    });

    it('reviews and a picture make no card of theirs long and white on phones and tablets', async () => {
      const { page, end } = await visit({ ...DESKTOP, reducedMotion: 'reduce' });
      await openHome(page, getUrl());
      const card = page.locator('main [data-kind="procedures"]').first();
      // On phones they stand in a part that is opened.
      await page.locator('main details:has([data-kind])').evaluateAll((folds) => {
        for (const fold of folds) fold.setAttribute('open', '');
      });
      for (const width of [390, 768]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => card.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(250);
        expect(await card.evaluate(({ clientHeight }) => clientHeight), `${width}`).toBeLessThan(480);
      }
      await end();
    });

    it.each(['Lead Plastic Surgeon', 'Lead Dermatologist'])('%s: nine slides (DOCP-01 to DOCP-17)', async (name) => {
      const { page, end } = await visit(DESKTOP);
      await openHome(page, getUrl());
      await page.getByRole('tab', { name }).click();
      const slides = slidesOf(carousel(page, `Profile: ${name}`));
      expect(await slides.count()).toBe(9);
      const texts = await slides.allTextContents();
      for (const [index, given] of [
        [0, 'Only the Best For YOU'],
        [1, 'Know your Doctor'],
        [3, 'Trained in the BEST Places'],
        [6, '20 Years of Experience'],
        [7, '15000+ HAPPY SURGERIES'],
      ] as const) {
        expect(texts[index]).toContain(given);
      }
      expect(await slides.nth(1).locator('a').count()).toBe(6);
      expect(await slides.nth(4).locator('strong').count()).toBeGreaterThan(0);
      expect(await slides.nth(6).locator('h4').count()).toBe(3);
      expect(await slides.nth(7).locator('article').count()).toBe(6);
      expect(texts[7]).toContain('Total of the clinic');
      const image = slides.nth(8).locator('img');
      expect(await image.count()).toBe(1);
      const surgeon = name === 'Lead Plastic Surgeon';
      expect(await slides.nth(8).locator('a[href^="https://"]').count()).toBe(surgeon ? 1 : 0);
      expect(texts[1]?.includes('12+ years experience')).toBe(!surgeon);
      // All are as tall as the tallest, which is not the one with six reviews: the others would be half empty.
      const heights = await slides.evaluateAll((all) =>
        all.map((slide) => Math.max(...[...(slide.firstElementChild?.children ?? [])].map((part) => part.clientHeight))),
      );
      expect(heights[7]).toBeLessThan(1.25 * (heights[1] ?? 0));
      // The mark of an illustration lies on it.
      const astray = await slides.locator('img').evaluateAll((images) =>
        images.flatMap((one) => {
          const mark = one.closest('span')?.querySelector('picture + span');
          const [box, own] = [one.getBoundingClientRect(), mark?.getBoundingClientRect()];
          return own && (own.right > box.right || own.bottom > box.bottom) ? [mark?.textContent] : [];
        }),
      );
      expect(astray).toEqual([]);
      await end();
    });
  });
}
