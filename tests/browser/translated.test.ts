import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBuiltSite } from '../built-site.ts';
import { useBrowser } from './browser.ts';
import { openAgreed } from './gallery-visit.ts';
import { holdRequests } from './hold-requests.ts';
import { hydrated } from './hydrated.ts';
import { awake, consultationForm } from './lead-visit.ts';

const built = useBuiltSite('translated');
const visit = useBrowser();

/** As Chrome and Edge translate a page: elements of their own take the place of its texts, now and whenever another comes. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const kept = 'script, style, noscript, textarea, option, font';
    const replace = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest(kept)) return;
      text.replaceWith(Object.assign(document.createElement('font'), { textContent: `«${text.data.trim()}»` }));
    };
    const replaceIn = (node: Node) => {
      if (node instanceof Text) return replace(node);
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) replace(text);
    };
    replaceIn(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) replaceIn(node);
    }).observe(document.body, { childList: true, subtree: true });
  });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(built.site.url + path);
  await hydrated(page);
  await translate(page);
}

describe('a page that the browser has translated', () => {
  it('before it came to life keeps what was typed', async () => {
    const { page, end } = await visit();
    await page.goto(built.site.url);
    await translate(page);
    const release = await holdRequests(page, '**/assets/chunks/*.js');
    const form = consultationForm(page);
    const first = await form.elementHandle();
    await form.locator('[name="name"]').fill('Asha');
    await form.locator('[name="treatment"]').selectOption('Rhinoplasty');
    release();
    await hydrated(page);
    await page.waitForFunction((before) => before && !before.isConnected, first);
    await awake(form);
    await expect.poll(() => form.locator('[name="name"]').inputValue()).toBe('Asha');
    expect(await form.locator('[name="treatment"]').inputValue()).toBe('Rhinoplasty');
    await end(/#418/);
  });

  it('shows the plan of the stay that was asked for last', async () => {
    const { page, end } = await visit();
    await open(page, '/plan-your-stay');
    const plan = page.locator('#stay-answer');
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    const [first, second] = [inDays(60), inDays(120)];
    const shownDay = (day: Date) => day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    for (const [treatment, day] of [
      ['Rhinoplasty', first],
      ['Hair Transplant', second],
    ] as const) {
      for (const box of await page.getByRole('checkbox', { checked: true }).all()) await box.uncheck();
      await page.getByRole('checkbox', { name: treatment }).check();
      await page.locator('[name="arrival"]').fill(day.toISOString().slice(0, 10));
      await page.locator('main form button').click();
      await plan.getByText(shownDay(day)).first().waitFor();
      expect(await plan.locator('h2').innerText()).toContain(treatment);
    }
    const said = await plan.innerText();
    for (const gone of [shownDay(first), 'Rhinoplasty']) expect(said).not.toContain(gone);
    await end();
  });

  it('says where the gallery stands, what is on the shortlist, and goes to another category after an enquiry', async () => {
    const { page, end } = await visit();
    await openAgreed(page, `${built.site.url}/gallery`);
    await translate(page);
    await page.getByRole('link', { name: 'Next image' }).click();
    await page
      .locator('main p', { hasText: '2» / «' })
      .or(page.locator('main p', { hasText: '«2»' }))
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Add to shortlist' }).click();
    await page.getByRole('button', { name: 'On your shortlist' }).waitFor();
    await page.getByRole('button', { name: 'Load More Cases' }).click();
    const gate = page.getByRole('dialog', { name: 'See more cases' });
    await gate.locator('[name="name"]').fill('Translated Visitor');
    await gate.locator('[name="phone_number"]').fill('9000000071');
    await gate.locator('[type="submit"]').click();
    await page.getByText('Thank you! Your message has been sent.').waitFor();
    await page.getByLabel('Treatment category').selectOption('Rhinoplasty');
    await page.waitForURL('**/gallery/rhinoplasty');
    // The address changes before the page does, and both categories have the same headings.
    await page.getByText('Thank you! Your message has been sent.').waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'All Cases' }).waitFor();
    await end();
  });
});
