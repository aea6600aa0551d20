import { createHmac, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONTENT_PATH, HEALTH_PATH, LEADS_PATH, OPS_LOGIN_PATH, OPS_PATH, WEBHOOK_PATH } from '../../src/endpoints.ts';
import { staticPaths } from '../../src/routes.ts';
import { type HtmlPage, readHtml } from './html-page.ts';
import { SOON, setWorkerScene } from './worker-scene.ts';
import { SITE_ORIGIN, type WorkerSite } from './worker-site.ts';

const SECRET = 'test-secret-of-the-notices';
const OPS_TOKEN = 'a-token-for-the-tests-of-the-site';
/** From the notice on. */
const LIVE_MS = 5_000;
const VARS = { NOTICE_SECRET: SECRET, OPS_TOKEN, CACHE_FRESH_SEC: '3600' };
const scene = setWorkerScene({ vars: VARS });

interface Place {
  shown?: boolean;
  menu?: boolean;
  footer?: boolean;
  label?: string;
}
const marked = (place: Place = {}, menuOrder = 0) => ({
  members: {
    clinic_public_site: {
      version: 'aaaaaaaaaaaa',
      noindex: false,
      place: { shown: true, menu: false, footer: false, label: '', ...place },
    },
    menu_order: menuOrder,
  },
});
const addPage = (slug: string, title: string, place?: Place, menuOrder?: number): number =>
  scene.upstream.content.add({
    type: 'page',
    slug,
    title,
    content: `<h2>Part</h2><p>Text of ${slug}.</p>`,
    ...marked(place, menuOrder),
  });

async function notify(change: object, site: WorkerSite = scene.site): Promise<void> {
  const body = JSON.stringify({ id: randomUUID(), changes: [{ type: 'page', event: 'updated', ...change }] });
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', SECRET).update(`${time}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-content-signature': `t=${time},v1=${signature}` };
  expect((await site.visit(WEBHOOK_PATH, { method: 'POST', headers, body })).status).toBe(202);
}

const live = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: LIVE_MS, interval: 50 });
const statusOf = async (path: string, site?: WorkerSite) => (await (site ?? scene.site).visit(path)).status;
const linksIn = (page: HtmlPage, id: string, path: string): string[] => {
  const within = page.within(id);
  return within
    .all('a')
    .flatMap((link, index) => (within.attribute(link, 'href') === path ? [within.texts('a')[index] ?? ''] : []));
};
/** What the drawer, the panel and the footer of a page call the link to a path. */
const places = async (path: string, target: string, site?: WorkerSite) => {
  const { page } = await scene.page(path, site);
  return ['menu-content', 'services-panel-content', 'footer'].map((id) => linksIn(page, id, target).join());
};
const NOWHERE = ['', '', ''];

it('an address longer than any slug, of which KV has no key, keeps no isolate from what KV says', async () => {
  const site = await scene.another();
  expect(await statusOf(`/${'long-'.repeat(150)}`, site)).toBe(404);
  expect(site.logged()).not.toContain('KV could not be read');
});

