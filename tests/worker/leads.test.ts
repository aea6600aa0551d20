import { describe, expect, it } from 'vitest';
import { LEADS_PATH } from '../../src/endpoints.ts';
import { type HtmlPage, readHtml } from './html-page.ts';
import { asForm, asJson, enquiries, type LeadFields, makeEnquiry } from './lead-post.ts';
import { SOON, setWorkerScene } from './worker-scene.ts';
import type { VisitInit } from './worker-site.ts';

const scene = setWorkerScene();
const REFERENCE = /^[2-9B-DF-HJ-NP-TV-Z]{4}-[2-9B-DF-HJ-NP-TV-Z]{4}$/;

const post = (init: VisitInit) => scene.visit(LEADS_PATH, init);
const upstreamBody = ({ name, phone_number, category }: LeadFields) => ({ name, phone_number, category });
/** What the clinic's system has had of somebody. */
const received = ({ phone_number }: LeadFields) =>
  scene.upstream.leads.filter(({ body }) => JSON.stringify(body).includes(phone_number ?? ''));

async function thankYou(cookie: string): Promise<{ answer: Response; page: HtmlPage }> {
  const answer = await scene.visit('/thank-you', { headers: { Cookie: cookie.split(';')[0] ?? '' } });
  return { answer, page: readHtml(await answer.text()) };
}

describe('an enquiry', () => {
  it('of the application is answered with a reference and reaches the clinic as three fields', async () => {
    const enquiry = makeEnquiry({ key: crypto.randomUUID(), email: 'visitor@clinic.example' });
    const answer = await post(asJson(enquiry));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([202, 'no-store']);
    expect(await answer.json()).toEqual({ ok: true, reference: expect.stringMatching(REFERENCE), at: expect.any(Number) });
    await expect.poll(() => received(enquiry).length, SOON).toBe(1);
    const [lead] = received(enquiry);
    expect(lead?.body).toEqual(upstreamBody(enquiry));
    expect(lead?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': enquiry['key'] });
  });

  it('of a plain form leads to a page that thanks and shows the reference', async () => {
    const enquiry = makeEnquiry();
    const answer = await post(asForm(enquiry));
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      303,
      '/thank-you',
      'no-store',
    ]);
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/; Max-Age=900; Path=\/thank-you; SameSite=Strict$/);
    expect(cookie).not.toContain(enquiry['phone_number']);
    const reference = /^enquiry=([^_]+)_/.exec(cookie)?.[1] ?? '';
    expect(reference).toMatch(REFERENCE);
    const thanks = await thankYou(cookie);
    expect([thanks.answer.status, thanks.answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(thanks.page.texts('h1')).toEqual(['Thank you! Your message has been sent.']);
    expect(thanks.page.texts('strong')).toContain(reference);
    const number = enquiry['phone_number'] ?? '';
    expect(thanks.page.within('main').text()).toContain(`We will call +91 ${number.slice(0, 5)} ${number.slice(5)}.`);
    // The reference alone, which is read out and written down, does not tell the number.
    const guessed = await thankYou(cookie.replace(/_[^_;]*;/, `_${crypto.randomUUID()};`));
    expect(guessed.page.within('main').text()).not.toContain('We will call');
    expect(guessed.page.texts('strong')).toContain(reference);
    await expect.poll(() => received(enquiry).length, SOON).toBe(1);
  });

  it.each(['<script>', 'AAAA', 'AAAA-BBBB-CCCC', ''])('is not thanked for with a made-up reference: %s', async (reference) => {
    const { answer, page } = await thankYou(`enquiry=${encodeURIComponent(reference)}_gallery__`);
    expect([answer.status, page.texts('main')[0]]).toEqual([200, expect.not.stringContaining('Your reference is')]);
  });

  it('sent five times at once is one', async () => {
    const enquiry = makeEnquiry({ key: crypto.randomUUID() });
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(asJson(enquiry))));
    const references = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { reference: string }).reference),
    );
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
    expect(new Set(references)).toHaveProperty('size', 1);
    await expect.poll(() => received(enquiry).length, SOON).toBe(1);
    await deliverAnother();
    expect(received(enquiry)).toHaveLength(1);
  });

  it('is taken with the longest message in every script, as JSON and as a form, which writes nine characters for a letter', async () => {
    const long = { name: 'क'.repeat(120), requirement: 'क'.repeat(2000) };
    const answers = [await post(asJson(enquiries.callback(long))), await post(asForm(enquiries.callback(long)))];
    expect(answers.map(({ status }) => status)).toEqual([202, 303]);
  });

  it('sent twice by a plain form, which knows no key, is one as well', async () => {
    const enquiry = makeEnquiry();
    const [first, second] = [await post(asForm(enquiry)), await post(asForm(enquiry))];
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    await deliverAnother();
    expect(received(enquiry)).toHaveLength(1);
  });

  it('under the key of another one is refused', async () => {
    const enquiry = makeEnquiry({ key: crypto.randomUUID() });
    await post(asJson(enquiry));
    const answer = await post(asJson({ ...enquiry, name: 'Somebody Else' }));
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { ok: false, error: expect.objectContaining({ code: 'key-reused' }) },
    ]);
  });
});

