import { describe, expect, it } from 'vitest';
import {
  FORM_TOKEN_PATH,
  HEALTH_PATH,
  LEADS_PATH,
  OPS_LEADS_PATH,
  OPS_LOG_PATH,
  OPS_LOGIN_PATH,
  OPS_LOGOUT_PATH,
} from '../../src/endpoints.ts';
import { readHtml } from './html-page.ts';
import { asJson, makeEnquiry } from './lead-post.ts';
import { SOON, setWorkerScene } from './worker-scene.ts';
import type { VisitInit, WorkerSite } from './worker-site.ts';

const OPS_TOKEN = 'a-token-for-the-tests-of-limits';
/** The platform's counter lets so many through in a minute. */
const SHIELD = 20;
const scene = setWorkerScene({ vars: { OPS_TOKEN } });

const from = (address: string, headers: Record<string, string> = {}) => ({ 'CF-Connecting-IP': address, ...headers });
const FORM = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' };
const loginAs = (token: string, headers: Record<string, string> = {}): VisitInit => ({
  method: 'POST',
  headers: { ...FORM, ...headers },
  body: new URLSearchParams({ token }).toString(),
});

/**
 * Visits until one is refused. A minute of the platform's counter may end in between, so that it lets twice as many through; with more
 * than that nothing is limited.
 */
async function untilRefused(visit: () => Promise<Response>): Promise<number[]> {
  const all: number[] = [];
  while (all.at(-1) !== 429 && all.length < 2 * SHIELD + 5) all.push((await visit()).status);
  return all;
}

async function statuses(times: number, visit: (n: number) => Promise<Response>): Promise<number[]> {
  const all: number[] = [];
  for (let n = 0; n < times; n += 1) all.push((await visit(n)).status);
  return all;
}
const count = (all: number[], status: number) => all.filter((one) => one === status).length;

async function sessionOn(site: WorkerSite): Promise<string> {
  const answer = await site.visit(OPS_LOGIN_PATH, loginAs(OPS_TOKEN));
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}
const tableCells = async (site: WorkerSite, path: string, cookie: string) =>
  readHtml(await (await site.visit(path, { headers: { Cookie: cookie } })).text()).texts('td');

describe('the platform counter', () => {
  it('refuses before the outbox is woken, and sees neither address nor number', async () => {
    const site = await scene.another({
      vars: { LEAD_LIMIT_PER_MINUTE: '1000' },
      fault: `(env, request) => ({ LEAD_FLOOD: { limit: async ({ key }) => {
        console.warn('counted ' + key);
        return { success: request.headers.get('CF-Connecting-IP') !== '203.0.113.20' };
      } } })`,
    });
    const enquiry = makeEnquiry();
    const answer = await site.visit(LEADS_PATH, asJson(enquiry, from('203.0.113.20')));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
    expect(site.logged()).toMatch(/counted [0-9a-f]{64}/);
    expect(site.logged()).not.toContain('203.0.113.20');
    // What comes from elsewhere is delivered; by then the other would have been, too.
    expect((await site.visit(LEADS_PATH, asJson(makeEnquiry(), from('203.0.113.22')))).status).toBe(202);
    await expect.poll(() => scene.upstream.leads.length, SOON).toBe(1);
    expect(JSON.stringify(scene.upstream.leads)).not.toContain(enquiry['phone_number']);
    // Whoever guesses at references takes no enquiry from others behind the same address.
    await site.visit('/enquiry', { method: 'POST', headers: { ...FORM, ...from('203.0.113.22') }, body: 'reference=2222-2222' });
    const counted = [...site.logged().matchAll(/counted (\w+)/g)].map(([, key]) => key);
    expect([counted.length, new Set(counted).size]).toEqual([3, 3]);
  });

  it('lets some twenty a minute through from one address, and everybody when it is broken', async () => {
    const site = await scene.another({ vars: { LEAD_LIMIT_PER_MINUTE: '1000' } });
    // One enquiry sent again and again: the outbox has it once, the counter counts every time.
    const enquiry = makeEnquiry({ key: crypto.randomUUID() });
    const all = await untilRefused(() => site.visit(LEADS_PATH, asJson(enquiry, from('203.0.113.21'))));
    expect([count(all, 202) >= SHIELD, all.at(-1)]).toEqual([true, 429]);
    const broken = await scene.another({
      vars: { LEAD_LIMIT_PER_MINUTE: '1000' },
      fault: `() => ({ LEAD_FLOOD: { limit: async () => { throw new Error('away'); } } })`,
    });
    expect((await broken.visit(LEADS_PATH, asJson(makeEnquiry(), from('203.0.113.21')))).status).toBe(202);
  });
});

