import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { API_PREFIX } from '../../src/endpoints.ts';
import { useSharedSite } from '../built-site.ts';
import { SWEPT, sampled } from '../sweep.ts';
import { useBrowser } from './browser.ts';
import { hydrated, pointAtControl } from './hydrated.ts';
import { axeFindings, scrollsSideways } from './visit.ts';

const TIMEOUT_MS = 10_000;

const built = useSharedSite();
const begin = useBrowser();
const visit: typeof begin = async (options) => {
  const begun = await begin(options);
  begun.page.setDefaultTimeout(TIMEOUT_MS);
  return begun;
};

const ASKS = { extraHTTPHeaders: { 'Save-Data': 'on' } } satisfies BrowserContextOptions;
const WITHOUT_SCRIPT = { ...ASKS, javaScriptEnabled: false } satisfies BrowserContextOptions;
/** The sample: home, a page of the build, and one of WordPress's pictures; html/data-saver.test.ts reads the documents of all kinds. */
const PAGES = sampled(['/', '/rhinoplasty', '/blogs/every-block'], ['/our-doctors', '/international', '/blogs']);

/** Paths of pictures, films and fonts; drawings in SVG are a kilobyte each and stay. */
const heavy = (requests: readonly string[]): string[] =>
  requests
    .map((url) => new URL(url).pathname)
    .filter((path) => /^\/(?:p|media)\/|\.(?:avif|webp|jpe?g|png|gif|mp4|webm|woff2?)$/.test(path));

/** Shows every part of the page, so that all that is lazy would come. */
async function walk(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 800) await page.mouse.wheel(0, 800);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
}

const firstControl = (page: Page) =>
  page.locator('main label:has(input[type="checkbox"]):visible', { hasText: 'Show picture' }).first();
/** What makes the application start on a lite page. */
const intent = async (page: Page): Promise<void> => {
  await pointAtControl(page);
  await hydrated(page);
};
const isLite = (page: Page) => page.locator('html[data-saver]').count();

