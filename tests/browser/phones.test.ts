import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type PhoneRow, phoneNumbers } from '../../src/leads/phone-numbers.fixture.ts';
import { useBuiltSite } from '../built-site.ts';
import { SWEPT, sampled } from '../sweep.ts';
import { useBrowser } from './browser.ts';
import { builtFile } from './built-files.ts';
import { hydrated } from './hydrated.ts';
import { awake } from './lead-visit.ts';
import { axeFindings } from './visit.ts';

const built = useBuiltSite('phones');
const visit = useBrowser();

const internationalForm = (page: Page): Locator =>
  page.locator('form', { has: page.locator('input[name="form"][value="international"]') });
const number = (form: Locator) => form.getByLabel('Phone', { exact: true });
const country = (form: Locator) => form.getByLabel('Country code');
const sentence = (form: Locator) => form.locator('[role="status"]', { hasText: 'We will call' });

async function openForm(page: Page): Promise<Locator> {
  await page.goto(`${built.site.url}/international`);
  await hydrated(page);
  const form = internationalForm(page);
  await awake(form);
  return form;
}

/** Whether a script of the page knows the numbering plans. */
function watchPlans(page: Page): () => Promise<boolean> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(scripts)).some((script) => script.includes('country_calling_codes'));
}

const digitsOf = (text: string): string => text.replace(/, extension.*/, '').replace(/\D/g, '');
const dialled = (stored: string): string => digitsOf(stored.startsWith('+') ? stored : `91${stored}`);

/**
 * Of each kind of prefix, script and country, as chosen in the list; a third of them in the gate. What each of the table is read as, unit tests
 * hold, and worker/phones.test.ts.
 */
const [typedRows, pastedRows] = [
  phoneNumbers.filter(({ chosen, typed }) => chosen && !/[\n\u202A]/.test(typed)).filter((_, index) => index % 5 === 0),
  phoneNumbers.filter(({ chosen, typed }) => chosen && !typed.includes('\n')).filter((_, index) => index % 5 === 2),
].map((rows = []) =>
  sampled(
    rows.filter((_, index) => index % 3 === 0),
    rows.filter((_, index) => index % 3 !== 0),
  ),
) as [readonly PhoneRow[], readonly PhoneRow[]];

async function choose(form: Locator, { chosen }: Pick<PhoneRow, 'chosen'>): Promise<void> {
  // All countries but the common ones come when the number is touched.
  await country(form).focus();
  const option = country(form).locator(`option[value^="${chosen}"]`);
  await option.waitFor({ state: 'attached' });
  await country(form).selectOption((await option.getAttribute('value')) ?? '');
}

/** What the form says it will call, and that it left every letter as it was. */
async function expectUnderstood(form: Locator, { typed, stored }: PhoneRow): Promise<void> {
  expect(await number(form).inputValue()).toBe(typed);
  if (stored === null) return;
  const said = async () => digitsOf((await sentence(form).allInnerTexts()).join());
  await expect.poll(async () => [typed, await said()]).toEqual([typed, dialled(stored)]);
}

