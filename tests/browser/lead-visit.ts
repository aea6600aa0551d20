import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { LeadForm } from '../../src/leads/lead.ts';
import { nextOpenSlot } from '../../src/leads/slots.ts';

const DAY_MS = 86_400_000;

/** What a page complains of whose line is cut: the script of its offline copies may be on the way. */
export const LINE_CUT = /ERR_INTERNET_DISCONNECTED|fetching the script/;

export const consultationForm = (page: Page): Locator =>
  page.locator('form', { has: page.locator('input[name="form"][value="consultation"]') });

/** Goes to a form, and waits until it is alive: its own sentences then stand in place of the browser's bubbles. */
export async function awake(form: Locator): Promise<void> {
  await form.scrollIntoViewIfNeeded();
  const element = await form.elementHandle();
  await form.page().waitForFunction((found) => found instanceof HTMLFormElement && found.noValidate, element);
}

/** The sentence beside a field; the summary above the fields has it as well, as a link. */
export const besideField = (place: Locator, sentence: string): Locator => place.locator('p').filter({ hasText: sentence });

/** Lines of the summary above the fields. */
export const summaryLinks = (form: Locator): Promise<string[]> => form.getByRole('alert').getByRole('link').allTextContents();

/** Whether the summary has the focus. */
export const summaryFocused = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.querySelector(':scope > [role="alert"]') !== null);

/** A requested time that is open, some days from now. */
export const openSlot = (days: number) => nextOpenSlot(Date.now() + days * DAY_MS);

/** The next Sunday, `YYYY-MM-DD`. */
export function nextSunday(): string {
  const day = new Date(Date.now() + DAY_MS);
  while (day.getUTCDay() !== 0) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

export interface Patient {
  name: string;
  phone: string;
}

/** Fills the consultation form as its visitor would, for a time three days ahead. */
export async function fillConsultation(page: Page, { name, phone }: Patient): Promise<void> {
  const form = consultationForm(page);
  await form.getByLabel('Name*').fill(name);
  await form.getByLabel('Email*').fill('visitor@clinic.example');
  await form.getByLabel('Phone Number*').fill(phone);
  await form.getByLabel('Select Department').selectOption('Dermatology');
  await form.getByLabel('Select Treatment*').selectOption('Laser Hair Removal');
  const wish = openSlot(3);
  await form.getByLabel('Preferred date*').fill(wish.date);
  await form.getByLabel('Preferred time*').selectOption(wish.time);
  const other = openSlot(5);
  await form.getByLabel('Alternative date').fill(other.date);
  await form.getByLabel('Alternative time').selectOption(other.time);
  await form.getByLabel(/^I agree/).check();
}

export const sendConsultation = (page: Page): Promise<void> =>
  consultationForm(page).getByRole('button', { name: 'Request consultation' }).click();

/** What the device keeps of a form's enquiries that could not be sent. */
export const keptOnDevice = (page: Page, form: LeadForm): Promise<string[]> =>
  page.evaluate(
    (prefix) => Object.entries(localStorage).flatMap(([name, value]) => (name.startsWith(prefix) ? [value] : [])),
    `enquiryNotSent:${form}:`,
  );

/** A browser that refuses to keep anything, as in some private windows. */
export async function refuseStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
}
