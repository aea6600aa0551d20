import { describe, expect, it } from 'vitest';
import { HEALTH_PATH, LEADS_PATH, SITEMAP_PATH } from '../../src/endpoints.ts';
import { asForm, asJson, makeEnquiry } from './lead-post.ts';
import { opsOf } from './ops-page.ts';
import { SOON, setWorkerScene } from './worker-scene.ts';
import type { WorkerSite } from './worker-site.ts';

/** The drills of docs/operations.md that no other test has: each says what the visitor sees and what operations see. */
const scene = setWorkerScene();

const PAGES = ['/', '/gallery', '/blogs', '/blogs/every-block', '/nose-jobs'];
const statuses = (site: WorkerSite, paths = PAGES) =>
  Promise.all(paths.map(async (path) => [path, (await site.visit(path)).status]));
const allOk = (paths = PAGES) => paths.map((path) => [path, 200]);

const received = (phone = '') => scene.upstream.leads.filter(({ body }) => JSON.stringify(body).includes(phone)).length;

/** An enquiry is taken and reaches the clinic once. */
async function expectTaken(site: WorkerSite): Promise<void> {
  const enquiry = makeEnquiry();
  expect((await site.visit(LEADS_PATH, asJson(enquiry))).status).toBe(202);
  await expect.poll(() => received(enquiry['phone_number']), SOON).toBe(1);
}

const failing = (message: string) => `new Proxy({}, { get: () => async () => { throw new Error('${message}') } })`;

describe('KV', () => {
  it('that throws on every call costs the visitor nothing', async () => {
    const site = await scene.another({
      fault: `() => ({ CONTENT_KV: ${failing('KV is away')} })`,
      vars: { CACHE_FRESH_SEC: '0' },
    });
    expect(await statuses(site)).toEqual(allOk());
    await expectTaken(site);
    // What this isolate has seen outlives WordPress, even without KV.
    for (const area of ['content', 'blogs', 'seo'] as const) scene.upstream.faults.set(area, 'down');
    expect(await statuses(site)).toEqual(allOk());
    scene.upstream.faults.clear();
    expect(site.logged()).toMatch(/KV could not be read/);
  });

  it('that hangs costs the visitor seconds, and the team what it has noted there', { timeout: 90_000 }, async () => {
    const OPS_TOKEN = 'a-token-for-the-tests-of-the-site';
    const site = await scene.another({
      fault: '() => ({ CONTENT_KV: new Proxy({}, { get: () => () => new Promise(() => {}) }) })',
      vars: { OPS_TOKEN },
    });
    expect(await statuses(site)).toEqual(allOk());
    await expectTaken(site);
    expect((await opsOf(site, OPS_TOKEN)).texts('h1')).toEqual(['State of the site']);
    expect(site.logged()).toContain('KV could not be read (DeadlineError)');
  });

  it('over its quota serves what is new, and says that it cannot be kept', async () => {
    const kv = `{ get: (...given) => env.CONTENT_KV.get(...given), put: async () => { throw new Error('KV PUT failed: 429') } }`;
    const site = await scene.another({ fault: `(env) => ({ CONTENT_KV: ${kv} })`, vars: { CACHE_FRESH_SEC: '0' } });
    expect(await statuses(site)).toEqual(allOk());
    scene.upstream.content.update(163, { title: 'New in spite of it' });
    await expect.poll(async () => (await scene.page('/nose-jobs', site)).page.texts('h1'), SOON).toEqual(['New in spite of it']);
    scene.upstream.content.update(163, { title: 'Nose Jobs' });
    expect((await site.kv.list()).keys).toEqual([]);
    expect(site.logged()).toMatch(/KV could not be written/);
  });
});

describe('the cache of the place', () => {
  /** With a maker of pictures, whose work it keeps. */
  const broken = `() => {
    const lost = () => Promise.reject(new Error('Network connection lost.'));
    Object.assign(Object.getPrototypeOf(caches.default), { match: lost, put: lost });
    const response = () => new Response('small', { headers: { 'Content-Type': 'image/webp' } });
    const work = { transform: () => work, output: async () => ({ response }) };
    return { IMAGES: { input: () => work } };
  }`;

  it('that fails keeps nothing from a visitor that can be made again', async () => {
    const site = await scene.another({ fault: broken });
    const rendered = ['/blogs', '/blogs/every-block', '/nose-jobs', '/gallery/liposuction/t10601'];
    expect(await statuses(site, rendered)).toEqual(allOk(rendered));
    const picture = await site.visit('/media/2025/01/laser.jpg?w=320', { headers: { Accept: 'image/webp' } });
    expect([picture.status, await picture.text()]).toEqual([200, 'small']);
    expect(site.logged()).not.toContain('Network connection lost');
  });
});

