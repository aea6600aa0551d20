import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CHAT_PATH } from '../../src/endpoints.ts';
import { describeCarousels } from './widgets-carousel-journeys.ts';
import { describeLayers } from './widgets-layer-journeys.ts';
import {
  type BeginVisit,
  bringIntoView,
  DESKTOP,
  expectNoFindings,
  focused,
  openPaused,
  openWidgets,
  PHONE,
} from './widgets-page.ts';

/**
 * Every widget as a visitor meets it, on the living page at `/widgets` that developers have. `visit` is what
 * `useBrowser()` answers. Time is moved by hand: nothing here waits for a wall clock.
 */
export function describeWidgets(getUrl: () => string, visit: BeginVisit): void {
  describeCarousels(getUrl, visit);
  describeLayers(getUrl, visit);
  describePage(getUrl, visit);
  describeFacts(getUrl, visit);
  describeInPlace(getUrl, visit);
}

function describeFacts(getUrl: () => string, visit: BeginVisit): void {
  describe('the strip of figures', () => {
    it('is no higher than 220 px on a phone with five figures, and fits with none, one and all', async () => {
      const { page, end } = await visit(PHONE);
      await openWidgets(page, getUrl());
      const heights: (number | null)[][] = [];
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        heights.push(
          await page.evaluate(() =>
            ['facts-0', 'facts-1', 'facts-5'].map((id) => document.getElementById(id)?.getBoundingClientRect().height ?? null),
          ),
        );
        const cut = await page
          .locator('[id^="facts-"] :is(dt, dd)')
          .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent));
        expect(cut).toEqual([]);
      }
      for (const [none, one, five] of heights) {
        expect(none).toBe(0);
        expect(one).toBeGreaterThan(44);
        expect(five).toBeLessThanOrEqual(220);
      }
      await end();
    });

    it('opens everything else on demand, with where it comes from', async () => {
      const { page, end } = await visit(PHONE);
      await openWidgets(page, getUrl());
      const all = page.locator('[id="facts-23"]');
      expect(await all.getByText('Scars').isVisible()).toBe(false);
      await all.getByText('More figures, and where they come from').press('Enter');
      await expect.poll(() => all.locator('dt', { hasText: 'Scars' }).isVisible()).toBe(true);
      expect(await all.getByText('Checked by nobody on November 1, 2026').count()).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await expectNoFindings(page);
      await end();
    });
  });
}

function describePage(getUrl: () => string, visit: BeginVisit): void {
  describe('the widgets together', () => {
    it.each([
      ['390', PHONE],
      ['1440', DESKTOP],
    ])('have no accessibility finding at %s px and do not scroll sideways', async (_, options) => {
      const { page, end } = await visit(options);
      await openWidgets(page, getUrl());
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await expectNoFindings(page);
      await end();
    });

    it('fit 320 px', async () => {
      const { page, end } = await visit({ viewport: { width: 320, height: 640 } });
      await openWidgets(page, getUrl());
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await end();
    });

    it('ask nothing of another host on load, scroll and idle', async () => {
      const { page, requests, end } = await visit(DESKTOP);
      await openWidgets(page, getUrl());
      await bringIntoView(page.getByRole('contentinfo'));
      await page.waitForLoadState('networkidle');
      expect([...new Set(requests.map((address) => new URL(address).host))]).toEqual([new URL(getUrl()).host]);
      await end();
    });

    it('say everything without script', async () => {
      const { page, end } = await visit({ ...PHONE, javaScriptEnabled: false });
      await page.goto(`${getUrl()}/widgets`);
      for (const text of [
        'What the surgeon does.',
        'What the dermatologist does.',
        '15K+',
        '100K+',
        'Open the map',
        'Read the reviews there',
      ]) {
        expect(await page.getByText(text, { exact: true }).first().isVisible(), text).toBe(true);
      }
      expect(await page.getByRole('tablist').isVisible()).toBe(false);
      expect(await page.getByRole('button', { name: 'Next slide' }).count()).toBe(0);
      expect(await page.getByRole('slider').count()).toBe(0);
      const last = page.getByRole('link', { name: 'Result 12', exact: true });
      await last.focus();
      expect(await last.evaluate((link) => link.getBoundingClientRect().right <= innerWidth)).toBe(true);
      await page.getByText('Question 2?').click();
      await page.getByText('Answer 2.').waitFor();
      await page.getByText('Read more').first().click();
      await page.getByText('to know how it went on.').waitFor();
      await end();
    });
  });
}

