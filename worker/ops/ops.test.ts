import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { OPS_LOGIN_PATH, OPS_PATH } from '../../src/endpoints.ts';

const status = {
  ok: false,
  verdict: 'The store of enquiries does not answer.',
  problems: [],
  build: 'build',
  builtAt: '',
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

const ORIGIN = 'http://localhost';
const OPS_TOKEN = 'a-token-for-the-tests-of-the-site';
const NOW = Date.UTC(2026, 10, 20);
const hangs = () => new Promise<never>(() => {});
const fails = () => Promise.reject(new Error('Network connection lost'));
const breaks = () => {
  throw new Error('The object is overloaded');
};

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
])('lets the team in while the outbox %s, and shows how the site stands', { timeout: 15_000 }, async (_, call) => {
  const { ask, login, logged } = opsWith(call);
  const came = await login();
  // Not to the enquiries, which cannot be shown now.
  expect([came.status, came.headers.get('Location')]).toEqual([303, OPS_PATH]);
  expect(logged.join()).toContain('"event":"use-not-noted"');
  const Cookie = came.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const page = await ask(OPS_PATH, { headers: { Cookie } });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(status.verdict);
});

it('leads to the enquiries while the outbox answers, and notes who came', async () => {
  const noted = vi.fn(async () => {});
  const { login } = opsWith(noted);
  const came = await login();
  expect([came.status, came.headers.get('Location')]).toEqual([303, '/ops/leads']);
  expect(noted).toHaveBeenCalledExactlyOnceWith({ at: NOW, who: 'token:AR', what: 'login', leadId: null });
});
