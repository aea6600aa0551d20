import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { FORM_TOKEN_PATH, LEADS_PATH } from '../../src/endpoints.ts';
import { whatNext } from '../../src/leads/enquiry-view.ts';
import { useBuiltSite } from '../built-site.ts';
import { enquiries } from '../worker/lead-post.ts';
import { onlyInChromium, useBrowser } from './browser.ts';
import { describeCallback } from './callback-journeys.ts';
import { holdRequests } from './hold-requests.ts';
import { hydrated } from './hydrated.ts';
import {
  awake,
  besideField,
  consultationForm,
  fillConsultation,
  keptOnDevice,
  LINE_CUT,
  nextSunday,
  openSlot,
  refuseStorage,
  sendConsultation,
  summaryFocused,
  summaryLinks,
} from './lead-visit.ts';
import { describeSending } from './sending-journeys.ts';
import { describeTwoWay, TEAM_TOKEN } from './two-way-journeys.ts';
import { axeFindings, clearTraces } from './visit.ts';

const built = useBuiltSite('leads', { OPS_TOKEN: TEAM_TOKEN });
const visit = useBrowser();
const SENT = 'Thank you! Your message has been sent.';
const REFERENCE = /^[0-9A-Z]{4}-[0-9A-Z]{4}$/;

afterEach(() => {
  built.upstream.faults.clear();
  built.upstream.leads.length = 0;
});

const delivered = (count: number) => expect.poll(() => built.upstream.leads.length, { timeout: 15_000 }).toBe(count);
const reference = async (page: Page) => (await page.locator('strong').filter({ hasText: REFERENCE }).first().textContent()) ?? '';

async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(built.site.url + path);
  await hydrated(page);
  if (path === '/') await awake(consultationForm(page));
}