describe('guesses and bursts of requests are limited, also where enquiries are not,', () => {
  it.each<[what: string, path: string, init: (address: string) => VisitInit, first: number]>([
    ['tokens at /health', HEALTH_PATH, (ip) => ({ headers: from(ip, { Authorization: 'Bearer guess' }) }), 200],
    [
      'tokens of trial enquiries',
      LEADS_PATH,
      (ip) => asJson(makeEnquiry(), from(ip, { 'X-Dry-Run': '1', Authorization: 'Bearer guess' })),
      403,
    ],
    ['logins', OPS_LOGIN_PATH, (ip) => loginAs('guess', from(ip)), 401],
    ['references', '/enquiry', (ip) => ({ method: 'POST', headers: { ...FORM, ...from(ip) }, body: 'reference=2222-2222' }), 404],
  ])('%s', async (what, path, init, first) => {
    const address = `198.51.100.${what.length}`;
    const all = await untilRefused(() => scene.visit(path, init(address)));
    expect([count(all, first) >= SHIELD, count(all, first) + 1, all.at(-1)]).toEqual([true, all.length, 429]);
    expect((await scene.visit(path, init('198.51.100.200'))).status).toBe(first);
  });

  it('opened forms, where enquiries are', async () => {
    const site = await scene.another({ vars: { LEAD_LIMIT_PER_MINUTE: '1000' } });
    const open = () => site.visit(FORM_TOKEN_PATH, { method: 'POST', headers: from('198.51.100.3') });
    const all = await untilRefused(open);
    expect([count(all, 200) >= SHIELD, all.at(-1)]).toEqual([true, 429]);
  });

  it('but not a visit to /health without a token, nor the right token of a tool', async () => {
    const open = await statuses(SHIELD + 5, () => scene.visit(HEALTH_PATH, { headers: from('198.51.100.1') }));
    expect(new Set(open)).toEqual(new Set([200]));
    const headers = from('198.51.100.2', { Authorization: `Bearer ${OPS_TOKEN}` });
    expect(await (await scene.visit(HEALTH_PATH, { headers })).json()).toHaveProperty('outbox');
  });

  it('and a form is not opened from another site', async () => {
    const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await scene.visit(FORM_TOKEN_PATH, { method: 'POST', headers })).status).toBe(403);
  });
});

describe('the log of the inbox', () => {
  it('cannot be filled by wrong logins: they are counted by the hour', async () => {
    const site = await scene.another();
    const cookie = await sessionOn(site);
    await site.visit(OPS_LEADS_PATH, { headers: { Cookie: cookie } });
    const refused = (address: string) => site.visit(OPS_LOGIN_PATH, loginAs('guess', from(address)));
    const all = await statuses(60, () => refused('203.0.113.30'));
    expect(count(all, 429)).toBeGreaterThanOrEqual(20);
    await refused('203.0.113.31');
    const counted = async () => {
      const cells = await tableCells(site, OPS_LOG_PATH, cookie);
      return cells.flatMap((cell, n) => (cell === 'login-refused' ? [Number(cells[n + 1])] : [])).reduce((a, b) => a + b, 0);
    };
    // Those above the limit write nothing at all.
    await expect.poll(counted, SOON).toBe(count(all, 401) + 1);
    const cells = await tableCells(site, OPS_LOG_PATH, cookie);
    expect(cells).toContain('list');
    expect(cells.filter((cell) => cell === 'login-refused').length).toBeLessThanOrEqual(2);
  });

  it('has pages, and can be narrowed to one kind of use', async () => {
    const site = await scene.another();
    const cookie = await sessionOn(site);
    const inside = (path: string) => site.visit(path, { headers: { Cookie: cookie } });
    for (let n = 0; n < 205; n += 1) await inside('/ops/leads/1');
    const first = readHtml(await (await inside(OPS_LOG_PATH)).text());
    expect(first.texts('td')).not.toContain('login');
    const older = first.attributes('a', 'href').find((href) => href.includes('before=')) ?? '';
    const second = await tableCells(site, older, cookie);
    expect(second).toContain('login');
    expect(second.filter((cell) => cell === 'read')).toHaveLength(5);
    expect((await tableCells(site, '/ops/log?what=login', cookie)).filter((cell) => cell === 'login')).toHaveLength(1);
    expect(await tableCells(site, '/ops/log?what=login', cookie)).not.toContain('read');
  });
});

describe('a session', () => {
  it('that was logged out of opens nothing any more; another one still does', async () => {
    const site = await scene.another();
    const cookie = await sessionOn(site);
    // The next is made in another millisecond, so it is another session.
    await expect.poll(async () => (await sessionOn(site)) !== cookie).toBe(true);
    const other = await sessionOn(site);
    const status = async (session: string) => (await site.visit(OPS_LEADS_PATH, { headers: { Cookie: session } })).status;
    expect([await status(cookie), await status(other)]).toEqual([200, 200]);
    const left = await site.visit(OPS_LOGOUT_PATH, { method: 'POST', headers: { ...FORM, Cookie: cookie } });
    expect([left.status, left.headers.get('set-cookie')]).toEqual([
      303,
      expect.stringMatching(/^ops=; Max-Age=0; Path=\/ops; HttpOnly; SameSite=Strict$/),
    ]);
    expect([await status(cookie), await status(other)]).toEqual([401, 200]);
  });
});
