import type { BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSharedSite } from '../built-site.ts';
import { onlyInChromium, useBrowser, type Visit } from './browser.ts';

const { site } = useSharedSite();
const begin = useBrowser();

/** What Safari 16 makes of a popover: an element like others. */
const PLAIN = 'position:static;inset:auto;inline-size:auto;block-size:auto;overflow:visible;display:block';
type Replacement = [RegExp, string];
const POPOVERS: Replacement = [/:popover-open/g, ':not-there-yet'];
const SCRIPTING: Replacement = [/\(scripting(: ?\w+)?\)/g, '(not-there-yet)'];

/** Chrome 114 to 119: it has popovers, and keeps what it does not know of a query. */
async function makeChrome119(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const ask = window.matchMedia;
    window.matchMedia = (query) => ask.call(window, query.includes('scripting') ? 'not all' : query);
  });
  await replaceInSheets(context, [[/\(scripting(?:: ?(\w+))?\)/g, '(scripting: $1-yet)']]);
}

/**
 * A browser of 2022, such as Safari 16: it knows neither popovers nor whether there is script, and throws at a selector that asks. Firefox 113
 * to 124 is one that knows whether there is script.
 */
async function makeOlder(context: BrowserContext, { knowsScripting = false } = {}): Promise<void> {
  await context.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      delete (HTMLElement.prototype as unknown as Record<string, unknown>)[name];
    const refuse = (selectors: string): void => {
      if (selectors.includes(':popover-open')) throw new SyntaxError(`${selectors} is not a valid selector`);
    };
    const { matches } = Element.prototype;
    Element.prototype.matches = function (this: Element, selectors: string) {
      refuse(selectors);
      return matches.call(this, selectors);
    } as typeof matches;
    const { querySelector } = document;
    document.querySelector = (selectors: string) => {
      refuse(selectors);
      return querySelector.call(document, selectors);
    };
    const ask = window.matchMedia;
    window.matchMedia = (query) => ask.call(window, query.includes('scripting') ? 'not all' : query);
    // What the browser does by itself at a press.
    const isOpener = ({ target }: Event) => target instanceof Element && target.closest('[popovertarget]');
    addEventListener('click', (event) => isOpener(event) && event.preventDefault(), { capture: true });
  });
  await replaceInSheets(context, knowsScripting ? [POPOVERS] : [POPOVERS, SCRIPTING], `@layer older{[popover]{${PLAIN}}}`);
}

async function replaceInSheets(context: BrowserContext, names: readonly Replacement[], before = ''): Promise<void> {
  await context.route(/\/[^.]*$|\.css$/, async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    const type = answer.headers()['content-type'] ?? '';
    if (!/html|css/.test(type)) return route.fulfill({ response: answer });
    const text = names.reduce((all, [known, unknown]) => all.replace(known, unknown), await answer.text());
    return route.fulfill({ response: answer, body: text.replace('<head>', `<head><style>${before}</style>`) });
  });
}

async function visit(path: string, make: (context: BrowserContext) => Promise<void> = makeOlder): Promise<Visit> {
  onlyInChromium('Older browsers are made of Chromium here');
  const visited = await begin({ bypassCSP: true });
  await make(visited.context);
  await visited.page.goto(site.url + path);
  return visited;
}