/** Sends another enquiry and waits for it: whatever was due before it has been sent by then, too. */
async function deliverAnother(): Promise<void> {
  const another = makeEnquiry();
  await post(asJson(another));
  await expect.poll(() => received(another).length, SOON).toBe(1);
}

describe('a refused request', () => {
  // A scene of its own: nothing is on its way there from an earlier enquiry.
  const quiet = setWorkerScene();

  const valid = JSON.stringify(makeEnquiry());
  const refusals: [status: number, what: string, init: VisitInit][] = [
    [400, 'broken JSON', asJson('{"name": ')],
    [400, 'no body', asJson('')],
    [400, 'a list', asJson('[]')],
    [400, 'nested fields', asJson('{"name":{"first":"Asha"}}')],
    [400, 'deep nesting', asJson(`${'['.repeat(4000)}${']'.repeat(4000)}`)],
    [400, 'bytes that are not text', { ...asJson(''), body: Uint8Array.of(0x7b, 0xff, 0xfe, 0x7d) }],
    [403, 'another site', asJson(valid, { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' })],
    [
      403,
      'another site, by its origin alone',
      { ...asJson(valid), headers: { 'Content-Type': 'application/json', Origin: 'https://evil.example' } },
    ],
    [403, 'a form of another site', asForm(makeEnquiry(), { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' })],
    [405, 'another method', { ...asJson(valid), method: 'PUT' }],
    [413, 'too much', asJson({ ...makeEnquiry(), requirement: 'x'.repeat(13_000) })],
    [
      413,
      'too much of unstated length',
      asJson({ ...makeEnquiry(), requirement: 'x'.repeat(13_000) }, { 'Transfer-Encoding': 'chunked' }),
    ],
    [415, 'plain text', asJson(valid, { 'Content-Type': 'text/plain' })],
    [415, 'a multipart form', asJson(valid, { 'Content-Type': 'multipart/form-data; boundary=x' })],
    [415, 'no type', { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' }, body: valid }],
    [415, 'compression', asJson(valid, { 'Content-Encoding': 'gzip' })],
  ];

  it.each(refusals)('%i: %s', async (status, _, init) => {
    const answer = await quiet.visit(LEADS_PATH, init);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      status,
      'application/json',
      'no-store',
    ]);
    expect(await answer.json()).toEqual({
      ok: false,
      error: { code: expect.stringMatching(/^[a-z-]+$/), message: expect.stringMatching(/\.$/) },
    });
    expect(quiet.upstream.calls.count()).toBe(0);
  });

  it.each<[fields: Record<string, unknown>, wrong: Record<string, string>]>([
    [{}, { form: 'Please check this field' }],
    [
      { form: 'gallery' },
      {
        name: 'Please enter your name',
        phone_number: 'Please enter a valid 10-digit phone number',
        category: 'Choose a category',
      },
    ],
    [{ ...makeEnquiry(), phone_number: '12345' }, { phone_number: 'Please enter a valid 10-digit phone number' }],
    [{ ...makeEnquiry(), name: ' \u200b ' }, { name: 'Please enter your name' }],
    [{ ...makeEnquiry(), name: 'x'.repeat(200) }, { name: 'This text is too long' }],
    [{ ...makeEnquiry(), name: 7 }, { name: 'Please enter your name' }],
    [{ ...makeEnquiry(), email: 'nobody' }, { email: 'Please enter a valid email address' }],
    [{ ...makeEnquiry(), form: 'no such form' }, { form: 'Please check this field' }],
    [
      { ...makeEnquiry(), form: 'international', name: 'A', email: 'a@clinic.example' },
      { terms: 'Please agree to the Terms of Use' },
    ],
  ])('422 with the names of the fields: %j', async (fields, wrong) => {
    const answer = await quiet.visit(LEADS_PATH, asJson(fields));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store']);
    expect(await answer.json()).toEqual({
      ok: false,
      error: { code: 'invalid', message: Object.values(wrong)[0], fields: wrong },
    });
  });
});
