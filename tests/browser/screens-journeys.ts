import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SWEPT, sampled } from '../sweep.ts';
import { at, beginCarousel, carousel, slidesOf } from './home-visit.ts';
import { hydrated } from './hydrated.ts';
import { shiftSinceRead } from './layout-shift.ts';
import { awake } from './lead-visit.ts';
import { type BeginVisit, bringIntoView, DESKTOP, expectNoFindings, PHONE } from './widgets-page.ts';

const SCREENS = [
  ['/about-us', 'About us'],
  ['/services', 'Our services'],
  ['/our-doctors', 'Our doctors'],
  ['/contact-us', 'Contact us'],
  ['/international', 'International patients'],
  ['/patient-stories', 'Patient stories'],
  ['/privacy-policy', 'Terms and Conditions & Privacy Policy'],
  ['/terms-conditions', 'Terms and Conditions & Privacy Policy'],
] as const;

/** Row SVCL-03 to SVCL-11, in this order. */
const CARDS = [
  '/body-contouring',
  '/hair-transplant',
  '/anti-ageing',
  '/rhinoplasty',
  '/structural-fat-grafting',
  '/gynaecomastia-male-breast-moobs',
  '/acne-and-scars',
  '/laser-hair-removal',
  '/breast-enhancement',
];

const SECTIONS = [
  'Use of website',
  'Services',
  'Appointment scheduling',
  'Intellectual property',
  'Privacy',
  'Disclaimers',
  'Changes',
  'Governing law',
  'Contact',
];

const paths = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

