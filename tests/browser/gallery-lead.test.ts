import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { useBuiltSite } from '../built-site.ts';
import { useBrowser } from './browser.ts';

const built = useBuiltSite('gallery-lead');
const visit = useBrowser();

afterEach(() => {
  built.upstream.faults.clear();
  built.upstream.leads.length = 0;
});

async function fill(page: Page, { name, phone }: { name: string; phone: string }): Promise<void> {
  await page.getByLabel('Name*').fill(name);
  await page.getByLabel('Phone number*').fill(phone);
  await page.getByLabel('Category').selectOption('Rhinoplasty');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click();

/** Waits until the double has had a lead. */
async function delivered(count: number): Promise<void> {
  await expect.poll(() => built.upstream.leads.length, { timeout: 15_000 }).toBe(count);
}

describe.each([
  { script: true, patient: { name: 'Visitor With Script', phone: '9000000001' } },
  { script: false, patient: { name: 'Visitor Without', phone: '9000000002' } },
])('the gallery enquiry, script: $script', ({ script, patient }) => {
  it('is stored, answered with a reference and delivered once', async () => {
    const { page, end } = await visit({ javaScriptEnabled: script });
    await page.goto(`${built.site.url}/gallery`);
    await fill(page, patient);
    await send(page);
    await page.getByText('Thank you! Your message has been sent.').waitFor();
    expect(await page.locator('strong').first().textContent()).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    await delivered(1);
    expect(built.upstream.leads[0]?.body).toEqual({ name: patient.name, phone_number: patient.phone, category: 'Rhinoplasty' });
    expect(page.url()).not.toContain(patient.phone);
    await end();
  });

  it('is stored while the clinic system is away, and delivered when it is back', async () => {
    built.upstream.faults.set('leads', 'down');
    const { page, end } = await visit({ javaScriptEnabled: script });
    await page.goto(`${built.site.url}/gallery`);
    await fill(page, { ...patient, phone: `${patient.phone.slice(0, 9)}7` });
    await send(page);
    await page.getByText('Thank you! Your message has been sent.').waitFor();
    expect(built.upstream.leads).toHaveLength(0);
    built.upstream.faults.clear('leads');
    await delivered(1);
    await end();
  });
});

describe('the gallery enquiry with script', () => {
  it('says what is wrong in the words of the specification and goes to the first wrong field', async () => {
    const { page, end } = await visit();
    await page.goto(`${built.site.url}/gallery`, { waitUntil: 'networkidle' });
    await fill(page, { name: ' ', phone: '123' });
    await send(page);
    await page.getByText('Please enter your name', { exact: true }).waitFor();
    await page.getByText('Please enter a valid 10-digit phone number', { exact: true }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
    await page.getByLabel('Name*').fill('Somebody');
    await page.getByText('Please enter your name', { exact: true }).waitFor({ state: 'detached' });
    expect(await page.getByLabel('Phone number*').getAttribute('aria-invalid')).toBe('true');
    await end();
  });

  it('keeps every word when it cannot be sent, and sends it once when the line is back', async () => {
    const { page, context, end } = await visit();
    await page.clock.install();
    await page.goto(`${built.site.url}/gallery`, { waitUntil: 'networkidle' });
    await page.clock.runFor(3000);
    await fill(page, { name: 'Offline Visitor', phone: '9000000004' });
    await context.setOffline(true);
    await send(page);
    for (let pause = 0; pause < 4; pause++) await page.clock.runFor(2000);
    await page.getByText('Failed to submit lead. Please try again.').waitFor();
    expect(await page.getByLabel('Name*').inputValue()).toBe('Offline Visitor');
    expect(await page.getByLabel('Phone number*').inputValue()).toBe('9000000004');
    await context.setOffline(false);
    await send(page);
    await page.getByText('Thank you! Your message has been sent.').waitFor();
    await delivered(1);
    await end(/ERR_INTERNET_DISCONNECTED/);
  });
});

describe('the gallery enquiry without script', () => {
  it('is shown again with every word and the error beside its field', async () => {
    const { page, end } = await visit({ javaScriptEnabled: false });
    await page.goto(`${built.site.url}/gallery`);
    // The browser's own rules would stop this; an old browser has none.
    await page.locator('form').evaluate((form: HTMLFormElement) => form.setAttribute('novalidate', ''));
    await fill(page, { name: 'Kept <Word> "quoted"', phone: '12' });
    await send(page);
    await page.getByText('Please enter a valid 10-digit phone number', { exact: true }).waitFor();
    expect(await page.getByLabel('Name*').inputValue()).toBe('Kept <Word> "quoted"');
    expect(await page.getByLabel('Phone number*').inputValue()).toBe('12');
    expect(await page.getByLabel('Category').inputValue()).toBe('Rhinoplasty');
    await end(/422/);
  });
});
