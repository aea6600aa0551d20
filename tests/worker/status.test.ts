import { expect, it } from 'vitest';
import { HEALTH_PATH, LEADS_PATH, OPS_LOGIN_PATH, OPS_PATH, OPS_TEST_PATH } from '../../src/endpoints.ts';
import { NotificationDoubles } from '../leads/notification-doubles.ts';
import { readHtml } from './html-page.ts';
import { asJson, makeEnquiry } from './lead-post.ts';
import { SOON, setWorkerScene } from './worker-scene.ts';

const OPS_TOKEN = 'a-token-for-the-tests-of-the-site';
const AUTHORISED = { headers: { Authorization: `Bearer ${OPS_TOKEN}` } };
const scene = setWorkerScene({ vars: { OPS_TOKEN } });

it('health says a word to anybody and the figures to the team, and asks nobody for strangers', async () => {
  scene.upstream.calls.reset();
  const stranger = await (await scene.visit(HEALTH_PATH, { headers: { Authorization: 'Bearer wrong' } })).json();
  expect(stranger).toEqual({ ok: true, build: expect.stringMatching(/^\w{12}$/), leads: 'ok', watch: 'off' });
  expect(scene.upstream.calls.count()).toBe(0);

  const answer = await scene.visit(HEALTH_PATH, AUTHORISED);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const health: unknown = await answer.json();
  expect(health).toMatchObject({
    ok: true,
    environment: 'development',
    upstreams: ['CMS', 'clinic API', 'system of enquiries'].map((upstream) => ({ upstream, state: 'open' })),
    cache: expect.arrayContaining([{ record: 'index of posts', state: 'MISS', seconds: expect.any(Number) }]),
    unmapped: [],
    wrongMappings: [],
    lastNotice: null,
    outbox: { waiting: 0, parked: 0, oldestWaitingSec: null },
    linkCheck: null,
  });
  expect(JSON.stringify(health)).not.toMatch(/"seconds":-/);
});

it('the link check runs by its cron, and /ops shows what it found and what could not be delivered', {
  timeout: 120_000,
}, async () => {
  const site = await scene.another({
    vars: { OPS_TOKEN, MANAGED_PAGES: '{"nose-jobs":163,"facelift-in-bangalore":163,"mommy-makeover-in-bangalore":4711}' },
  });
  scene.upstream.faults.set('leads', { status: 400 });
  const enquiry = makeEnquiry();
  expect((await site.visit(LEADS_PATH, asJson(enquiry))).status).toBe(202);
  await expect.poll(async () => site.logged(), SOON).toContain('http-400');
  scene.upstream.faults.clear();
  await site.cron('41 2 * * *');
  await site.cron('*/5 * * * *');

  const health = await site.visit(HEALTH_PATH, AUTHORISED);
  expect(health.status).toBe(503);
  expect(await health.json()).toMatchObject({
    ok: false,
    unmapped: ['mommy-makeover-in-bangalore'],
    wrongMappings: [{ slug: 'facelift-in-bangalore', id: 163, shown: { slug: 'facelift-in-bangalore' } }],
    outbox: { parked: 1 },
    linkCheck: {
      findings: expect.arrayContaining([
        expect.objectContaining({ kind: 'managed page', what: 'mommy-makeover-in-bangalore (id 4711)' }),
      ]),
    },
  });

  expect((await site.visit(OPS_PATH)).status).toBe(401);
  const login = await site.visit(OPS_LOGIN_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ token: OPS_TOKEN }).toString(),
  });
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
  const answer = await site.visit(OPS_PATH, { headers: { Cookie: cookie } });
  const html = await answer.text();
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual([
    200,
    'no-store',
    'noindex',
  ]);
  expect(readHtml(html).texts('h1')).toEqual(['State of the site']);
  for (const said of [
    'and first ',
    'mommy-makeover-in-bangalore (id 4711)',
    'facelift-in-bangalore: 163, shown is',
    'http-400',
    'CMS',
    'index of posts',
  ])
    expect(html).toContain(said);
  for (const personal of [enquiry['name'], enquiry['phone_number']]) expect(html).not.toContain(personal);
});

it('/ops leads to each enquiry that could not be delivered, and to none that was withdrawn', async () => {
  const site = await scene.another({ vars: { OPS_TOKEN } });
  const SAME = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };
  const post = (path: string, fields: Record<string, string>, headers = {}) =>
    site.visit(path, { method: 'POST', headers: { ...SAME, ...headers }, body: new URLSearchParams(fields).toString() });
  const Cookie = ((await post(OPS_LOGIN_PATH, { token: OPS_TOKEN })).headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const read = async (path: string) => readHtml(await (await site.visit(path, { headers: { Cookie } })).text());
  const failed = async () => (await read(OPS_PATH)).attributes('a', 'href').filter((path) => /leads\/\d/.test(path));
  const filed = async () => {
    const answer = await site.visit(LEADS_PATH, asJson(makeEnquiry()));
    return ((await answer.json()) as { reference: string }).reference;
  };
  scene.upstream.faults.set('leads', { status: 400 });
  await filed();
  const reference = await filed();
  await expect.poll(failed, SOON).toEqual(['/ops/leads/2', '/ops/leads/1']);
  scene.upstream.faults.clear();
  await post('/enquiry', { reference, action: 'withdraw' });
  expect(await failed()).toEqual(['/ops/leads/1']);
  scene.upstream.faults.set('leads', { status: 503 });
  await filed();
  await expect.poll(failed, SOON).toEqual(['/ops/leads/3', '/ops/leads/1']);
  scene.upstream.faults.clear();
  expect((await read('/ops/leads/1')).texts('button')).toContain('Send now');
});

it('a channel of notifications that fails is red on /ops and /health, and well again when a test arrives', async () => {
  const doubles = new NotificationDoubles();
  await doubles.open();
  const site = await scene.another({ vars: { OPS_TOKEN, LEAD_SLACK_URL: doubles.url('slack') } });
  const login = await site.visit(OPS_LOGIN_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ token: OPS_TOKEN }).toString(),
  });
  const Cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
  const test = async () => {
    const answer = await site.visit(OPS_TEST_PATH, {
      method: 'POST',
      headers: { Cookie, 'Sec-Fetch-Site': 'same-origin' },
    });
    return readHtml(await answer.text()).texts('td');
  };
  const status = async () => (await site.visit(OPS_PATH, { headers: { Cookie } })).text();
  const shown = async () => readHtml(await status()).texts('td');
  expect(await shown()).toEqual(expect.arrayContaining(['slack', 'not used yet']));
  doubles.broken.set('slack', 404);
  expect(await test()).toEqual(['slack', 'failed: http-404']);
  expect(await shown()).toEqual(expect.arrayContaining(['slack', 'fails: http-404']));
  expect(await status()).toContain('Make a new address for the channel there');
  doubles.broken.clear();
  expect(await test()).toEqual(['slack', 'sent']);
  expect(await shown()).toEqual(expect.arrayContaining(['slack', 'works']));
  expect(await status()).not.toContain('Make a new address');
  await doubles.close();
});

it('mail that is wanted and cannot be sent is named as a wrong setting', async () => {
  const site = await scene.another({ vars: { LEAD_EMAIL_TO: 'team@clinic.example' } });
  expect(await (await site.visit(HEALTH_PATH)).text()).toContain('LEAD_EMAIL_TO is set');
});
