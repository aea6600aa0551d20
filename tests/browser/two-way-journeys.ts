import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clinicDate } from '../../src/content/clinic.ts';
import { isClosedDay, type Slot, shownInstant, slotInstant } from '../../src/leads/slots.ts';
import type { BuiltSite } from '../built-site.ts';
import type { useBrowser } from './browser.ts';
import { hydrated } from './hydrated.ts';
import { axeFindings, scrollsSideways } from './visit.ts';

export const TEAM_TOKEN = 'correct horse battery staple';
const DAY_MS = 86_400_000;
const LONDON: BrowserContextOptions = { timezoneId: 'Europe/London' };

/** Times proposed by the desk and taken by the visitor, on a phone. */
export function describeTwoWay(built: BuiltSite, visit: ReturnType<typeof useBrowser>): void {
  /** Files an enquiry from Britain. @returns its reference. */
  async function filed(name: string): Promise<string> {
    const fields = { form: 'gallery', name, phone_number: '+447700900188', category: 'Rhinoplasty' };
    const answer = await fetch(`${built.site.url}/api/leads`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', 'Accept-Language': 'en-GB' },
      body: JSON.stringify(fields),
    });
    return ((await answer.json()) as { reference: string }).reference;
  }

  async function proposeAtDesk(reference: string, slots: readonly Slot[]): Promise<void> {
    const { page, end } = await visit();
    await page.goto(`${built.site.url}/ops/leads`);
    await page.getByLabel('Token').fill(TEAM_TOKEN);
    await page.getByLabel('Your initials').fill('AB');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('link', { name: reference }).first().click();
    await page.getByLabel('Note').fill(`Rang twice.\nhttps://clinic.example/${'x'.repeat(150)}`);
    await page.getByRole('button', { name: 'Add' }).click();
    const note = page.getByText('Rang twice.');
    // Lines part by a rule of the page's style sheet, which comes after its words.
    await expect.poll(() => note.evaluate(({ innerText }: HTMLElement) => innerText)).toMatch(/^Rang twice\.\nhttps/);
    for (const [index, { date, time }] of slots.entries()) {
      await page.getByLabel(`Date ${index + 1}`).fill(date);
      await page.getByLabel(`Time ${index + 1} (India)`).selectOption(time);
    }
    await page.getByLabel('Department').selectOption('Plastic Surgery');
    // The number is British, so the clock is chosen already.
    expect(await page.getByLabel('The visitor’s clock').inputValue()).toBe('Europe/London');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Check both clocks' }).click();
    await page.getByRole('cell', { name: shownInstant(slotInstant(slots[0] ?? slotIn(1)), 'Europe/London') }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Propose these times' }).click();
    await page.getByRole('button', { name: 'Take them back' }).waitFor();
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await end(/401/);
  }

  async function lookUp(page: Page, reference: string): Promise<void> {
    await page.goto(`${built.site.url}/enquiry`);
    await page.getByLabel('Reference*').fill(reference);
    await page.getByRole('button', { name: 'Look it up' }).click();
    await page.getByRole('heading', { name: 'Your consultation' }).waitFor();
  }

  describe('times that the desk proposes', () => {
    it('are shown on the visitor’s own clock, one is taken, put into a calendar and cancelled', async () => {
      const reference = await filed('Two Way Journey');
      const slots = [slotIn(6), slotIn(7)];
      await proposeAtDesk(reference, slots);
      // A visitor who is not where the number is from: the device knows better than the desk.
      const { page, requests, end } = await visit({ timezoneId: 'America/New_York' });
      await lookUp(page, reference);
      await hydrated(page);
      const first = slotInstant(slots[0] ?? slotIn(1));
      await page.getByText(`For you it is ${shownInstant(first, 'America/New_York')}.`).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
      await page.getByLabel(shownInstant(first, 'Asia/Kolkata')).check();
      await page.getByRole('button', { name: 'Take this time' }).click();
      await page.getByText('This time is yours. Our team has been told.').waitFor();
      await page.getByText(`We expect you on ${shownInstant(first, 'Asia/Kolkata')}, India time.`).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Put it into your calendar' }).click();
      expect((await download).suggestedFilename()).toBe('consultation.ics');
      await page.getByRole('button', { name: 'Cancel this time' }).click();
      await page.getByText('You have cancelled. Nothing is agreed between us.').waitFor();
      expect(await page.getByRole('link', { name: 'Take it out of your calendar' }).count()).toBe(1);
      expect(requests.filter((address) => address.includes(reference))).toEqual([]);
      await end();
    });

    it('are all there without script: on both clocks, taken, and a question asked', async () => {
      const reference = await filed('Two Way Plain');
      const slots = [slotIn(8), slotIn(9)];
      await proposeAtDesk(reference, slots);
      const { page, end } = await visit({ ...LONDON, javaScriptEnabled: false });
      await lookUp(page, reference);
      const second = slotInstant(slots[1] ?? slotIn(1));
      await page.getByText(`For you it is ${shownInstant(second, 'Europe/London')}.`).waitFor();
      await page.getByLabel(shownInstant(second, 'Asia/Kolkata')).check();
      await page.getByRole('button', { name: 'Take this time' }).click();
      await page.getByText('This time is yours. Our team has been told.').waitFor();
      await page.getByRole('textbox', { name: 'Your question' }).fill('May I eat before?');
      await page.getByRole('button', { name: 'Send the question' }).click();
      await page.getByText('Sent. Our team has been told.').waitFor();
      await page.getByText('May I eat before?').waitFor();
      await end();
    });
  });
}

/** Four in the afternoon on the so many-th working day from tomorrow on: day in London and in India. */
function slotIn(days: number): Slot {
  let date = clinicDate(Date.now() + DAY_MS);
  for (let left = days; left > 0 || isClosedDay(date); date = clinicDate(slotInstant({ date, time: '16:00' }) + DAY_MS))
    if (!isClosedDay(date)) left -= 1;
  return { date, time: '16:00' };
}