describe('a page that an editor puts on the site', () => {
  it('is there within seconds under its own slug, like every page of WordPress', async () => {
    await scene.visit('/contact-us');
    expect(await statusOf('/diwali-offer')).toBe(404);
    const id = addPage('diwali-offer', 'Diwali offer');
    await notify({ event: 'published', id, slug: 'diwali-offer' });
    await live(() => statusOf('/diwali-offer')).toBe(200);
    const { answer, page } = await scene.page('/diwali-offer');
    expect(answer.headers.get('x-content-version')).toBe('aaaaaaaaaaaa');
    expect([page.texts('h1'), page.canonicals(), page.metas('robots')]).toEqual([
      ['Diwali offer'],
      [`${SITE_ORIGIN}/diwali-offer`],
      ['index, follow'],
    ]);
    expect(page.html).toContain('<p>Text of diwali-offer.</p>');
    expect(page.html).toMatch(/"@type":"WebPage","name":"Diwali offer"/);
    expect(page.html).toMatch(/"@type":"BreadcrumbList".{0,300}"name":"Diwali offer"/);
    expect(page.html).toMatch(/aria-label="Breadcrumb".{0,300}aria-current="page">Diwali offer</);
    expect(await (await scene.visit('/api/content/diwali-offer')).json()).toMatchObject({
      status: 'found',
      content: { kind: 'managed', page: { slug: 'diwali-offer' } },
    });
    expect(await (await scene.visit('/sitemaps/pages.xml')).text()).toContain(`<loc>${SITE_ORIGIN}/diwali-offer</loc>`);
    expect((await scene.visit('/Diwali-Offer/')).headers.get('location')).toBe('/diwali-offer');
  });

  it('stands in no menu before that is asked for, and then in every document, without script', async () => {
    expect(await places('/contact-us', '/diwali-offer')).toEqual(NOWHERE);
    const { published, update } = scene.upstream.content;
    const id = published('page', 'id', true).find(({ slug }) => slug === 'diwali-offer')?.id ?? 0;
    update(id, marked({ menu: true, label: '<Offer> & more' }));
    await notify({ id, slug: 'diwali-offer' });
    const inMenu = ['<Offer> & more', '<Offer> & more', ''];
    await live(() => places('/contact-us', '/diwali-offer')).toEqual(inMenu);
    update(id, marked({ footer: true }));
    await notify({ id, slug: 'diwali-offer' });
    const inFooter = ['', '', 'Diwali offer'];
    await live(() => places('/contact-us', '/diwali-offer')).toEqual(inFooter);
    update(id, marked({ menu: true, footer: true, label: 'Offer' }));
    await notify({ id, slug: 'diwali-offer' });
    const everywhere = ['Offer', 'Offer', 'Offer'];
    await live(() => places('/contact-us', '/diwali-offer')).toEqual(everywhere);
    const others = ['/blogs', '/nose-jobs', '/blogs/every-block', '/no-such-page', '/diwali-offer', '/thank-you', '/enquiry'];
    for (const path of [...staticPaths(), ...others])
      expect([path, await places(path, '/diwali-offer')]).toEqual([path, everywhere]);
    const lite = readHtml(await (await scene.visit('/contact-us', { headers: { 'save-data': 'on' } })).text());
    expect(linksIn(lite, 'footer', '/diwali-offer')).toEqual(['Offer']);
  });

  it('changes the validator of the pages that link to it, and comes in the order of its editor', async () => {
    const before = (await scene.visit('/contact-us')).headers.get('etag') ?? '';
    expect((await scene.visit('/contact-us', { headers: { 'if-none-match': before } })).status).toBe(304);
    const id = addPage('camp', 'Free camp', { footer: true }, -1);
    await notify({ event: 'published', id, slug: 'camp' });
    await live(() => places('/contact-us', '/camp')).toEqual(['', '', 'Free camp']);
    expect((await scene.visit('/contact-us', { headers: { 'if-none-match': before } })).status).toBe(200);
    const { html } = (await scene.page('/contact-us')).page;
    expect(html.lastIndexOf('href="/camp"')).toBeLessThan(html.lastIndexOf('href="/diwali-offer"'));
    scene.upstream.content.withdraw(id);
    await notify({ event: 'withdrawn', id, slug: 'camp' });
    expect((await scene.visit('/contact-us')).headers.get('etag')).toBe(before);
  });

  it('leads from each of its former addresses to the present one', async () => {
    const id = addPage('monsoon', 'Monsoon', { menu: true });
    await notify({ event: 'published', id, slug: 'monsoon' });
    await live(() => statusOf('/monsoon')).toBe(200);
    for (const [from, to] of [
      ['monsoon', 'monsoon-offer'],
      ['monsoon-offer', 'rain-offer'],
    ] as const) {
      scene.upstream.content.rename(id, to);
      await notify({ id, slug: to, previous_slug: from });
      await live(() => statusOf(`/${to}`)).toBe(200);
    }
    for (const old of ['/monsoon', '/monsoon-offer']) {
      const { status, headers } = await scene.visit(old);
      expect([old, status, headers.get('location')]).toEqual([old, 301, '/rain-offer']);
    }
    expect(await (await scene.visit('/api/content/monsoon')).json()).toEqual({
      status: 'redirect',
      to: '/rain-offer',
      code: 301,
    });
    expect(await places('/contact-us', '/monsoon')).toEqual(NOWHERE);
    expect(await places('/contact-us', '/rain-offer')).toEqual(['Monsoon', 'Monsoon', '']);
  });

  it('goes at once from everywhere, even while WordPress is away, comes back, and is gone for good when it is deleted', async () => {
    const id = addPage('short-lived', 'Short lived', { menu: true, footer: true });
    await notify({ event: 'published', id, slug: 'short-lived' });
    await live(() => statusOf('/short-lived')).toBe(200);
    scene.upstream.content.withdraw(id);
    scene.upstream.faults.set('content', 'hang');
    await notify({ event: 'withdrawn', id, slug: 'short-lived' });
    expect([await statusOf('/short-lived'), await places('/about-us', '/short-lived')]).toEqual([404, NOWHERE]);
    expect(await (await scene.visit('/sitemaps/pages.xml')).text()).not.toContain('short-lived');
    scene.upstream.faults.clear();
    scene.upstream.content.publish(id);
    await notify({ event: 'published', id, slug: 'short-lived' });
    await live(() => statusOf('/short-lived')).toBe(200);
    scene.upstream.content.remove(id);
    await notify({ event: 'deleted', id, slug: 'short-lived' });
    expect([await statusOf('/short-lived'), await places('/about-us', '/short-lived')]).toEqual([410, NOWHERE]);
    await live(() => statusOf('/short-lived')).toBe(410);
  });

  it('is never shown unmarked, and no longer once the mark is taken away', async () => {
    const id = addPage('sample-page', 'Sample Page', { shown: false, menu: true });
    await notify({ event: 'published', id, slug: 'sample-page' });
    const other = addPage('with-a-mark', 'With a mark', { menu: true });
    await notify({ event: 'published', id: other, slug: 'with-a-mark' });
    await live(() => statusOf('/with-a-mark')).toBe(200);
    expect([await statusOf('/sample-page'), await places('/contact-us', '/sample-page')]).toEqual([404, NOWHERE]);
    scene.upstream.content.update(other, marked({ shown: false, menu: true }));
    await notify({ id: other, slug: 'with-a-mark' });
    await live(() => statusOf('/with-a-mark')).toBe(404);
    expect(await places('/contact-us', '/with-a-mark')).toEqual(NOWHERE);
  });

  it('keeps search engines away where its editor wishes', async () => {
    const id = addPage('quiet', 'Quiet');
    const { members } = marked();
    scene.upstream.content.update(id, {
      members: { ...members, clinic_public_site: { ...members.clinic_public_site, noindex: true } },
    });
    await notify({ event: 'published', id, slug: 'quiet' });
    await live(() => statusOf('/quiet')).toBe(200);
    expect((await scene.page('/quiet')).page.metas('robots')).toEqual(['noindex']);
    expect(await (await scene.visit('/sitemaps/pages.xml')).text()).not.toContain('/quiet<');
  });

  it('shows its form again with every word kept', async () => {
    const body = new URLSearchParams({ form: 'consultation', page: '/diwali-offer', name: 'A name to keep' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: SITE_ORIGIN };
    const answer = await scene.visit(LEADS_PATH, { method: 'POST', headers, body });
    const page = readHtml(await answer.text());
    expect([answer.status, page.texts('h1')]).toEqual([422, ['Diwali offer']]);
    expect(page.attributes('input', 'value')).toContain('A name to keep');
  });
});

describe('addresses of the site', () => {
  it.each(['contact-us', 'rhinoplasty', 'blogs', 'api', 'ops', 'media', 'about', 'nose-jobs'])(
    'cannot be had by a page of an editor: /%s',
    async (slug) => {
      const before = await scene.visit(`/${slug}`);
      const id = addPage(slug, 'An intruder', { menu: true });
      await notify({ event: 'published', id, slug });
      // A page published after it: by then the one before has been read.
      const next = addPage(`after-${slug}`, 'Next');
      await notify({ event: 'published', id: next, slug: `after-${slug}` });
      await live(() => statusOf(`/after-${slug}`)).toBe(200);
      const after = await scene.visit(`/${slug}`);
      expect([after.status, after.headers.get('location')]).toEqual([before.status, before.headers.get('location')]);
      expect(await after.text()).not.toContain('An intruder');
      scene.upstream.content.remove(id);
      await notify({ event: 'deleted', id, slug });
      await live(() => statusOf(`/${slug}`)).toBe(before.status);
    },
  );

  it('that a page wants all the same are told to the team', async () => {
    const site = await scene.another();
    const id = addPage('services', 'An intruder');
    const health = await site.visit(HEALTH_PATH, { headers: { authorization: `Bearer ${OPS_TOKEN}` } });
    expect(await health.json()).toMatchObject({ refusedPages: [{ id, slug: 'services' }] });
    const login = await site.visit(OPS_LOGIN_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ token: OPS_TOKEN }).toString(),
    });
    const ops = await site.visit(OPS_PATH, { headers: { cookie: login.headers.get('set-cookie')?.split(';')[0] ?? '' } });
    expect(await ops.text()).toContain(`/services (page ${id})`);
    scene.upstream.content.remove(id);
    await site.kill();
  });
});

