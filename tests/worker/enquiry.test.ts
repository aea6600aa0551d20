import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { toString as textOf } from 'hast-util-to-string';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALENDAR_PATH, CHALLENGE_PATH, FORM_TOKEN_PATH, LEADS_PATH } from '../../src/endpoints.ts';
import { type HtmlPage, readHtml } from './html-page.ts';
import { asForm, asJson, enquiries, type LeadFields, makeEnquiry } from './lead-post.ts';
import { SOON, setWorkerScene } from './worker-scene.ts';

const scene = setWorkerScene();
const SAME = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' };

const send = async (fields: LeadFields): Promise<string> => {
  const answer = await scene.visit(LEADS_PATH, asJson(fields));
  expect(answer.status).toBe(202);
  return ((await answer.json()) as { reference: string }).reference;
};

async function ask(fields: LeadFields, headers: Record<string, string> = {}): Promise<{ answer: Response; page: HtmlPage }> {
  const body = new URLSearchParams(fields).toString();
  const answer = await scene.visit('/enquiry', { method: 'POST', headers: { ...SAME, ...headers }, body });
  return { answer, page: readHtml(await answer.text()) };
}

describe('every form', () => {
  it.each(Object.entries(enquiries))(
    '%s is stored, thanks in its own words and reaches the clinic, without script',
    async (form, make) => {
      const fields = make();
      const answer = await scene.visit(LEADS_PATH, asForm(fields));
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/thank-you']);
      const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
      const page = readHtml(await (await scene.visit('/thank-you', { headers: { Cookie: cookie } })).text());
      const wanted = form === 'international' ? 'Form submitted!' : 'Thank you! Your message has been sent.';
      expect(page.texts('h1')).toEqual([wanted]);
      expect(page.html.includes(CALENDAR_PATH)).toBe(form === 'consultation');
      await expect
        .poll(() => scene.upstream.leads.filter(({ body }) => JSON.stringify(body).includes(`"${fields['name']}"`)).length, SOON)
        .toBe(1);
    },
  );

  it.each([
    ['nothing', '', 'No enquiry to show here'],
    ['something else', 'enquiry=7KQM-3XWP_brochure___', 'No enquiry to show here'],
    // Past an outbox that was away, straight to the clinic.
    ['a form without a reference', 'enquiry=_callback___', 'Thank you! Your message has been sent.'],
  ])('thanks nobody for nothing: who has sent %s', async (_, cookie, heading) => {
    const page = readHtml(await (await scene.visit('/thank-you', { headers: { Cookie: cookie } })).text());
    expect(page.texts('h1')).toEqual([heading]);
    expect(page.html.includes('Your reference is')).toBe(false);
    const isThanked = heading.startsWith('Thank you');
    const crumb = page.all('span').find((part) => page.attribute(part, 'ariaCurrent') === 'page');
    expect(crumb && textOf(crumb)).toBe(isThanked ? 'Thank you' : 'Your enquiry');
    expect(page.titles()[0]?.includes('Thank you')).toBe(isThanked);
  });

  it.each(Object.entries(enquiries))('%s names every wrong field in one answer', async (form, make) => {
    const empty = Object.fromEntries(Object.keys(make()).map((name) => [name, '']));
    const answer = await scene.visit(LEADS_PATH, asJson({ ...empty, form }));
    const { error } = (await answer.json()) as { error: { fields: Record<string, string> } };
    expect(answer.status).toBe(422);
    expect(Object.keys(error.fields).sort()).toEqual(
      {
        gallery: ['category', 'name', 'phone_number'],
        callback: ['email', 'name', 'phone_number', 'requirement'],
        international: ['email', 'name', 'terms'],
        consultation: ['consent', 'date', 'email', 'name', 'phone_number', 'time', 'treatment'],
      }[form],
    );
  });

  it('is shown again on a page that has it, with every word, wherever it came from', async () => {
    for (const page of ['/', '/rhinoplasty', '/terms-conditions', '/nope', '/blogs/every-block']) {
      const fields = enquiries.consultation({ name: 'Kept Words', email: 'wrong', page, treatment: 'Liposuction' });
      const answer = await scene.visit(LEADS_PATH, asForm(fields));
      const html = await answer.text();
      expect([page, answer.status]).toEqual([page, 422]);
      expect(html).toContain('value="Kept Words"');
      expect(html).toContain('Please enter a valid email address');
      expect(html).toMatch(/<option selected="">Liposuction/);
    }
  });
});

