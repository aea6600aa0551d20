import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { OPS_LOGIN_PATH, OPS_LOGOUT_PATH, OPS_PATH } from '../../src/endpoints.ts';

const status = {
  ok: false,
  verdict: 'The store of enquiries does not answer.',
  at: '2026-11-20T03:31:00.000Z',
  problems: [],
  build: 'build',
  builtAt: '2026-11-20T03:30:00.000Z',
  environment: 'production',
  upstreams: [],
  cache: [],
  unmapped: [],
  wrongMappings: [],
  refusedPages: [],
  otherLanguages: [],
  refusedFields: [],
  lastNotice: null,
  outbox: null,
  linkCheck: null,
  monitor: null,
  field: null,
};
vi.mock('./site-status.ts', () => ({ statusFor: async () => status }));
// By a name that the compiler does not follow: routes have the Worker's globals, a test Node's.
const OPS = './ops.ts';
const { createOps } = await import(OPS);
const MONITOR_PARTS = './monitor-parts.ts';
const { monitorParts } = await import(MONITOR_PARTS);

const ORIGIN = 'http://localhost';
const OPS_TOKEN = 'a-token-for-the-tests-of-the-site';
const NOW = Date.UTC(2026, 10, 20);
const hangs = () => new Promise<never>(() => {});
const fails = () => Promise.reject(new Error('Network connection lost'));
const breaks = () => {
  throw new Error('The object is overloaded');
};

/** Waits take a tenth: what hangs is given up after seconds. */
const later = globalThis.setTimeout;
vi.stubGlobal('setTimeout', (done: () => void, ms = 0) => later(done, ms / 10));

/** The team's pages before an outbox that does the same to every call. */
function opsWith(call: () => unknown) {
  const stub = new Proxy({}, { get: () => call });
  const logged: string[] = [];
  const app = new Hono<{ Variables: { deps: unknown } }>();
  app.use(async (c, next) => {
    const settings = { OPS_TOKEN, SITE_ORIGIN: ORIGIN, ACCESS_TEAM: '', ACCESS_AUDIENCE: '' };
    const log = (line: string) => logged.push(line);
    c.set('deps', { settings, now: () => NOW, log, overlay: async () => null, waitUntil: () => {} });
    await next();
  });
  app.route('/', createOps());
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> =>
    app.request(path, init, { LEAD_OUTBOX: { getByName: () => stub } });
  const login = () =>
    ask(OPS_LOGIN_PATH, {
      method: 'POST',
      headers: { Origin: ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token: OPS_TOKEN, initials: 'AR' }).toString(),
    });
  return { ask, login, logged };
}

it.each([
  ['hangs', hangs],
  ['fails', fails],
  ['breaks at once', breaks],
])('lets the team in while the outbox %s, and shows how the site stands', async (_, call) => {
  const { ask, login, logged } = opsWith(call);
  const came = await login();
  // Not to the enquiries, which cannot be shown now.
  expect([came.status, came.headers.get('Location')]).toEqual([303, OPS_PATH]);
  expect(logged.join()).toContain('"event":"use-not-noted"');
  const Cookie = came.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const page = await ask(OPS_PATH, { headers: { Cookie } });
  expect(page.status).toBe(200);
  const text = await page.text();
  expect(text).toContain(status.verdict);
  expect(text).toContain('build, Friday, November 20 at 9:00\u00a0AM, India time, production');
  expect(text).toContain('<dt>Looked at</dt><dd>Friday, November 20 at 9:01\u00a0AM, India time');
  // Nothing is said to be well, or missing, that nobody could ask for.
  expect(text).toContain('Which deliveries failed is not known now.');
  expect(text).toContain('How the channels do is not known now.');
  expect(text).not.toMatch(/No delivery has failed|No channel is configured/);
  const left = await ask(OPS_LOGOUT_PATH, { method: 'POST', headers: { Cookie, Origin: ORIGIN } });
  expect([left.status, left.headers.get('Set-Cookie')]).toEqual([200, expect.stringContaining('Max-Age=0')]);
  expect(await left.text()).toContain('a copy of this session counts until Friday, November 20 at 1:30\u00a0PM, India time');
});

it.each([
  ['hangs', hangs, 'DeadlineError'],
  ['fails', fails, 'Error'],
])('answers with a page of the team where the outbox %s', async (_, call, name) => {
  const { ask, login } = opsWith(call);
  const Cookie = (await login()).headers.get('Set-Cookie')?.split(';')[0] ?? '';
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = await ask('/ops/leads', { headers: { Cookie } });
  const text = await page.text();
  expect([page.status, page.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
  expect(text).toContain(`Where it is the store of enquiries, the state of the site says so. For an engineer: ${name}.`);
  expect(text).toContain('<a href="">Try again</a> <a href="/ops">State of the site</a>');
  expect(text).not.toContain('What you sent');
  const headers = { Cookie, Origin: ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' };
  const act = await ask('/ops/leads/7', { method: 'POST', headers, body: 'action=answered' });
  expect(act.status).toBe(503);
  expect(await act.text()).toContain('look at the enquiry before you send it again');
});

it('says with a page that failed what was typed on the one before, which the browser may not have any more', async () => {
  const { ask, login } = opsWith(fails);
  const Cookie = (await login()).headers.get('Set-Cookie')?.split(';')[0] ?? '';
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const headers = { Cookie, Origin: ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' };
  const said = async (path: string, fields: Record<string, string>) =>
    (await ask(path, { method: 'POST', headers, body: new URLSearchParams(fields).toString() })).text();
  const note = await said('/ops/leads/7/desk', { kind: 'note', text: 'Rang <twice>.' });
  expect(note).toContain('>Rang &lt;twice&gt;.</textarea>');
  const times = await said('/ops/leads/7/times', { date1: '2030-01-07', time1: '10:00', date2: '2030-01-08', time2: '' });
  expect(times).toContain('>2030-01-07 10:00\n2030-01-08</textarea>');
  expect(await said('/ops/leads/7', { action: 'answered' })).not.toContain('<textarea');
});

it('leads to the enquiries while the outbox answers, and notes who came', async () => {
  const noted = vi.fn(async () => {});
  const { login } = opsWith(noted);
  const came = await login();
  expect([came.status, came.headers.get('Location')]).toEqual([303, '/ops/leads']);
  expect(noted).toHaveBeenCalledExactlyOnceWith({ at: NOW, who: 'token:AR', what: 'login', leadId: null });
});

it('shows with its year what ends years ahead, and a watch that has never looked as that', async () => {
  const domains = [{ name: 'clinic.example', endsAt: Date.parse('2028-03-14T20:00:00Z'), askedAt: NOW }];
  const visit = { at: NOW, steps: [] };
  const monitor = { domains, visit, visitsFailed: 0, watchedAt: null, redSince: null, builds: [] };
  const html = String(await monitorParts({ monitor }));
  expect(html).toContain('<td>clinic.example</td><td>March 15, 2028</td><td>Friday, November 20 at 5:30\u00a0AM</td>');
  expect(html).toContain('The watch has not looked yet.');
});