describe('addresses that nobody has', () => {
  it('are answered from the list, without a call', async () => {
    await scene.visit('/no-such-page');
    scene.upstream.calls.reset();
    const tried = ['wp-login', 'admin', 'x_y', '%e0%b2%ae', ...Array.from({ length: 40 }, () => randomUUID())];
    for (const name of tried) expect([name, await statusOf(`/${name}`)]).toEqual([name, 404]);
    for (const name of tried.slice(0, 4)) expect(await statusOf(`${CONTENT_PATH}/${name}`)).toBe(404);
    expect(scene.upstream.calls.count()).toBe(0);
  });

  it('are 503 while the list cannot be known, and the pages of the build stand', async () => {
    scene.upstream.faults.set('content', { status: 500 });
    const site = await scene.another();
    expect([await statusOf('/perhaps', site), await statusOf('/contact-us', site)]).toEqual([503, 200]);
    scene.upstream.faults.clear();
    await expect.poll(() => statusOf('/perhaps', site), SOON).toBe(404);
    await site.kill();
  });
});

describe('without the plugin', () => {
  it('there are no such pages, nobody asks for them, and documents are what they were', async () => {
    const id = addPage('unannounced', 'Unannounced', { menu: true });
    const site = await scene.another({});
    scene.upstream.calls.reset();
    expect([await statusOf('/unannounced', site), await places('/contact-us', '/unannounced', site)]).toEqual([404, NOWHERE]);
    expect(scene.upstream.calls.count()).toBe(0);
    scene.upstream.content.remove(id);
    await site.kill();
  });
});

describe('another place of the network', () => {
  const persistTo = '.wrangler/test-editor-pages';

  it('learns of a page by the cron where no notice came, and keeps it while WordPress is away', async () => {
    rmSync(persistTo, { recursive: true, force: true });
    const site = await scene.another({ vars: VARS, persistTo });
    expect(await statusOf('/by-cron', site)).toBe(404);
    const id = addPage('by-cron', 'By cron', { menu: true });
    await site.cron('*/5 * * * *');
    expect([await statusOf('/by-cron', site), (await places('/contact-us', '/by-cron', site))[0]]).toEqual([200, 'By cron']);
    await site.kill();
    scene.upstream.faults.set('content', 'hang');
    const later = await scene.another({ vars: VARS, persistTo });
    expect([(await places('/contact-us', '/by-cron', later))[0], await statusOf('/by-cron', later)]).toEqual(['By cron', 200]);
    await later.kill();
    scene.upstream.faults.clear();
    scene.upstream.content.remove(id);
  });
});