/** Rows FORM-01 to FORM-19. */
describe('the consultation form', () => {
  it('keeps what was typed before its code had come', async () => {
    const { page, end } = await visit();
    await page.goto(built.site.url);
    await hydrated(page);
    const release = await holdRequests(page, '**/assets/chunks/*.js');
    const form = consultationForm(page);
    await form.getByLabel('Name*').fill('Early Visitor');
    expect(await form.evaluate((element: HTMLFormElement) => element.noValidate)).toBe(false);
    release();
    await awake(form);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
    await sendConsultation(page);
    await besideField(form, 'Please enter a valid email address').waitFor();
    expect(await form.getByLabel('Name*').inputValue()).toBe('Early Visitor');
    expect(await form.getByText('Please enter your name', { exact: true }).count()).toBe(0);
    await end();
  });

  it('takes a time by the clock of the site, however wrong that of the device is', async () => {
    for (const wrong of ['2041-03-05T20:00:00Z', '1970-01-02T20:00:00Z']) {
      const { page, end } = await visit();
      await page.clock.setFixedTime(wrong);
      await open(page);
      const form = consultationForm(page);
      await form.getByLabel('Name*').focus();
      const [first, last] = [new Date(), new Date(Date.now() + 365 * 86_400_000)];
      for (const label of ['Preferred date*', 'Alternative date']) {
        const years = () =>
          form.getByLabel(label).evaluate((day: HTMLInputElement) => [day.min.slice(0, 4), day.max.slice(0, 4)]);
        await expect.poll(years).toEqual([`${first.getFullYear()}`, `${last.getFullYear()}`]);
      }
      await fillConsultation(page, { name: `Clock of ${wrong.slice(0, 4)}`, phone: '9876501299' });
      await sendConsultation(page);
      await page.getByText(SENT).waitFor();
      await page.getByText(whatNext(Date.now())).waitFor();
      await end();
    }
    await delivered(2);
  });

  it('offers no day that went by while its page stood open', async () => {
    const { page, end } = await visit();
    await page.clock.install();
    await open(page);
    const form = consultationForm(page);
    const name = form.getByLabel('Name*');
    const first = () => form.getByLabel('Preferred date*').getAttribute('min');
    await name.focus();
    await expect.poll(first).not.toBeNull();
    await name.blur();
    await page.route(`**${FORM_TOKEN_PATH}`, (route) =>
      route.fulfill({ json: { opened: '', firstDay: '2099-01-05', lastDay: '2100-01-05' } }),
    );
    await page.clock.fastForward('26:00:00');
    await name.focus();
    await expect.poll(first).toBe('2099-01-05');
    await end();
  });

  it('says what is wrong, narrows its choices, tells the time at both places, and answers with a reference', async () => {
    const { page, context, requests, end } = await visit({ timezoneId: 'America/New_York' });
    await refuseStorage(context);
    await open(page);
    const form = consultationForm(page);
    await sendConsultation(page);
    for (const text of [
      'Please enter your name',
      'Please enter a valid email address',
      'Please enter a valid 10-digit phone number',
      'Please agree, so that we may use your details to answer you',
    ])
      await besideField(form, text).waitFor();
    // Everything that is wrong, in the order of the form, and a way to each field.
    await expect.poll(() => summaryFocused(page)).toBe(true);
    expect(await summaryLinks(form)).toEqual([
      'Please enter your name',
      'Please enter a valid email address',
      'Please enter a valid 10-digit phone number',
      'Choose a treatment',
      'Choose a date',
      'Choose a time',
      'Please agree, so that we may use your details to answer you',
    ]);
    expect(await page.title()).toMatch(/^Error: (?!Error)/);
    await form.getByRole('link', { name: 'Choose a treatment' }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('treatment');
    expect(new URL(page.url()).hash).toBe('');
    expect(await axeFindings(page)).toEqual([]);

    // Row FORM-10: treatment and department narrow each other.
    const [department, treatment] = [form.getByLabel('Select Department'), form.getByLabel('Select Treatment*')];
    await treatment.selectOption('Rhinoplasty');
    expect(await department.inputValue()).toBe('Plastic Surgery');
    await department.selectOption('Dermatology');
    expect(await treatment.inputValue()).toBe('');
    expect(
      await treatment
        .locator('optgroup:not([disabled])')
        .evaluateAll((groups) => groups.map((group) => group.getAttribute('label'))),
    ).toEqual(['Dermatology']);

    // Rows FORM-13 and FORM-14: no Sundays, the visitor's own time, and an alternative that follows the wish and not before.
    const alternative = form.getByLabel('Alternative date');
    expect(await alternative.inputValue()).toBe('');
    const wish = openSlot(4);
    await form.getByLabel('Preferred date*').fill(wish.date);
    await form.getByLabel('Preferred time*').selectOption('09:00');
    expect([await alternative.inputValue(), await form.getByLabel('Alternative time').inputValue()]).toEqual([
      wish.date,
      '09:30',
    ]);
    await form
      .getByText(/For you it is .* at (10:30|11:30)\sPM\./)
      .first()
      .waitFor();
    await form.getByLabel('Preferred date*').fill(nextSunday());
    await form.getByText('The clinic is closed on Sundays. Please choose another day').waitFor();

    // Row GATE-08: a number from abroad.
    await fillConsultation(page, { name: 'Visitor Abroad', phone: '' });
    await form.getByLabel('Country code').selectOption('GB+44');
    // The title says "Error" until everything is mended.
    expect(await page.title()).toMatch(/^Error: /);
    await form.getByLabel('Phone Number*').fill('020 7946 0018');
    await expect.poll(() => page.title()).not.toMatch(/Error/);
    await sendConsultation(page);
    await page.getByText(SENT, { exact: true }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(SENT);
    expect(await reference(page)).toMatch(REFERENCE);
    await delivered(1);
    expect(built.upstream.leads[0]?.body).toEqual({
      name: 'Visitor Abroad',
      phone_number: '+442079460018',
      category: 'Laser Hair Removal',
    });
    expect(await page.getByRole('link', { name: 'Add the requested time to your calendar' }).getAttribute('href')).toMatch(
      /^\/api\/leads\/slot\.ics\?date=/,
    );
    // Whole in sight: what the bar of a phone half covers, which changes with the words of the hour, counts as too small.
    await page
      .getByRole('link', { name: 'Write to us on WhatsApp about it' })
      .evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
    expect(await axeFindings(page)).toEqual([]);

    // The reference opens the enquiry's page, and never stands in an address.
    const own = await reference(page);
    await page.getByRole('button', { name: 'See what became of it, withdraw or erase it' }).click();
    await page.getByText(/^Delivered\./).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Erase everything of it …' }).click();
    await page.getByRole('button', { name: 'Erase it now' }).click();
    await page.getByRole('heading', { name: 'Erased' }).waitFor();
    expect(await reference(page)).not.toBe(own);
    expect(requests.filter((address) => address.includes(own) || !address.startsWith(built.site.url))).toEqual([]);
    await end();
  });

  it('asks about a mistyped domain, corrects it on request, and takes the address as it is', async () => {
    const { page, end } = await visit();
    await open(page);
    await fillConsultation(page, { name: 'Visitor Mistyped', phone: '9000000024' });
    const email = consultationForm(page).getByLabel('Email*');
    await email.fill('asha@gamil.con');
    await email.blur();
    await page.getByText('Did you mean gmail.com?').waitFor();
    // What stands below a field is heard with it.
    const described = await email.evaluate((field) => document.getElementById(`${field.id}-hint`)?.id);
    expect([described, (await email.getAttribute('aria-describedby'))?.split(' ')]).toEqual([described, [described]]);
    await page.getByRole('button', { name: 'Yes, change it' }).click();
    expect(await email.inputValue()).toBe('asha@gmail.com');
    // What is kept for the visit, and sent by itself, is the address as it is now.
    const kept = () => page.evaluate(() => Object.values(sessionStorage).join());
    await expect.poll(kept).toContain('asha@gmail.com');
    expect(await kept()).not.toContain('gamil');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
    // The browser's own field lets the full-width sign stand, and takes spaces from the ends alone.
    await email.fill('mailto:asha＠gamil. con.');
    await email.blur();
    await page.getByRole('button', { name: 'Yes, change it' }).click();
    expect(await email.inputValue()).toBe('asha@gmail.com');
    await email.fill('asha@gamil.con');
    await email.blur();
    await page.getByText('Did you mean gmail.com?').waitFor();
    await sendConsultation(page);
    await page.getByText(SENT, { exact: true }).waitFor();
    await delivered(1);
    await page.getByRole('button', { name: 'Send another enquiry' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
    await end();
  });

  it('goes on where the device has no time zone', async () => {
    const { page, end } = await visit();
    await page.addInitScript(() => {
      const { resolvedOptions } = Intl.DateTimeFormat.prototype;
      Intl.DateTimeFormat.prototype.resolvedOptions = function () {
        return { ...resolvedOptions.call(this), timeZone: 'Etc/Unknown' };
      };
    });
    await open(page);
    const form = consultationForm(page);
    const wish = openSlot(3);
    await form.getByLabel('Preferred date*').fill(wish.date);
    await form.getByLabel('Preferred time*').selectOption(wish.time);
    await expect.poll(() => form.getByLabel('Alternative date').inputValue()).not.toBe('');
    await form.getByLabel('Preferred date*').fill(nextSunday());
    await form.getByText('The clinic is closed on Sundays. Please choose another day').waitFor();
    await end();
  });

  it('leaves an alternative alone that the browser restored before the form came to life', async () => {
    const { page, end } = await visit();
    const [wish, other] = [openSlot(3), openSlot(5)];
    // As on the way back to a document that was not kept in memory: the fields have their values, and no event told of them.
    await page.addInitScript(
      ([requested, alternative]) =>
        document.addEventListener('readystatechange', () => {
          const form = document.querySelector<HTMLFormElement>('form:has([name="alternative_date"])');
          if (document.readyState !== 'interactive' || !form) return;
          const values = {
            date: requested?.date,
            time: requested?.time,
            alternative_date: alternative?.date,
            alternative_time: alternative?.time,
          };
          for (const [name, value = ''] of Object.entries(values)) {
            const control = form.elements.namedItem(name);
            if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value;
          }
        }),
      [wish, other],
    );
    await open(page);
    const form = consultationForm(page);
    await awake(form);
    expect(await form.getByLabel('Preferred date*').inputValue()).toBe(wish.date);
    expect(await form.getByLabel('Alternative date').inputValue()).toBe(other.date);
    expect(await form.getByLabel('Alternative time').inputValue()).toBe(other.time);
    await end();
  });

  it('keeps what was typed over a reload, Back and a page between, until the traces are cleared', async () => {
    const { page, context, end } = await visit();
    await open(page);
    const form = consultationForm(page);
    await fillConsultation(page, { name: 'Visitor Reloading', phone: '9000000025' });
    await form.getByLabel('What troubles you?').fill('Two old scars.');
    const wish = { date: openSlot(3).date, other: openSlot(5).date };
    const expectWords = async () => {
      await awake(form);
      await expect.poll(() => form.getByLabel('Name*').inputValue()).toBe('Visitor Reloading');
      expect(await form.getByLabel('What troubles you?').inputValue()).toBe('Two old scars.');
      expect(await form.getByLabel('Phone Number*').inputValue()).toBe('9000000025');
      expect(await form.getByLabel('Select Treatment*').inputValue()).toBe('Laser Hair Removal');
      expect(await form.getByLabel('Preferred date*').inputValue()).toBe(wish.date);
      expect(await form.getByLabel('Alternative date').inputValue()).toBe(wish.other);
    };
    await page.reload();
    await hydrated(page);
    await expectWords();
    // Neither the site remembers an agreement nor the browser, which puts back ticks by itself.
    const agreement = form.getByLabel(/^I agree/);
    expect(await agreement.isChecked()).toBe(false);
    // The box is emptied by what comes with a form's first touch, and that asks when the form was opened once it is there.
    const touched = page.waitForRequest(`**${FORM_TOKEN_PATH}`);
    await agreement.check();
    await touched;
    // A page that the browser keeps whole, as after a look at the notice, comes back as its visitor left it.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    expect(await agreement.isChecked()).toBe(true);
    // A document that went away, and Back: without the browser's own copy of the page.
    await page.goto('about:blank');
    await page.goBack();
    await hydrated(page);
    await expectWords();
    expect(await agreement.isChecked()).toBe(false);
    // Another tab knows nothing of it.
    const other = await context.newPage();
    await open(other);
    expect(await consultationForm(other).getByLabel('Name*').inputValue()).toBe('');
    await other.close();

    await clearTraces(page);
    expect(await page.evaluate(() => sessionStorage.getItem('formDraft:consultation'))).toBeNull();
    await page.goBack();
    await awake(form);
    expect(await form.getByLabel('Name*').inputValue()).toBe('');
    await end();
  });

  it('asks for the treatment of its page until the visitor has chosen another, which then stays', async () => {
    const { page, end } = await visit();
    await open(page, '/rhinoplasty');
    const form = consultationForm(page);
    const treatment = form.getByLabel('Select Treatment*');
    const department = form.getByLabel('Select Department');
    const expectChoice = async (path: string, choice: string, desk: string) => {
      const heading = () => page.locator('main h1').first().textContent();
      const before = await heading();
      await page.evaluate(
        (to) => document.querySelector<HTMLAnchorElement>(`footer a[href="${to}"], nav a[href="${to}"]`)?.click(),
        path,
      );
      await page.waitForURL(`**${path}`);
      // The page before stands there until this one is rendered, with the same choice perhaps.
      await expect.poll(() => heading().catch(() => before)).not.toBe(before);
      await expect.poll(() => treatment.inputValue().catch(() => 'on its way')).toBe(choice);
      await awake(form);
      expect(await department.inputValue()).toBe(desk);
      expect(await form.getByLabel('Name*').inputValue()).toBe('Visitor Between');
    };
    await awake(form);
    const { date, time } = openSlot(3);
    await form.getByLabel('Preferred date*').fill(date);
    await form.getByLabel('Preferred time*').selectOption(time);
    const proposed = await form.getByLabel('Alternative date').inputValue();
    expect(proposed).not.toBe('');
    await form.getByLabel('Name*').fill('Visitor Between');
    await expectChoice('/acne-and-scars', 'Acne and Scars', 'Dermatology');
    // The proposed time follows the first choice here, too.
    const later = openSlot(9);
    await form.getByLabel('Preferred date*').fill(later.date);
    await expect.poll(() => form.getByLabel('Alternative date').inputValue()).not.toBe(proposed);
    await department.selectOption('Plastic Surgery');
    await treatment.selectOption('Rhinoplasty');
    await expectChoice('/laser-hair-removal', 'Rhinoplasty', 'Plastic Surgery');
    // Over a load of the document as well.
    await page.reload();
    await hydrated(page);
    await awake(form);
    await expect.poll(() => treatment.inputValue()).toBe('Rhinoplasty');
    await end();
  });

  it('asks for the treatment of its page on the way back from another page of WordPress', async () => {
    const { page, end } = await visit();
    await open(page, '/rhinoplasty-in-bangalore');
    const form = consultationForm(page);
    await awake(form);
    const goTo = (path: string) =>
      page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`nav a[href="${to}"]`)?.click(), path);
    const expectTreatment = (treatment: string) =>
      expect
        .poll(() =>
          form
            .getByLabel('Select Treatment*')
            .inputValue()
            .catch(() => 'on its way'),
        )
        .toBe(treatment);
    await expectTreatment('Rhinoplasty');
    await goTo('/hair-transplant-in-bangalore');
    await expectTreatment('Hair Transplant');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Rhinoplasty in Bangalore' }).waitFor();
    await expectTreatment('Rhinoplasty');
    await end();
  });

  it('stays empty over a reload once the traces are cleared', async () => {
    onlyInChromium('Firefox keeps what was typed for each entry of the history of a tab, and no page can take that back');
    const { page, end } = await visit();
    await open(page);
    const form = consultationForm(page);
    await form.getByLabel('Name*').fill('Visitor Cleared');
    await clearTraces(page);
    await page.goBack();
    await awake(form);
    await page.reload();
    await hydrated(page);
    await awake(form);
    expect(await form.getByLabel('Name*').inputValue()).toBe('');
    await end();
  });

  it('forgets what was typed in one tab once the traces are cleared in another', async () => {
    onlyInChromium('Firefox keeps what was typed for each entry of the history of a tab, and no page can take that back');
    const { page, context, end } = await visit();
    await open(page);
    const form = consultationForm(page);
    await form.getByLabel('Name*').fill('Visitor Elsewhere');
    await page.reload();
    await hydrated(page);
    await awake(form);
    await expect.poll(() => form.getByLabel('Name*').inputValue()).toBe('Visitor Elsewhere');
    const other = await context.newPage();
    await other.goto(`${built.site.url}/privacy-policy`);
    await hydrated(other);
    await other.evaluate(() => localStorage.clear());
    await other.getByRole('button', { name: 'Clear my traces on this device' }).click();
    await expect.poll(() => form.getByLabel('Name*').inputValue()).toBe('');
    await page.reload();
    await hydrated(page);
    await awake(form);
    expect(await form.getByLabel('Name*').inputValue()).toBe('');
    await end();
  });

  it('forgets what a form without script has left for its thank-you page, in every language, once the traces are cleared', async () => {
    const { page, context, end } = await visit();
    const thanks = ['/thank-you', '/ar/thank-you'];
    for (const path of thanks) {
      const from = path.replace('thank-you', 'contact-us');
      await page.goto(built.site.url + from);
      // As it is sent where no script has come: what listens to its sending is passed by.
      await page.evaluate(
        ([action, fields]) => {
          const form = Object.assign(document.createElement('form'), { method: 'post', action });
          for (const [name, value] of Object.entries(fields))
            form.append(Object.assign(document.createElement('input'), { name, value }));
          document.body.append(form);
          form.submit();
        },
        [LEADS_PATH, enquiries.consultation({ page: from })] as const,
      );
      await page.waitForURL(`**${path}`);
      expect(await page.locator('strong').filter({ hasText: REFERENCE }).count()).toBeGreaterThan(0);
    }
    expect((await context.cookies()).map(({ path }) => path).toSorted()).toEqual(thanks.toSorted());
    await page.goto(`${built.site.url}/privacy-policy`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Clear my traces on this device' }).click();
    await page.getByText('Done. This site remembers nothing about you on this device.').waitFor();
    expect(await context.cookies()).toEqual([]);
    await page.goto(`${built.site.url}/thank-you`);
    await page.getByRole('heading', { level: 1, name: 'No enquiry to show here' }).waitFor();
    await end();
  });

  it('loses nothing without a line: it is sent when the line is back, and kept over a reload when its visitor wants it', async () => {
    const { page, context, end } = await visit();
    await open(page);
    await fillConsultation(page, { name: 'Visitor Offline', phone: '9000000021' });
    await context.setOffline(true);
    await sendConsultation(page);
    await page.getByRole('alert').getByText('No connection. We keep it and send it by itself.').waitFor();
    expect(await consultationForm(page).getByLabel('Name*').inputValue()).toBe('Visitor Offline');
    await page.getByText('Or send it in another way, with your words ready:').waitFor();
    const links = await page.locator('form li a').evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    expect(links.map((link) => link.split(':')[0])).toEqual(['https', 'sms', 'mailto']);
    for (const link of links) expect(decodeURIComponent(link)).toContain('Visitor Offline');
    expect(await axeFindings(page)).toEqual([]);
    await context.setOffline(false);
    await page.getByText(SENT, { exact: true }).waitFor();
    await delivered(1);

    // A second one, kept on the device, sent after a reload.
    await page.getByRole('button', { name: 'Send another enquiry' }).click();
    await fillConsultation(page, { name: 'Visitor Kept', phone: '9000000022' });
    await context.setOffline(true);
    await sendConsultation(page);
    await page.getByLabel(/^Keep it on this device/).check();
    expect(await keptOnDevice(page, 'consultation')).toEqual([expect.stringContaining('Visitor Kept')]);
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
    // The page goes before the network comes.
    await page.goto('about:blank');
    await context.setOffline(false);
    // Where data is saved the application waits for a touch, and not for that.
    await context.addCookies([{ name: 'data-saver', value: 'on', url: built.site.url }]);
    await page.goto(built.site.url);
    await page.getByText(SENT, { exact: true }).waitFor();
    expect(await keptOnDevice(page, 'consultation')).toEqual([]);
    await delivered(2);
    await end(LINE_CUT);
  });

  it('works without script, from any page that has it, and shows its words again when something is wrong', async () => {
    const { page, end } = await visit({ javaScriptEnabled: false });
    await page.goto(built.site.url);
    const form = consultationForm(page);
    await fillConsultation(page, { name: 'Visitor Without Script', phone: '9000000023' });
    await form.getByLabel('Preferred date*').fill(nextSunday());
    await form.getByLabel('Select Department').selectOption('');
    await form.getByLabel('Alternative date').fill('');
    await form.getByLabel('Alternative time').selectOption('');
    await form.getByLabel('What troubles you?').fill('Two old scars.');
    await sendConsultation(page);
    await besideField(form, 'The clinic is closed on Sundays. Please choose another day').waitFor();
    // The answer opens at the form, says in its title that it was not sent, and leads to what is wrong.
    expect(await page.title()).toMatch(/^Error: /);
    expect(await form.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(200);
    expect(await form.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
    expect(await summaryLinks(form)).toEqual(['The clinic is closed on Sundays. Please choose another day']);
    await form.getByRole('alert').getByRole('link').click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('date');
    // The field's name is not under the header.
    const [label, header] = await Promise.all([
      form.getByText('Preferred date*').boundingBox(),
      page.locator('header').boundingBox(),
    ]);
    expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? Number.NaN));
    await form.getByText('You had ticked this box. Please tick it again: we never fill it in for you.').waitFor();
    expect(await form.getByLabel(/^I agree/).isChecked()).toBe(false);
    expect(await form.getByLabel('What troubles you?').inputValue()).toBe('Two old scars.');
    expect(await form.getByLabel('Name*').inputValue()).toBe('Visitor Without Script');
    expect(await form.getByLabel('Select Treatment*').inputValue()).toBe('Laser Hair Removal');
    await form.getByLabel('Preferred date*').fill(openSlot(3).date);
    await form.getByLabel(/^I agree/).check();
    await sendConsultation(page);
    await page.getByRole('heading', { name: SENT }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/thank-you');
    expect(await reference(page)).toMatch(REFERENCE);
    await delivered(1);
    await page.getByRole('button', { name: /^See what became of it/ }).click();
    await page.getByText(/^Delivered\./).waitFor();
    await end(/422/);
  });
});

describeSending(built, visit);
describeCallback(built, visit);
describeTwoWay(built, visit);
