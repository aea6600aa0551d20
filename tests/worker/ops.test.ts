import { beforeAll, describe, expect, it } from 'vitest';
import {
  LEADS_PATH,
  OPS_ANSWERING_PATH,
  OPS_CARRIED_OVER_PATH,
  OPS_ERASE_PATH,
  OPS_EXPORT_PATH,
  OPS_LEADS_PATH,
  OPS_LOG_PATH,
  OPS_LOGIN_PATH,
  OPS_LOGOUT_PATH,
  OPS_PATH,
  OPS_STYLE_PATH,
} from '../../src/endpoints.ts';
import { readHtml } from './html-page.ts';
import { asJson, makeEnquiry } from './lead-post.ts';
import { SOON, setWorkerScene } from './worker-scene.ts';
import type { WorkerSite } from './worker-site.ts';

const TOKEN = 'correct horse battery staple';
const scene = setWorkerScene({ vars: { OPS_TOKEN: TOKEN } });

const SAME = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' };
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  scene.visit(path, { method: 'POST', headers: { ...SAME, ...headers }, body: new URLSearchParams(fields).toString() });

let session = '';
const inside = (path: string) => scene.visit(path, { headers: { Cookie: session } });
const act = (path: string, fields: Record<string, string>) => post(path, fields, { Cookie: session });

beforeAll(async () => {
  const answer = await post(OPS_LOGIN_PATH, { token: TOKEN });
  session = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
});

describe('the door of the inbox', () => {
  it('is not there when nothing is configured', async () => {
    const site: WorkerSite = await scene.another({ vars: {} });
    for (const path of [OPS_LEADS_PATH, OPS_PATH, OPS_LOGIN_PATH, OPS_STYLE_PATH, OPS_EXPORT_PATH]) {
      expect([path, (await site.visit(path)).status]).toEqual([path, 404]);
    }
  });

  it('shows a login form and nothing else, and opens to the token alone', async () => {
    for (const path of [OPS_LEADS_PATH, '/ops/leads/1', OPS_EXPORT_PATH, OPS_LOG_PATH]) {
      const answer = await scene.visit(path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([401, 'no-store']);
      // Whoever opened the desk in a window has no hold on it.
      expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(readHtml(await answer.text()).texts('h1')).toEqual(['Team login']);
    }
    for (const token of ['', 'wrong', `${TOKEN} `, TOKEN.toUpperCase()]) {
      const answer = await post(OPS_LOGIN_PATH, { token });
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null]);
    }
    const answer = await post(OPS_LOGIN_PATH, { token: TOKEN });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, OPS_LEADS_PATH]);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^ops=\d{13}\.[0-9a-f]{64}; Max-Age=28800; Path=\/ops; HttpOnly; SameSite=Strict/,
    );
  });

  it('takes no made-up or changed session, and nothing from another site', async () => {
    const [, until = '', signature = ''] = /ops=(\d+)\.(\w+)/.exec(session) ?? [];
    for (const cookie of [`ops=${Number(until) + 1}.${signature}`, `ops=${until}.${'0'.repeat(64)}`, 'ops=', 'other=1']) {
      expect((await scene.visit(OPS_LEADS_PATH, { headers: { Cookie: cookie } })).status).toBe(401);
    }
    const elsewhere: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'none' },
      { Origin: 'https://evil.example', 'Sec-Fetch-Site': '' },
    ];
    for (const headers of elsewhere) {
      expect((await post('/ops/leads/1', { action: 'erase' }, { Cookie: session, ...headers })).status).toBe(403);
    }
    expect((await scene.visit(OPS_LEADS_PATH, { headers: { 'Cf-Access-Jwt-Assertion': 'a.b.c' } })).status).toBe(401);
  });
});

