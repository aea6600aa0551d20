import type { Locator, Page } from 'playwright-core';
import { keepInStorage } from './browser.ts';
import { hydrated } from './hydrated.ts';

/** Files of results; the drawings of other places have other names. */
export const CASE_FILE = /\/p\/case-/;

/** Goes to a gallery address and waits for the application. */
export async function openGallery(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** The same for a visitor who has agreed before. */
export async function openAgreed(page: Page, address: string): Promise<void> {
  await keepInStorage(page, 'sensitiveContentAccepted');
  await openGallery(page, address);
}

export const notice = (page: Page): Locator => page.getByRole('dialog', { name: 'Before you look' });
export const counter = (page: Page): Locator => page.getByText(/^Showing image \d+ \/ \d+$/);
export const tiles = (page: Page): Locator => page.getByRole('link', { name: /^View Case \d+$/ });
export const stageImages = (page: Page): Locator => page.locator('figure img');

/** Where the stage stands: `1 / 36`. */
export async function position(page: Page): Promise<string> {
  const text = await page
    .locator('main p')
    .filter({ hasText: /^\d+ \/ \d+/ })
    .innerText();
  return /^\d+ \/ \d+/.exec(text)?.[0] ?? '';
}
