import { readFileSync, rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { serviceRecords } from '#records/service-records';
import { CONTENT_PATH, FEED_PATH, HEALTH_PATH, LEADS_PATH, PREVIEW_PATH } from '../../src/endpoints.ts';
import { isTranslated, languages } from '../../src/languages.ts';
import { staticPaths } from '../../src/routes.ts';
import { crons } from '../../worker/crons.ts';
import type { Json } from '../upstream/answer.ts';
import { signPreview } from '../upstream/rest/preview.ts';
import { readHtml } from './html-page.ts';
import { Editors } from './say-records.ts';
import { setWorkerScene } from './worker-scene.ts';
import { SITE_ORIGIN, type WorkerSite } from './worker-site.ts';

const SECRET = 'test-secret-of-the-notices';
const OPS_TOKEN = 'a-token-for-the-tests-of-the-site';
const VARS = { NOTICE_SECRET: SECRET, OPS_TOKEN, CACHE_FRESH_SEC: '3600' };
const scene = setWorkerScene({ vars: VARS });
/** From the notice on. */
const live = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 5_000, interval: 50 });

/** At the top of a translated page: a part of it is newer in English. Hidden where only other pages are. */
const NEWER = /<p data-newer="[^"]*"><a [^>]*>حُدِّث جزء من هذه الصفحة بالإنجليزية</;
const PHONE = { label: 'General', e164: '+918012345678', shown: '+91 80123 45678' };
const RISK = 'Bleeding that is <b>rare</b> & needs a second look in theatre';
const ESCAPED_RISK = 'Bleeding that is &lt;b&gt;rare&lt;/b&gt; &amp; needs a second look in theatre';
const RISKS = [RISK, 'Swelling of nose and eyelids for two weeks', 'Bruising below the eyes for some days'];
const SERIOUS = [
  'A clot in a vein of the leg or the lung',
  ...(serviceRecords.rhinoplasty.guide?.risks.serious ?? []).toReversed(),
];

const editors = new Editors(scene, SECRET);
const say = editors.say.bind(editors);
const notify = editors.notify.bind(editors);
const receiptOf = editors.receipt.bind(editors);

