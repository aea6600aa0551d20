import { describe, expect, it } from 'vitest';
import { LEADS_PATH, OPS_LEADS_PATH, OPS_LOGIN_PATH } from '../../src/endpoints.ts';
import { type HtmlPage, readHtml } from './html-page.ts';
import { asJson, type LeadFields, makeEnquiry } from './lead-post.ts';
import { setWorkerScene } from './worker-scene.ts';
import type { WorkerSite } from './worker-site.ts';

const TOKEN = 'correct horse battery staple';
const vars = { OPS_TOKEN: TOKEN, LEAD_LIMIT_PER_MINUTE: '0', ENVIRONMENT: 'staging' };
const scene = setWorkerScene({ vars });

/** The desk of a site, and its page for visitors. */
class Desk {
  readonly #site: WorkerSite;
  #session = '';
  #visits = 0;

  constructor(site: WorkerSite) {
    this.#site = site;
  }

  async #post(path: string, fields: LeadFields, headers: Record<string, string> = {}): Promise<Response> {
    const type = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams(fields).toString();
    return this.#site.visit(path, { method: 'POST', headers: { ...type, ...headers }, body });
  }

  async enter(): Promise<this> {
    const answer = await this.#post(OPS_LOGIN_PATH, { token: TOKEN, initials: 'AB' });
    this.#session = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    return this;
  }

  act = (path: string, fields: LeadFields) => this.#post(path, fields, { Cookie: this.#session });

  async page(path: string): Promise<HtmlPage> {
    return readHtml(await (await this.#site.visit(path, { headers: { Cookie: this.#session } })).text());
  }

  /** An enquiry from a page in a language. */
  async filed(language: string): Promise<{ reference: string; path: string }> {
    const sent = makeEnquiry({ phone_number: '+971501234588', country_code: '', ...(language && { language }) });
    const answer = await this.#site.visit(LEADS_PATH, asJson(sent, { 'Accept-Language': 'en' }));
    const { reference } = (await answer.json()) as { reference: string };
    const found = readHtml(await (await this.act(OPS_LEADS_PATH, { search: reference })).text());
    return { reference, path: found.attributes('a', 'href').find((href) => /^\/ops\/leads\/\d+$/.test(href)) ?? '' };
  }

  /** The visitor's page, each time from an address of its own. */
  async visitor(page: string, fields: LeadFields): Promise<HtmlPage> {
    this.#visits += 1;
    const answer = await this.#post(page, fields, { 'CF-Connecting-IP': `10.2.0.${this.#visits}` });
    expect(answer.status).toBe(200);
    return readHtml(await answer.text());
  }
}

const choices = (page: HtmlPage) => page.attributes('button', 'value').filter((value) => value.includes('/'));
const quotes = (page: HtmlPage) =>
  page.all('blockquote').map(({ properties }) => [properties['lang'] ?? null, properties['dir'] ?? null]);

describe('a sentence that stands ready', () => {
  it('in Arabic: sent by one press beside its English, read in Arabic on the visitor’s page, in any language of that page', async () => {
    const desk = await new Desk(scene.site).enter();
    const { path, reference } = await desk.filed('ar');
    const before = await desk.page(path);
    expect(before.text()).toContain('Arabic: a draft that no doctor has reviewed as it stands.');
    expect(before.text()).toMatch(/The visitor’s clock: \w{3} \d+:\d\d [AP]M, United Arab Emirates\./);
    const cells = before.all('td').filter(({ properties }) => properties['lang'] === 'ar');
    expect(cells.map(({ properties }) => properties['dir'])).toEqual(['rtl', 'rtl', 'rtl']);
    expect(choices(before)).toEqual(expect.arrayContaining(['questions/call/ar', 'questions/call/en']));
    expect((await desk.act(`${path}/say`, { kind: 'prepared', reply: 'questions/call/ar' })).status).toBe(303);

    for (const address of ['/ar/enquiry', '/enquiry']) {
      const page = await desk.visitor(address, { reference });
      expect(quotes(page)).toEqual([['ar', 'rtl']]);
      expect(page.texts('blockquote')[0]).toMatch(/^شكرًا على استفسارك\./);
      // The English is the team's.
      expect(page.html).not.toContain('We have read it and would like to call you');
    }
    const after = await desk.page(path);
    expect(choices(after)).toEqual([]);
    expect(quotes(after)).toEqual([
      ['ar', 'rtl'],
      [null, null],
    ]);
    expect(after.texts('blockquote')[1]).toMatch(/^Thank you for your enquiry\. We have read it/);
    // One tap tells the visitor in Arabic where it waits.
    const links = after.all('a').filter(({ properties }) => String(properties['href']).startsWith('https://wa.me/'));
    const texts = links.map(({ properties }) => new URL(String(properties['href'])).searchParams.get('text') ?? '');
    expect(texts.filter((text) => /\/ar\/enquiry .*\p{Script=Arabic}/u.test(text) && text.includes(reference))).toHaveLength(1);
    expect(texts.filter((text) => /[^r]\/enquiry and enter your reference/.test(text))).toHaveLength(1);
    // The same press again changes nothing; another one comes too late.
    const again = async (reply: string) => (await desk.act(`${path}/say`, { kind: 'prepared', reply })).status;
    expect([await again('questions/call/ar'), await again('questions/call/en')]).toEqual([303, 409]);
    expect((await desk.page(path)).texts('blockquote')).toEqual(after.texts('blockquote'));
  });

  it('answers a question, and is in English for an English enquiry', async () => {
    const desk = await new Desk(scene.site).enter();
    const { path, reference } = await desk.filed('');
    await desk.visitor('/enquiry', { reference, action: 'message', text: 'What does it cost?' });
    const offered = await desk.page(path);
    expect(choices(offered).every((choice) => /^answers\/\w+\/en$/.test(choice))).toBe(true);
    for (const reply of ['answers/price/ar', 'questions/call/en', 'answers/none/en', ''])
      expect([reply, (await desk.act(`${path}/say`, { kind: 'prepared', reply })).status]).toEqual([reply, 409]);
    expect((await desk.act(`${path}/say`, { kind: 'prepared', reply: 'answers/price/en' })).status).toBe(303);
    const page = await desk.visitor('/enquiry', { reference });
    expect(quotes(page)).toEqual([
      [null, 'auto'],
      ['en', 'ltr'],
    ]);
    expect(page.texts('blockquote')[1]).toMatch(/^We cannot name a price/);
    expect((await desk.act('/ops/leads/999999/say', { kind: 'prepared', reply: 'questions/call/en' })).status).toBe(404);
  });

  it('is not offered in production in a language that no doctor answers for, which is said', { timeout: 60_000 }, async () => {
    const production = await scene.another({ vars: { ...vars, ENVIRONMENT: 'production', DEMO_CONTENT: 'on' } });
    const desk = await new Desk(production).enter();
    const { path } = await desk.filed('ar');
    const page = await desk.page(path);
    expect(page.texts('dd')).toContain('Arabic');
    expect(page.text()).toContain('No doctor has reviewed the sentences in Arabic: they are offered in English alone.');
    expect(page.html).not.toMatch(/\p{Script=Arabic}/u);
    expect(decodeURIComponent(page.attributes('a', 'href').join(' '))).not.toMatch(/\p{Script=Arabic}/u);
    expect(choices(page).every((choice) => choice.endsWith('/en'))).toBe(true);
    expect(choices(page).length).toBeGreaterThan(0);
    expect((await desk.act(`${path}/say`, { kind: 'prepared', reply: 'questions/call/ar' })).status).toBe(409);
  });
});
