import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type BeginVisit, DESKTOP, eventually, focused, hydrated } from './widgets-page.ts';

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Rhinoplasty pictures' });
const place = (page: Page) => viewer(page).getByText(/^View \d of \d$/);
const offset = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const pageScrolls = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflowY !== 'hidden');
/** Distance of a part from the top of the window. */
const topOf = (page: Page, id: string) =>
  page.evaluate((part) => Math.round(document.getElementById(part)?.getBoundingClientRect().top ?? Number.NaN), id);

/** How long ago the document was asked for, as the page sees it: a busy machine must not look like a slow line. */
const sinceStart = (page: Page, ms: number) => page.addInitScript(`performance.now = () => ${ms}`);

/** The quick link of a card of the home page: hash and state together. */
const quickLink = (page: Page, part: string) =>
  page.locator('main').getByRole('link', { name: new RegExp(`^${part} ?: Rhinoplasty$`) });

/** From the home page to a part of the page of rhinoplasty. */
async function follow(page: Page, url: string, part: string): Promise<void> {
  await page.goto(`${url}/`);
  await hydrated(page);
  await quickLink(page, part).press('Enter');
}

/** Rows ROUTE-51 to ROUTE-53, SVC-04 to SVC-10, SVC-20, SVP-45, SVP-46, VIEW-01 to VIEW-07. */
export function describeServiceTargets(getUrl: () => string, visit: BeginVisit): void {
  describe('parts of a service page', () => {
    it('Information opens the viewer at the first picture; keys, lock, Back and focus (SVC-06, VIEW-01 to VIEW-07)', async () => {
      const { page, end } = await visit(DESKTOP);
      await follow(page, getUrl(), 'Information');
      await eventually(() => place(page).innerText()).toBe('View 1 of 6');
      expect(await pageScrolls(page)).toBe(false);
      await page.keyboard.press('ArrowLeft');
      await eventually(() => place(page).innerText()).toBe('View 6 of 6');
      await page.keyboard.press('ArrowRight');
      await eventually(() => place(page).innerText()).toBe('View 1 of 6');
      await viewer(page).getByRole('button', { name: 'Next picture' }).click();
      await eventually(() => place(page).innerText()).toBe('View 2 of 6');
      await page.keyboard.press('Escape');
      await eventually(() => viewer(page).count()).toBe(0);
      expect(await pageScrolls(page)).toBe(true);
      await eventually(() => focused(page)).toBe('What the operation changes');
      // Closed, the keys are nobody's.
      await page.keyboard.press('ArrowRight');
      expect(await viewer(page).count()).toBe(0);

      await page.getByRole('button', { name: 'Step 4', exact: true }).click();
      await page.getByText('Step 4 of 6').waitFor();
      await page.getByText('Step 4 of 6').locator('..').getByRole('link').click();
      await eventually(() => place(page).innerText()).toBe('View 4 of 6');
      await page.goBack();
      await eventually(() => viewer(page).count()).toBe(0);
      expect(new URL(page.url()).pathname).toBe('/rhinoplasty');
      // On the way back nothing opens by itself.
      await page.goBack();
      await page.waitForURL((address) => address.pathname === '/');
      await page.goForward();
      await page.getByRole('heading', { level: 1, name: 'Rhinoplasty' }).waitFor();
      expect(await viewer(page).count()).toBe(0);
      await end();
    });

    it('a shared address does the same: #why-us opens the last picture (SVC-07, ROUTE-53)', async () => {
      const { page, end } = await visit(DESKTOP);
      await sinceStart(page, 1000);
      await page.goto(`${getUrl()}/rhinoplasty#why-us`);
      await eventually(() => place(page).innerText()).toBe('View 6 of 6');
      expect(Math.abs(await topOf(page, 'why-us'))).toBeLessThan(200);
      await page.keyboard.press('Escape');
      await eventually(() => viewer(page).count()).toBe(0);
      // The page's own menu scrolls and opens nothing.
      await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Information' }).press('Enter');
      await eventually(() => focused(page)).toBe('What the operation changes');
      expect(await viewer(page).count()).toBe(0);
      await end();
    });

    it.each(['whyUs', 'why-us'])('state alone: %s opens the last picture (SVC-10, ROUTE-51)', async (scrollTo) => {
      const { page, end } = await visit(DESKTOP);
      await sinceStart(page, 1000);
      // As the router keeps the state of a reloaded page.
      await page.addInitScript((value) => history.replaceState({ usr: { scrollTo: value }, key: 'given', idx: 0 }, ''), scrollTo);
      await page.goto(`${getUrl()}/rhinoplasty`);
      await eventually(() => place(page).innerText()).toBe('View 6 of 6');
      await end();
    });

    it('nobody who has read for a while is interrupted', async () => {
      const { page, end } = await visit(DESKTOP);
      await sinceStart(page, 6000);
      await page.goto(`${getUrl()}/rhinoplasty#information`);
      await hydrated(page);
      await page.getByRole('button', { name: 'Step 2', exact: true }).click();
      await page.getByText('Step 2 of 6').waitFor();
      expect(await viewer(page).count()).toBe(0);
      await end();
    });

    it('FAQs: from the top, after 500 ms, with the heading in focus (SVC-05, SVC-08, ROUTE-52)', async () => {
      const { page, end } = await visit({ ...DESKTOP, reducedMotion: 'reduce' });
      await page.clock.install();
      await page.goto(`${getUrl()}/`);
      await hydrated(page);
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
      await quickLink(page, 'FAQs').press('Enter');
      await eventually(() => focused(page)).toBe('Frequently asked questions');
      expect(await offset(page)).toBe(0);
      await page.clock.runFor(499);
      expect(await offset(page)).toBe(0);
      await page.clock.runFor(1);
      await eventually(() => topOf(page, 'faq-section')).toBeLessThan(200);
      expect(await topOf(page, 'faq-section')).toBeGreaterThanOrEqual(0);
      await end();
    });

    it('Transformation leads to the results; View More Cases carries the category (SVC-09, SVC-13)', async () => {
      const { page, end } = await visit(DESKTOP);
      await follow(page, getUrl(), 'Transformation');
      await eventually(() => focused(page)).toBe('Before and after');
      expect(await page.locator('#transformation').getByRole('img').count()).toBe(12);
      expect(await viewer(page).count()).toBe(0);
      await page.locator('#transformation').getByRole('link').first().click();
      const results = page.getByRole('dialog', { name: 'Rhinoplasty: results' });
      await eventually(() => results.getByText(/^View \d+ of \d+$/).innerText()).toBe('View 1 of 12');
      await page.keyboard.press('Escape');
      await eventually(() => results.count()).toBe(0);
      await page.getByRole('link', { name: 'View More Cases' }).press('Enter');
      await page.waitForURL((address) => address.pathname.startsWith('/gallery'));
      expect(await page.evaluate(() => history.state.usr)).toEqual({ category: 'Rhinoplasty' });
      await end();
    });

    it('a part that a page lacks does nothing (SVC-20)', async () => {
      const { page, end } = await visit(DESKTOP);
      for (const address of ['/other-services#faq-section', '/laser-tattoo-removal#information', '/rhinoplasty#nothing']) {
        await page.goto(getUrl() + address);
        await page.reload();
        await hydrated(page);
        expect(await page.getByRole('dialog').count()).toBe(0);
      }
      expect(await offset(page)).toBe(0);
      await end();
    });
  });
}