const text = async (path: string, site: WorkerSite = scene.site): Promise<string> => {
  const answer = await site.visit(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
};
/** Which of these texts stand in an answer. A failure names those, and not the page. */
const saying = async (path: string, texts: readonly string[], site?: WorkerSite): Promise<string[]> => {
  const html = await text(path, site);
  return texts.filter((each) => html.includes(each));
};
/** A file of a language; the English one without. */
const fileOf = (name: string, code?: string) =>
  parse(readFileSync(code ? `src/languages/${code}/${name}` : `src/${name}`, 'utf8')) as Record<string, Json>;
/** What a treatment's page lists below its heading of rare or serious risks. */
async function seriousRisks(path: string, code?: string): Promise<string[]> {
  const { seriousRisks: heading } = fileOf('words/service.yaml', code);
  const below = (await text(path)).split(`<h3>${heading}</h3>`).at(-1) ?? '';
  const [list = ''] = /<ul.*?<\/ul>/s.exec(below) ?? [];
  return readHtml(list).texts('li');
}

const PATHS = ['/contact-us', '/rhinoplasty', '/', '/our-doctors'];
/** What the service worker answers without a connection. */
async function offlinePage(script: string): Promise<string> {
  const listeners: Record<string, (event: object) => void> = {};
  const self = { addEventListener: (name: string, listener: (event: object) => void) => void (listeners[name] = listener) };
  const caches = { open: async () => ({ match: async () => undefined, keys: async () => [] }) };
  const fetch = () => Promise.reject(new TypeError('offline'));
  new Function('self', 'caches', 'fetch', 'location', script)(self, caches, fetch, { origin: SITE_ORIGIN });
  const request = { method: 'GET', url: `${SITE_ORIGIN}/about-us`, mode: 'navigate' };
  const answer = new Promise<Response>((respondWith) =>
    listeners['fetch']?.({ request, respondWith, waitUntil: () => undefined }),
  );
  return (await answer).text();
}
/** Documents as they are while WordPress says nothing. */
const files: string[] = [];

describe('while WordPress says nothing', () => {
  it('pages are what they are without the plugin', async () => {
    const site = await scene.another({});
    for (const path of PATHS) {
      const file = await text(path, site);
      files.push(file);
      expect([path, (await text(path)) === file, file.includes('"overlay"')]).toEqual([path, true, false]);
    }
    await site.kill();
    expect((await scene.visit(`${CONTENT_PATH}/contact-us`)).status).toBe(404);
  });

  it('every treatment lists the serious risks of its record as such, in every language', async () => {
    const services = Object.entries(serviceRecords).flatMap(([slug, { guide }]) => (guide ? [{ slug, risks: guide.risks }] : []));
    expect(services).toHaveLength(19);
    for (const { slug, risks } of services) {
      expect([slug, await seriousRisks(`/${slug}`)]).toEqual([slug, risks.serious]);
      for (const { code } of languages.filter((language) => isTranslated(language, `/${slug}`))) {
        const { guide } = fileOf(`content/services/${slug}.yaml`, code) as { guide: { risks: { serious: string[] } } };
        const { serious } = guide.risks;
        expect([code, slug, serious.length]).toEqual([code, slug, risks.serious.length]);
        expect([code, slug, await seriousRisks(`/${code}/${slug}`, code)]).toEqual([code, slug, serious]);
      }
    }
  });
});

describe('what WordPress says', () => {
  it('stands within seconds wherever the clinic says it: phone, hours, address', async () => {
    await say({
      clinic: { 'phones.general': PHONE, 'hours.closes': '18:30', 'hours.shown': '9:00 AM to 6:30 PM', 'address.city': 'Mysuru' },
    });
    await live(() => saying('/contact-us', [PHONE.shown])).toHaveLength(1);
    for (const path of ['/contact-us', '/blogs/every-block']) {
      const { page } = await scene.page(path);
      const { html } = page;
      expect([path, page.within('footer').html.length > 0, page.within('footer').text()]).toEqual([
        path,
        true,
        expect.stringContaining(PHONE.shown),
      ]);
      expect(page.within('footer').text()).toContain('Mysuru');
      expect(page.within('footer').text()).toContain('9:00 AM to 6:30 PM');
      expect([...html.matchAll(/href="tel:([^"]+)"/g)].map(([, number]) => number)).toContain(PHONE.e164);
      expect(html).not.toContain('+910000000000');
    }
    // Also in sentences that take the hours over.
    expect(await saying('/contact-us', ['9:00 AM to 6:30 PM India time.', '9:00\u00a0AM to 8:00\u00a0PM'])).toEqual([
      '9:00 AM to 6:30 PM India time.',
    ]);
    const home = await text('/');
    expect(home).toMatch(/"telephone":"\+918012345678"/);
    expect(home).toMatch(/"closes":"18:30"/);
    expect(home).toMatch(/"addressLocality":"Mysuru"/);
    expect(home).toContain('<option value="18:00">');
    expect(home).not.toContain('<option value="18:30">');
    expect(await offlinePage(await text('/sw.js'))).toMatch(/\+91 80123 45678<.*9:00 AM to 6:30 PM/s);
    const missing = await scene.visit('/no-such-page');
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining(PHONE.shown)]);
    expect(await (await scene.visit('/enquiry')).text()).toContain(PHONE.shown);
  });

  it('is what forms hold against, and what calendars and the feed say', async () => {
    const lead = { form: 'consultation', page: '/contact-us', name: 'A B', date: '2030-01-07', time: '19:00' };
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: SITE_ORIGIN };
    const refused = await scene.visit(LEADS_PATH, { method: 'POST', headers, body: new URLSearchParams(lead).toString() });
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining('Please choose a time between 9:00\u00a0AM and 6:30\u00a0PM India time'),
    ]);
    const calendar = await text('/api/leads/slot.ics?date=2030-01-07&time=10:00');
    expect(calendar).toContain('Mysuru');
    expect((await scene.visit(FEED_PATH)).status).toBe(200);
  });

  it('stands on translated pages too: what was changed in English, which the page says at its top, the rest as it was translated', async () => {
    for (const path of ['/ar/contact-us', '/ar/enquiry', '/ar/no-such-page']) {
      const page = readHtml(await (await scene.visit(path)).text());
      const foot = page.within('footer').text();
      expect([path, foot]).toEqual([path, expect.stringContaining(PHONE.shown)]);
      expect([path, foot]).toEqual([path, expect.stringContaining('Mysuru')]);
      expect([path, foot]).toEqual([path, expect.stringContaining('9:00 AM to 6:30 PM')]);
      expect([path, page.html]).toEqual([path, expect.stringMatching(NEWER)]);
    }
    const { records } = (await (await scene.visit(`${CONTENT_PATH}/ar/contact-us`)).json()) as { records: object };
    expect(JSON.stringify(records)).toMatch(/Mysuru.*[\u0600-\u06ff]{3}/);
    await say({ clinic: { 'phones.general': PHONE } });
    await live(async () => NEWER.test(await text('/ar/contact-us'))).toBe(false);
    const foot = (await scene.page('/ar/contact-us')).page.within('footer').text();
    expect([foot.includes('بنغالور'), foot.includes(PHONE.shown)]).toEqual([true, true]);
  });

  it('reaches one page or a few: risks, a doctor, a price, a question, a banner', async () => {
    const price = { fact: 'price', value: 'INR 120000 to 180000', priced: '2026-11-01', source: 'Price list', owner: 'Dr A' };
    await say({
      clinic: { 'phones.general': PHONE },
      'services/rhinoplasty': {
        'guide.risks.common': RISKS,
        'guide.risks.serious': SERIOUS,
        lead: 'The nose, in proportion to the whole face, for breathing too.',
      },
      'doctors/surgeon': { name: 'Dr Asha Rao' },
      'facts/hair-transplant': { facts: [{ ...price, reviewed: '2026-11-01', expires: '2126-11-01' }] },
      'faqs/recovery': { question: 'How soon can I go home?' },
      pages: { 'contact.lead': 'Call us, write to us or come by: a person answers you.' },
    });
    await live(() => saying('/rhinoplasty', [ESCAPED_RISK])).toHaveLength(1);
    expect(await saying('/rhinoplasty', ['The nose, in proportion to the whole face, for breathing too.'])).toHaveLength(1);
    expect(await saying('/services', ['The nose, in proportion to the whole face, for breathing too.'])).toHaveLength(1);
    // Until somebody translates it, in a voice that speaks English.
    expect(await text('/ar/rhinoplasty')).toContain(`lang="en" dir="ltr">${ESCAPED_RISK}<`);
    expect(await text('/ar/services')).toContain('lang="en" dir="ltr">The nose, in proportion');
    expect(await seriousRisks('/rhinoplasty')).toEqual(SERIOUS);
    // Known ones are translated, wherever they stand now.
    const { guide } = fileOf('content/services/rhinoplasty.yaml', 'ar') as { guide: { risks: { serious: string[] } } };
    expect(await seriousRisks('/ar/rhinoplasty', 'ar')).toEqual([SERIOUS[0], ...guide.risks.serious.toReversed()]);
    for (const path of ['/', '/our-doctors', '/about-us'])
      expect([path, await saying(path, ['Dr Asha Rao'])]).toEqual([path, ['Dr Asha Rao']]);
    expect(await text('/our-doctors')).toMatch(/"@type":"Physician".{0,200}"name":"Dr Asha Rao"/);
    expect(await saying('/hair-transplant', ['INR 120,000 to 180,000'])).toHaveLength(1);
    expect(await text('/')).toMatch(/"@type":"Question","name":"How soon can I go home\?"/);
    expect(await saying('/contact-us', ['a person answers you.'])).toHaveLength(1);
    expect(await saying('/liposuction', ['Dr Asha Rao'])).toEqual([]);
    const data = (await (await scene.visit(`${CONTENT_PATH}/rhinoplasty`)).json()) as { records: Record<string, unknown> };
    expect([data, Object.keys(data.records).toSorted()]).toEqual([
      expect.objectContaining({ status: 'static' }),
      ['clinic', 'services/rhinoplasty'],
    ]);
    const { page } = await scene.page('/contact-us');
    expect(page.data()).toMatchObject({ overlay: { records: { clinic: {}, pages: {} } } });
    expect((page.data() as { overlay: { pages: string[] } }).overlay.pages).toContain('rhinoplasty');
  });

  it('shows a lite document and a posted plan the same', async () => {
    const lite = await (await scene.visit('/rhinoplasty', { headers: { 'save-data': 'on' } })).text();
    expect(lite.includes('needs a second look in theatre')).toBe(true);
  });

  it('plays one film for two questions that share it, and its own where there is one (row SVP-21)', async () => {
    const videos = serviceRecords['anti-ageing'].faq?.videos ?? [];
    const players = async () => [...(await text('/anti-ageing')).matchAll(/href="[^"]*v=(film_\w+)"/g)].map(([, film]) => film);
    const filmed = (films: Record<string, string>) =>
      say({ 'services/anti-ageing': { 'faq.videos': videos.map((one) => ({ ...one, videoId: films[one.id] ?? null })) } });
    await filmed({ 'surgery-or-injections': 'film_shared' });
    await live(players).toEqual(['film_shared', 'film_shared']);
    await filmed({ 'surgery-or-injections': 'film_shared', 'without-surgery': 'film_of_own' });
    await live(players).toEqual(['film_shared', 'film_of_own']);
  });

  it('reaches voices, hotels, the texts for patients abroad and the legal text, each on its pages', async () => {
    const words = 'They answered every question, and called on the day after.';
    await say({
      'reviews/review-1': { text: words, reviewer: 'A. B.', date: '2026-10-01' },
      'hotels/hotel-1': { name: 'Lake View', address: '1 Lake Road', directions: 'https://lake-view.example/' },
      international: { 'arrival.time': '70 minutes by car', 'visa.textOf': '2026-10-30' },
      stay: { 'texts.draft': 'A sketch of your days here. Nothing of it is agreed before a doctor of ours says so.' },
      about: { 'vision.text': 'That whoever leaves knows more than when they came.' },
      'contact-block': { heading: 'Talk to us first' },
      'doctors-page': { link: 'Address of this profile' },
      'affiliations/affiliation-2': { name: 'Body of the second seal' },
      legal: { 'version.date': '2126-01-01', 'version.note': 'It says more of hotels.' },
      'legal-sections/changes': { heading: 'Changes of these words' },
      'testimonials/testimonial-1': { videoId: 'abcdefghijk' },
    });
    await live(() => saying('/patient-stories', [words])).toHaveLength(1);
    const shown: [string, string[]][] = [
      ['/', [words, '>A. B.<', 'Body of the second seal']],
      ['/international', ['>Lake View<', '70 minutes by car', 'dateTime="2026-10-30"']],
      ['/about-us', ['That whoever leaves knows more', 'Talk to us first']],
      ['/our-doctors', ['Address of this profile']],
      ['/privacy-policy', ['"2126-01-01"', 'It says more of hotels.', '>Changes of these words<']],
      ['/terms-conditions', ['>Changes of these words<']],
    ];
    for (const [path, texts] of shown) expect([path, await saying(path, texts)]).toEqual([path, texts]);
    const data = (await (await scene.visit(`${CONTENT_PATH}/plan-your-stay`)).json()) as { records: Record<string, unknown> };
    expect(data.records).toMatchObject({ stay: { texts: { draft: expect.stringContaining('A sketch of your days') } } });
    expect(await saying('/', ['abcdefghijk'])).toEqual([]);
    expect((await receiptOf('testimonials/testimonial-1')).invalid).toMatchObject([{ field: 'videoId' }]);
  });

  it('has a validator of its own, and never the encoding of another text', async () => {
    const answer = await scene.visit('/contact-us', { headers: { 'accept-encoding': 'br' } });
    const etag = answer.headers.get('etag') ?? '';
    expect(etag).toMatch(/^(?:W\/)?"[0-9a-f]+"$/);
    expect((await scene.visit('/contact-us', { headers: { 'if-none-match': etag } })).status).toBe(304);
    await say({ clinic: { 'phones.general': { ...PHONE, label: 'Reception' } } });
    await live(async () => (await scene.visit('/contact-us', { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('is an offer from its first day to its last, and another order of services in the menus', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const sentence = (which: string) => `A first consultation by video, ${which}.`;
    await say({
      offers: {
        offers: [
          { text: sentence('now'), from: day(-3), until: day(3) },
          { text: sentence('later'), from: day(3), until: day(9) },
          { text: sentence('before'), from: day(-9), until: day(-3) },
        ],
      },
      'services/liposuction': { order: 1 },
    });
    await live(() => saying('/', [sentence('now')])).toHaveLength(1);
    expect(await saying('/services', [sentence('now'), `<p>${sentence('later')}`, `<p>${sentence('before')}`])).toEqual([
      sentence('now'),
    ]);
    const { page } = await scene.page('/contact-us');
    const inPanel = page.within('services-panel-content').attributes('a', 'href');
    expect(inPanel.indexOf('/liposuction')).toBeLessThan(inPanel.indexOf('/rhinoplasty'));
    expect(page.texts('option').indexOf('Liposuction')).toBeLessThan(page.texts('option').indexOf('Rhinoplasty'));
  });

  it('is what the link check asks, at a place that has answered nobody yet', async () => {
    const url = 'https://127.0.0.1:1/book';
    await say({ clinic: { 'booking.dermatology': url } });
    const site = await scene.another();
    await site.cron(crons.linkCheck);
    const health = await site.visit(HEALTH_PATH, { headers: { authorization: `Bearer ${OPS_TOKEN}` } });
    const { linkCheck } = (await health.json()) as { linkCheck: { findings: { what: string }[] } };
    expect(linkCheck.findings.map(({ what }) => what)).toContain(url);
  });

  it('is taken field by field: what its schema refuses stays as the file says it', async () => {
    await say({
      clinic: { 'phones.general': PHONE, email: 'nowhere', tagline: 'The best clinic of the world.', 'hours.closes': '08:00' },
      'services/rhinoplasty': { 'guide.risks.common': [], label: 'Nose jobs', 'no.such': 'field' },
      'no-such/record': { name: 'x' },
      'faqs/recovery': 'nonsense' as unknown as Record<string, Json>,
    });
    await live(() => saying('/contact-us', [`>${PHONE.shown}<`])).toHaveLength(1);
    const html = await text('/contact-us');
    expect([html.includes('nowhere'), html.includes('The best clinic'), html.includes('9:00\u00a0AM to 8:00\u00a0PM')]).toEqual([
      false,
      false,
      true,
    ]);
    expect(await saying('/rhinoplasty', ['Nose jobs'])).toEqual([]);
    const receipt = await receiptOf('clinic');
    expect(receipt).toMatchObject({ path: '/contact-us', status: 200, version: scene.upstream.content.said?.version });
    expect(receipt.invalid.map(({ field }) => field)).toEqual(['email', 'tagline', 'hours.closes']);
    expect(receipt.invalid[1]?.message).toMatch(/^promises or praises/);
    expect((await receiptOf('services/rhinoplasty')).invalid.map(({ field }) => field)).toEqual([
      'label',
      'guide.risks.common',
      'no.such',
    ]);
    const health = await scene.visit(HEALTH_PATH, { headers: { authorization: `Bearer ${OPS_TOKEN}` } });
    expect(
      ((await health.json()) as { refusedFields: { record: string }[] }).refusedFields.map(({ record }) => record),
    ).toContain('no-such/record');
  });

  it('is previewed on the very page, by its link only, and published for nobody', async () => {
    const { said } = scene.upstream.content;
    if (!said) throw new Error('the double knows of no records');
    said.drafts[41] = { record: 'services/rhinoplasty', fields: { 'guide.risks.common': RISKS } };
    const expires = Math.floor(Date.now() / 1000) + 3600;
    const link = (signature: string) =>
      `${PREVIEW_PATH}?type=record&id=41&record=services/rhinoplasty&expires=${expires}&signature=${signature}`;
    const { answer, page } = await scene.page(link(signPreview(SECRET, 41, expires)));
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual([
      200,
      'private, no-store',
      'noindex',
    ]);
    expect(page.texts('main')[0]).toMatch(/^Preview\. This is an unpublished state/);
    expect([page.html.includes(ESCAPED_RISK), page.html.includes(PHONE.shown)]).toEqual([true, true]);
    // The application never comes to it: what stands in for that is shown.
    expect(page.html).not.toMatch(/data-hydrate|<noscript>|id="away"/);
    expect(await saying('/rhinoplasty', [ESCAPED_RISK])).toEqual([]);
    expect((await scene.visit(link('0'.repeat(64)))).status).toBe(404);
  });

  it('goes at once when its record is withdrawn, and every page is its file again', async () => {
    const said = scene.upstream.content.said;
    if (said) said.records = {};
    scene.upstream.faults.set('content', { status: 500 });
    await notify({ type: 'record', event: 'withdrawn', id: 1, slug: 'clinic' });
    expect(await saying('/contact-us', [PHONE.shown])).toEqual([]);
    scene.upstream.faults.clear();
    await say({});
    await live(() => saying('/contact-us', ['"overlay"'])).toEqual([]);
    for (const [at, path] of PATHS.entries()) expect([path, (await text(path)) === files[at]]).toEqual([path, true]);
  });
});

/** The clock of the Worker, so many days ahead as a header says. */
const CLOCK = `(env, request) => {
  const now = (globalThis.now ??= Date.now);
  const days = Number(request?.headers.get('x-test-days') ?? 0);
  Date.now = () => now() + days * 86_400_000;
  return {};
}`;

describe('an offer past its end', () => {
  it('disappears by the clock, with WordPress away and nothing published; one to come appears', async () => {
    const site = await scene.another({ vars: VARS, fault: CLOCK });
    const on = (path: string, days: number) => site.visit(path, { headers: { 'x-test-days': String(days) } });
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const [now, later] = ['A first consultation by video, now.', 'A first consultation by video, later.'];
    await say(
      {
        offers: {
          offers: [
            { text: now, from: day(-3), until: day(3) },
            { text: later, from: day(8), until: day(12) },
          ],
        },
      },
      site,
    );
    await live(() => saying('/', [now], site)).toHaveLength(1);
    scene.upstream.faults.set('content', 'down');
    for (const path of ['/', '/services']) {
      const shown: [number, string[]][] = [];
      for (const days of [0, 2, 5, 10, 14]) {
        const html = await (await on(path, days)).text();
        shown.push([days, [now, later].filter((sentence) => html.includes(`<p>${sentence}`))]);
      }
      expect([path, shown]).toEqual([
        path,
        [
          [0, [now]],
          [2, [now]],
          [5, []],
          [10, [later]],
          [14, []],
        ],
      ]);
    }
    scene.upstream.faults.clear();
    await site.kill();
  });
});

describe('WordPress away', () => {
  const persistTo = '.wrangler/test-records';

  it.each([
    ['answers nonsense', { 'content-type': 'text/html' }],
    ['knows of no records', null],
  ])('a plugin that %s: every page is its file', async (_, said) => {
    const before = scene.upstream.content.said;
    scene.upstream.content.said = said as typeof before;
    const site = await scene.another();
    for (const path of staticPaths().slice(0, 12)) expect([path, (await site.visit(path)).status]).toEqual([path, 200]);
    expect(await saying('/contact-us', ['"overlay"'], site)).toEqual([]);
    scene.upstream.content.said = before;
    await site.kill();
  });

  it('for a week leaves the last good copy, to a place that has seen nothing of it', async () => {
    rmSync(persistTo, { recursive: true, force: true });
    const before = await scene.another({ vars: VARS, persistTo });
    await say({ clinic: { 'phones.general': PHONE } }, before);
    await live(() => saying('/contact-us', [PHONE.shown], before)).toHaveLength(1);
    await before.kill();
    scene.upstream.faults.set('content', 'hang');
    const site = await scene.another({ vars: VARS, persistTo, fault: CLOCK });
    const headers = { 'x-test-days': '8' };
    const later = { ...site, visit: (path: string) => site.visit(path, { headers }) };
    await live(() => saying('/contact-us', [PHONE.shown], later)).toHaveLength(1);
    for (const path of staticPaths()) expect([path, (await later.visit(path)).status]).toEqual([path, 200]);
    expect(await saying('/rhinoplasty', [PHONE.shown], later)).toHaveLength(1);
    await later.kill();
    scene.upstream.faults.clear();
  });
});