/** Decision 049. */
describe('a browser too old for the application', () => {
  it.each(['/', '/rhinoplasty', '/ar/contact-us'])('has the document of %s, and never the application', async (path) => {
    const { page, requests, end } = await visit(path);
    await page.locator('input[name="name"]').first().fill('Visitor Older');
    const dead = page.locator('button[type="button"]:not([popovertarget], [commandfor]):enabled');
    await expect.poll(() => dead.count()).toBe(0);
    // Nor is there a hole where the clocks are: they come without it.
    await expect.poll(() => page.locator('[data-waiting]').count()).toBe(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width).toBe(0);
    // Nothing stands between the header and the page.
    const [header, main] = await Promise.all([page.locator('header').boundingBox(), page.locator('main').boundingBox()]);
    expect(main?.y).toBeLessThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) + 1);
    // The first script, what serves the document, measures it, tells the time and offers a language; the application is twenty files.
    expect(requests.filter((url) => url.endsWith('.js')).length).toBeLessThanOrEqual(5);
    await end();
  });

  it('has no list of categories that only the application would follow', async () => {
    const { page, end } = await visit('/gallery');
    await expect.poll(() => page.locator('select:not(form select)').count()).toBe(0);
    await page.getByRole('heading', { name: 'All categories' }).waitFor();
    await end();
  });

  it('shows what stands behind tabs, also where it knows that there is script', async () => {
    const { page, end } = await visit('/', (context) => makeOlder(context, { knowsScripting: true }));
    await expect.poll(() => page.getByRole('tab').count()).toBe(0);
    const panels = page.locator('[role="tabpanel"]');
    expect(await panels.count()).toBeGreaterThan(1);
    await expect.poll(() => panels.evaluateAll((all) => all.every((panel) => panel.checkVisibility()))).toBe(true);
    await end();
  });

  it('keeps the pictures of steps where there is nothing in their place', async () => {
    const { page, end } = await visit('/rhinoplasty', makeChrome119);
    const steps = page.locator('main ol button:has(img)');
    await expect.poll(() => steps.evaluateAll((all) => all.every((step) => (step as HTMLButtonElement).disabled))).toBe(true);
    await page.evaluate(() => document.readyState === 'complete' || new Promise((done) => addEventListener('load', done)));
    expect(await steps.evaluateAll((all) => [all.length, all.every((step) => step.checkVisibility())])).toEqual([6, true]);
    await end();
  });

  it('opens its menu by the button, and closes it by its own, by Escape and beside it', async () => {
    const { page, end } = await visit('/contact-us');
    const menu = page.locator('#menu');
    const burger = page.getByRole('button', { name: 'Open menu' });
    const close = page.getByRole('button', { name: 'Close menu' });
    await expect.poll(() => page.locator('header button[type="button"]:not([popovertarget])').count()).toBe(0);
    expect(await menu.isVisible()).toBe(false);
    for (const leave of [() => close.click(), () => page.keyboard.press('Escape')]) {
      await burger.click();
      await menu.waitFor();
      expect(await menu.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 });
      expect(await burger.getAttribute('aria-expanded')).toBe('true');
      await leave();
      await menu.waitFor({ state: 'hidden' });
      expect(await burger.evaluate((button) => button === document.activeElement)).toBe(true);
    }
    // A page that the browser keeps is shown again without the menu that led away from it.
    await burger.click();
    await menu.waitFor();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await menu.waitFor({ state: 'hidden' });
    await burger.click();
    await menu.getByRole('link', { name: 'About Us' }).click();
    await page.waitForURL('**/about-us');
    await end();
  });
});

describe('the answer to a form that was sent before the application was there, which never comes to it', () => {
  const DEAD = 'button[type="button"]:not([popovertarget], [commandfor]):enabled:visible, select:not(form select):visible';
  const answerOf = async (path: string, form: string): Promise<Visit> => {
    const visited = await begin();
    const { page } = visited;
    await page.route('**/chunks/**', () => {});
    await page.goto(site.url + path);
    await page.unroute('**/chunks/**');
    const answered = page.waitForNavigation();
    await page.locator(form).evaluate((sent: HTMLFormElement) => {
      sent.noValidate = true;
      sent.requestSubmit();
    });
    await answered;
    return visited;
  };

  it.each(['/', '/rhinoplasty', '/ar/international'])('has no control that only that would answer: %s', async (path) => {
    const { page, end } = await answerOf(path, 'form[action*="/api/leads"]');
    await expect.poll(() => page.locator(DEAD).count()).toBe(0);
    // What has gone above it has not moved what the answer is about.
    const place = await page
      .getByRole('alert')
      .filter({ has: page.getByRole('link') })
      .boundingBox();
    expect(place?.y).toBeGreaterThan(0);
    expect(place?.y).toBeLessThan(400);
    // What stood behind a tab or a thumbnail is there without.
    for (const panel of await page.getByRole('tabpanel').all()) expect(await panel.isVisible()).toBe(true);
    if (path === '/rhinoplasty') expect(await page.getByRole('link', { name: /^Step \d$/ }).count()).toBe(6);
    await page.getByRole('button', { name: /Open menu|افتح القائمة|فتح القائمة/ }).click();
    expect(await page.locator('#menu').isVisible()).toBe(true);
    await end(/422/);
  });

  it('is the gallery, agreed to, with the form that its dialog has else', async () => {
    const { page, end } = await answerOf('/gallery', 'form[action="/api/agreement"]');
    await expect.poll(() => page.locator(DEAD).count()).toBe(0);
    await page.locator('#gallery-form').getByLabel('Name*').fill('Visitor Agreed');
    await end();
  });
});
