import { createHmac, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  CONTENT_REPORT_PATH,
  HEALTH_PATH,
  LEADS_PATH,
  RECEIPT_PATH,
  SITEMAPS_PREFIX,
  WEBHOOK_PATH,
} from '../../src/endpoints.ts';
import { entriesIn, markAll, writtenTo } from './kv-marks.ts';
import { opsOf } from './ops-page.ts';
import { SOON, setWorkerScene } from './worker-scene.ts';
import { SITE_ORIGIN, type WorkerSite } from './worker-site.ts';

const SECRET = 'test-secret-of-the-notices';
/** What the public page must keep to, from the notice on. */
const LIVE_MS = 5_000;
const scene = setWorkerScene({ vars: { NOTICE_SECRET: SECRET, CACHE_FRESH_SEC: '3600' } });

const signed = (body: string, time = Math.floor(Date.now() / 1000), secret = SECRET) => ({
  'content-type': 'application/json',
  'x-content-signature': `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`,
});

const send = (body: string, headers: Record<string, string> = signed(body), path = WEBHOOK_PATH, site: WorkerSite = scene.site) =>
  site.visit(path, { method: 'POST', headers, body });

const noticeOf = (...changes: object[]) => JSON.stringify({ id: randomUUID(), changes });

async function notify(...changes: object[]): Promise<void> {
  expect((await send(noticeOf(...changes))).status).toBe(202);
}

const statusOf = async (path: string) => (await scene.visit(path)).status;
const titleOf = async (path: string) => (await scene.page(path)).page.texts('h1')[0];
const listed = async (query: string) => (await scene.page(`/blogs?q=${query}`)).page.texts('h2');
const idOf = (slug: string): number =>
  scene.upstream.content.published('post', 'id', true).find((post) => post.slug === slug)?.id ?? 0;
const live = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: LIVE_MS, interval: 50 });

