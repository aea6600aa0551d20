import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CHAT_PATH, EMBED_PREFIX, REVIEWS_PATH } from '../../src/endpoints.ts';
import { onlyInChromium } from './browser.ts';
import { carousel, openHome, openHomePaused, slidesOf } from './home-visit.ts';
import { type BeginVisit, bringIntoView, DESKTOP, expectNoFindings } from './widgets-page.ts';

const FILM = /\.(?:mp4|webm)$/;

/** Films are asked for and never come: what plays is not the matter here. */
const holdFilms = (page: Page): Promise<unknown> => page.route(/\.(?:mp4|webm|vtt)$/, () => {});

export function describeHomeMedia(getUrl: () => string, visit: BeginVisit): void {
  describe('home: film', () => {
    it.each([
      [767, 'tall'],
      [768, 'wide'],
    ])('at %i px plays the %s one, once it is asked for (HOME-02, HOME-06 to HOME-08)', async (width, shape) => {
      const { page, requests, end } = await visit({ viewport: { width, height: 700 } });
      await holdFilms(page);
      await openHome(page, getUrl());
      const films = () => requests.filter((address) => FILM.test(address));
      expect(films()).toEqual([]);
      const opener = page.getByRole('link', { name: 'Explore Video' });
      expect(await opener.getAttribute('href')).toMatch(/\.mp4$/);
      await opener.click();
      const overlay = page.getByRole('dialog', { name: 'Film of the clinic (illustration)' });
      await overlay.waitFor();
      await expect.poll(() => films().length).toBeGreaterThan(0);
      for (const address of films()) expect(address).toContain(shape);
      await overlay.getByRole('button', { name: /^Close/ }).click();
      expect(await page.locator('video').count()).toBe(0);
      await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true);
      await end();
    });

    it('opens in a tab of its own for who asks for one, as every link does', async () => {
      const { page, end } = await visit(DESKTOP);
      await holdFilms(page);
      await openHome(page, getUrl());
      const tab = page.context().waitForEvent('page');
      await page.getByRole('link', { name: 'Explore Video' }).click({ modifiers: ['ControlOrMeta'] });
      await tab;
      expect(await page.locator('dialog[open]').count()).toBe(0);
      await end();
    });

    it('says legibly that it cannot be played', async () => {
      const { page, end } = await visit(DESKTOP);
      await page.route(FILM, (route) => route.abort());
      await openHome(page, getUrl());
      await page.getByRole('link', { name: 'Explore Video' }).click();
      await page.getByRole('alert').getByText('The film could not be played.').waitFor();
      await expectNoFindings(page);
      await end(/ERR_FAILED|failed to load/);
    });

    it('is there in both shapes, as a film and with captions', async () => {
      onlyInChromium('Over BiDi, what comes through a service worker of Firefox cannot be held: its film on the second visit');
      const { page, end } = await visit(DESKTOP);
      await holdFilms(page);
      for (const [width, shape] of [
        [1440, 'wide'],
        [390, 'tall'],
      ] as const) {
        await page.setViewportSize({ width, height: 700 });
        await openHome(page, getUrl());
        await page.getByRole('link', { name: 'Explore Video' }).click();
        // At once: it gives way to a sentence in a browser that plays none of the files.
        const [sources, tracks] = await page
          .locator('video')
          .evaluate((video) =>
            ['source', 'track'].map((name) => [...video.querySelectorAll(name)].map((file) => (file as HTMLSourceElement).src)),
          );
        expect([sources?.length, tracks?.length]).toEqual([expect.any(Number), 1]);
        for (const address of [...(sources ?? []), ...(tracks ?? [])]) {
          const answer = await fetch(address);
          expect([answer.status, answer.headers.get('content-type')], address).toEqual([
            200,
            expect.stringMatching(/^(?:video|text\/vtt)/),
          ]);
          await answer.body?.cancel();
        }
        for (const source of sources ?? []) expect(source).toContain(shape);
        await page.keyboard.press('Escape');
        await expect.poll(() => page.locator('video').count()).toBe(0);
      }
      await end();
    });

    it('closes when it has ended (HOME-07)', async () => {
      const { page, end } = await visit(DESKTOP);
      await holdFilms(page);
      await openHome(page, getUrl());
      await page.getByRole('link', { name: 'Explore Video' }).click();
      await page.locator('video').evaluate((video) => video.dispatchEvent(new Event('ended')));
      await expect.poll(() => page.locator('video').count()).toBe(0);
      expect(await page.getByRole('dialog').count()).toBe(0);
      await end();
    });
  });

  describe('home: results and patients', () => {
    it('show no sensitive case and mark drawings (HOME-24, HOME-28, HOME-29)', async () => {
      const { page, end } = await visit(DESKTOP);
      await openHome(page, getUrl());
      const section = page.getByRole('region', { name: 'Transformations' });
      const titles = await section.locator('[aria-roledescription="slide"] p').allTextContents();
      expect(titles.filter((title) => /^T\d{5} /.test(title))).toHaveLength(20);
      expect(titles.join(' ')).not.toMatch(/breast|body|abdom|lipo|gynaec|fat graft/i);
      expect(await section.getByText('Illustration', { exact: true }).count()).toBeGreaterThan(0);
      await end();
    });

    it('open no player for a video that is not there yet (HOME-47, HOME-50)', async () => {
      const { page, end } = await visit(DESKTOP);
      await openHome(page, getUrl());
      const slides = slidesOf(carousel(page, 'Patient Testimonials'));
      expect(await slides.count()).toBe(4);
      expect(await page.locator('iframe').count()).toBe(0);
      expect(await slides.first().getByRole('link').getAttribute('href')).toMatch(/^https:\/\/wa\.me\//);
      await end();
    });

    it('cut a long review at 150 characters and show the rest on request (HOME-58 to HOME-60)', async () => {
      const { page, end } = await visit(DESKTOP);
      await openHome(page, getUrl());
      const card = page.getByRole('region', { name: 'Our Patient feedback about us' }).getByRole('article').first();
      await bringIntoView(card);
      const beginning = (await card.locator('summary span').first().textContent()) ?? '';
      expect(beginning).toMatch(/…$/);
      expect(beginning.length).toBeLessThanOrEqual(151);
      await card.getByText('Read more').click();
      await card.getByText('knows where they were first published.').waitFor();
      // Nobody has spoken yet: no stars, no date, no name.
      expect(await card.innerText()).not.toMatch(/★|stars|on file|\d{4}/);
      expect(await card.locator('time').count()).toBe(0);
      await end();
    });
  });

  describe('home: third parties', () => {
    it('load the reviews widget once, after a tap (HOME-51, HOME-52)', async () => {
      const { page, requests, end } = await visit(DESKTOP);
      await openHome(page, getUrl());
      const embeds = () => requests.filter((address) => address.includes(EMBED_PREFIX));
      await bringIntoView(page.getByRole('contentinfo'));
      expect(embeds()).toEqual([]);
      await page.getByRole('button', { name: 'Show the reviews' }).click();
      await expect.poll(() => page.locator(`iframe[src="${REVIEWS_PATH}"]`).count()).toBe(1);
      const widget = page.frameLocator(`iframe[src="${REVIEWS_PATH}"]`);
      await widget.getByText('Sample of the reviews service').waitFor();
      expect(embeds()).toEqual([`${getUrl()}/embed/reviews`]);
      await end();
    });

    it('bring the chat 1000 ms after the page stands, once it is allowed, and take it away on leaving (HOME-55 to HOME-57)', async () => {
      const { page, end } = await visit(DESKTOP);
      await openHomePaused(page, getUrl());
      // The callback form has been closed before: it opens by scrolling, and would lie over the chat's button.
      await page.evaluate(() => localStorage.setItem('modalClosedTimestamp', String(Date.now())));
      const chat = page.locator(`iframe[src="${CHAT_PATH}"]`);
      await page.clock.runFor(60_000);
      expect(await chat.count()).toBe(0);
      await page.getByRole('link', { name: /^Chat with the/ }).click();
      await expect.poll(() => chat.count()).toBe(1);
      // The client identifier reaches the provider's script, and the script cannot reach the page.
      await page.frameLocator(`iframe[src="${CHAT_PATH}"]`).getByText('is sent. sample-clinic').waitFor();
      await page.getByRole('link', { name: 'About Us', exact: true }).first().click();
      await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor();
      expect(await page.getByText('Chat with the').count()).toBe(0);
      expect(await chat.count()).toBe(0);
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Plastic Surgery' }).waitFor();
      await page.clock.runFor(999);
      expect(await chat.count()).toBe(0);
      await page.clock.runFor(1);
      await expect.poll(() => chat.count()).toBe(1);
      await page.getByRole('button', { name: 'Close chat' }).click();
      await expect.poll(() => chat.count()).toBe(0);
      await end();
    });
  });
}