describe('where the browser asks to save data', () => {
  describe.each([
    ['with script', ASKS],
    ['without script', WITHOUT_SCRIPT],
  ])('%s', (_, options) => {
    it.each(PAGES)('%s fetches no picture, film or font', SWEPT, async (path) => {
      const { page, requests, end } = await visit(options);
      const answer = await page.goto(built.site.url + path);
      await walk(page);
      expect(`${answer?.status()}: ${heavy(requests).join(' ')}`).toBe('200: ');
      await end();
    });
  });

  it('starts the application at the first sign of intent, not before', async () => {
    const { page, end } = await visit(ASKS);
    await page.goto(`${built.site.url}/terms-conditions`);
    await page.waitForLoadState('networkidle');
    const root = page.locator('#root');
    expect(await root.evaluate((element) => Object.keys(element).length)).toBe(0);
    await intent(page);
    await end();
  });

  it.each(['/', '/rhinoplasty'])('one tap on %s brings exactly the picture it names', async (path) => {
    const { page, requests, end } = await visit(ASKS);
    await page.goto(built.site.url + path);
    const control = firstControl(page);
    const kilobytes = Number(/, (\d+) kB/.exec((await control.innerText()) ?? '')?.[1]);
    const came = page.waitForResponse((answer) => new URL(answer.url()).pathname.startsWith('/p/'));
    await control.click();
    const body = await (await came).body();
    expect(Math.ceil(body.length / 1000)).toBe(kilobytes);
    // A picture is no reason to fetch the application.
    expect(await page.evaluate(() => Object.keys(document.getElementById('root') ?? {}).length)).toBe(0);
    await walk(page);
    expect(heavy(requests)).toHaveLength(1);
    expect(await page.locator('main picture img:visible').count()).toBe(1);
    await end();
  });

  it('shows the outlines of pictures that wait, each in 400 bytes at most, and keeps them once it is alive', async () => {
    const { page, end } = await visit(ASKS);
    await page.goto(`${built.site.url}/`);
    const outlines = () =>
      page
        .locator('main label ~ picture')
        .evaluateAll((all) =>
          all.flatMap((picture) =>
            [...(picture.parentElement?.querySelectorAll('svg > path[d]') ?? [])].map((path) => path.outerHTML),
          ),
        );
    const shown = await outlines();
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.filter((path) => path.length > 400 || !/ d="M\d/.test(path))).toEqual([]);
    await intent(page);
    expect(await outlines()).toEqual(shown);
    await end();
  });

  it('offers pictures that say nothing to who listens as well: each is a control', async () => {
    const { page, end } = await visit(ASKS);
    await page.goto(`${built.site.url}/international`);
    await intent(page);
    const banner = page.locator('section[aria-label="Pictures of the clinic"]');
    // They lie on one another.
    await banner.locator('[role="group"][tabindex="-1"]').waitFor({ state: 'attached' });
    expect(await banner.getByRole('checkbox').count()).toBeGreaterThan(0);
    await end();
  });

  it('is done by keyboard, and the focus stays', async () => {
    const { page, requests, end } = await visit(ASKS);
    await page.goto(`${built.site.url}/our-doctors`);
    const box = page.getByRole('checkbox', { name: /^Show picture, \d+ kB ?: / }).first();
    await box.focus();
    // The box itself is not seen: what it stands in has its ring.
    expect(await box.evaluate((element) => getComputedStyle(element.closest('label') ?? element).outlineStyle)).toBe('solid');
    await page.keyboard.press('Space');
    await expect.poll(() => heavy(requests).length).toBe(1);
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
    await end();
  });

  it('a link leads to the picture without script', async () => {
    const { page, requests, end } = await visit(WITHOUT_SCRIPT);
    await page.goto(`${built.site.url}/our-doctors`);
    await page
      .getByRole('link', { name: /^Show picture, \d+ kB ?: / })
      .first()
      .click();
    await page.waitForURL(/\/p\/[^/]+\.webp$/);
    expect(heavy(requests).join(' ')).toMatch(/^\/p\/[^ ]+\.webp$/);
    // The browser lays out a bare picture by a style of its own, which our policy refuses.
    await end(/inline style/);
  });

  it.each(PAGES)('%s is usable for everyone and no wider than a phone', SWEPT, async (path) => {
    const { page, end } = await visit(ASKS);
    await page.goto(built.site.url + path);
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    const small = await page
      .locator('main label:has-text("Show picture"):visible, #data-saver button')
      .evaluateAll(
        (all) =>
          all.map((element) => element.getBoundingClientRect()).filter(({ width, height }) => width < 44 || height < 44).length,
      );
    expect(small).toBe(0);
    await end();
  });

  it.each(PAGES)('hydration of %s reports nothing and keeps what was shown', SWEPT, async (path) => {
    const { page, end } = await visit(ASKS);
    await page.goto(built.site.url + path);
    const box = page.locator('main label input[type="checkbox"]').first();
    await box.evaluate((element: HTMLInputElement) => element.click());
    await intent(page);
    expect(await box.isChecked()).toBe(true);
    await end();
  });

  it('pages the application goes to are lite as well', async () => {
    const { page, requests, end } = await visit(ASKS);
    await page.goto(`${built.site.url}/`);
    await intent(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Blogs' }).click();
    await page.getByRole('heading', { level: 1, name: 'Our Blogs' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Doctors' }).click();
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await firstControl(page).waitFor();
    await walk(page);
    expect(requests.filter((url) => /\/(?:blogs|our-doctors)$/.test(url) && !url.includes(API_PREFIX))).toEqual([]);
    expect(heavy(requests)).toEqual([]);
    await end();
  });
});

describe('the switch', () => {
  it.each([true, false])('is found, turned on and off, and brings back to itself (script: %s)', async (javaScriptEnabled) => {
    const { page, end } = await visit({ javaScriptEnabled });
    await page.goto(`${built.site.url}/our-doctors`);
    expect(await isLite(page)).toBe(0);
    await page.getByRole('button', { name: 'Turn on data saver' }).click();
    await page.waitForURL(/\/our-doctors#data-saver$/);
    expect(await isLite(page)).toBe(1);
    const off = page.getByRole('button', { name: 'Turn off data saver' });
    await expect.poll(() => off.evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(true);
    await page.goto(`${built.site.url}/contact-us`);
    expect(await isLite(page)).toBe(1);
    await page.getByRole('button', { name: 'Turn off data saver' }).click();
    await page.getByRole('button', { name: 'Turn on data saver' }).waitFor();
    expect(await isLite(page)).toBe(0);
    await end();
  });

  it('off is the last word, whatever the browser asks', async () => {
    const { page, end } = await visit(ASKS);
    await page.goto(`${built.site.url}/contact-us`);
    await page.getByRole('button', { name: 'Turn off data saver' }).click();
    await page.getByRole('button', { name: 'Turn on data saver' }).waitFor();
    expect(await isLite(page)).toBe(0);
    await end();
  });

  it('leaves no trace once traces are cleared', async () => {
    const { page, context, end } = await visit();
    await context.addCookies([{ name: 'data-saver', value: 'off', url: built.site.url }]);
    await page.goto(`${built.site.url}/gallery`);
    await hydrated(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Agree' }).click();
    await page.getByRole('button', { name: 'Clear my traces on this device' }).click();
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual([]);
    await end();
  });
});

describe('a line of 2g', () => {
  const line = (type: string) => `Object.defineProperty(navigator, 'connection', { value: { effectiveType: '${type}' } })`;
  const cookie = (page: Page) => page.evaluate(() => document.cookie);

  it('makes the documents after the first one lite, for as long as it is', async () => {
    const { page, end } = await visit();
    await page.addInitScript(line('2g'));
    await page.goto(`${built.site.url}/contact-us`);
    await expect.poll(() => cookie(page)).toBe('data-saver=2g');
    await page.goto(`${built.site.url}/our-doctors`);
    expect(await isLite(page)).toBe(1);
    await end();
  });

  it('that became faster is forgotten', async () => {
    const { page, context, end } = await visit();
    await context.addCookies([{ name: 'data-saver', value: '2g', url: built.site.url }]);
    await page.addInitScript(line('4g'));
    await page.goto(`${built.site.url}/contact-us`);
    await expect.poll(() => cookie(page)).toBe('');
    await end();
  });

  it.each(['on', 'off'])('does not touch a choice (%s)', async (choice) => {
    const { page, context, end } = await visit();
    await context.addCookies([{ name: 'data-saver', value: choice, url: built.site.url }]);
    await page.addInitScript(line('slow-2g'));
    await page.goto(`${built.site.url}/contact-us`);
    await intent(page);
    expect(await cookie(page)).toBe(`data-saver=${choice}`);
    await end();
  });
});