describe('the outbox', () => {
  const throwing = `() => ({ LEAD_OUTBOX: { getByName: () => ${failing('overloaded')} } })`;
  const hanging = '{ getByName: () => new Proxy({}, { get: () => () => new Promise(() => {}) }) }';
  const OPS_TOKEN = 'a-token-for-the-tests-of-the-site';
  const healthOf = async (site: WorkerSite): Promise<string> => {
    // The watch asks anew, where a page of the team may be half a minute old.
    await site.cron('*/5 * * * *');
    return (await site.visit(HEALTH_PATH, { headers: { Authorization: `Bearer ${OPS_TOKEN}` } })).text();
  };

  it('that cannot be reached: enquiries go straight to the clinic, and health says so', async () => {
    const site = await scene.another({ fault: throwing });
    expect(await statuses(site)).toEqual(allOk());
    await expectTaken(site);
    expect(await (await site.visit(HEALTH_PATH)).json()).toMatchObject({ leads: 'unreachable' });
    expect(site.logged()).toMatch(/lead-outbox-failed/);
  });

  const full = `(env) => ({ LEAD_OUTBOX: { getByName: (...given) => new Proxy(env.LEAD_OUTBOX.getByName(...given), {
    get: (stub, name) => (name === 'accept' ? async () => { throw new Error('database or disk is full') } : (...args) => stub[name](...args)),
  }) } })`;

  it('that can be read and takes nothing in: the team is told that enquiries are not in it', async () => {
    const site = await scene.another({ fault: full, vars: { OPS_TOKEN, WATCH: 'on' } });
    await expectTaken(site);
    expect(await (await site.visit(HEALTH_PATH)).json()).toMatchObject({ leads: 'ok' });
    // Not more often: the tokens of a minute are limited.
    await expect
      .poll(() => healthOf(site), { ...SOON, interval: 500 })
      .toContain('Enquiries of the last hour (1) are in the clinic');
    expect(site.logged()).toContain('lead-record-lost');
  });

  it('that takes nothing in while the clinic’s system is away: the team is told, and a release by what its build counts', async () => {
    const site = await scene.another({ fault: full, vars: { OPS_TOKEN, WATCH: 'on' } });
    scene.upstream.faults.set('leads', 'down');
    expect((await site.visit(LEADS_PATH, asJson(makeEnquiry()))).status).toBe(503);
    scene.upstream.faults.clear();
    const told = expect.poll(() => healthOf(site), { ...SOON, interval: 500 });
    await told.toMatch(/Enquiries could not be taken in the last hour \(1\).*"leadFailures":1/);
  });

  it('that never answers: the same, within seconds', async () => {
    await expectTaken(await scene.another({ fault: `() => ({ LEAD_OUTBOX: ${hanging} })` }));
  });

  it('that can be read and never answers what it is to take: the team is told, and what it takes in the end is not sent again', {
    timeout: 90_000,
  }, async () => {
    // What hangs is taken in later, in the order in which it came, by one cron each: the enquiry, and the note that it went past.
    const late = `(() => { const held = []; let isReleased = false; return (env, request) => {
      isReleased ||= Boolean(request?.headers.has('x-release'));
      return { LEAD_OUTBOX: { getByName: (...given) => new Proxy(env.LEAD_OUTBOX.getByName(...given), { get: (stub, name) => {
        if (name === 'accept') return (...args) => { held.push(args); return new Promise(() => {}); };
        if (name === 'ensureAlarm') return async () => { if (isReleased && held.length) await stub.accept(...held.shift()); };
        return (...args) => stub[name](...args);
      } }) } };
    } })()`;
    const site = await scene.another({ fault: late, vars: { OPS_TOKEN, WATCH: 'on' } });
    const enquiry = makeEnquiry();
    const { status } = await site.visit(LEADS_PATH, asJson(enquiry));
    expect([status, received(enquiry['phone_number'])]).toEqual([202, 1]);
    const lost = '{"event":"lead-record-lost","error":"DeadlineError"}';
    await expect.poll(() => site.logged(), { ...SOON, timeout: 40_000 }).toContain(lost);
    await expect
      .poll(() => healthOf(site), { ...SOON, interval: 500 })
      .toContain('Enquiries of the last hour (1) are in the clinic');
    await site.visit(HEALTH_PATH, { headers: { 'X-Release': '' } });
    await expect
      .poll(() => healthOf(site), { ...SOON, interval: 500 })
      .toMatch(/"outbox":\{"waiting":0,"parked":0,"delivered":1,/);
    expect(received(enquiry['phone_number'])).toBe(1);
  });

  it.each([
    ['cannot be reached', throwing],
    ['never answers', `() => ({ LEAD_OUTBOX: ${hanging} })`],
  ])('%s, and the clinic’s system is away: the visitor is told, every word is kept, nobody says "sent"', async (_, fault) => {
    const site = await scene.another({ fault });
    scene.upstream.faults.set('leads', 'down');
    const enquiry = makeEnquiry({ name: 'Kept Word' });
    const json = await site.visit(LEADS_PATH, asJson(enquiry));
    expect([json.status, await json.json()]).toEqual([
      503,
      { ok: false, error: expect.objectContaining({ code: 'not-stored' }) },
    ]);
    const form = await site.visit(LEADS_PATH, asForm(enquiry));
    expect(form.status).toBe(503);
    const html = await form.text();
    for (const kept of ['Kept Word', enquiry['phone_number'], 'tel:+', 'https://wa.me/']) expect(html).toContain(kept);
    expect(site.logged()).toMatch(/lead-failed/);
    expect(site.logged()).not.toContain('Kept Word');
    scene.upstream.faults.clear();
  });
});

describe('everything the site reads', () => {
  it('away at once, from a cold start: own pages stand, the rest says so, enquiries wait on disk', async () => {
    const areas = ['content', 'blogs', 'seo', 'media', 'leads'] as const;
    const site = await scene.another();
    for (const area of areas) scene.upstream.faults.set(area, 'down');
    expect(await statuses(site, ['/', '/gallery', '/contact-us', SITEMAP_PATH, HEALTH_PATH])).toEqual(
      allOk(['/', '/gallery', '/contact-us', SITEMAP_PATH, HEALTH_PATH]),
    );
    for (const path of ['/blogs', '/nose-jobs']) {
      const answer = await site.visit(path);
      expect([answer.status, answer.headers.has('retry-after')]).toEqual([503, true]);
      expect(await answer.text()).toContain('tel:+');
    }
    const enquiry = makeEnquiry();
    expect((await site.visit(LEADS_PATH, asJson(enquiry))).status).toBe(202);
    scene.upstream.faults.clear();
    await expect.poll(() => received(enquiry['phone_number']), SOON).toBe(1);
  });
});

describe('a file of the build that is missing', () => {
  it('takes its own page down, with a sentence and a number, and no other', async () => {
    const assets = `{ fetch: (input, init) => (new URL(input.url ?? input).pathname === '/_p/gallery.html' ? new Response('', { status: 404 }) : env.ASSETS.fetch(input, init)) }`;
    const site = await scene.another({ fault: `(env) => ({ ASSETS: ${assets} })` });
    const answer = await site.visit('/gallery');
    const told = ['cache-control', 'retry-after'].map((name) => answer.headers.get(name));
    expect([answer.status, ...told]).toEqual([500, 'no-store', '30']);
    const html = await answer.text();
    for (const said of ['This page cannot be shown right now', 'tel:+', 'https://wa.me/']) expect(html).toContain(said);
    expect(await statuses(site, ['/', '/about-us', '/blogs'])).toEqual(allOk(['/', '/about-us', '/blogs']));
    await expectTaken(site);
    expect(site.logged()).toMatch(/request-failed/);
  });

  it('and belonged to the build before: a plain 404 that nobody keeps', async () => {
    const answer = await scene.visit('/assets/chunks/chunk-0ldBu1ld.js');
    expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([404, 'no-store', 'Not found']);
  });
});

describe('a poisoned cache', () => {
  it.each<[what: string, stored: string]>([
    ['no JSON', '<html>Just a moment</html>'],
    ['another thing', '[1,2,3]'],
    ['nothing', 'null'],
    ['an entry of an old schema', JSON.stringify({ version: 3, body: { title: 'Old' } })],
    ['an entry without value', JSON.stringify({ hash: 'x', storedAt: 1 })],
  ])('holding %s is read past', async (_, stored) => {
    const site = await scene.another();
    for (const key of ['v1/page/nose-jobs', 'v1/post-index/2', 'v1/post/every-block', 'v0/page/nose-jobs'])
      await site.kv.put(key, stored);
    expect(await statuses(site)).toEqual(allOk());
    expect((await scene.page('/nose-jobs', site)).page.texts('h1')).toEqual(['Nose Jobs']);
    await site.kill();
  });
});

describe('a clock that jumps', () => {
  const DAY_MS = 86_400_000;
  const clock = `(env, request) => {
    globalThis.real ??= Date.now;
    Date.now = () => globalThis.real() + Number(request.headers.get('X-Clock') ?? 0);
    return {};
  }`;
  const at = (days: number) => ({ 'X-Clock': String(days * DAY_MS) });

  it('ten days on and back again: pages answer, an enquiry goes out, and news is seen', async () => {
    const site = await scene.another({ fault: clock });
    for (const days of [0, 10, 0, -10, 0])
      for (const path of PAGES)
        expect([days, path, (await site.visit(path, { headers: at(days) })).status]).toEqual([days, path, 200]);
    await expectTaken(site);
    await site.visit('/nose-jobs', { headers: at(10) });
    scene.upstream.content.update(163, { title: 'After the jump' });
    const heading = async () => (await scene.page('/nose-jobs', site)).page.texts('h1');
    await expect.poll(heading, SOON).toEqual(['After the jump']);
    scene.upstream.content.update(163, { title: 'Nose Jobs' });
  });
});
