import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CONSENT_KEY } from '../../src/components/sensitive-notice/sensitive-consent.ts';
import { useSharedSite } from '../built-site.ts';
import { keepInStorage, useBrowser } from './browser.ts';
import { hydrated } from './hydrated.ts';
import { STILL } from './page-looks.ts';

const built = useSharedSite();
const visit = useBrowser();

/** English among Arabic: its own start is the other side. */
describe('English parts of an Arabic page', () => {
  it('in the menu of services begin where the lines above them begin', async () => {
    const { page, end } = await visit({ viewport: { width: 1280, height: 800 }, locale: 'ar' });
    await page.goto(`${built.site.url}/ar`);
    await hydrated(page);
    await page.locator('header button[aria-controls]').click();
    const english = page.locator('header a[href="/rhinoplasty-in-bangalore"]:visible');
    await english.waitFor();
    const ends = await english.evaluate((link) =>
      [...(link.closest('ul')?.querySelectorAll('a') ?? [])].map((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return Math.round(range.getBoundingClientRect().right);
      }),
    );
    expect(ends.length).toBeGreaterThan(4);
    expect(Math.max(...ends) - Math.min(...ends), `${ends}`).toBeLessThan(4);
    await end();
  });

  it('the arrows of the menu lead to the next level as it stands there: to the left; there is the arrow of a list', async () => {
    const { page, end } = await visit({ viewport: { width: 1280, height: 800 }, locale: 'ar' });
    await page.goto(`${built.site.url}/ar/contact-us`);
    await hydrated(page);
    await page.locator('header button[aria-controls]').focus();
    await page.keyboard.press('ArrowDown');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'));
    const category = await focused();
    await page.keyboard.press('ArrowLeft');
    const service = await focused();
    expect(service).not.toBe(category);
    expect(await page.locator(`header ul ul a[href="${service}"]`).count()).toBeGreaterThan(0);
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe(category);
    const arrows = await page
      .locator('main select')
      .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).backgroundPositionX.split(',')[0]));
    expect([arrows.length > 0, new Set(arrows)]).toEqual([true, new Set(['3%'])]);
    await end();
  });

  it('the view of a case stands apart from its number', async () => {
    const { page, context, end } = await visit({ ...STILL, viewport: { width: 390, height: 844 }, locale: 'ar' });
    await keepInStorage(context, CONSENT_KEY);
    await page.goto(`${built.site.url}/ar/gallery/rhinoplasty`);
    await hydrated(page);
    const view = page.getByText('from the side', { exact: true }).first();
    const apart = await view.evaluate((words) => {
      const number = document.createRange();
      number.setStart(words.parentNode ?? words, 0);
      number.setEndBefore(words);
      return number.getBoundingClientRect().left - words.getBoundingClientRect().right;
    });
    expect(apart).toBeGreaterThan(8);
    await end();
  });
});

describe('what is typed runs as its own letters do', () => {
  /** Where in the text the caret is after a click left of its first line. What an address field does not tell, a letter typed there does. */
  const leftmost = async (page: Page, field: string, text: string): Promise<number> => {
    const control = page.locator(`#consultation-form [name="${field}"]`);
    await control.fill(text);
    const box = await control.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 24);
    await page.keyboard.type('|');
    return (await control.inputValue()).indexOf('|');
  };

  it.each(['', '/fr', '/ar'])('on %s/contact-us', async (language) => {
    const { page, end } = await visit({ ...STILL, viewport: { width: 390, height: 844 } });
    await keepInStorage(page, 'modalClosedTimestamp', String(Date.now()));
    await page.goto(`${built.site.url}${language}/contact-us`);
    await hydrated(page);
    expect(await leftmost(page, 'email', 'visitor@')).toBe(0);
    expect(await leftmost(page, 'requirement', 'Is it possible?')).toBe(0);
    expect(await leftmost(page, 'requirement', 'هل هذا ممكن؟')).toBe('هل هذا ممكن؟'.length);
    await end();
  });
});