async function openPaused(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await open(page, address);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

export function describeScreens(getUrl: () => string, visit: BeginVisit): void {
  describe('every screen', () => {
    it.each([
      ['390', PHONE],
      ['1440', DESKTOP],
    ])(
      'has no accessibility finding at %s px, moves nothing as it comes alive, and asks nobody else for anything',
      SWEPT,
      async (_, options) => {
        const { page, requests, end } = await visit(options);
        // Each on a phone; on a desk those whose parts stand beside one another there.
        const screens = SCREENS.map(([path]) => path);
        const onDesk = sampled(['/about-us', '/our-doctors', '/international'], screens);
        for (const path of options === DESKTOP ? new Set(onDesk) : screens) {
          await open(page, getUrl() + path);
          expect(await shiftSinceRead(page), path).toBeLessThanOrEqual(0.01);
          await expectNoFindings(page);
        }
        expect([...new Set(requests.map((address) => new URL(address).host))]).toEqual([new URL(getUrl()).host]);
        await end();
      },
    );

    it('reads without script, and scrolls to no side at 320 px', async () => {
      const { page, end } = await visit({ viewport: { width: 320, height: 800 }, javaScriptEnabled: false });
      for (const [path, heading] of SCREENS) {
        await page.goto(getUrl() + path);
        const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
        expect(await page.getByRole('heading', { level: 1 }).innerText(), path).toBe(heading);
        expect(await wide(), path).toBe(320);
        expect(await page.locator('main [style]').count(), path).toBe(0);
      }
      await end();
    });

    // What Safari asks, of which the engines of these tests ask nothing.
    it('steps, results, articles and hotels are lists to a listener in Safari, too', async () => {
      const { page, end } = await visit({ ...DESKTOP, javaScriptEnabled: false });
      for (const path of ['/rhinoplasty', '/laser-hair-removal', '/international', '/blogs', '/gallery/rhinoplasty']) {
        await page.goto(getUrl() + path);
        const marks = await page
          .locator('main :is(ol, ul:has(> li > :is(article, h3)), [aria-labelledby="all-cases"] > ul)')
          .evaluateAll((lists) =>
            lists
              .filter((list) => list.checkVisibility() && !list.closest('nav'))
              .map((list) => {
                const [item = list] = list.children;
                const hasMark = getComputedStyle(item, '::before').content !== 'none';
                return hasMark ? 'drawn' : getComputedStyle(item).listStyleType;
              }),
          );
        expect(marks.length, path).toBeGreaterThan(0);
        expect(marks, path).not.toContain('none');
      }
      await end();
    });

    it('keeps its words at twice the text size', SWEPT, async () => {
      const { page, end } = await visit({ viewport: { width: 640, height: 900 } });
      // What can be too wide there: cards and a form beside words, a list of names, a table of both clocks.
      const wide = sampled(
        ['/services', '/our-doctors', '/international'],
        ['/about-us', '/contact-us', '/patient-stories', '/privacy-policy'],
      );
      for (const path of wide) {
        await open(page, getUrl() + path);
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('html { font-size: 200% }');
          document.adoptedStyleSheets.push(sheet);
        });
        for (const width of [640, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
        }
      }
      await end();
    });
  });

  describe('about', () => {
    it('shows five cards, 3, 2 or 1 at once, every 3000 ms, all to the doctors (ABOUT-01 to ABOUT-06)', async () => {
      const { page, end } = await visit(DESKTOP);
      await openPaused(page, `${getUrl()}/about-us`);
      const label = 'Fields of treatment';
      const shown = await beginCarousel(page, label);
      const visible = () => shown.locator('[aria-roledescription="slide"]:not([inert])').count();
      expect([await slidesOf(shown).count(), await visible()]).toEqual([5, 3]);
      expect(
        await slidesOf(shown)
          .locator('a')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).toEqual(Array.from({ length: 5 }, () => '/our-doctors'));
      const first = await at(shown);
      await page.clock.runFor(2999);
      expect(await at(shown)).toBe(first);
      await page.clock.runFor(1);
      await expect.poll(() => at(shown)).toBe(first + 1);
      for (const [width, count] of [
        [1023, 2],
        [767, 1],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.clock.runFor(1000);
        await expect.poll(visible).toBe(count);
      }
      for (const name of ['About the clinic', 'Vision', 'Mission']) {
        await page.getByRole('heading', { name, exact: true }).waitFor();
      }
      await end();
    });

    it('turns ten rooms every 3000 ms and the doctors every 5000 ms, round both ends (ABOUT-07 to ABOUT-11)', async () => {
      const { page, end } = await visit(DESKTOP);
      await openPaused(page, `${getUrl()}/about-us`);
      const rooms = await beginCarousel(page, 'Rooms of the clinic');
      expect(await slidesOf(rooms).count()).toBe(10);
      const room = await at(rooms);
      await page.clock.runFor(3000);
      await expect.poll(() => at(rooms)).toBe(room + 1);
      const doctors = await beginCarousel(page, 'Doctors of the clinic');
      expect(await slidesOf(doctors).count()).toBe(6);
      await page.clock.runFor(4999);
      expect(await at(doctors)).toBe(1);
      await page.clock.runFor(1);
      await expect.poll(() => at(doctors)).toBe(2);
      // The way to the footer has opened the callback form, which may lie on the arrows.
      await page.keyboard.press('Escape');
      for (const wanted of [1, 6]) {
        await doctors.getByRole('button', { name: 'Previous slide' }).click();
        await expect.poll(() => at(doctors)).toBe(wanted);
      }
      await doctors.getByRole('button', { name: 'Next slide' }).click();
      await expect.poll(() => at(doctors)).toBe(1);
      await page.clock.resume();
      await doctors.getByRole('link', { name: /^Check Out Doctor ?: Lead Plastic Surgeon$/ }).click();
      await page.waitForURL('**/our-doctors#lead-plastic-surgeon');
      await end();
    });
  });

  describe('services', () => {
    it('shows nine cards with Know More, then all twenty by department (SVCL-01 to SVCL-13, HEAD-08)', async () => {
      const { page, end } = await visit(DESKTOP);
      await open(page, `${getUrl()}/services#dermatology`);
      await expect
        .poll(() =>
          page.locator('#dermatology').evaluate((element) => Math.abs(element.getBoundingClientRect().top) < innerHeight / 2),
        )
        .toBe(true);
      const more = page.getByRole('main').getByRole('link', { name: /^Know More ?: / });
      expect(await more.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(CARDS);
      const listed = await paths(page, ':is(#plastic-surgery, #dermatology) li a, section p a[href="/other-services"]');
      expect(new Set(listed).size).toBe(20);
      expect(await page.locator('main img').first().getAttribute('fetchpriority')).toBe('high');
      await end();
    });
  });

  describe('contact', () => {
    it('gives every way to reach the clinic, and no button for a map whose address is still to come (CONT-01 to CONT-04)', async () => {
      const { page, requests, end } = await visit(DESKTOP);
      await open(page, `${getUrl()}/contact-us`);
      const targets = await paths(page, 'main a');
      expect(new Set(targets.filter((target) => target.startsWith('tel:'))).size).toBe(3);
      for (const start of ['mailto:', 'https://wa.me/', 'https://maps.example/']) {
        expect(
          targets.some((target) => target.startsWith(start)),
          start,
        ).toBe(true);
      }
      expect(await page.getByText('Monday to Saturday, 9:00 AM to 8:00 PM India time (IST). Sunday closed.').isVisible()).toBe(
        true,
      );
      expect(requests.some((address) => address.includes('google'))).toBe(false);
      expect(await page.getByRole('button', { name: 'Show the map' }).count()).toBe(0);
      expect(await page.getByRole('link', { name: 'Open map' }).getAttribute('href')).toMatch(/^https:\/\/maps\.example\//);
      await end();
    });
  });

  describe('patient stories', () => {
    it('has four films, six reviews, the widget behind a press and the way to the gallery (ROUTE-13)', async () => {
      const { page, end } = await visit(DESKTOP);
      await open(page, `${getUrl()}/patient-stories`);
      expect(await page.getByRole('region', { name: 'On film' }).getByRole('listitem').count()).toBe(4);
      expect(await page.getByRole('region', { name: 'In writing' }).getByRole('article').count()).toBe(6);
      expect(await page.locator('iframe').count()).toBe(0);
      await page.getByRole('button', { name: 'Show the reviews' }).click();
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
      await page.getByRole('link', { name: 'Open the gallery' }).click();
      await page.waitForURL('**/gallery');
      await end();
    });
  });

  it('films to come stand in even rows beside one another', async () => {
    const { page, end } = await visit(DESKTOP);
    await open(page, `${getUrl()}/patient-stories`);
    const cards = page.getByRole('region', { name: 'On film' }).getByRole('listitem').getByRole('link');
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
      expect(boxes).toHaveLength(4);
      expect(new Set(boxes.map(({ height }) => Math.round(height))).size, `${width}`).toBe(1);
      expect(new Set(boxes.map(({ left }) => Math.round(left))).size, `${width}`).toBe(2);
    }
    await end();
  });

  it('errors below a date and its time stand at one height', async () => {
    const { page, end } = await visit(DESKTOP);
    await open(page, `${getUrl()}/contact-us`);
    const form = page.locator('#appointment form');
    await awake(form);
    await form.locator('[type=submit]').click();
    const tops = () =>
      page
        .locator('#appointment [id$=-date-error], #appointment [id$=-time-error]')
        .evaluateAll((errors) => errors.map((error) => Math.round(error.getBoundingClientRect().top)));
    await expect.poll(async () => (await tops()).length).toBe(2);
    expect(new Set(await tops()).size).toBe(1);
    await end();
  });

  describe('terms and privacy', () => {
    it('are nine sections in order, each with an address, under two addresses of which one is canonical (LEGAL-01 to LEGAL-10, ROUTE-15)', async () => {
      const { page, end } = await visit(PHONE);
      for (const path of ['/privacy-policy', '/terms-conditions']) {
        await open(page, getUrl() + path);
        const heads = page.locator('#legal-sections section > h2');
        expect(await heads.allTextContents()).toEqual(SECTIONS);
        expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${getUrl()}/privacy-policy`);
        // The sheet of prose is the sections' own, and is linked by the page.
        const gaps = await page
          .locator('#privacy > h2 ~ *')
          .evaluateAll((all) => all.map((part) => Number.parseFloat(getComputedStyle(part).marginBlockStart)));
        expect(Math.min(...gaps)).toBeGreaterThan(8);
      }
      const text = await page.locator('#privacy').innerText();
      for (const said of [
        'What we collect',
        'Who processes it',
        'How long we keep it',
        'consent',
        'Grievance officer',
        'Cloudflare',
      ])
        expect(text).toContain(said);
      await page.getByText('Version of November 21, 2026').waitFor();
      await page.getByRole('link', { name: 'Governing law' }).click();
      await expect.poll(() => page.evaluate(() => location.hash)).toBe('#governing-law');
      await end();
    });

    it('come as script only to those who arrive from another page', async () => {
      const { page, end } = await visit(DESKTOP);
      await open(page, `${getUrl()}/contact-us`);
      await bringIntoView(page.getByRole('contentinfo'));
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
      await expect.poll(() => page.locator('#legal-sections section > h2').allTextContents()).toEqual(SECTIONS);
      await end();
    });
  });

  it('keeps its carousels still where motion is not wanted', async () => {
    const { page, end } = await visit({ ...DESKTOP, reducedMotion: 'reduce' });
    await page.clock.install();
    for (const [path, label] of [
      ['/about-us', 'Doctors of the clinic'],
      ['/our-doctors', 'Biographies of the lead doctors'],
      ['/international', 'Pictures of the clinic'],
    ] as const) {
      await open(page, getUrl() + path);
      await bringIntoView(carousel(page, label));
      await page.clock.runFor(12_000);
      expect(await at(carousel(page, label)), path).toBe(1);
    }
    await end();
  });
}
