import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FieldReport } from '../../src/content/field-report.ts';
import { FIELD_PATH } from '../../src/endpoints.ts';
import { useBuiltSite } from '../built-site.ts';
import { openBrowser } from './browser.ts';
import { builtFile } from './built-files.ts';
import { hydrated, pointAtControl } from './hydrated.ts';
import { DESKTOP } from './widgets-page.ts';

const OPS_TOKEN = 'a-token-for-the-tests-of-the-site';
const built = useBuiltSite('field', { MEASURE: 'on', OPS_TOKEN });
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const FIELD_SCRIPT = builtFile('src/app/field/report-field.ts');
const APPLICATION = builtFile('src/app/hydrate.tsx');

interface Visit {
  page: Page;
  context: BrowserContext;
  /** What this document has reported so far. */
  reports: () => Promise<FieldReport[]>;
  requests: string[];
}

/** Visits the home page, and gathers what the browser reports. */
async function visit(
  options: BrowserContextOptions,
  run: (visit: Visit) => Promise<void>,
  before: (context: BrowserContext) => Promise<void> = async () => {},
) {
  const context = await browser.newContext(options);
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  // Written down in the page: not every driver tells the body of a request.
  await context.addInitScript((path) => {
    const sent: string[] = [];
    const send = navigator.sendBeacon.bind(navigator);
    const sendBeacon: typeof send = (url, body) => {
      if (url === path) sent.push(String(body));
      return send(url, body);
    };
    Object.assign(window, { sent });
    Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon });
  }, FIELD_PATH);
  // Marks when the field script listens for the page to be hidden: the one listener of it on the window without options.
  await context.addInitScript(() => {
    const add = window.addEventListener.bind(window);
    const marking = (type: string, listener: EventListener, how?: AddEventListenerOptions): void => {
      add(type, listener, how);
      if (type === 'visibilitychange' && how === undefined) document.documentElement.dataset['measuring'] = '';
    };
    Object.defineProperty(window, 'addEventListener', { value: marking });
    new PerformanceObserver(() => {
      document.documentElement.dataset['tapped'] = '';
    }).observe({ type: 'first-input', buffered: true });
  });
  await before(context);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(built.site.url);
  const sent = () => page.evaluate(() => (window as unknown as { sent: string[] }).sent);
  const reports = async () => (await sent()).map((text) => JSON.parse(text) as FieldReport);
  await run({ page, context, reports, requests });
  await context.close();
}

const isMeasuring = (page: Page) => page.waitForFunction(() => document.documentElement.dataset['measuring'] !== undefined);
/** As when the visitor turns to another tab, and back: a headless browser hides no page by itself. */
const turn = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
/** One session for all tests: logins are limited. */
let session = '';
beforeAll(async () => {
  const { origin } = new URL(built.site.url);
  const login = await fetch(`${origin}/ops/login`, {
    method: 'POST',
    headers: { Origin: origin },
    body: new URLSearchParams({ token: OPS_TOKEN }),
    redirect: 'manual',
  });
  session = login.headers.get('set-cookie')?.split(';')[0] ?? '';
});
/** What the board shows, as text. */
async function board(): Promise<string> {
  const answer = await fetch(`${built.site.url}/ops/field`, { headers: { Cookie: session } });
  return (await answer.text()).replace(/<[^>]+>/g, ' ');
}
const vitalsOf = (report: FieldReport | undefined) =>
  report?.visits.flatMap(({ values }) => values.map(([name]) => name)).toSorted();

