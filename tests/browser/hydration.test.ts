import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CONTENT_PATH, SEO_PREFIX } from '../../src/endpoints.ts';
import { useSharedSite } from '../built-site.ts';
import { useBrowser } from './browser.ts';
import { describeFirstStyles } from './first-styles-journeys.ts';
import { holdRequests } from './hold-requests.ts';
import { hydrated, hydratedByItself, pointAtControl } from './hydrated.ts';
import { awake } from './lead-visit.ts';

const built = useSharedSite();
const visit = useBrowser();

/** What the head says, as lists: each must have one member. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, attribute?: string) =>
      [...document.querySelectorAll(selector)].map((element) =>
        attribute ? element.getAttribute(attribute) : element.textContent,
      );
    return {
      titles: all('title'),
      descriptions: all('meta[name="description"]', 'content'),
      canonicals: all('link[rel="canonical"]', 'href'),
      robots: all('meta[name="robots"]', 'content'),
    };
  });

/**
 * Text of the page but what comes after hydration, into room that was kept for it: what a clock says, the countries a script offers,
 * and layers that open over the page, such as the gallery's notice.
 */
const wordsOf = (page: Page) =>
  page.locator('main').evaluate((main: HTMLElement) => {
    const later = [...main.querySelectorAll<HTMLElement>('[data-late], dialog, select')];
    for (const part of later) part.style.display = 'none';
    const words = main.innerText;
    for (const part of later) part.style.display = '';
    return words;
  });

const pages = [
  '/',
  '/about-us',
  '/services',
  '/rhinoplasty',
  '/gallery',
  '/blogs',
  '/blogs/every-block',
  '/nose-jobs',
  '/test-page',
];
const missing = ['/nope', '/blogs/there-is-no-such-post'];

const onSlowLine = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }));

/** Whether the application is there. */
const isAlive = (page: Page) => page.locator('#root').evaluate((element) => Object.keys(element).length > 0);

/** A picture on its way would be an error in Firefox, where the page is closed. */
const heroCame = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('main img')
        .first()
        .evaluate(({ complete }: HTMLImageElement) => complete),
    )
    .toBe(true);