describe('a change notice', () => {
  it('publishes a post: its page, the lists, the sitemap, within five seconds', async () => {
    await scene.visit('/blogs');
    expect(await statusOf('/blogs/fresh-from-the-editor')).toBe(404);
    const { content } = scene.upstream;
    const id = content.add({ slug: 'fresh-from-the-editor', title: 'Fresh words', content: '<p>New.</p>', categories: [11] });
    await notify({ type: 'post', event: 'published', id, slug: 'fresh-from-the-editor' });
    await live(() => titleOf('/blogs/fresh-from-the-editor')).toBe('Fresh words');
    await live(() => listed('fresh+words')).toContain('Fresh words');
  });

  it('changes a post with one call, however many visitors come', async () => {
    const path = '/blogs/every-block';
    await scene.visit(path);
    const id = idOf('every-block');
    scene.upstream.content.update(id, { title: 'Every block, again' });
    await scene.visit('/blogs');
    scene.upstream.calls.reset();
    const notified = notify({ type: 'post', event: 'updated', id, slug: 'every-block' });
    const crowd = await Promise.all(Array.from({ length: 200 }, () => scene.visit(path)));
    await notified;
    await live(() => titleOf(path)).toBe('Every block, again');
    expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([200]));
    expect(scene.upstream.calls.count(({ area }) => area === 'content')).toBe(1);
    expect(await listed('every+block')).toContain('Every block, again');
  });

  it('leads from the old slug of a renamed post to the new one, also after two renames', async () => {
    const id = idOf('sticky');
    await scene.visit('/blogs/sticky');
    for (const [from, to] of [
      ['sticky', 'pinned'],
      ['pinned', 'fastened'],
    ] as const) {
      scene.upstream.content.rename(id, to);
      await notify({ type: 'post', event: 'updated', id, slug: to, previous_slug: from });
      await live(() => statusOf(`/blogs/${to}`)).toBe(200);
    }
    // An article answers as soon as it is there; the index, by which its old addresses lead to it, is written right after.
    const answer = async (path: string) => {
      const { status, headers } = await scene.visit(path);
      return [status, headers.get('location'), headers.get('cache-control')];
    };
    // Asked again each time: one that a browser kept would lead in a circle once the old name is back.
    for (const old of ['sticky', 'pinned'])
      await live(() => answer(`/blogs/${old}`)).toEqual([301, '/blogs/fastened', 'no-cache']);
    expect(await (await scene.visit('/api/content/blogs/sticky')).json()).toMatchObject({
      status: 'redirect',
      to: '/blogs/fastened',
    });
    scene.upstream.content.rename(id, 'sticky');
    await notify({ type: 'post', event: 'updated', id, slug: 'sticky', previous_slug: 'fastened' });
    await live(() => statusOf('/blogs/sticky')).toBe(200);
    await live(() => answer('/blogs/fastened')).toEqual([301, '/blogs/sticky', 'no-cache']);
  });

  it('withdraws a post at once, even while WordPress is away, and gives it back', async () => {
    const id = idOf('commented');
    expect(await statusOf('/blogs/commented')).toBe(200);
    scene.upstream.content.withdraw(id);
    scene.upstream.faults.set('content', 'hang');
    await notify({ type: 'post', event: 'withdrawn', id, slug: 'commented' });
    expect(await statusOf('/blogs/commented')).toBe(404);
    expect(await listed('commented')).not.toContain('Commented');
    scene.upstream.faults.clear();
    scene.upstream.content.publish(id);
    await notify({ type: 'post', event: 'published', id, slug: 'commented' });
    await live(() => statusOf('/blogs/commented')).toBe(200);
  });

  it('is read past a cache of the host that keeps what it is told not to keep', async () => {
    const { content, calls, faults } = scene.upstream;
    faults.set('content', { kept: new Map() });
    const slug = 'behind-a-cache';
    const path = `/blogs/${slug}`;
    const id = content.add({ slug, title: 'As it was', content: '<p>x</p>' });
    await notify({ type: 'post', event: 'published', id, slug });
    await live(() => titleOf(path)).toBe('As it was');
    content.update(id, { title: 'As it is' });
    await notify({ type: 'post', event: 'updated', id, slug });
    await live(() => titleOf(path)).toBe('As it is');
    content.withdraw(id);
    calls.reset();
    await notify({ type: 'post', event: 'withdrawn', id, slug });
    await live(async () => calls.count('content')).toBe(1);
    // The table of contents, which finds what is not listed, and the list itself.
    await scene.site.cron('*/5 * * * *');
    expect(await statusOf(path)).toBe(404);
    expect(await listed('as+it+is')).not.toContain('As it is');
    faults.clear();
  });

  it('says 410 for a deleted post, and takes back a withdrawal that came late', async () => {
    const id = idOf('long-excerpt');
    expect(await statusOf('/blogs/long-excerpt')).toBe(200);
    await notify({ type: 'post', event: 'withdrawn', id, slug: 'long-excerpt' });
    await live(() => statusOf('/blogs/long-excerpt')).toBe(200);
    scene.upstream.content.remove(id);
    await notify({ type: 'post', event: 'deleted', id, slug: 'long-excerpt' });
    expect(await statusOf('/blogs/long-excerpt')).toBe(410);
    await live(() => listed('long+excerpt')).not.toContain('Long excerpt');
    expect(await statusOf('/blogs/long-excerpt')).toBe(410);
  });

  it('changes, withdraws and gives back a managed page', async () => {
    expect(await titleOf('/nose-jobs')).toBe('Nose Jobs');
    scene.upstream.content.update(163, { title: 'Noses' });
    await notify({ type: 'page', event: 'updated', id: 163, slug: 'nose-jobs' });
    await live(() => titleOf('/nose-jobs')).toBe('Noses');
    scene.upstream.content.withdraw(163);
    await notify({ type: 'page', event: 'withdrawn', id: 163, slug: 'nose-jobs' });
    expect(await statusOf('/nose-jobs')).toBe(404);
    scene.upstream.content.publish(163);
    await notify({ type: 'page', event: 'published', id: 163, slug: 'nose-jobs' });
    await live(() => titleOf('/nose-jobs')).toBe('Noses');
  });

  it('leaves a managed page alone when another page of its slug goes', async () => {
    expect(await statusOf('/nose-jobs')).toBe(200);
    for (const event of ['withdrawn', 'deleted']) {
      await notify({ type: 'page', event, id: 99_163, slug: 'nose-jobs' });
      expect(await statusOf('/nose-jobs')).toBe(200);
    }
  });

  it.each(['category', 'media', 'site'])('of the kind "%s" reaches every page that shows it', async (type) => {
    const { content } = scene.upstream;
    const category = content.categories.get(11);
    const image = content.images.get(1001);
    if (!category || !image) throw new Error('the sample content has changed');
    await scene.visit('/blogs/with-small-image');
    category.name = `Dermatology ${type}`;
    image.alt = `Seen for ${type}`;
    content.update(26, { title: `Facelift ${type}` });
    await notify({ type, event: 'updated', id: 11 });
    await live(async () => (await scene.page('/blogs')).page.texts('button')).toContain(`Dermatology ${type}`);
    expect(await titleOf('/facelift-in-bangalore')).toBe(`Facelift ${type}`);
    expect((await scene.page('/blogs/entities-in-title')).page.attributes('img', 'alt')).toContain(`Seen for ${type}`);
  });

  it('makes nothing worse when WordPress fails after a wide change', async () => {
    const before = await titleOf('/blogs/every-block');
    scene.upstream.faults.set('content', { status: 500 });
    await notify({ type: 'site', event: 'updated' });
    expect([await titleOf('/blogs/every-block'), await statusOf('/blogs'), await statusOf('/nose-jobs')]).toEqual([
      before,
      200,
      200,
    ]);
    scene.upstream.faults.clear();
    scene.upstream.content.update(idOf('every-block'), { title: 'After the storm' });
    await expect.poll(() => titleOf('/blogs/every-block'), SOON).toBe('After the storm');
  });

  it('may come twice and late, and writes only what changed', async () => {
    // A site of its own: what the wide changes above made due may still be read.
    const site = await scene.another();
    const id = idOf('with-small-image');
    // The list first: an article that was read before it is provisional, and read again.
    await site.visit('/blogs');
    await site.visit('/blogs/with-small-image');
    await expect
      .poll(async () => [...(await entriesIn(site.kv)).keys()], SOON)
      .toEqual(expect.arrayContaining(['v1/post/with-small-image', 'v1/post-index/2']));
    await markAll(site.kv);
    scene.upstream.calls.reset();
    const reads = () => scene.upstream.calls.count(({ url }) => url.includes('slug=with-small-image'));
    const body = noticeOf({ type: 'post', event: 'updated', id, slug: 'with-small-image' });
    const again = async () => (await send(body, signed(body), WEBHOOK_PATH, site)).status;
    expect(await again()).toBe(202);
    await expect.poll(reads, SOON).toBe(1);
    await expect.poll(again, SOON).toBe(200);
    const before = reads();
    expect(before).toBeLessThanOrEqual(2);
    expect([await again(), reads()]).toEqual([200, before]);
    // When the last notice came is kept for the team; of the content, nothing is written.
    expect(await writtenTo(site.kv)).toEqual(['status/last-notice']);
  });

  it('is refused when it is unsigned, wrong, old, or no notice', async () => {
    const body = noticeOf();
    const now = Math.floor(Date.now() / 1000);
    const plain = { 'content-type': 'application/json' };
    expect((await send(body, { ...plain, 'x-content-signature': '' })).status).toBe(401);
    expect((await send(body, signed(body, now, 'another secret'))).status).toBe(401);
    expect((await send(`${body} `, signed(body))).status).toBe(401);
    for (const seconds of [-301, 360]) expect((await send(body, signed(body, now + seconds))).status).toBe(401);
    expect((await send('[]')).status).toBe(400);
    expect((await send('x'.repeat(70_000))).status).toBe(413);
    const large = 'x'.repeat(70_000);
    expect((await send(large, { ...signed(large), 'transfer-encoding': 'chunked' })).status).toBe(413);
    // What cannot be signed is refused for that, however much of it there is: nothing of it was read.
    for (const ill of ['', 't=1', `t=${now},v1=short`, signed(large, now - 301)['x-content-signature']])
      expect((await send(large, { ...plain, 'x-content-signature': ill })).status).toBe(401);
    expect((await scene.visit(WEBHOOK_PATH)).status).toBe(405);
    const unconfigured = await scene.another({});
    expect((await send(body, signed(body), WEBHOOK_PATH, unconfigured)).status).toBe(404);
  });

  it('that is forged is counted and alarms nobody, until WordPress has a change that nothing announced and none is taken', async () => {
    const OPS_TOKEN = 'a-token-for-the-tests-of-the-site';
    const site = await scene.another({ vars: { NOTICE_SECRET: SECRET, OPS_TOKEN, WATCH: 'on' } });
    const body = noticeOf({ type: 'site', event: 'updated', id: 0, slug: 'a-word-of-the-body' });
    const now = Math.floor(Date.now() / 1000);
    const wrong = signed(body, now, 'another secret');
    const refused = async (headers: Record<string, string>) =>
      expect((await send(body, headers, WEBHOOK_PATH, site)).status).toBe(401);
    for (const ill of ['', 'probe', 't=1']) await refused({ ...wrong, 'x-content-signature': ill });
    expect(site.logged()).not.toContain('notice-refused');
    await refused(wrong);
    await refused(wrong);
    await refused(signed(body, now - 900));
    const health = async () => {
      // The watch asks anew, where a page of the team may be half a minute old.
      await site.cron('*/5 * * * *');
      return (await site.visit(HEALTH_PATH, { headers: { Authorization: `Bearer ${OPS_TOKEN}` } })).text();
    };
    // Articles are compared once their list is known.
    await site.visit('/blogs');
    await expect.poll(health, { ...SOON, interval: 500 }).toMatch(/All is well.*"lastHour":\{[^}]*"notices-refused":3\}/s);
    expect((await opsOf(site, OPS_TOKEN)).texts('dd')).toContain('3');
    expect(await health()).toContain('All is well');
    scene.upstream.content.update(idOf('every-block'), { title: 'Nobody was told of this' });
    await expect.poll(health, { ...SOON, interval: 500 }).toContain('3 were refused in the last hour and none was taken');
    for (const why of ['signature', 'time']) expect(site.logged()).toContain(`{"event":"notice-refused","why":"${why}"}`);
    for (const secret of ['a-word-of-the-body', wrong['x-content-signature'].slice(-64)])
      expect(site.logged()).not.toContain(secret);
    expect((await send(body, signed(body), WEBHOOK_PATH, site)).status).toBe(202);
    await expect.poll(health, { ...SOON, interval: 500 }).toContain('All is well');
  });
});