describe('the page of an enquiry', () => {
  it('asks for a reference, and answers only to the right one', async () => {
    const { answer, page } = await scene.page('/enquiry');
    expect([answer.status, answer.headers.get('cache-control'), page.texts('h1')]).toEqual([200, 'no-store', ['Your enquiry']]);
    expect(page.attributes('form', 'method')).toContain('post');
    for (const [reference, status] of [
      ['', 422],
      ['nonsense', 422],
      ["7KQM' OR 1=1", 422],
      ['2222-2222', 404],
    ] as const) {
      const refused = await ask({ reference });
      expect([reference, refused.answer.status]).toEqual([reference, status]);
      // Read first by a screen reader, which is told of no change in a new document.
      expect(refused.page.titles()).toEqual([expect.stringMatching(/^Error: \S/)]);
    }
    expect(
      (await ask({ reference: '2222-2222' }, { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' })).answer.status,
    ).toBe(403);
  });

  it('tells where it stands, withdraws it, and erases it with a receipt', async () => {
    const fields = makeEnquiry({ name: 'Erase Me', email: 'erase@clinic.example' });
    const reference = await send(fields);
    await expect.poll(async () => (await ask({ reference })).page.text(), SOON).toContain('Delivered.');
    const typed = reference.toLowerCase().replace('-', ' ');
    const withdrawn = await ask({ reference: typed, action: 'withdraw' });
    expect([withdrawn.answer.status, withdrawn.answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(withdrawn.page.text()).toContain('Withdrawn.');
    // The first press asks, the second erases.
    expect((await ask({ reference, action: 'erase' })).page.texts('h2')[0]).toBe(`Erase enquiry ${reference}?`);
    const erased = await ask({ reference, action: 'erase-confirmed' });
    expect(erased.page.texts('h2')[0]).toBe('Erased');
    const receipt = erased.page.texts('strong')[0];
    expect(receipt).toMatch(/^\w{4}-\w{4}$/);
    expect(receipt).not.toBe(reference);
    const again = await ask({ reference });
    expect(again.page.texts('strong')[0]).toBe(receipt);
    // As from a page that was open all the while.
    expect((await ask({ reference, action: 'erase' })).page.texts('strong')[0]).toBe(receipt);
    for (const seen of [erased, again]) expect(seen.page.html).not.toMatch(/Erase Me|erase@|90\d{8}/);
    expect(scene.site.logged()).not.toContain(reference);
  });
});

describe('what belongs to an enquiry', () => {
  it('is a calendar entry of the requested time, without anything about the person', async () => {
    const answer = await scene.visit('/api/leads/slot.ics?date=2026-11-24&time=10:30');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    const entry = await answer.text();
    expect(entry).toContain('\r\nDTSTART:20261124T050000Z\r\nDTEND:20261124T053000Z\r\nSTATUS:TENTATIVE\r\n');
    for (const query of [
      '',
      '?date=2026-11-22&time=10:30',
      '?date=2026-11-24&time=03:00',
      '?date=x%0d%0a&time=10:30',
      '?date=2026-99-99&time=10:30',
      '?date=2026-04-31&time=10:30',
      '?date=2026-11-24&time=10:75',
    ])
      expect([query, (await scene.visit(`${CALENDAR_PATH}${query}`)).status]).toEqual([query, 404]);
  });

  it('is a note of when the form was opened: sent at once, the enquiry is answered as ever, and set aside', async () => {
    const note = (await (await scene.visit(FORM_TOKEN_PATH, { method: 'POST' })).json()) as { opened: string };
    expect(note.opened).toMatch(/^\d{13}\.[0-9a-f]{64}$/);
    const hasty = makeEnquiry({ opened: note.opened });
    const reference = await send(hasty);
    const other = makeEnquiry();
    await send(other);
    const has = ({ name }: LeadFields) => scene.upstream.leads.some(({ body }) => JSON.stringify(body).includes(`"${name}"`));
    await expect.poll(() => has(other), SOON).toBe(true);
    expect(has(hasty)).toBe(false);
    expect((await ask({ reference })).page.text()).toContain('Received.');
  });
});

describe('too many from one address', () => {
  const quiet = setWorkerScene({ vars: { LEAD_LIMIT_PER_MINUTE: '2' } });
  const from = { 'CF-Connecting-IP': '203.0.113.9' };

  it('are told to wait, in both kinds of answer, with every word kept', async () => {
    for (let n = 0; n < 2; n += 1) expect((await quiet.visit(LEADS_PATH, asJson(makeEnquiry(), from))).status).toBe(202);
    const json = await quiet.visit(LEADS_PATH, asJson(makeEnquiry(), from));
    expect([json.status, Number(json.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect(Number(json.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await json.json()).toMatchObject({
      ok: false,
      error: { code: 'too-many', message: expect.stringContaining('Please wait') },
    });
    const form = await quiet.visit(LEADS_PATH, asForm(makeEnquiry({ name: 'Kept Words' }), from));
    expect([form.status, form.headers.get('retry-after')]).toEqual([429, expect.any(String)]);
    const page = readHtml(await form.text());
    expect(page.html).toContain('value="Kept Words"');
    expect(page.text()).toContain('Please wait');
    expect((await quiet.visit(LEADS_PATH, asJson(makeEnquiry(), { 'CF-Connecting-IP': '203.0.113.10' }))).status).toBe(202);
    expect(quiet.site.logged()).not.toContain('203.0.113');
  });
});

describe('a check for too many from one address', () => {
  let server: Server;
  let verify = '';
  /** Stands in for the check's provider: one answer is right. */
  const asked: unknown[] = [];
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const body: unknown = JSON.parse(await text(request));
      asked.push(body);
      response
        .setHeader('Content-Type', 'application/json')
        .end(JSON.stringify({ success: JSON.stringify(body).includes('a-person') }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    verify = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('is named in the answer, and lets a person through', async () => {
    const site = await scene.another({
      vars: {
        LEAD_LIMIT_PER_MINUTE: '1',
        TURNSTILE_SITE_KEY: 'site-key',
        TURNSTILE_SECRET: 'secret-key',
        TURNSTILE_SCRIPT: `${verify}/api.js`,
        TURNSTILE_VERIFY_URL: `${verify}/verify`,
      },
    });
    const from = { 'CF-Connecting-IP': '203.0.113.11' };
    expect((await site.visit(LEADS_PATH, asJson(makeEnquiry(), from))).status).toBe(202);
    const enquiry = makeEnquiry();
    const held = await site.visit(LEADS_PATH, asJson(enquiry, from));
    expect([held.status, await held.json()]).toEqual([
      429,
      { ok: false, error: expect.objectContaining({ challenge: 'site-key' }) },
    ]);
    expect((await site.visit(LEADS_PATH, asJson({ ...enquiry, challenge: 'a-program' }, from))).status).toBe(429);
    expect((await site.visit(LEADS_PATH, asJson({ ...enquiry, challenge: 'a-person' }, from))).status).toBe(202);
    expect(asked.at(-1)).toEqual({ secret: 'secret-key', response: 'a-person' });
    const frame = await site.visit(CHALLENGE_PATH);
    expect([frame.status, frame.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining("frame-ancestors 'self'"),
    ]);
    expect(await frame.text()).not.toContain('secret-key');
    expect((await scene.visit(CHALLENGE_PATH)).status).toBe(404);
  });
});