describe('the field script', () => {
  it('reports once, when the page is hidden, how fast it was; what changes later, with what it replaces', async () => {
    await visit(DESKTOP, async ({ page, reports }) => {
      await hydrated(page);
      await isMeasuring(page);
      await page.mouse.click(5, 300);
      await page.waitForFunction(() => document.documentElement.dataset['tapped'] !== undefined);
      expect(await reports()).toEqual([]);
      await turn(page, 'hidden');
      await expect.poll(async () => (await reports()).length).toBe(1);
      const [first] = await reports();
      expect(first).toMatchObject({
        build: expect.stringMatching(/^\w{12}$/),
        line: expect.stringMatching(/^(4g|3g|unknown)$/),
        document: 'full',
        visits: [{ path: '/', navigation: 'load', first: true }],
        failures: [],
      });
      const measured = await page.evaluate(() => PerformanceObserver.supportedEntryTypes);
      expect(vitalsOf(first)).toEqual([...(measured.includes('layout-shift') ? ['cls'] : []), 'fcp', 'inp', 'lcp', 'ttfb']);
      // A tap that is answered slowly, after the visitor has come back.
      await turn(page, 'visible');
      await page.evaluate(() => {
        addEventListener('click', () => {
          const end = performance.now() + 600;
          while (performance.now() < end);
        });
      });
      await page.mouse.click(5, 300);
      await expect
        .poll(async () => {
          await turn(page, 'hidden');
          return (await reports()).length;
        })
        .toBe(2);
      const [, later] = await reports();
      expect(later?.visits).toHaveLength(1);
      const [inp] = later?.visits[0]?.values ?? [];
      expect([later?.visits[0]?.first, inp?.[0]]).toEqual([false, 'inp']);
      expect(inp?.[1]).toBeGreaterThanOrEqual(600);
      expect(inp?.[2]).toBeLessThan(inp?.[1] ?? 0);
    });
  });

  it.each([
    [{ 'Save-Data': 'on' }, false],
    [{}, true],
  ])('where the visitor sends %j, is fetched once the page is idle: %s', async (extraHTTPHeaders, isFetched) => {
    await visit({ ...DESKTOP, extraHTTPHeaders }, async ({ page, reports, requests }) => {
      await page.waitForLoadState('networkidle');
      // The way of the first script (a second after the page has loaded, then idle), and later than it.
      await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 1500)));
      if (!isFetched) await turn(page, 'hidden');
      await expect.poll(() => requests.some((url) => url.includes(FIELD_SCRIPT))).toBe(isFetched);
      expect(await reports()).toEqual([]);
    });
  });

  it('names an error of a script by chunk and place, without its message', async () => {
    await visit(
      DESKTOP,
      async ({ page, reports }) => {
        await isMeasuring(page);
        const lost = page.waitForEvent('console', (message) => message.text().includes('did not start'));
        await Promise.all([lost, pointAtControl(page)]);
        await turn(page, 'hidden');
        await expect.poll(async () => (await reports()).length).toBe(1);
        const [report] = await reports();
        expect(report?.failures).toEqual(
          expect.arrayContaining([
            { kind: 'error', name: 'RangeError', chunk: FIELD_SCRIPT, line: 1, column: expect.any(Number) },
            expect.objectContaining({ kind: 'start', chunk: APPLICATION }),
          ]),
        );
        expect(JSON.stringify(report)).not.toContain('Asha');
        await expect.poll(board).toContain(`RangeError (error)  ${FIELD_SCRIPT}:1:`);
      },
      async (context) => {
        // One chunk throws while it runs, another does not come: the page works without it.
        await context.route(`**/${APPLICATION}`, (route) => route.fulfill({ status: 404, body: '' }));
        await context.route(`**/${FIELD_SCRIPT}`, async (route) => {
          const script = await route.fetch();
          const body = `queueMicrotask(() => { throw new RangeError('Asha 98450 00000'); });\n${await script.text()}`;
          await route.fulfill({ response: script, body });
        });
      },
    );
  });
});

it('what the security policy blocks is reported by the browser itself, and counted by build', async () => {
  await visit(
    DESKTOP,
    async ({ page }) => {
      await page.evaluate(() => {
        document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/x.png?who=Asha' }));
      });
      await expect.poll(board).toContain('img-src: elsewhere');
    },
    // Browsers take Reporting-Endpoints over https alone; over http it is left to report-uri.
    async (context) => {
      await context.route(`${built.site.url}/`, async (route) => {
        const answer = await route.fetch();
        const headers = answer.headers();
        expect(headers['reporting-endpoints']).toMatch(/^violations="\/api\/violations\/\w{12}"$/);
        const policy = (headers['content-security-policy'] ?? '').replace('report-to violations;', '');
        await route.fulfill({ response: answer, headers: { ...headers, 'content-security-policy': policy } });
      });
    },
  );
});
