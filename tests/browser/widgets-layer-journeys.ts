import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  type BeginVisit,
  bringIntoView,
  DESKTOP,
  expectNoFindings,
  focused,
  openPaused,
  openThrifty,
  openWidgets,
  PHONE,
} from './widgets-page.ts';

const openDialogs = (page: Page) =>
  page.locator('dialog[open]').evaluateAll((all) => all.map((dialog) => dialog.getAttribute('aria-label')));

const pageScrolls = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== 'hidden');

export function describeLayers(getUrl: () => string, visit: BeginVisit): void {
  describe('dialog', () => {
    it('takes the focus, holds the page still, closes by Escape and gives the focus back', async () => {
      const { page, end } = await visit(DESKTOP);
      await openWidgets(page, getUrl());
      await page.getByRole('button', { name: 'Open sheet' }).press('Enter');
      expect(await focused(page)).toBe('Close');
      expect(await pageScrolls(page)).toBe(false);
      await expectNoFindings(page);
      await page.keyboard.press('Escape');
      await expect.poll(() => openDialogs(page)).toEqual([]);
      expect(await focused(page)).toBe('Open sheet');
      expect(await pageScrolls(page)).toBe(true);
      await end();
    });

    it('nests: Back closes the inner layer, then the outer, and then leaves the page', async () => {
      const { page, end } = await visit(DESKTOP);
      await page.goto(`${getUrl()}/gallery`);
      await openWidgets(page, getUrl());
      await page.getByRole('button', { name: 'Open sheet' }).click();
      await page.getByRole('button', { name: 'Open second sheet' }).click();
      expect(await openDialogs(page)).toEqual(['Sheet', 'Second sheet']);
      await page.goBack();
      await expect.poll(() => openDialogs(page)).toEqual(['Sheet']);
      expect(await focused(page)).toBe('Open second sheet');
      await page.goBack();
      await expect.poll(() => openDialogs(page)).toEqual([]);
      expect(new URL(page.url()).pathname).toBe('/widgets');
      await page.goBack();
      await page.waitForURL('**/gallery');
      await end();
    });

    it('leaves no entry in the history when it was closed by its button, and closes beside the card', async () => {
      const { page, end } = await visit(DESKTOP);
      await page.goto(`${getUrl()}/gallery`);
      await openWidgets(page, getUrl());
      await page.getByRole('button', { name: 'Open sheet' }).click();
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await page.getByRole('button', { name: 'Open sheet' }).click();
      await page.mouse.click(5, 5);
      await expect.poll(() => openDialogs(page)).toEqual([]);
      await expect.poll(() => page.evaluate(() => 'layer' in (history.state ?? {}))).toBe(false);
      await page.goBack();
      await page.waitForURL('**/gallery');
      await end();
    });

    it('that asks for an answer stays until it has one', async () => {
      const { page, end } = await visit(DESKTOP);
      await openWidgets(page, getUrl());
      await page.getByRole('button', { name: 'Open notice' }).click();
      for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
      await page.mouse.click(5, 5);
      expect(await openDialogs(page)).toEqual(['Notice']);
      await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close());
      await expect.poll(() => openDialogs(page)).toEqual(['Notice']);
      await page.getByRole('button', { name: 'Agree' }).click();
      await expect.poll(() => openDialogs(page)).toEqual([]);
      await end();
    });
  });

  describe('image viewer', () => {
    it('is fetched at the first sign of intent, walks by arrows, wraps, and returns the focus', async () => {
      const { page, requests, end } = await visit(DESKTOP);
      await openWidgets(page, getUrl());
      const fetched = () => requests.some((address) => address.includes('/lightbox-'));
      expect(fetched()).toBe(false);
      const link = page.getByRole('link', { name: 'Step 2' });
      await link.focus();
      await expect.poll(fetched).toBe(true);
      await page.keyboard.press('Enter');
      const viewer = page.getByRole('dialog', { name: 'Six pictures' });
      await viewer.getByText('View 2 of 6').waitFor();
      expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
      await page.keyboard.press('ArrowRight');
      await viewer.getByText('View 3 of 6').waitFor();
      await page.keyboard.press('ArrowLeft');
      await viewer.getByText('View 2 of 6').waitFor();
      await page.keyboard.press('ArrowLeft');
      await viewer.getByText('View 1 of 6').waitFor();
      await page.keyboard.press('ArrowLeft');
      await viewer.getByText('View 6 of 6').waitFor();
      await expectNoFindings(page);
      await page.keyboard.press('Escape');
      await viewer.waitFor({ state: 'detached' });
      // Not to the picture that it was opened at.
      await expect.poll(() => focused(page)).toBe('Step 6');
      expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden');
      await page.keyboard.press('ArrowRight');
      expect(await viewer.count()).toBe(0);
      await end();
    });

    it('opens at the last picture when asked to, and closes by Back', async () => {
      const { page, end } = await visit(DESKTOP);
      await openWidgets(page, getUrl());
      await page.getByRole('button', { name: 'Six pictures: open at the last' }).click();
      const viewer = page.getByRole('dialog', { name: 'Six pictures' });
      await viewer.getByText('View 6 of 6').waitFor();
      await page.goBack();
      await viewer.waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe('/widgets');
      await end();
    });

    it('does nothing with one picture', async () => {
      const { page, end } = await visit(DESKTOP);
      await openWidgets(page, getUrl());
      await page.getByRole('button', { name: 'One picture: open at the last' }).click();
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(await page.locator('h3:text-is("One picture") + ul').getByRole('link').count()).toBe(0);
      await end();
    });

    it('shows the file where its code cannot be fetched', async () => {
      const { page, end } = await visit(DESKTOP);
      await page.route('**/lightbox-*', (route) => route.abort());
      await openWidgets(page, getUrl());
      await page.getByRole('link', { name: 'Step 3' }).click();
      await page.waitForURL(/\/three\.[^/]*\.svg$/);
      await end(/./);
    });
  });

  describe('video facade', () => {
    it('asks the platform nothing before the press; then plays, and closing ends it', async () => {
      const { page, requests, end } = await visit(DESKTOP);
      await page.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: 'a player' }),
      );
      await openWidgets(page, getUrl());
      const tile = page.getByRole('link', { name: 'Play video: A video that is there' });
      await bringIntoView(tile);
      expect(requests.some((address) => new URL(address).host.includes('youtube'))).toBe(false);
      await tile.press('Enter');
      const frame = page.locator('iframe[title="A video that is there"]');
      await frame.waitFor();
      expect(await frame.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/demo-id?autoplay=1&rel=0');
      await expectNoFindings(page);
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await frame.waitFor({ state: 'detached' });
      expect(await focused(page)).toContain('A video that is there');
      await end();
    });

    it('gives WhatsApp, and no picture, where there is no video yet', async () => {
      const { page, end } = await visit(DESKTOP);
      await openWidgets(page, getUrl());
      const missing = page.getByRole('link', { name: /A video to come/ });
      expect(await missing.getAttribute('href')).toContain('https://wa.me/');
      expect(await missing.locator('picture, svg').count()).toBe(0);
      await end();
    });
  });

  describe('hero film', () => {
    const control = (page: Page) => page.getByRole('link', { name: 'Explore Video' });
    const file = (page: Page) => control(page).getAttribute('href');
    const noFilm = async (page: Page) => page.route('**/film/**', (route) => route.abort());

    it('chooses by width before playing: at once, and 100 ms after a resize', async () => {
      const { page, requests, end } = await visit(PHONE);
      await openPaused(page, getUrl());
      await expect.poll(() => file(page)).toBe('/film/hero-tall.mp4');
      await page.setViewportSize({ width: 768, height: 900 });
      await page.clock.runFor(99);
      expect(await file(page)).toBe('/film/hero-tall.mp4');
      await expect
        .poll(async () => {
          await page.clock.runFor(1);
          return file(page);
        })
        .toBe('/film/hero-wide.mp4');
      expect(requests.some((address) => address.includes('/film/'))).toBe(false);
      await end();
    });

    it('plays in a full-screen layer, keeps its file when the window turns, and ends at the control', async () => {
      const { page, end } = await visit(PHONE);
      await openWidgets(page, getUrl());
      await page.route('**/film/**', () => {});
      await control(page).press('Enter');
      expect(await focused(page)).toBe('Close');
      const source = page.locator('video source');
      expect(await source.getAttribute('src')).toBe('/film/hero-tall.mp4');
      await page.setViewportSize({ width: 1024, height: 768 });
      const box = await page.locator('dialog[open]').boundingBox();
      const visible = await page.evaluate(() => document.body.clientWidth);
      expect([box?.width, box?.height]).toEqual([visible, 768]);
      expect(await source.getAttribute('src')).toBe('/film/hero-tall.mp4');
      expect(await page.locator('video track[kind="captions"]').count()).toBe(1);
      await page.locator('video').dispatchEvent('ended');
      await expect.poll(() => openDialogs(page)).toEqual([]);
      expect(await page.locator('video').count()).toBe(0);
      expect(await focused(page)).toBe('Explore Video');
      await expect.poll(() => file(page)).toBe('/film/hero-wide.mp4');
      await end();
    });

    it('asks first where the browser saves data', async () => {
      const { page, requests, end } = await visit(PHONE);
      await noFilm(page);
      await openThrifty(page, getUrl());
      await control(page).click();
      await page.getByText('This film is 0.5 MB.').waitFor();
      expect(requests.some((address) => address.includes('/film/'))).toBe(false);
      await page.getByRole('button', { name: 'Play the film' }).click();
      await expect.poll(() => requests.some((address) => address.includes('/film/hero-tall.mp4'))).toBe(true);
      await end(/./);
    });

    it('says so where it cannot be played, with another try and the file', async () => {
      const { page, end } = await visit(DESKTOP);
      await noFilm(page);
      await openWidgets(page, getUrl());
      await control(page).click();
      await page.getByRole('alert').getByText('The film could not be played.').waitFor();
      expect(await page.getByRole('link', { name: 'Open the file' }).getAttribute('href')).toBe('/film/hero-wide.mp4');
      await expectNoFindings(page);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('alert').waitFor();
      await end(/./);
    });
  });
}