describe('hydration', () => {
  it.each([...pages, ...missing])('of %s changes nothing and reports nothing', async (path) => {
    const { page, requests, end } = await visit();
    await page.goto(built.site.url + path);
    const before = await headOf(page);
    const text = await wordsOf(page);
    await hydrated(page);
    expect(await headOf(page)).toEqual(before);
    expect(await wordsOf(page)).toBe(text);
    for (const [name, values] of Object.entries(before)) {
      const wanted = missing.includes(path) && ['canonicals', 'descriptions'].includes(name) ? 0 : 1;
      if (name !== 'descriptions' || wanted) expect(values, name).toHaveLength(wanted);
    }
    // Nor does it ask anybody else for anything.
    await page.waitForLoadState('networkidle');
    expect(new Set(requests.map((address) => new URL(address).origin))).toEqual(new Set([built.site.url]));
    await end(missing.includes(path) ? /404/ : undefined);
  });

  it('comes by itself on a good line, once whoever knows where to go has gone', async () => {
    const { page, end } = await visit();
    await page.goto(`${built.site.url}/about-us`);
    await hydratedByItself(page);
    await end();
  });

  it('leaves a page its style sheets where one of them is something else, as a network between answers', async () => {
    const { page, end } = await visit();
    let swapped = '';
    await page.route('**/assets/**/*.css', (route) => {
      swapped ||= /\/parts\./.test(route.request().url()) ? route.request().url() : '';
      if (route.request().url() === swapped) return route.fulfill({ contentType: 'text/html', body: '<style>p{a:b}.x{' });
      return route.continue();
    });
    await page.goto(`${built.site.url}/contact-us`);
    const look = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main *')].map(
          (element) => getComputedStyle(element).display + getComputedStyle(element).gridTemplateColumns,
        ),
      );
    const before = await look();
    await pointAtControl(page);
    await page.waitForEvent('console', (message) => message.text().includes('did not start'));
    expect(swapped).not.toBe('');
    expect(await look()).toEqual(before);
    // Nor is there a hole where the clocks are.
    await page
      .locator('main [data-room]')
      .first()
      .getByText(/^(?:Open|Closed) now/)
      .waitFor();
    await end(/did not start/);
  });

  it('leaves a page into which no text becomes HTML or script (Trusted Types)', async () => {
    const { page, end } = await visit();
    await page.goto(built.site.url);
    await hydrated(page);
    const outcomes = await page.evaluate(() => {
      const script = () => document.createElement('script');
      const attempts = [
        () => Object.assign(document.body, { innerHTML: '<p>x</p>' }),
        () => Object.assign(script(), { textContent: 'alert(1)' }),
        () => Object.assign(script(), { src: 'https://elsewhere.example/x.js' }),
        () => document.createElement('iframe').setAttribute('srcdoc', '<p>x</p>'),
        () => Object.assign(script(), { type: 'application/ld+json', textContent: '{"@type":"Thing"}' }),
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return 'done';
        } catch (error) {
          return error instanceof Error ? error.name : 'thrown';
        }
      });
    });
    expect(outcomes).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError', 'done']);
    await end(/trusted/i);
  });

  it('that lost its files to a deploy still takes the visitor where they want to go (API-13)', async () => {
    const { page, end } = await visit({ viewport: { width: 1440, height: 900 } });
    await page.goto(built.site.url);
    await hydrated(page);
    await page.route('**/assets/**/*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page
      .locator('main a[href="/services"], header a[href="/services"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/services', { waitUntil: 'load' });
    await page.waitForFunction(() => !document.documentElement.outerHTML.includes('Something went wrong'));
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.title()).toContain('Services');
    await end(
      /404|Failed to (?:fetch|load)|did not start|Unable to preload|The title stays|disallowed MIME type|error loading dynamically/,
    );
  });

  it('that data of another build breaks takes the visitor where they want to go, as a document', async () => {
    const { page, end } = await visit({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${built.site.url}/contact-us`);
    await hydrated(page);
    await page.route(`**${CONTENT_PATH}/blogs`, (route) => route.fulfill({ json: { status: 'found' } }));
    await page
      .locator('header a[href="/blogs"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page
      .getByRole('link', { name: /^Read More/ })
      .first()
      .waitFor();
    expect(await page.locator('h1').allTextContents()).toEqual(['Our Blogs']);
    await end(/Cannot read properties|undefined/);
  });

  it('keeps one title, description and canonical link from a prerendered page to a content page and back', async () => {
    const { page, end } = await visit({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${built.site.url}/about-us`);
    await hydrated(page);
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Our Blogs' }).waitFor();
    await page.locator('main article a').first().click();
    await page.waitForURL('**/blogs/*');
    await page.locator('#article-body').waitFor();
    const post = await headOf(page);
    expect(post.canonicals).toEqual([new URL(page.url()).origin + new URL(page.url()).pathname]);
    for (const values of Object.values(post)) expect(values).toHaveLength(1);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Our Blogs' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor();
    for (const values of Object.values(await headOf(page))) expect(values).toHaveLength(1);
    expect(loads).toEqual([]);
    await end();
  });

  it('asks for the metadata of a page that has some, and shows it, after a client navigation (SEO-07, SEO-08)', async () => {
    const { page, requests, end } = await visit({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${built.site.url}/rhinoplasty`);
    await hydrated(page);
    await page.getByRole('link', { name: 'Services', exact: true }).first().click();
    await page.waitForFunction(() => document.title.startsWith('Treatments'));
    expect(requests.filter((address) => address.includes(SEO_PREFIX))).toEqual([`${built.site.url}/api/seo/services`]);
    expect((await headOf(page)).titles).toHaveLength(1);
    await end();
  });

  it.each([
    ['Services', '/services', 'Aesthetic Clinic | Services'],
    ['About Us', '/about-us', 'Aesthetic Clinic | About Us'],
  ])(
    'shows %s under its own title and canonical link at once, without waiting for metadata (SEO-09)',
    async (name, path, title) => {
      const { page, end } = await visit({ viewport: { width: 1440, height: 900 } });
      await page.goto(`${built.site.url}/rhinoplasty`);
      await hydrated(page);
      const release = await holdRequests(page, '**/api/seo/**');
      // The code that writes heads comes last of all: the page waits for it, however early its own code is there.
      let answerHeadCode = () => {};
      const held = new Promise<void>((resolve) => {
        answerHeadCode = resolve;
      });
      let headCodeAsked = () => {};
      const asked = new Promise<void>((resolve) => {
        headCodeAsked = resolve;
      });
      await page.route('**/assets/**/*.js', async (route) => {
        const answer = await route.fetch();
        if ((await answer.text()).includes('Failed to fetch SEO metadata')) {
          headCodeAsked();
          await held;
        }
        await route.fulfill({ response: answer });
      });
      await page.evaluate(() => {
        const seen: string[] = [];
        Object.assign(window, { seenTitles: seen });
        const before = document.querySelector('h1')?.textContent;
        // What the title is in each frame in which the new page is shown.
        const look = () => {
          if (document.querySelector('h1')?.textContent !== before) seen.push(document.title);
          if (seen.length < 10) requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
      await asked;
      expect(new URL(page.url()).pathname).toBe('/rhinoplasty');
      answerHeadCode();
      await page.waitForURL(`**${path}`);
      await page.waitForFunction(() => (window as unknown as { seenTitles: string[] }).seenTitles.length >= 10);
      const titles = await page.evaluate(() => (window as unknown as { seenTitles: string[] }).seenTitles);
      expect(new Set(titles)).toEqual(new Set([title]));
      expect((await headOf(page)).canonicals).toEqual([built.site.url + path]);
      release();
      await page.waitForFunction((own) => document.title !== own, title);
      await end();
    },
  );

  it('moves focus to the heading and announces it after a navigation, not on first load (WRAP-07)', async () => {
    const { page, end } = await visit({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${built.site.url}/about-us`);
    await hydrated(page);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.getByRole('link', { name: 'Contact Us' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    // The form of this page has status lines of its own.
    await page
      .getByRole('status')
      .filter({ hasText: /^Contact us$/ })
      .waitFor({ state: 'attached' });
    await end();
  });

  it('repeats a press on a button that was made before the application was there', async () => {
    const { page, end } = await visit({ viewport: { width: 1440, height: 900 } });
    const release = await holdRequests(page, '**/assets/chunks/**');
    // The first script has run once it asks for the application; that it has come says less.
    const asked = page.waitForRequest('**/assets/chunks/**');
    await page.goto(`${built.site.url}/rhinoplasty`, { waitUntil: 'domcontentloaded' });
    await asked;
    await page.getByRole('button', { name: 'Step 4', exact: true }).click();
    expect(await page.getByText('Step 1 of 6').count()).toBe(1);
    release();
    await page.getByText('Step 4 of 6').waitFor();
    await end();
  });

  it('forgets such a press where the application does not come: a later touch of something else does not repeat it', async () => {
    const { page, end } = await visit({ viewport: { width: 1440, height: 900 } });
    await page.route('**/assets/chunks/**', (route) => route.abort());
    await page.goto(`${built.site.url}/rhinoplasty`);
    const failed = page.waitForEvent('console', (message) => message.text().startsWith('The application did not start'));
    await page.getByRole('button', { name: 'Step 4', exact: true }).click();
    await failed;
    await page.unroute('**/assets/chunks/**');
    await page.getByRole('main').getByRole('textbox').first().focus();
    await hydrated(page);
    // The press would be repeated in a task after the application has begun.
    await page.getByRole('button', { name: 'Next picture' }).click();
    await page.getByText('Step 2 of 6').waitFor();
    await end(/ERR_FAILED|did not start|dynamically imported module/);
  });

  it('that does not come is told of to who has pressed what it answers, with two ways on; the next press tries again', async () => {
    const { page, end } = await visit({ viewport: { width: 1440, height: 900 } });
    await page.route('**/assets/chunks/**', (route) => route.abort());
    await page.goto(`${built.site.url}/fr/rhinoplasty`);
    const said = page.getByRole('alert').filter({ hasText: 'Une partie de cette page ne s’est pas chargée.' });
    await page.getByRole('main').getByRole('textbox').first().focus();
    expect(await said.isVisible()).toBe(false);
    const step = page.getByRole('button', { name: 'Étape 4', exact: true });
    await step.click();
    await said.waitFor();
    expect(await said.getByRole('link').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))).toEqual([
      `${built.site.url}/fr/rhinoplasty`,
      `${built.site.url}/fr/rhinoplasty#footer`,
    ]);
    await said.getByRole('link', { name: 'Appelez-nous ou écrivez-nous' }).click();
    await page.locator('#footer').getByRole('link', { name: /^\+91/ }).first().waitFor();
    await page.unroute('**/assets/chunks/**');
    await step.click();
    await page.getByText('Étape 4 sur 6').waitFor();
    expect(await said.isVisible()).toBe(false);
    await end(/ERR_FAILED|did not start|dynamically imported module/);
  });

  it('that did not come loses nothing that was typed when its visitor tries again', async () => {
    const { page, end } = await visit();
    await page.route('**/assets/chunks/**', (route) => route.abort());
    await page.goto(`${built.site.url}/rhinoplasty`);
    const form = page.getByRole('main').locator('form:has([name="form"])').first();
    await form.getByLabel('Name*').fill('Asha Rao');
    await form.getByRole('checkbox').last().check();
    await page.getByRole('button', { name: 'Step 4', exact: true }).click();
    const again = page.getByRole('alert').getByRole('link', { name: 'Try again' });
    await again.waitFor();
    await page.unroute('**/assets/chunks/**');
    await again.click();
    await again.waitFor({ state: 'hidden' });
    // After a link to the page itself WebKit takes files that did not come for failed still.
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().type))).toEqual([
      'reload',
    ]);
    // What the page itself filled in is something else on the next one.
    for (const [path, treatment] of [
      ['/liposuction', 'Liposuction'],
      ['/rhinoplasty', 'Rhinoplasty'],
    ] as const) {
      await page.goto(built.site.url + path);
      await hydrated(page);
      await awake(form);
      await expect.poll(() => form.getByLabel('Name*').inputValue()).toBe('Asha Rao');
      expect(await form.getByLabel('Treatment*').inputValue()).toBe(treatment);
      expect(await form.getByRole('checkbox').last().isChecked()).toBe(false);
    }
    await end(/ERR_FAILED|did not start|dynamically imported module/);
  });

  it('that takes too long is told of as well, until it is there', async () => {
    const { page, end } = await visit({ viewport: { width: 1440, height: 900 } });
    await page.clock.install();
    const release = await holdRequests(page, '**/assets/chunks/**');
    await page.goto(`${built.site.url}/rhinoplasty`);
    const said = page.getByRole('alert').filter({ hasText: 'Part of this page did not load.' });
    await page.getByRole('button', { name: 'Step 4', exact: true }).click();
    await page.clock.fastForward(9000);
    expect(await said.isVisible()).toBe(false);
    await page.clock.fastForward(1000);
    await said.waitFor();
    await page.clock.resume();
    release();
    await page.getByText('Step 4 of 6').waitFor();
    await said.waitFor({ state: 'hidden' });
    await end();
  });

  it('begins on a slow line with the first touch of something that needs it: not with a link, nor with a finger that scrolls', async () => {
    const { page, requests, end } = await visit({ hasTouch: true });
    await onSlowLine(page);
    await page.goto(`${built.site.url}/rhinoplasty`, { waitUntil: 'networkidle' });
    const root = page.locator('#root');
    // The page's own code comes with the application; what fetches pages ahead is other code, and may come late.
    const own = await root.evaluate(({ dataset }: HTMLElement) => dataset['hydrate']?.split(' ').filter(Boolean) ?? []);
    expect(own.length).toBeGreaterThan(0);
    const isAsked = () => requests.some((address) => own.some((file) => address.endsWith(file)));
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').hover();
    await page.getByRole('heading', { level: 1 }).tap();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect([isAsked(), await isAlive(page)]).toEqual([false, false]);
    await page.getByRole('main').getByRole('textbox').first().focus();
    await hydrated(page);
    expect([isAsked(), await isAlive(page)]).toEqual([true, true]);
    await end();
  });

  it('is not needed on a slow line for the clocks: they come by themselves, and it says the same', async () => {
    const { page, end } = await visit({ timezoneId: 'America/New_York' });
    await page.clock.setFixedTime('2026-11-16T10:00:00Z');
    await onSlowLine(page);
    await page.goto(`${built.site.url}/contact-us`);
    const room = page.locator('main [data-room]').first();
    const texts = () => room.locator('p, dd').allTextContents();
    const said = [
      'Open now, until 8:00\u00a0PM India time.',
      'Monday, 3:30\u00a0PM',
      'Monday, 5:00\u00a0AM',
      'Sunday, 10:30\u00a0PM to Monday, 9:30\u00a0AM',
    ];
    await expect.poll(texts).toEqual(said);
    await room.getByText('Where you are').waitFor();
    expect(await isAlive(page)).toBe(false);
    const before = await room.boundingBox();
    await page.getByRole('main').getByRole('textbox').first().focus();
    await hydrated(page);
    expect([await texts(), (await room.boundingBox())?.height]).toEqual([said, before?.height]);
    await page.clock.setFixedTime('2026-11-16T14:30:00Z');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await room.getByText('Closed now. Opens Tuesday').waitFor();
    await heroCame(page);
    await end();
  });

  it('is not needed for them by who lives by the clock of the clinic, who sees one', async () => {
    const { page, end } = await visit({ timezoneId: 'Asia/Kolkata' });
    await onSlowLine(page);
    await page.goto(`${built.site.url}/fr/contact-us`);
    const room = page.locator('main [data-room]').first();
    await expect.poll(() => room.locator('p').textContent()).toMatch(/^(?:Ouvert|Fermé) maintenant/);
    expect(await room.locator('dd:visible').count()).toBe(1);
    expect(await isAlive(page)).toBe(false);
    await heroCame(page);
    await end();
  });

  it('leaves no room for clocks that the line has lost, and does not open it under a hand', async () => {
    const { page, end } = await visit();
    const room = () => page.locator('main [data-room]').first().boundingBox();
    await onSlowLine(page);
    await page.route('**/assets/chunks/**', (route) => route.abort());
    await page.goto(`${built.site.url}/contact-us`);
    await expect.poll(room).toBeNull();
    await page.unroute('**/assets/chunks/**');
    await page.getByRole('main').getByRole('textbox').first().focus();
    await hydrated(page);
    expect(await room()).toBeNull();
    // What comes from page to page has nothing to wait for.
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/international"]')?.click());
    await page.waitForURL('**/international');
    await page.locator('main').getByText('At the clinic').first().waitFor();
    expect((await room())?.height).toBeGreaterThan(100);
    await heroCame(page);
    await end(/dynamically imported module|ERR_FAILED|^Error$/i);
  });

  it('fetches on a slow line the page behind a link in view, and shows it without asking again', async () => {
    const { page, requests, end } = await visit({ hasTouch: true });
    await onSlowLine(page);
    const ahead = page.waitForResponse((answer) => answer.url().endsWith('/our-doctors'));
    await page.goto(`${built.site.url}/rhinoplasty`, { waitUntil: 'networkidle' });
    const link = page.locator('main a[href="/our-doctors"]').first();
    await link.scrollIntoViewIfNeeded();
    const sent = await (await ahead).request().allHeaders();
    expect(sent['sec-purpose']).toBe('prefetch');
    await (await ahead).finished();
    // The application is not what a slow line is for.
    expect(await isAlive(page)).toBe(false);
    await link.click();
    await page.waitForURL('**/our-doctors');
    const entry = () => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
    expect(await page.evaluate(`(${entry})().transferSize`)).toBe(0);
    expect(requests.filter((address) => address.includes('/api/content/'))).toEqual([]);
    await end();
  });

  it('leaves the home page, which leads every breadcrumb, to be asked for, in another language too', async () => {
    const { page, end } = await visit({ hasTouch: true });
    await onSlowLine(page);
    await page.goto(`${built.site.url}/ar/rhinoplasty`, { waitUntil: 'networkidle' });
    const ahead = () =>
      page
        .locator('link[rel="prefetch"]')
        .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
    await page.locator('main a[href="/ar"]').first().scrollIntoViewIfNeeded();
    await page
      .locator('main a[href="/ar/our-doctors"]')
      .first()
      .evaluate((link) => document.querySelector('main a[href="/ar"]')?.after(link));
    await expect.poll(ahead).toContain('/ar/our-doctors');
    expect(await ahead()).not.toContain('/ar');
    await end();
  });

  it('loads on a good line the code of the page behind a link in view: a tap waits for none of it', async () => {
    const { page, requests, end } = await visit({ hasTouch: true });
    const sheet = page.waitForResponse((answer) => answer.url().includes('/page-doctors'));
    await page.goto(`${built.site.url}/rhinoplasty`);
    await hydrated(page);
    const link = page.locator('main a[href="/our-doctors"]').first();
    await link.scrollIntoViewIfNeeded();
    await sheet;
    const chunks = () => new Set(requests.filter((address) => address.includes('/assets/chunks/')));
    const come = () =>
      page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/chunks/')).length);
    await expect.poll(async () => (await come()) === chunks().size).toBe(true);
    expect(requests.filter((address) => /\/our-doctors$|\/api\/content\//.test(address))).toEqual([]);
    const document = await page.evaluate(() => performance.timeOrigin);
    await page.route('**/assets/chunks/**', (route) => route.abort());
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Our Doctors' }).waitFor();
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(document);
    // A form further down, whose code comes when somebody is near it.
    await end(/net::ERR_FAILED|dynamically imported module/);
  });

  it('lets a mouse rest where the page comes up until all is there, but not on what needs it', async () => {
    const { page, requests, end } = await visit({ viewport: { width: 1440, height: 900 } });
    const release = await holdRequests(page, '**/p/**');
    await page.goto(`${built.site.url}/rhinoplasty`, { waitUntil: 'domcontentloaded' });
    const scripts = () => requests.filter((address) => address.endsWith('.js'));
    await page.getByRole('heading', { level: 1 }).hover();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').hover();
    // Nor does it come with a key, or with what goes down on a link to the next page.
    await page.keyboard.press('Tab');
    for (const type of ['pointerdown', 'touchstart'])
      await page
        .getByRole('navigation', { name: 'Breadcrumb' })
        .getByRole('link')
        // Firefox on a desk knows no `TouchEvent`, which the driver would make.
        .evaluate((link, name) => link.dispatchEvent(new Event(name, { bubbles: true })), type);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(scripts()).toHaveLength(1);
    await page.getByRole('main').getByRole('textbox').first().hover();
    await hydrated(page);
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    release();
    await end();
  });

  it('loads the next page while the pointer rests on its link, and then has it at once', async () => {
    const { page, requests, end } = await visit({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${built.site.url}/about-us`);
    await hydrated(page);
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog', exact: true });
    const isData = (address: string) => address.endsWith('/api/content/blogs');
    await Promise.all([page.waitForRequest((request) => isData(request.url())), link.hover()]);
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Our Blogs' }).waitFor();
    expect(requests.filter(isData)).toHaveLength(1);
    await end();
  });

  it('asks for a page while the finger is on its link, before the application is there, and shows it without asking again', async () => {
    const { page, requests, end } = await visit({ viewport: { width: 1440, height: 900 } });
    // The application never finds its idle moment; to hold its files back would take the browser's cache away.
    await page.addInitScript(() => Object.defineProperty(window, 'requestIdleCallback', { value: () => 0 }));
    await page.goto(`${built.site.url}/rhinoplasty`);
    const link = page.locator('main a[href="/our-doctors"]').first();
    await link.hover();
    const ahead = page.waitForResponse((answer) => answer.url().endsWith('/our-doctors'));
    await page.mouse.down();
    expect((await (await ahead).request().allHeaders())['sec-purpose']).toBe('prefetch');
    await (await ahead).finished();
    await page.mouse.up();
    await page.waitForURL('**/our-doctors');
    const entry = () => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
    expect(await page.evaluate(`(${entry})().transferSize`)).toBe(0);
    expect(requests.filter((address) => address.includes('/api/content/'))).toEqual([]);
    await end();
  });

  it.each([
    '/assets/x.pdf',
    '/api/leads/slot.ics',
    '/enquiry',
    '/ar/enquiry',
    '/ops/',
    'https://elsewhere.example/services',
    '/rhinoplasty#faq',
    '/gallery?view=1',
  ])('asks for nothing that is no page of ours: %s', async (href) => {
    const { page, requests, end } = await visit({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(() => Object.defineProperty(window, 'requestIdleCallback', { value: () => 0 }));
    await page.goto(`${built.site.url}/rhinoplasty`);
    await page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { href: to });
      document.body.append(link);
      link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    }, href);
    expect(await page.locator('link[rel="prefetch"]').count()).toBe(0);
    expect(requests.filter((address) => address.endsWith(href))).toEqual([]);
    await end();
  });

  it('loads nothing ahead where data is dear', async () => {
    const { page, requests, end } = await visit({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto(`${built.site.url}/about-us`);
    await page.getByRole('main').getByRole('textbox').first().focus();
    await hydrated(page);
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog', exact: true });
    await link.hover();
    // Longer than intent takes, by the page's own clock.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(requests.filter((address) => address.includes('/api/content/'))).toEqual([]);
    // Nor the documents behind the links in view.
    expect(requests.filter((address) => new URL(address).pathname === '/blogs')).toEqual([]);
    expect(requests.filter((address) => address.includes('/page-blogs'))).toEqual([]);
    await end();
  });
});

describeFirstStyles(() => built.site.url, visit);
