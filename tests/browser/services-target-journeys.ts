import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SWEPT, sampled } from '../sweep.ts';
import { builtFile } from './built-files.ts';
import { holdRequests } from './hold-requests.ts';
import { hydrated, sinceStart } from './hydrated.ts';
import { type BeginVisit, DESKTOP, expectNoFindings, focused, PHONE } from './widgets-page.ts';

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Rhinoplasty pictures' });
const place = (page: Page) => viewer(page).getByText(/^View \d of \d$/);
/** How much larger than its place the shown picture of the viewer is. */
const zoomOf = (page: Page) =>
  viewer(page)
    .locator('.yarl__slide_current img')
    .evaluate((img: HTMLImageElement) => Math.round((img.getBoundingClientRect().width / img.offsetWidth) * 10) / 10);
/** Whether counter, buttons or the words below lie on the picture of the viewer. */
const overlapOfWords = (page: Page) =>
  viewer(page).evaluate((layer) => {
    const slide = layer.querySelector('.yarl__slide_current');
    const picture = slide?.querySelector('img')?.getBoundingClientRect();
    const words = [...layer.querySelectorAll('.yarl__toolbar button, p')].filter(
      (one) => !one.closest('.yarl__slide') || slide?.contains(one),
    );
    return words.some((one) => {
      const box = one.getBoundingClientRect();
      return !picture || (box.bottom > picture.top && box.top < picture.bottom);
    });
  });
const offset = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const pageScrolls = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflowY !== 'hidden');
/** Distance of a part from the top of the window. */
const topOf = (page: Page, id: string) =>
  page.evaluate((part) => Math.round(document.getElementById(part)?.getBoundingClientRect().top ?? Number.NaN), id);