describe('a phone number', () => {
  it('typed or pasted as people write it is not cut, and the form says which number will be called', {
    ...SWEPT,
    timeout: 120_000,
  }, async () => {
    const { page, context, end } = await visit({ timezoneId: 'Europe/London' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const form = await openForm(page);
    expect(typedRows.length + pastedRows.length).toBeGreaterThan(20);
    for (const row of typedRows) {
      await choose(form, row);
      await number(form).fill('');
      await number(form).pressSequentially(row.typed);
      await expectUnderstood(form, row);
    }
    for (const row of pastedRows) {
      await choose(form, row);
      await number(form).fill('');
      await page.evaluate((text) => navigator.clipboard.writeText(text), row.typed);
      await number(form).press('ControlOrMeta+V');
      await expectUnderstood(form, row);
    }
    await end();
  });

  it('is of the country of the time zone until another is chosen, follows its own code, and stands in the answer', async () => {
    const { page, requests, end } = await visit({ timezoneId: 'Europe/London' });
    const plansAreThere = watchPlans(page);
    const form = await openForm(page);
    expect([await country(form).inputValue(), await plansAreThere()]).toEqual(['', false]);
    // Here the number may be left out: what other fields bring along is not what reads it.
    const extras = page.waitForResponse((response) => response.url().endsWith(builtFile('form-extras')));
    await form.getByLabel('Full name*').fill('Visitor From London');
    await extras;
    expect(requests.filter((url) => url.endsWith(builtFile('phones')))).toEqual([]);
    await number(form).focus();
    await expect.poll(() => country(form).inputValue()).toBe('GB+44');
    expect(await plansAreThere()).toBe(true);

    await number(form).pressSequentially('+971 50 123 4567');
    await expect.poll(() => country(form).inputValue()).toBe('AE+971');
    expect(await sentence(form).innerText()).toBe('We will call +971 50 123 4567');
    await number(form).fill('98765 43210');
    await number(form).fill('07700 900123');
    await expect.poll(() => country(form).inputValue()).toBe('GB+44');
    expect(await sentence(form).innerText()).toBe('We will call +44 7700 900123');
    expect(await axeFindings(page)).toEqual([]);

    await form.getByLabel('Email*').fill('visitor@clinic.example');
    await form.getByLabel('I agree to the Terms of Use').check();
    await number(form).fill('07700 9001');
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await form.getByText('There is no such number in United Kingdom (+44). Please check it').first().waitFor();
    await number(form).fill('07700 900123 ext 4');
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await page.getByText('We will call +44 7700 900123, extension 4.').waitFor();
    await expect.poll(() => built.upstream.leads[0]?.body).toMatchObject({ phone_number: '+447700900123' });
    await end();
  });

  it('that the browser fills in, which touches nothing, is read as one that is typed', async () => {
    const { page, end } = await visit({ timezoneId: 'Europe/London' });
    const form = await openForm(page);
    await number(form).evaluate((input: HTMLInputElement) => {
      input.value = '07700 900123';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect.poll(() => sentence(form).allInnerTexts()).toEqual(['We will call +44 7700 900123']);
    await end();
  });

  it('keeps over a reload a country that no document carries', async () => {
    const { page, end } = await visit({ timezoneId: 'Europe/London' });
    const form = await openForm(page);
    await form.getByLabel('Full name*').fill('Visitor From Szeged');
    await choose(form, { chosen: 'HU' });
    await page.reload();
    await expect.poll(() => country(form).inputValue()).toBe('HU+36');
    await number(form).focus();
    await country(form).locator('option[value^="AX"]').waitFor({ state: 'attached' });
    expect(await country(form).locator('option[value="HU+36"]').count()).toBe(1);
    await end();
  });

  it('without script is taken from every country, and the page of thanks says which number will be called', async () => {
    const { page, end } = await visit({ javaScriptEnabled: false });
    await page.goto(`${built.site.url}/contact-us`);
    const form = page.locator('form', { has: page.locator('input[name="form"][value="consultation"]') });
    await form.getByText('Choose the country, or begin with + and its code.').waitFor();
    await form.getByLabel('Country code').selectOption({ label: 'United Kingdom (+44)' });
    await form.getByLabel('Phone Number*').pressSequentially('+44 (0)7700 900123');
    expect(await form.getByLabel('Phone Number*').inputValue()).toBe('+44 (0)7700 900123');
    await page.goto(`${built.site.url}/international`);
    const short = internationalForm(page);
    await short.getByLabel('Full name*').fill('Visitor Without Script');
    await short.getByLabel('Email*').fill('visitor@clinic.example');
    expect(await country(short).locator('option[value^="HU"]').count()).toBe(0);
    await number(short).pressSequentially('+36 20 123 4567');
    await short.getByLabel('I agree to the Terms of Use').check();
    await short.getByRole('button', { name: 'Send enquiry' }).click();
    await page.getByText('We will call +36 20 123 4567.').waitFor();
    await end();
  });
});