function describeInPlace(getUrl: () => string, visit: BeginVisit): void {
  describe('statistics', () => {
    /** The two numbers; the strips of figures on the page are lists of the same kind. */
    const statistics = (page: Page) => page.locator('dl', { hasText: '100K+' });

    it('count once, from 30 % in view: 15000 in 2000 ms, 100000 in 2500 ms', async () => {
      const { page, end } = await visit(DESKTOP);
      await openPaused(page, getUrl());
      const figures = statistics(page).locator('dd');
      const moving = () => figures.locator('[aria-hidden]').allInnerTexts();
      expect(await moving()).toEqual([]);
      await bringIntoView(figures.first());
      await expect
        .poll(() =>
          statistics(page)
            .locator('dd > span:first-child')
            .first()
            .evaluate((e) => getComputedStyle(e).opacity),
        )
        .toBe('0');
      await expect
        .poll(async () => {
          await page.clock.runFor(16);
          return (await moving()).length;
        })
        .toBe(2);
      await page.clock.runFor(900);
      const [surgeries, transformations] = (await moving()).map((text) => Number.parseInt(text, 10));
      expect(surgeries).toBeGreaterThan(7);
      expect(surgeries).toBeLessThan(15);
      expect(transformations).toBeGreaterThan(50);
      await page.clock.runFor(1150);
      expect((await moving())[0]).toBe('15K+');
      expect((await moving())[1]).not.toBe('100K+');
      await page.clock.runFor(500);
      await expect.poll(moving).toEqual([]);
      expect(await figures.allInnerTexts()).toEqual(['15K+', '100K+']);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await bringIntoView(figures.first());
      await page.clock.runFor(500);
      expect(await moving()).toEqual([]);
      await end();
    });

    it('stand still under reduced motion', async () => {
      const { page, end } = await visit({ ...DESKTOP, reducedMotion: 'reduce' });
      await openPaused(page, getUrl());
      await bringIntoView(statistics(page));
      await page.clock.runFor(1000);
      expect(await statistics(page).locator('dd').allInnerTexts()).toEqual(['15K+', '100K+']);
      await end();
    });
  });

  describe('tabs', () => {
    it('follow arrows, Home and End and show one panel', async () => {
      const { page, end } = await visit(DESKTOP);
      await openWidgets(page, getUrl());
      const shown = () => page.getByRole('tabpanel').allInnerTexts();
      expect(await shown()).toEqual(['What the surgeon does.']);
      await page.getByRole('tab', { name: 'Surgeon' }).focus();
      for (const [key, text] of [
        ['ArrowRight', 'What the dermatologist does.'],
        ['ArrowRight', 'What the surgeon does.'],
        ['ArrowLeft', 'What the dermatologist does.'],
        ['Home', 'What the surgeon does.'],
        ['End', 'What the dermatologist does.'],
      ] as const) {
        await page.keyboard.press(key);
        await expect.poll(shown).toEqual([text]);
      }
      expect(await focused(page)).toBe('Dermatologist');
      expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('Dermatologist');
      await end();
    });
  });

  describe('accordion', () => {
    it('has one answer open or none, by keyboard', async () => {
      const { page, end } = await visit(DESKTOP);
      await openWidgets(page, getUrl());
      const open = () => page.locator('details[name="demo-faq"][open] summary').allInnerTexts();
      await page.getByText('Question 1?').focus();
      await page.keyboard.press('Enter');
      expect(await open()).toEqual(['Question 1?']);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      expect(await open()).toEqual(['Question 2?']);
      await page.keyboard.press('Enter');
      expect(await open()).toEqual([]);
      await end();
    });
  });

  describe('before and after', () => {
    it('moves by arrow keys and says where it stands', async () => {
      const { page, end } = await visit(DESKTOP);
      await openWidgets(page, getUrl());
      const slider = page.getByRole('slider', { name: 'Compare before and after: Case 1' });
      const cut = () => slider.evaluate((input) => getComputedStyle(input.parentElement ?? input).getPropertyValue('--cut'));
      await slider.focus();
      expect(await cut()).toBe('50%');
      await page.keyboard.press('ArrowRight');
      expect(await cut()).toBe('51%');
      expect(await slider.getAttribute('aria-valuetext')).toBe('51 % before');
      // The range itself is not seen: what has the focus is told by its handle.
      const ring = await slider.evaluate(
        ({ nextElementSibling: handle }) => handle && getComputedStyle(handle, '::before').outlineStyle,
      );
      expect(ring).toBe('solid');
      await page.keyboard.press('End');
      expect(await cut()).toBe('100%');
      await end();
    });

    it('follows the pointer', async () => {
      const { page, end } = await visit(DESKTOP);
      await openWidgets(page, getUrl());
      const figure = page.getByRole('figure', { name: 'Case 1' });
      await bringIntoView(figure);
      const box = await figure.boundingBox();
      if (!box) throw new Error('The figure is not shown');
      await page.mouse.click(box.x + box.width * 0.25, box.y + box.height / 2);
      const cut = await figure.evaluate((element) => Number.parseFloat(getComputedStyle(element).getPropertyValue('--cut')));
      expect(Math.abs(cut - 25)).toBeLessThanOrEqual(1);
      await end();
    });
  });

  describe('review card', () => {
    it('opens the whole text and folds it again', async () => {
      const { page, end } = await visit(DESKTOP);
      await openWidgets(page, getUrl());
      const ending = page.getByText('to know how it went on.');
      expect(await ending.isVisible()).toBe(false);
      await page.getByText('Read more').first().click();
      await ending.waitFor();
      await page.getByText('Read less').first().click();
      expect(await ending.isVisible()).toBe(false);
      await end();
    });
  });

  describe('third-party gate', () => {
    it('connects after the press, in the room it had reserved, and remembers it for the visit', async () => {
      const { page, requests, end } = await visit(DESKTOP);
      await page.route('https://maps.example/**', (route) => route.fulfill({ contentType: 'text/html', body: 'a map' }));
      await openWidgets(page, getUrl());
      const press = page.getByRole('button', { name: 'Show the map' });
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      expect(requests.some((address) => address.includes('maps.example'))).toBe(false);
      await press.click();
      await page.frameLocator('iframe[title="Map of the clinic"]').getByText('a map').waitFor();
      expect(await height()).toBe(before);
      await page.getByRole('link', { name: 'Open the map' }).waitFor();
      await page.getByRole('link', { name: 'Contact Us', exact: true }).first().click();
      await page.waitForURL('**/contact-us');
      await page.goBack();
      await page.frameLocator('iframe[title="Map of the clinic"]').getByText('a map').waitFor();
      await end();
    });

    it('offers another try where our own document says that its script did not load', async () => {
      const { page, end } = await visit(DESKTOP);
      const body = '<script>parent.postMessage("embed-failed", "*")</script>';
      await page.route('**/embed/reviews', (route) => route.fulfill({ contentType: 'text/html', body }));
      await openWidgets(page, getUrl());
      await page.getByRole('button', { name: 'Show the reviews' }).click();
      await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor();
      expect(await page.getByRole('alert').innerText()).toContain('could not be reached');
      await end();
    });
  });

  describe('chat', () => {
    it('loads after the press, not before 1000 ms, stays closed once closed, and goes with the page', async () => {
      const { page, requests, end } = await visit(DESKTOP);
      await page.route('**/embed/chat', (route) => route.fulfill({ contentType: 'text/html', body: 'a chat' }));
      await openPaused(page, getUrl());
      const frame = page.locator('iframe[title="Chat"]');
      await page.getByRole('link', { name: 'Contact Us', exact: true }).first().click();
      await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Widgets' }).waitFor();
      await page.goBack();
      await page.getByRole('link', { name: /^Chat/ }).click();
      await page.clock.runFor(999);
      expect(requests.some((address) => address.endsWith(CHAT_PATH))).toBe(false);
      await page.clock.runFor(1);
      await frame.waitFor();
      expect(await focused(page)).toBe('Close chat');
      await page.keyboard.press('Enter');
      await frame.waitFor({ state: 'detached' });
      expect(await focused(page)).toContain('Chat');
      await page.clock.runFor(5000);
      expect(await frame.count()).toBe(0);
      await page.getByRole('link', { name: /^Chat/ }).click();
      await frame.waitFor();
      await page.getByRole('link', { name: 'Contact Us', exact: true }).first().click();
      await frame.waitFor({ state: 'detached' });
      await end();
    });

    it('only logs that it could not load', async () => {
      const { page, end } = await visit(DESKTOP);
      const body = '<script>parent.postMessage("embed-failed", "*")</script>';
      await page.route('**/embed/chat', (route) => route.fulfill({ contentType: 'text/html', body }));
      await openWidgets(page, getUrl());
      const logged = page.waitForEvent('console', (message) => message.text() === 'The chat could not be loaded.');
      await page.getByRole('link', { name: /^Chat/ }).click();
      await logged;
      expect(await page.getByRole('alert').count()).toBe(0);
      await end(/The chat could not be loaded/);
    });
  });
}