/** As on a device that keeps the agreement to sensitive pictures. */
const agreeBefore = (page: Page) =>
  page.addInitScript(() => {
    if (!sessionStorage.getItem('agreed')) localStorage.setItem('sensitiveContentAccepted', 'true');
    sessionStorage.setItem('agreed', 'true');
  });

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
      await expect.poll(() => place(page).innerText()).toBe('View 1 of 6');
      expect(await pageScrolls(page)).toBe(false);
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => place(page).innerText()).toBe('View 6 of 6');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => place(page).innerText()).toBe('View 1 of 6');
      await viewer(page).getByRole('button', { name: 'Next picture' }).click();
      await expect.poll(() => place(page).innerText()).toBe('View 2 of 6');
      await page.keyboard.press('Escape');
      await expect.poll(() => viewer(page).count()).toBe(0);
      expect(await pageScrolls(page)).toBe(true);
      await expect.poll(() => focused(page)).toBe('What the operation changes');
      // Closed, the keys are nobody's.
      await page.keyboard.press('ArrowRight');
      expect(await viewer(page).count()).toBe(0);

      await page.getByRole('button', { name: 'Step 4', exact: true }).click();
      await page.getByText('Step 4 of 6').waitFor();
      await page.getByText('Step 4 of 6').locator('..').getByRole('link').click();
      await expect.poll(() => place(page).innerText()).toBe('View 4 of 6');
      await page.goBack();
      await expect.poll(() => viewer(page).count()).toBe(0);
      expect(new URL(page.url()).pathname).toBe('/rhinoplasty');
      // On the way back nothing opens by itself.
      await page.goBack();
      await page.waitForURL((address) => address.pathname === '/');
      await page.goForward();
      await page.getByRole('heading', { level: 1, name: 'Rhinoplasty' }).waitFor();
      expect(await viewer(page).count()).toBe(0);
      await end();
    });

    it('the viewer says what its picture shows, holds the keyboard and leaves the page at the picture reached', async () => {
      const { page, end } = await visit(PHONE);
      await sinceStart(page, 1000);
      await page.goto(`${getUrl()}/rhinoplasty#information`);
      await expect.poll(() => place(page).innerText()).toBe('View 1 of 6');
      await viewer(page).getByText('The profile before').waitFor();
      await viewer(page).getByText('Photographs from the front, the side and below').waitFor();
      const names: string[] = [];
      for (let presses = 0; presses < 5; presses++) {
        await page.keyboard.press('Tab');
        names.push(await focused(page));
      }
      expect(names).toEqual(['Zoom in', 'Close', 'Previous picture', 'Next picture', 'Zoom in']);
      await page.keyboard.press('Shift+Tab');
      expect(await focused(page)).toBe('Next picture');
      // With the focus on the body, as after a press beside everything.
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => place(page).innerText()).toBe('View 2 of 6');
      await viewer(page).getByText('Planning the line').and(page.locator(':visible')).waitFor();
      await viewer(page).getByRole('button', { name: 'Zoom in' }).click();
      await expect.poll(() => zoomOf(page)).toBeGreaterThan(1.5);
      await viewer(page).getByRole('button', { name: 'Zoom out' }).click();
      await expect.poll(() => zoomOf(page)).toBe(1);
      expect(await overlapOfWords(page)).toBe(false);
      await expectNoFindings(page);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press('Escape');
      await expect.poll(() => viewer(page).count()).toBe(0);
      await page.getByText('Step 2 of 6').waitFor();
      await end();
    });

    it('the viewer of results, closed by Back, gives the focus to the picture reached', async () => {
      const { page, end } = await visit(DESKTOP);
      await page.goto(`${getUrl()}/rhinoplasty`);
      await hydrated(page);
      const links = page.locator('#transformation li').getByRole('link');
      await links.first().click();
      const results = page.getByRole('dialog', { name: 'Rhinoplasty: results' });
      await results.getByText('View 1 of 12').waitFor();
      await results.getByText('Before (illustration)').first().waitFor();
      await page.keyboard.press('ArrowRight');
      await results.getByText('View 2 of 12').waitFor();
      await page.evaluate(() => history.back());
      await expect.poll(() => results.count()).toBe(0);
      await expect.poll(() => links.nth(1).evaluate((link) => link === document.activeElement)).toBe(true);
      await end();
    });

    it('a viewer whose code fails later leaves alone who has gone on meanwhile', async () => {
      const { page, end } = await visit(DESKTOP);
      const code = `**/${builtFile('src/components/image-viewer/lightbox.tsx')}`;
      const lose = await holdRequests(page, code, 'abort');
      await page.goto(`${getUrl()}/rhinoplasty`);
      await hydrated(page);
      const asked = page.waitForRequest(code);
      await page.getByRole('button', { name: 'Step 4', exact: true }).click();
      await page.locator('#information a[aria-haspopup="dialog"]').first().click();
      await asked;
      await page.getByRole('link', { name: 'Contact Us' }).first().click();
      await page.waitForURL('**/contact-us');
      const warned = page.waitForEvent('console', {
        predicate: (message) => message.text().includes('image viewer'),
        timeout: 20_000,
      });
      lose();
      await warned;
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(new URL(page.url()).pathname).toBe('/contact-us');
      await end(/./);
    });

    it('a shared address does the same: #why-us opens the last picture (SVC-07, ROUTE-53)', async () => {
      const { page, end } = await visit(DESKTOP);
      await sinceStart(page, 1000);
      await page.goto(`${getUrl()}/rhinoplasty#why-us`);
      await expect.poll(() => place(page).innerText()).toBe('View 6 of 6');
      expect(Math.abs(await topOf(page, 'why-us'))).toBeLessThan(200);
      await page.keyboard.press('Escape');
      await expect.poll(() => viewer(page).count()).toBe(0);
      // The page's own menu scrolls and opens nothing.
      await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Information' }).press('Enter');
      await expect.poll(() => focused(page)).toBe('What the operation changes');
      expect(await viewer(page).count()).toBe(0);
      await end();
    });

    it.each(
      sampled(
        [['breast-enhancement', 'information', 'View 1 of 6']],
        [
          ['body-contouring', 'why-us', 'View 6 of 6'],
          ['abdominal-contouring', 'information', 'View 1 of 6'],
          ['liposuction', 'why-us', 'View 6 of 6'],
        ],
      ),
    )(
      'a shared address opens the viewer of /%s as well for who has agreed to its pictures: #%s',
      SWEPT,
      async (slug, part, wanted) => {
        const { page, end } = await visit(DESKTOP);
        await sinceStart(page, 1000);
        await agreeBefore(page);
        await page.goto(`${getUrl()}/${slug}#${part}`);
        await expect
          .poll(() =>
            page
              .getByRole('dialog', { name: / pictures$/ })
              .getByText(/^View \d of \d$/)
              .innerText(),
          )
          .toBe(wanted);
        await end();
      },
    );

    it('Escape hides sensitive pictures and forgets the agreement, once no layer is open (decision 014)', async () => {
      const { page, end } = await visit(DESKTOP);
      await agreeBefore(page);
      await page.goto(`${getUrl()}/breast-enhancement`);
      await hydrated(page);
      const pictures = page.locator('#transformation').getByRole('img');
      await expect.poll(() => pictures.count()).toBeGreaterThan(0);
      await page.locator('#transformation').getByRole('link').first().click();
      const results = page.getByRole('dialog', { name: /: results$/ });
      await results.waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => results.count()).toBe(0);
      expect(await pictures.count()).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      await expect.poll(() => pictures.count()).toBe(0);
      expect(await page.evaluate(() => localStorage.getItem('sensitiveContentAccepted'))).toBeNull();
      expect(await focused(page)).toBe('Pictures are hidden. Show them?');
      await end();
    });

    it.each(['whyUs', 'why-us'])('state alone: %s opens the last picture (SVC-10, ROUTE-51)', async (scrollTo) => {
      const { page, end } = await visit(DESKTOP);
      await sinceStart(page, 1000);
      // As the router keeps the state of a reloaded page. Not before its scripts run: Firefox does not survive that.
      await page.goto(`${getUrl()}/rhinoplasty`);
      await page.evaluate((value) => history.replaceState({ usr: { scrollTo: value }, key: 'given', idx: 0 }, ''), scrollTo);
      await page.reload();
      await expect.poll(() => place(page).innerText()).toBe('View 6 of 6');
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
      await expect.poll(() => focused(page)).toBe('Frequently asked questions');
      expect(await offset(page)).toBe(0);
      await page.clock.runFor(499);
      expect(await offset(page)).toBe(0);
      await page.clock.runFor(1);
      await expect.poll(() => topOf(page, 'faq-section')).toBeLessThan(200);
      expect(await topOf(page, 'faq-section')).toBeGreaterThanOrEqual(0);
      await end();
    });

    it('Transformation leads to the results; View More Cases carries the category (SVC-09, SVC-13)', async () => {
      const { page, end } = await visit(DESKTOP);
      await follow(page, getUrl(), 'Transformation');
      await expect.poll(() => focused(page)).toBe('Before and after');
      expect(await page.locator('#transformation').getByRole('img').count()).toBe(12);
      expect(await viewer(page).count()).toBe(0);
      await page.locator('#transformation').getByRole('link').first().click();
      const results = page.getByRole('dialog', { name: 'Rhinoplasty: results' });
      await expect.poll(() => results.getByText(/^View \d+ of \d+$/).innerText()).toBe('View 1 of 12');
      await page.keyboard.press('Escape');
      await expect.poll(() => results.count()).toBe(0);
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