describe('a publish receipt', () => {
  const receipt = async (path: string) => {
    const body = JSON.stringify({ path });
    return (await (await send(body, signed(body), RECEIPT_PATH)).json()) as { receipt?: Record<string, unknown> };
  };

  it('says what the public page shows', async () => {
    const id = idOf('shortcodes');
    scene.upstream.content.update(id, { title: 'Codes &amp; <em>signs</em>', modifiedGmt: '2026-11-20T10:00:00' });
    await notify({ type: 'post', event: 'updated', id, slug: 'shortcodes' });
    const shown = { path: '/blogs/shortcodes', url: `${SITE_ORIGIN}/blogs/shortcodes`, status: 200, indexed: true };
    await live(() => receipt('/blogs/shortcodes')).toEqual({
      ok: true,
      receipt: {
        ...shown,
        title: 'Codes & signs',
        modifiedAt: '2026-11-20T10:00:00Z',
        contentVersion: null,
        version: expect.stringMatching(/^"/),
      },
    });
    expect((await receipt('/blogs/no-such-post')).receipt).toMatchObject({ status: 404, indexed: false });
    for (const path of ['', '//evil.example/', 'https://evil.example', LEADS_PATH, '/a?b', null])
      expect(await receipt(path as string)).toMatchObject({ ok: false });
  });
});

describe('what the plugin says beside a text', () => {
  const own = (more: object) => ({ clinic_public_site: { version: 'aaaaaaaaaaaa', ...more } });
  const receiptOf = async (path: string) => {
    const body = JSON.stringify({ path });
    return ((await (await send(body, signed(body), RECEIPT_PATH)).json()) as { receipt: Record<string, unknown> }).receipt;
  };

  it('its version and the date of the last change stand in the receipt, also of a managed page', async () => {
    scene.upstream.content.update(190, { modifiedGmt: '2026-11-20T10:00:00', members: own({}) });
    await notify({ type: 'page', event: 'updated', id: 190, slug: 'body-contouring-in-bangalore' });
    const shown = () => receiptOf('/body-contouring-in-bangalore');
    await live(shown).toMatchObject({ status: 200, modifiedAt: '2026-11-20T10:00:00Z', contentVersion: 'aaaaaaaaaaaa' });
    // A reusable block in the page was changed: its date is the same, its version is not.
    scene.upstream.content.update(190, { modifiedGmt: '2026-11-20T10:00:00', members: own({ version: 'bbbbbbbbbbbb' }) });
    await notify({ type: 'page', event: 'updated', id: 190, slug: 'body-contouring-in-bangalore' });
    await live(shown).toMatchObject({ modifiedAt: '2026-11-20T10:00:00Z', contentVersion: 'bbbbbbbbbbbb' });
    // Nothing there says so of a page that is not from WordPress.
    expect(await receiptOf('/contact-us')).toMatchObject({ status: 200, modifiedAt: null, contentVersion: null });
  });

  it('keeps an article and a page out of search engines and sitemaps, and names the language of the text', async () => {
    const sitemap = async (part: string) => (await scene.visit(`${SITEMAPS_PREFIX}${part}.xml`)).text();
    const id = idOf('entities-in-title');
    expect(await sitemap('posts-1')).toContain('/blogs/entities-in-title<');
    expect(await sitemap('pages')).toContain('/hair-transplant-in-bangalore<');
    scene.upstream.content.update(id, { members: own({ noindex: true, language: 'en-IN' }) });
    scene.upstream.content.update(192, { members: { yoast_head_json: { robots: { index: 'noindex' } } } });
    await notify(
      { type: 'post', event: 'updated', id, slug: 'entities-in-title' },
      { type: 'page', event: 'updated', id: 192, slug: 'hair-transplant-in-bangalore' },
    );
    const robots = async (path: string) => (await scene.page(path)).page.metas('robots');
    await live(() => robots('/blogs/entities-in-title')).toEqual(['noindex']);
    await live(() => robots('/hair-transplant-in-bangalore')).toEqual(['noindex']);
    await live(() => sitemap('posts-1')).not.toContain('/blogs/entities-in-title<');
    await live(() => sitemap('pages')).not.toContain('/hair-transplant-in-bangalore<');
    const { page } = await scene.page('/blogs/entities-in-title');
    expect(page.attributes('article', 'lang')).toEqual(['en-IN']);
    expect(page.html).toContain('"inLanguage":"en-IN"');
    expect(await receiptOf('/blogs/entities-in-title')).toMatchObject({ status: 200, indexed: false });
    // The list says so as well, so that a site that read nothing but the list knows it.
    const another = await scene.another();
    await expect.poll(async () => (await another.visit('/blogs')).status, SOON).toBe(200);
    expect(await (await another.visit('/sitemaps/posts-1.xml')).text()).not.toContain('/blogs/entities-in-title<');
    scene.upstream.content.update(id, { members: {} });
    scene.upstream.content.update(192, { members: {} });
    await notify(
      { type: 'post', event: 'updated', id, slug: 'entities-in-title' },
      { type: 'page', event: 'updated', id: 192, slug: 'hair-transplant-in-bangalore' },
    );
    await live(() => robots('/blogs/entities-in-title')).toEqual(['index, follow']);
  });

  it('an article in another language is nowhere among the English ones, and back once it is in English', async () => {
    const id = idOf('entities-in-title');
    const path = '/blogs/entities-in-title';
    const places = ['/blogs?q=nose+jobs', '/sitemaps/posts-1.xml', '/api/content/posts?q=nose+jobs'];
    const texts = () => Promise.all(places.map(async (place) => (await scene.visit(place)).text()));
    const isListed = async () =>
      (await texts()).map((text) => /blogs\/entities-in-title[<"]|"slug":"entities-in-title"/.test(text));
    const status = async () => (await scene.visit(path)).status;
    expect(await status()).toBe(200);
    await live(isListed).toEqual([true, true, true]);
    scene.upstream.content.update(id, { members: { lang: 'kn', ...own({}) } });
    await notify({ type: 'post', event: 'updated', id, slug: 'entities-in-title' });
    await live(status).toBe(404);
    await live(isListed).toEqual([false, false, false]);
    expect((await scene.visit(`/ar${path}`)).status).toBe(404);
    scene.upstream.content.update(id, { members: { lang: 'ar', ...own({}) } });
    await notify({ type: 'post', event: 'updated', id, slug: 'entities-in-title' });
    await live(status).toBe(308);
    expect((await scene.visit(`/ar${path}`)).status).toBe(200);
    // Read from the list alone, it is known as well.
    const another = await scene.another();
    await expect.poll(async () => (await another.visit('/blogs')).status, SOON).toBe(200);
    const posts = await (await another.visit('/sitemaps/posts-1.xml')).text();
    expect([posts.includes(`${SITE_ORIGIN}${path}<`), posts.includes(`${SITE_ORIGIN}/ar${path}<`)]).toEqual([false, true]);
    scene.upstream.content.update(id, { members: { lang: 'en', ...own({}) } });
    await notify({ type: 'post', event: 'updated', id, slug: 'entities-in-title' });
    await live(status).toBe(200);
    await live(isListed).toEqual([true, true, true]);
    scene.upstream.content.update(id, { members: {} });
  });

  it('leads from the old slug of a renamed category to the new one', async () => {
    const category = scene.upstream.content.categories.get(12);
    if (!category) throw new Error('the sample content has changed');
    const old = category.slug;
    const answer = async (slug: string) => {
      const { status, headers } = await scene.visit(`/blogs/service/${slug}`);
      return [status, headers.get('location')];
    };
    expect(await answer(old)).toEqual([200, null]);
    for (const slug of ['skin-first', 'skin-second']) {
      category.slug = slug;
      await notify({ type: 'category', event: 'updated', id: 12 });
      await live(() => answer(slug)).toEqual([200, null]);
    }
    expect(await answer(old)).toEqual([301, '/blogs/service/skin-second']);
    expect(await answer('skin-first')).toEqual([301, '/blogs/service/skin-second']);
    expect(await answer('never-there')).toEqual([404, null]);
    category.slug = old;
    await notify({ type: 'category', event: 'updated', id: 12 });
    await live(() => answer(old)).toEqual([200, null]);
    expect(await answer('skin-second')).toEqual([301, `/blogs/service/${old}`]);
  });

  it('reports to the editor what patients would not see', async () => {
    const cms = scene.upstream.url;
    const links = [
      '/every-block',
      '/blogs/every-block',
      '/blogs/nothing-here',
      '/no-page',
      '/contact-us',
      'https://elsewhere.example/x',
    ];
    const html = `${links.map((link) => `<a href="${link}">x</a>`).join('')}<a href="${cms}/gone-post/">y</a><img src="${cms}/a.jpg">`;
    const ask = async (text: object, headers?: ReturnType<typeof signed>) => {
      const body = JSON.stringify(text);
      return send(body, headers ?? signed(body), CONTENT_REPORT_PATH);
    };
    const answer = await ask({ title: 'The best', description: '', html });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.json()).toEqual({
      ok: true,
      findings: [
        { kind: 'dead-link', count: 3, examples: ['/blogs/nothing-here', '/no-page', `${cms}/gone-post/`] },
        { kind: 'image-without-alt', count: 1, examples: ['a.jpg'] },
        // WordPress's own host, but no upload: the site has no such file.
        { kind: 'image-elsewhere', count: 1, examples: [new URL(cms).host] },
        { kind: 'promise', count: 1, examples: ['best'] },
      ],
    });
    // A long article is larger than a notice may be, and in the scripts of India three times as large.
    expect((await ask({ title: '', description: '', html: 'ಅ'.repeat(400_000) })).status).toBe(200);
    expect((await ask({ title: '', description: '', html: 'x'.repeat(1_800_000) })).status).toBe(413);
    expect((await ask({ title: 1 })).status).toBe(400);
    expect((await ask({ title: '', description: '', html }, signed('another body'))).status).toBe(401);
  });
});

describe('a site without the plugin', () => {
  it('finds by its cron what was changed, renamed and published', async () => {
    const site = await scene.another({ vars: { CACHE_FRESH_SEC: '3600' } });
    const look = async (path: string) => (await scene.page(path, site)).page.texts('h1')[0];
    await site.visit('/blogs/with-missing-image');
    await site.visit('/laser-hair-removal-in-bangalore');
    const { content } = scene.upstream;
    content.update(idOf('with-missing-image'), { title: 'Found by the cron' });
    content.rename(idOf('without-author'), 'with-a-name');
    const added = content.add({ slug: 'born-between-runs', title: 'Born between runs', content: '<p>x</p>' });
    content.update(194, { title: 'Hair again' });
    scene.upstream.calls.reset();
    await site.cron('*/5 * * * *');
    const [table] = scene.upstream.calls.list;
    expect(table?.url).toContain('modified_gmt');
    expect(await look('/blogs/with-missing-image')).toBe('Found by the cron');
    expect(await look('/blogs/born-between-runs')).toBe('Born between runs');
    expect(await look('/laser-hair-removal-in-bangalore')).toBe('Hair again');
    expect((await site.visit('/blogs/without-author')).headers.get('location')).toBe('/blogs/with-a-name');
    scene.upstream.calls.reset();
    await markAll(site.kv);
    await site.cron('*/5 * * * *');
    expect(scene.upstream.calls.count()).toBeLessThanOrEqual(3);
    expect(await writtenTo(site.kv)).toEqual([]);
    scene.upstream.faults.set('content', 'empty');
    await site.cron('*/5 * * * *');
    scene.upstream.faults.clear();
    expect(await look('/blogs/born-between-runs')).toBe('Born between runs');
    content.remove(added);
  });
});
