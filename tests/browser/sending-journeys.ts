import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FORM_TOKEN_PATH, LEADS_PATH } from '../../src/endpoints.ts';
import type { BuiltSite } from '../built-site.ts';
import { onlyInChromium, type useBrowser } from './browser.ts';
import { hydrated } from './hydrated.ts';
import { awake, besideField, consultationForm, fillConsultation, LINE_CUT, sendConsultation } from './lead-visit.ts';
import { isFirefox } from './stock-firefox.ts';
import { axeFindings } from './visit.ts';

const SENT = 'Thank you! Your message has been sent.';
const LEADS = `**${LEADS_PATH}`;

/** What is said while an enquiry is on its way, and of each way in which it can fail. */
export function describeSending(built: BuiltSite, visit: ReturnType<typeof useBrowser>): void {
  const open = async (page: Page, name: string, phone: string) => {
    await page.goto(`${built.site.url}/contact-us`);
    await hydrated(page);
    await awake(consultationForm(page));
    const opened = page.waitForResponse(`**${FORM_TOKEN_PATH}`);
    await fillConsultation(page, { name, phone });
    // Until that has come a form waits before it sends, for ever where the page's clock stands.
    await (await opened).finished();
  };
  const leadsOf = (name: string) => built.upstream.leads.filter(({ body }) => (body as { name: string }).name === name).length;
  const alert = (page: Page) => consultationForm(page).getByRole('alert');

  const notice = (page: Page, name: string) => page.getByRole('dialog', { name });
  const NOT_SENT = 'Your enquiry has not been sent';
  /** Follows a link, within the application. */
  const goTo = async (page: Page, path: string) => {
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await page.waitForURL(built.site.url + path);
    await page.waitForFunction(() => document.activeElement?.matches('h1'));
  };
  /** Sends, and waits until the enquiry is on its way: it stays there until `answer` is called. */
  const sendAndHold = async (page: Page) => {
    const held: Route[] = [];
    let handle = (route: Route): unknown => held.push(route);
    await page.route(LEADS, (route) => void handle(route));
    await sendConsultation(page);
    await expect.poll(() => held.length).toBe(1);
    return (next: (route: Route) => unknown) => {
      handle = next;
      const first = held.shift();
      if (first) void next(first);
    };
  };

  describe('an enquiry whose form is left while it is on its way', () => {
    it.each([
      {
        name: 'Visitor Left Fault',
        fail: (route: Route) => route.fulfill({ status: 503, body: '{}' }),
        sentence: 'Failed to submit',
      },
      { name: 'Visitor Left Line', fail: (route: Route) => route.abort('internetdisconnected'), sentence: 'No connection.' },
    ])('is told of where its visitor is, and sent from there: $sentence', async ({ name, fail, sentence }) => {
      const { page, end } = await visit();
      await open(page, name, '9000000061');
      const answer = await sendAndHold(page);
      await goTo(page, '/about-us');
      answer(fail);
      const told = notice(page, NOT_SENT);
      await told.getByText(sentence).waitFor({ timeout: 15_000 });
      await told.getByText('Nothing you typed is lost.').waitFor();
      expect(await told.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain(encodeURIComponent(name));
      // It comes unasked: the keyboard stays where it was.
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      expect(await axeFindings(page)).toEqual([]);
      // One line of it lies over a page that the keyboard is on, until it is tapped; and over no control that has the focus.
      await page.evaluate(() => {
        const next = document.querySelector('main button')?.getBoundingClientRect();
        scrollBy({ top: (next?.bottom ?? 0) - innerHeight, behavior: 'instant' });
      });
      await page.keyboard.press('Tab');
      await told.getByRole('button', { name: 'Try again' }).waitFor({ state: 'hidden' });
      const ends = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom);
      if (!isFirefox) expect(ends).toBeLessThan((await told.boundingBox())?.y ?? 0);
      await told.getByRole('heading').click();
      answer((route) => route.continue());
      await told.getByRole('button', { name: 'Try again' }).click();
      const thanks = notice(page, SENT);
      await thanks.getByText(/^Your reference is [0-9A-Z]{4}-[0-9A-Z]{4}\./).waitFor();
      await thanks.getByRole('button', { name: /^Close/ }).click();
      expect(await page.locator('[data-left]').count()).toBe(0);
      await goTo(page, '/contact-us');
      expect(await consultationForm(page).getByLabel('Name*').inputValue()).toBe('');
      expect(leadsOf(name)).toBe(1);
      await end(/the server responded with a status|ERR_INTERNET_DISCONNECTED/);
    });

    it('is thanked for where its visitor is, and its words stand in no other form', async () => {
      const { page, end } = await visit();
      await open(page, 'Visitor Left Early', '9000000062');
      const answer = await sendAndHold(page);
      await goTo(page, '/');
      const name = consultationForm(page).getByLabel('Name*');
      expect(await name.inputValue()).toBe('Visitor Left Early');
      // Under the drawer no key gets to the thanks; they are said all the same.
      await page.getByRole('button', { name: 'Open menu' }).click();
      answer((route) => route.continue());
      await expect.poll(() => page.getByRole('status').allTextContents()).toContain(SENT);
      expect(await notice(page, SENT).count()).toBe(0);
      await page.getByRole('button', { name: 'Close menu' }).click();
      await notice(page, SENT)
        .getByText(/^Your reference is/)
        .waitFor();
      expect(await name.inputValue()).toBe('');
      expect(await page.evaluate(() => ({ ...sessionStorage }))).not.toHaveProperty('formDraft:consultation');
      await end();
    });

    it('is not sent beside one that is made of it', async () => {
      const { page, end } = await visit();
      await open(page, 'Visitor Left And Back', '9000000065');
      const answer = await sendAndHold(page);
      await goTo(page, '/about-us');
      answer((route) => route.fulfill({ status: 503, body: '{}' }));
      await notice(page, NOT_SENT).waitFor({ timeout: 15_000 });
      await goTo(page, '/contact-us');
      await consultationForm(page).getByLabel('What troubles you?').fill('One more thing.');
      await consultationForm(page)
        .getByLabel(/^I agree/)
        .check();
      answer((route) => route.continue());
      await sendConsultation(page);
      await page.getByText(SENT, { exact: true }).waitFor();
      expect(await page.locator('[data-left]').count()).toBe(0);
      await expect.poll(() => leadsOf('Visitor Left And Back'), { timeout: 15_000 }).toBe(1);
      await end(/the server responded with a status/);
    });

    it('that was refused leads back to its form', async () => {
      const { page, end } = await visit();
      await open(page, 'Visitor Left Refused', '9000000063');
      const answer = await sendAndHold(page);
      await goTo(page, '/about-us');
      answer((route) => route.fulfill({ status: 413, body: '{"error":{"message":"This form is too long to be sent."}}' }));
      const told = notice(page, NOT_SENT);
      await told.getByText('This form is too long to be sent.').waitFor();
      expect(await told.getByRole('button', { name: 'Try again' }).count()).toBe(0);
      await told.getByRole('link', { name: 'Back to the form' }).click();
      await page.waitForURL('**/contact-us#consultation');
      await expect.poll(() => consultationForm(page).getByLabel('Name*').inputValue()).toBe('Visitor Left Refused');
      await end(/the server responded with a status/);
    });

    const toAnother = (page: Page) => page.goto(`${built.site.url}/about-us`);
    it.each([
      { how: 'for another document', go: toAnother, saves: false },
      { how: 'by a reload', go: (page: Page) => page.reload(), saves: false },
      // There the application waits for a touch.
      { how: 'for another document that saves data', go: toAnother, saves: true },
    ])('$how is sent again there, stored once, and told of', async ({ how, go, saves }) => {
      onlyInChromium('Over BiDi, what Firefox posts is not handed on');
      const { page, context, end } = await visit();
      const name = `Visitor ${how}`;
      await open(page, name, '9000000064');
      const answer = await sendAndHold(page);
      // The Worker stores it, and its answer is seen by nobody: of a failed try the page would make another before it is left.
      answer((route) => route.fetch());
      await expect.poll(() => leadsOf(name), { timeout: 15_000 }).toBe(1);
      answer((route) => route.continue());
      if (saves) await context.addCookies([{ name: 'data-saver', value: 'on', url: built.site.url }]);
      await go(page);
      await notice(page, SENT)
        .getByText(/^Your reference is/)
        .waitFor();
      expect(leadsOf(name)).toBe(1);
      expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^(formDraft|enquiryOn)/.test(key)))).toEqual(
        [],
      );
      await end();
    });
  });

  describe('sending', () => {
    it('says after two seconds that it is still sending, and not before', async () => {
      const { page, end } = await visit();
      await open(page, 'Visitor Slow', '9000000041');
      const held: Route[] = [];
      await page.route(LEADS, (route) => void held.push(route));
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await sendConsultation(page);
      await expect.poll(() => held.length).toBe(1);
      await page.clock.runFor(1000);
      expect(await alert(page).count()).toBe(0);
      await page.clock.runFor(2000);
      await alert(page).getByText('We are still sending; please leave this page open.').waitFor();
      await held[0]?.continue();
      await page.getByText(SENT, { exact: true }).waitFor();
      expect(await page.getByText('We are still sending').count()).toBe(0);
      await end();
    });

    it('says at once that there is no connection, in no words of an office', async () => {
      const { page, end } = await visit();
      await open(page, 'Visitor Offline', '9000000042');
      await page.route(LEADS, (route) => route.abort('internetdisconnected'));
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await sendConsultation(page);
      // The clock stands: only the first attempt has been made.
      await alert(page).getByText('No connection. We keep it and send it by itself.').waitFor();
      expect(await consultationForm(page).innerText()).not.toMatch(/\blead\b/i);
      await end(/ERR_INTERNET_DISCONNECTED/);
    });

    it.each([
      { status: 503, body: '{}', sentence: 'Failed to submit lead. Please try again.', next: 'The fault is on our side.' },
      {
        status: 429,
        body: '{"error":{"message":"Many enquiries came from your network."}}',
        sentence: 'Many enquiries came from your network.',
        next: 'it is sent by itself after the wait.',
      },
      {
        status: 413,
        body: '{"error":{"message":"This form is too long to be sent."}}',
        sentence: 'This form is too long to be sent.',
        next: null,
      },
      // The filter of a company’s network.
      { status: 403, body: '<html>', sentence: 'Failed to submit lead. Please try again.', next: 'Nothing you typed is lost.' },
    ])('has words of its own for $status', async ({ status, body, sentence, next }) => {
      const { page, end } = await visit();
      await open(page, 'Visitor Refused', '9000000043');
      await page.route(LEADS, (route) => route.fulfill({ status, body, headers: { 'Retry-After': '60' } }));
      await sendConsultation(page);
      await alert(page).getByText(sentence).waitFor();
      const text = await consultationForm(page).innerText();
      if (next) expect(text).toContain(next);
      else expect(text).not.toContain('by itself');
      expect(text).not.toContain('as soon as there is a connection');
      await end(/the server responded with a status/);
    });

    it('checks and sends without what comes with the first touch, where the line has lost it', async () => {
      const { page, end } = await visit();
      await page.goto(`${built.site.url}/contact-us`);
      await hydrated(page);
      await awake(consultationForm(page));
      await page.route('**/assets/chunks/*.js', (route) => route.abort());
      await sendConsultation(page);
      await besideField(consultationForm(page), 'Please enter your name').waitFor();
      await fillConsultation(page, { name: 'Visitor Lost Chunk', phone: '9000000045' });
      await sendConsultation(page);
      await page.getByText(/^Thank you! Your message has been sent\. Your reference is [0-9A-Z]{4}-[0-9A-Z]{4}\.$/).waitFor();
      // The code of the pages behind the links in view does not come either.
      await end(/ERR_FAILED|The title stays/);
    });

    it('takes an enquiry on a line that was dead before the form was touched, and sends it when the line is back', async () => {
      const { page, context, end } = await visit();
      await page.goto(`${built.site.url}/contact-us`);
      await hydrated(page);
      await awake(consultationForm(page));
      await context.setOffline(true);
      await fillConsultation(page, { name: 'Visitor In A Tunnel', phone: '9000000046' });
      await sendConsultation(page);
      await alert(page).getByText('No connection. We keep it and send it by itself.').waitFor();
      await context.setOffline(false);
      await page.getByText(/^Thank you! Your message has been sent\./).waitFor();
      await end(LINE_CUT);
    });

    it('loses nothing that is written while it is on its way', async () => {
      const { page, end } = await visit();
      await noteKeys(page);
      await open(page, 'Visitor Writing On', '9000000047');
      const words = consultationForm(page).getByLabel('What troubles you?');
      const keys = () => page.evaluate(() => (window as unknown as { sentKeys: string[] }).sentKeys);
      const held: Route[] = [];
      const fail = (route: Route) => route.fulfill({ status: 503, body: '{}' });
      let answer = (route: Route): unknown => held.push(route);
      await page.route(LEADS, (route) => void answer(route));
      await sendConsultation(page);
      await expect.poll(() => held.length).toBe(1);
      await words.fill('One more thing.');
      answer = fail;
      if (held[0]) await fail(held[0]);
      // What failed is another enquiry now: it is not sent in place of this one.
      await expect.poll(async () => (await keys()).length, { timeout: 15_000 }).toBe(3);
      await consultationForm(page).getByRole('button', { name: 'Request consultation' }).waitFor();
      expect(await page.getByText('Nothing you typed is lost.').count()).toBe(0);
      answer = (route) => held.push(route);
      await sendConsultation(page);
      await expect.poll(() => held.length).toBe(2);
      await words.fill('One more thing, and another.');
      await held[1]?.continue();
      await page.getByText(SENT, { exact: true }).waitFor();
      // Nobody takes for sent what was not.
      await page.getByText('What you changed while it was being sent has not been sent.').waitFor();
      await page.getByRole('button', { name: 'Send another enquiry' }).click();
      expect(await words.inputValue()).toBe('One more thing, and another.');
      await end(/the server responded with a status/);
    });

    it.each([
      { other: 'sent', phone: '9000000048' },
      { other: 'kept', phone: '9000000049' },
    ])('leaves what it keeps on the device alone where another tab’s is $other', async ({ other: became, phone }) => {
      const { page, context, end } = await visit();
      const fail = (route: Route) => route.fulfill({ status: 503, body: '{}' });
      const keep = (tab: Page) => tab.getByLabel(/^Keep it on this device/).check();
      // Both are open before either is kept: a page that opens later sends what it finds. Each is in front while it is used, as a visitor's is.
      await open(page, 'Visitor In One Tab', phone);
      const other = await context.newPage();
      await open(other, 'Visitor In Another Tab', phone);
      await page.route(LEADS, fail);
      await page.bringToFront();
      await sendConsultation(page);
      await keep(page);
      if (became === 'kept') await other.route(LEADS, fail);
      await other.bringToFront();
      await sendConsultation(other);
      if (became === 'kept') await keep(other);
      else await other.getByText(SENT, { exact: true }).waitFor();
      // Each time the page opens it sends one of them.
      await page.bringToFront();
      await page.unroute(LEADS);
      for (let left = became === 'kept' ? 2 : 1; left > 0; left -= 1) {
        await page.reload();
        await page.getByText(SENT, { exact: true }).waitFor();
      }
      await expect.poll(() => built.upstream.leads.length, { timeout: 15_000 }).toBe(2);
      expect(built.upstream.leads.map(({ body }) => (body as { name: string }).name).toSorted()).toEqual([
        'Visitor In Another Tab',
        'Visitor In One Tab',
      ]);
      await end(/the server responded with a status/);
    });

    it('keeps its key over attempts and takes a new one once it is edited', async () => {
      const { page, end } = await visit();
      await noteKeys(page);
      await open(page, 'Visitor Edited', '9000000044');
      const keys = () => page.evaluate(() => (window as unknown as { sentKeys: string[] }).sentKeys);
      await page.route(LEADS, (route) => route.fulfill({ status: 503, body: '{}' }));
      await sendConsultation(page);
      await alert(page).getByText('Failed to submit lead. Please try again.').waitFor();
      await sendConsultation(page);
      await expect.poll(async () => (await keys()).length, { timeout: 15_000 }).toBe(6);
      expect(new Set(await keys())).toHaveProperty('size', 1);
      await alert(page).getByText('Failed to submit lead. Please try again.').waitFor();
      await consultationForm(page).getByLabel('What troubles you?').fill('One more thing.');
      await sendConsultation(page);
      await expect.poll(async () => (await keys()).length, { timeout: 15_000 }).toBeGreaterThan(6);
      const [first, , , , , , edited] = await keys();
      expect(edited).toMatch(/^[0-9a-f-]{36}$/);
      expect(edited).not.toBe(first);
      await end(/the server responded with a status/);
    });
  });
}

/** Writes down, in the page, the key of each enquiry that goes out: not every driver tells the body of a request. */
const noteKeys = (page: Page): Promise<unknown> =>
  page.addInitScript((path) => {
    const sentKeys: unknown[] = [];
    const go = window.fetch;
    const fetchAndNote: typeof fetch = (input, init) => {
      if (input === path) sentKeys.push((JSON.parse(String(init?.body)) as { key: unknown }).key);
      return go(input, init);
    };
    Object.assign(window, { sentKeys, fetch: fetchAndNote });
  }, LEADS_PATH);
