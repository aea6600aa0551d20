import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { useBuiltSite } from '../built-site.ts';
import { useBrowser } from './browser.ts';
import { hydrated } from './hydrated.ts';
import { awake, besideField, LINE_CUT, refuseStorage, summaryFocused } from './lead-visit.ts';
import { axeFindings } from './visit.ts';

const built = useBuiltSite('international-form');
const visit = useBrowser();
const SENT = 'Form submitted!';
const REFERENCE = /[0-9A-Z]{4}-[0-9A-Z]{4}/;

afterEach(() => {
  built.upstream.faults.clear();
  built.upstream.leads.length = 0;
});

const form = (page: Page): Locator => page.locator('form', { has: page.locator('input[name="form"][value="international"]') });
const send = (page: Page): Promise<void> => form(page).getByRole('button', { name: 'Send enquiry' }).click();
const delivered = (name: string) =>
  expect
    .poll(() => built.upstream.leads.filter(({ body }) => JSON.stringify(body).includes(`"${name}"`)).length, { timeout: 15_000 })
    .toBe(1);

async function fill(page: Page, name: string): Promise<void> {
  await form(page).getByLabel('Full name*').fill(name);
  await form(page).getByLabel('Email*').fill('visitor@abroad.example');
  await form(page).getByLabel('Your requirement').fill('A scar.\nTwo weeks in June.');
  await form(page).getByLabel('I agree to the Terms of Use').check();
}

/** Rows INTL-10 and INTL-13 to INTL-20. */
describe('the form for patients from abroad', () => {
  it('says what is wrong beside each field, and thanks with a reference once it is stored, storage refused', async () => {
    const { page, context, requests, end } = await visit();
    await refuseStorage(context);
    await page.goto(`${built.site.url}/international`);
    await hydrated(page);
    await awake(form(page));
    await send(page);
    for (const text of ['Please enter your name', 'Please enter a valid email address']) {
      await besideField(form(page), text).waitFor();
    }
    const terms = form(page).getByLabel('I agree to the Terms of Use');
    // Browsers draw a box to tick without the border that other fields have.
    expect(await terms.evaluate((box) => [box.ariaInvalid, getComputedStyle(box).outlineStyle])).toEqual(['true', 'solid']);
    await expect.poll(() => summaryFocused(page)).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.getByText(SENT).count()).toBe(0);
    await fill(page, 'Visitor From Abroad');
    await send(page);
    await page.getByText(SENT, { exact: true }).waitFor();
    expect(await page.locator('main').innerText()).toMatch(REFERENCE);
    await delivered('Visitor From Abroad');
    expect(requests.filter((address) => !address.startsWith(built.site.url) || address.includes('abroad.example'))).toEqual([]);
    await end();
  });

  it('keeps every word without a line, and is sent once, by itself, when the line is back', async () => {
    const { page, context, end } = await visit();
    await page.goto(`${built.site.url}/international`);
    await hydrated(page);
    await awake(form(page));
    await fill(page, 'Visitor On A Ship');
    await context.setOffline(true);
    await send(page);
    await page.getByRole('alert').getByText('No connection. We keep it and send it by itself.').waitFor();
    expect(await form(page).getByLabel('Your requirement').inputValue()).toContain('Two weeks in June.');
    await context.setOffline(false);
    await page.getByText(SENT, { exact: true }).waitFor();
    await delivered('Visitor On A Ship');
    await end(LINE_CUT);
  });

  it('works without script, and shows every word again when something is wrong', async () => {
    const { page, end } = await visit({ javaScriptEnabled: false });
    await page.goto(`${built.site.url}/international`);
    // Nothing is offered that script alone can do.
    expect(await page.getByRole('button', { name: 'Print this page' }).count()).toBe(0);
    await fill(page, 'Visitor Without Script');
    // What the browser's own rules let through and ours do not.
    await form(page).getByLabel('Email*').fill('visitor@abroad');
    await send(page);
    await besideField(form(page), 'Please enter a valid email address').waitFor();
    expect(await form(page).getByLabel('Full name*').inputValue()).toBe('Visitor Without Script');
    expect(await form(page).getByLabel('Your requirement').inputValue()).toContain('Two weeks in June.');
    await form(page).getByLabel('Email*').fill('visitor@abroad.example');
    await form(page).getByLabel('I agree to the Terms of Use').check();
    await send(page);
    await page.getByRole('heading', { name: SENT }).waitFor();
    expect(await page.locator('main').innerText()).toMatch(REFERENCE);
    await delivered('Visitor Without Script');
    await end(/422/);
  });
});
