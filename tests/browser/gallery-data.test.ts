import { expect, it } from 'vitest';
import { useSharedSite } from '../built-site.ts';
import { useBrowser } from './browser.ts';
import { openAgreed } from './gallery-visit.ts';
import { holdRequests } from './hold-requests.ts';
import { hydrated } from './hydrated.ts';

const built = useSharedSite();
const visit = useBrowser();

it('what a gallery shows is asked for beside its code, once', async () => {
  const { page, requests, end } = await visit({ hasTouch: true });
  const asked = () => requests.filter((address) => address.endsWith('/api/content/gallery/rhinoplasty'));
  await page.goto(`${built.site.url}/rhinoplasty`);
  await hydrated(page);
  const release = await holdRequests(page, '**/assets/chunks/**');
  await page
    .locator('main a[href="/gallery/rhinoplasty"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => asked().length).toBe(1);
  expect(new URL(page.url()).pathname).toBe('/rhinoplasty');
  release();
  await page.waitForURL('**/gallery/rhinoplasty');
  await page.getByRole('dialog', { name: 'Before you look' }).waitFor();
  expect(asked()).toHaveLength(1);
  await end();
});

it('its code comes once the link to it is in view, under a row of pictures that goes on beyond the edge of the screen', async () => {
  const { page, end } = await visit({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const sheet = page.waitForResponse((answer) => answer.url().includes('/page-gallery'));
  // On a slower line Chromium never asks for these before they are swiped in.
  const release = await holdRequests(page, '**/service-rhinoplasty-gallery-{7,8,9}-*');
  await page.goto(`${built.site.url}/rhinoplasty`, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  const link = page.locator('main a[href="/gallery/rhinoplasty"]').first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await sheet;
  release();
  await end();
});

it('a step to a case that comes late leaves alone who has gone on meanwhile', async () => {
  const { page, end } = await visit();
  const goTo = (path: string) =>
    page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`footer a[href="${to}"]`)?.click(), path);
  await openAgreed(page, `${built.site.url}/gallery/rhinoplasty`);
  const release = await holdRequests(page, '**/assets/gallery/**');
  const asked = page.waitForRequest('**/assets/gallery/**');
  await page.getByRole('link', { name: 'Previous image' }).click();
  const { pathname } = new URL((await asked).url());
  await goTo('/about-us');
  await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor();
  release();
  // Asked for later, it is read later.
  await page.evaluate(async (path) => (await fetch(path)).json(), pathname);
  await goTo('/contact-us');
  await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor();
  await end();
});