describe('the inbox', () => {
  const patient = makeEnquiry({ name: 'Inbox <b>Patient</b>', key: crypto.randomUUID() });
  let reference = '';
  let path = '';

  beforeAll(async () => {
    const answer = (await (await scene.visit(LEADS_PATH, asJson(patient))).json()) as { reference: string };
    reference = answer.reference;
    await scene.visit(LEADS_PATH, asJson(makeEnquiry({ subject: 'http://spam.example' })));
  });

  it('lists, filters and searches enquiries, and says how many wait', async () => {
    await expect.poll(() => scene.upstream.leads.length, SOON).toBe(1);
    const page = readHtml(await (await inside(OPS_LEADS_PATH)).text());
    expect(page.texts('dd')).toEqual(['0', '1', '0', '1', '0', 'none']);
    expect(page.texts('td')).toEqual(expect.arrayContaining([reference, patient['name'], patient['phone_number']]));
    expect(page.all('script')).toEqual([]);
    path = page.attributes('a', 'href').find((href) => /^\/ops\/leads\/\d+$/.test(href)) ?? '';
    const rows = async (answer: Response) => Math.max(0, readHtml(await answer.text()).all('tr').length - 1);
    expect(await rows(await inside('/ops/leads?state=quarantined'))).toBe(1);
    expect(await rows(await inside('/ops/leads?form=international'))).toBe(0);
    expect(await rows(await inside('/ops/leads?state=nonsense&before=x'))).toBe(2);
    expect(await rows(await act(OPS_LEADS_PATH, { search: reference.toLowerCase() }))).toBe(1);
    expect(await rows(await act(OPS_LEADS_PATH, { search: 'nobody at all' }))).toBe(0);
  });

  it('marks one as answered, which its visitor then sees', async () => {
    const rows = readHtml(await (await act(OPS_LEADS_PATH, { search: reference })).text());
    path = rows.attributes('a', 'href').find((href) => /^\/ops\/leads\/\d+$/.test(href)) ?? '';
    const lead = readHtml(await (await inside(path)).text());
    expect(lead.texts('dd')).toEqual(expect.arrayContaining([patient['name'], patient['phone_number']]));
    const answer = await act(path, { action: 'answered' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
    expect(readHtml(await (await inside(path)).text()).texts('button')).toContain('Not answered after all');
    const shown = await post('/enquiry', { reference });
    expect(
      readHtml(await shown.text())
        .texts('p')
        .join(),
    ).toContain('Answered.');
    expect((await act(path, { action: 'nonsense' })).status).toBe(422);
    for (const id of ['999999', '9'.repeat(30)]) expect([id, (await inside(`/ops/leads/${id}`)).status]).toEqual([id, 404]);
  });

  it('releases what was set aside; then it is sent', async () => {
    const page = readHtml(await (await inside('/ops/leads?state=quarantined')).text());
    const quarantined = page.attributes('a', 'href').find((href) => /^\/ops\/leads\/\d+$/.test(href)) ?? '';
    await act(quarantined, { action: 'release' });
    await expect.poll(() => scene.upstream.leads.length, SOON).toBe(2);
  });

  it('is answered at the desk: by whoever takes it, with notes, a next step and one tap to phone, WhatsApp and mail', async () => {
    const asha = { name: 'Desk Patient', phone_number: '+447700900123', email: 'desk@clinic.example' };
    for (const category of ['Rhinoplasty', 'Liposuction'])
      await scene.visit(LEADS_PATH, asJson(makeEnquiry({ ...asha, category })));
    const as = async (initials: string) => {
      const answer = await post(OPS_LOGIN_PATH, { token: TOKEN, initials });
      return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    };
    const [ab, cd] = [await as('a.b.'), await as('CD')];
    expect((await post(OPS_LOGIN_PATH, { token: TOKEN, initials: '<b>' })).status).toBe(422);
    const refused = readHtml(await (await post(OPS_LOGIN_PATH, { token: 'mistyped', initials: '"AB' })).text());
    expect(refused.attributes('input', 'value')).toEqual(['"AB']);

    const desk = readHtml(await (await scene.visit(OPS_LEADS_PATH, { headers: { Cookie: ab } })).text());
    expect(desk.texts('h2')[0]).toMatch(/^To be answered \(\d+\)$/);
    // Both enquiries of one person are one line.
    const lines = desk.texts('td').filter((text) => text.includes('Desk Patient') && text.includes('also'));
    expect(lines).toHaveLength(1);
    expect(desk.texts('td').some((text) => /^United Kingdom, \w{3} \d+:\d\d [AP]M$/.test(text))).toBe(true);
    const links = desk.attributes('a', 'href');
    expect(links).toEqual(
      expect.arrayContaining(['tel:+447700900123', expect.stringMatching(/^https:\/\/wa\.me\/447700900123\?text=/)]),
    );

    // By the number as somebody dials it, and by a part of it.
    for (const search of ['07700 900123', '+44 (0)7700 900123', '00447700900123', '7700 900 123', '0900123', '900 123']) {
      const names = readHtml(await (await act(OPS_LEADS_PATH, { search })).text()).texts('td');
      expect([search, names.filter((text) => text === 'Desk Patient')]).toEqual([search, ['Desk Patient', 'Desk Patient']]);
    }
    const rows = readHtml(await (await act(OPS_LEADS_PATH, { search: 'Desk Patient' })).text());
    const one = rows.attributes('a', 'href').find((href) => /^\/ops\/leads\/\d+$/.test(href)) ?? '';
    const change = (cookie: string, fields: Record<string, string>) => post(`${one}/desk`, fields, { Cookie: cookie });
    const seen = async () => readHtml(await (await scene.visit(one, { headers: { Cookie: ab } })).text());
    expect((await change(ab, { kind: 'claim' })).status).toBe(303);
    expect((await change(cd, { kind: 'claim' })).status).toBe(409);
    expect((await seen()).texts('dd')).toContain('AB');
    expect((await change(cd, { kind: 'note', text: ' Rang <b>twice</b> ' })).status).toBe(303);
    expect((await change(cd, { kind: 'next-step', text: 'Ring again', on: '2026-12-01' })).status).toBe(303);
    const wrongOnes: Record<string, string>[] = [
      { kind: 'note', text: ' ' },
      { kind: 'note', text: 'x'.repeat(1001) },
      { kind: 'next-step', text: 'x', on: 'soon' },
      { kind: 'nonsense' },
    ];
    for (const wrong of wrongOnes) expect((await change(cd, wrong)).status).toBe(422);
    const page = await seen();
    expect(page.texts('li').join()).toContain('CD: Rang <b>twice</b>');
    expect([page.attributes('input', 'value').includes('Ring again'), page.all('b')]).toEqual([true, []]);

    await post(one, { action: 'answered' }, { Cookie: cd });
    expect((await seen()).texts('dd').join()).toMatch(/, by CD/);
    const figures = readHtml(await (await scene.visit(OPS_ANSWERING_PATH, { headers: { Cookie: ab } })).text());
    expect(figures.texts('h2')).toEqual(['By week', 'By form', 'By person']);
    expect(figures.texts('td')).toContain('CD');
    const log = await (await scene.visit(OPS_LOG_PATH, { headers: { Cookie: ab } })).text();
    for (const said of ['token:AB', 'token:CD', 'claim', 'note', 'next-step', 'answering']) expect(log).toContain(said);
    expect(scene.site.logged()).not.toMatch(/Rang|Ring again|Desk Patient/);
    await act(OPS_ERASE_PATH, { phone_number: '+447700900123', confirmed: 'yes' });
  });

  it('exports a table for spreadsheets', async () => {
    const answer = await inside(OPS_EXPORT_PATH);
    expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      'text/csv; charset=utf-8',
      'no-store',
    ]);
    const csv = await answer.text();
    expect(csv.trimEnd().split('\r\n')).toHaveLength(3);
    expect(csv).toContain(`"${reference}"`);
  });

  it('erases one with a receipt, and all of a number', async () => {
    expect(readHtml(await (await act(path, { action: 'erase' })).text()).texts('p')[0]).toMatch(
      /^Erased\. Receipt \w{4}-\w{4}\.$/,
    );
    const list = readHtml(await (await inside(OPS_LEADS_PATH)).text());
    expect(list.texts('li').join()).toContain(reference);
    expect((await act(OPS_CARRIED_OVER_PATH, { reference })).status).toBe(303);
    expect((await act(OPS_ERASE_PATH, { phone_number: 'x' })).status).toBe(422);
    expect((await act(OPS_ERASE_PATH, { phone_number: '9999999999' })).status).toBe(404);
    expect(await (await inside(OPS_EXPORT_PATH)).text()).not.toContain(patient['phone_number']);
  });

  it('notes every use, without personal data', async () => {
    const noted = readHtml(await (await inside(OPS_LOG_PATH)).text()).texts('td');
    for (const what of ['login', 'login-refused', 'list', 'search', 'read', 'answered', 'release', 'export:2', 'erase'])
      expect(noted).toContain(what);
    expect(scene.site.logged()).toContain('"event":"inbox"');
    for (const personal of ['Inbox', patient['phone_number'], TOKEN, reference])
      expect(scene.site.logged()).not.toContain(personal);
  });

  it('is left by logging out', async () => {
    const answer = await act(OPS_LOGOUT_PATH, {});
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([
      303,
      expect.stringMatching(/^ops=; Max-Age=0; Path=\/ops; HttpOnly; SameSite=Strict$/),
    ]);
  });
});
