import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSharedSite } from '../built-site.ts';
import { keepInStorage, onlyInChromium, useBrowser } from './browser.ts';
import { hydrated } from './hydrated.ts';

const LONGEST_MS = 600;
/** A line of text that moves by a pixel. What the move shows would be a hundred times as much. */
const LEAST_SHIFT = 0.001;
const built = useSharedSite();
// Far parts wait as they do for visitors: what comes into view is laid out then.
const visit = useBrowser({ isWhole: false });
const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** The first does not leave its place. */
const STEPS = 'ol[aria-label="Pictures"] > li > button > *';

/** Where a result stands, and what moves it: names of keyframes without what the build puts before them. */
const PLACES = [
  ['/', 'figure[aria-label] > div', 'part'],
  ['/rhinoplasty', '#transformation li:nth-child(2) > * > :first-child', 'leave'],
  ['/rhinoplasty', STEPS, 'spread'],
] as const;

/** Writes down from now on what moves on the pages that come, and what shifts by itself. */
const writeDown = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const log: { name: string; element: Element; ended: boolean }[] = [];
    Object.assign(window, { log, shifted: 0 });
    for (const type of ['animationstart', 'animationend'] as const)
      document.addEventListener(
        type,
        ({ animationName, target }) =>
          log.push({ name: animationName.split('_').at(-1) ?? '', element: target as Element, ended: type === 'animationend' }),
        true,
      );
    new PerformanceObserver((list) => {
      const all = list.getEntries() as (PerformanceEntry & { value: number })[];
      for (const { value } of all) Object.assign(window, { shifted: (window as unknown as { shifted: number }).shifted + value });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Names of the moves that began, or ended, on elements of a selector. */
const moves = (page: Page, selector: string, ended = false): Promise<string[]> =>
  page.evaluate(
    ([wanted, isEnd]) =>
      (window as unknown as { log: { name: string; element: Element; ended: boolean }[] }).log
        .filter((move) => move.ended === isEnd && move.element.matches(wanted))
        .map(({ name }) => name),
    [selector, ended] as const,
  );

/** How long the moves of an element take, waiting ones included. */
const durations = (page: Page, selector: string): Promise<number[]> =>
  page.evaluate(
    (wanted) =>
      (document.querySelector(wanted)?.getAnimations() ?? [])
        .filter((move) => move instanceof CSSAnimation)
        .map((move) => Number(move.effect?.getComputedTiming().endTime)),
    selector,
  );

/** Rolls on until an element is in the window. */
async function rollTo(page: Page, selector: string): Promise<void> {
  await page.mouse.move(200, 400);
  for (let rolls = 0; rolls < 60; rolls += 1) {
    const top = await page.evaluate((wanted) => document.querySelector(wanted)?.getBoundingClientRect().top ?? 0, selector);
    if (top < 500) return;
    await page.mouse.wheel(0, 200);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
}

describe('before and after part once, when they come into view (decision 045)', () => {
  it.each(PLACES)('%s, %s', async (path, selector, name) => {
    onlyInChromium('Firefox has no animation triggers: the move is over before anybody comes there');
    const { page, end } = await visit(DESKTOP);
    await writeDown(page);
    await page.goto(built.site.url + path);
    await hydrated(page);
    expect(await moves(page, selector)).toEqual([]);
    await page.evaluate(() => Object.assign(window, { shifted: 0 }));
    await rollTo(page, selector);
    await expect.poll(() => moves(page, selector)).toContain(name);
    await expect.poll(() => moves(page, selector, true)).toContain(name);
    const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
    expect(shifted).toBeLessThan(LEAST_SHIFT);
    const begun = await moves(page, selector);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await rollTo(page, selector);
    expect(await moves(page, selector)).toEqual(begun);
    await end();
  });

  it.each(PLACES)('%s, %s: in 600 ms at most', async (path, selector) => {
    const { page, end } = await visit(DESKTOP);
    await page.goto(built.site.url + path);
    await page.locator(selector).first().scrollIntoViewIfNeeded();
    for (const duration of await durations(page, selector)) expect(duration).toBeLessThanOrEqual(LONGEST_MS);
    await end();
  });

  it('a press on a step counts while the pictures part: its button does not leave the pointer', async () => {
    onlyInChromium('Firefox has no animation triggers: the move is over before anybody comes there');
    const { page, end } = await visit(DESKTOP);
    await page.goto(`${built.site.url}/rhinoplasty`);
    await hydrated(page);
    await page.locator(STEPS).first().scrollIntoViewIfNeeded();
    const move = await page
      .locator(STEPS)
      .nth(1)
      .evaluate((picture) => getComputedStyle(picture).animationName);
    expect(move).toMatch(/spread$/);
    // By style alone: a move that is taken from its trigger by script may be given back to it at the next change of styles.
    const style = (declarations: string): Promise<unknown> =>
      page.evaluate((rule) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rule);
        document.adoptedStyleSheets = [sheet];
      }, `${STEPS} { ${declarations} }`);
    const together = `animation: ${move} 600ms -100ms paused !important; animation-trigger: none !important`;
    const apart = 'animation: none !important';
    const farthest = (): Promise<number> =>
      page.locator(STEPS).evaluateAll((pictures) => Math.max(...pictures.map((picture) => picture.getBoundingClientRect().x)));
    await style(apart);
    const farAway = await farthest();
    for (const name of ['Step 4', 'Step 1']) {
      const { x, y } = (await page.getByRole('button', { name, exact: true }).boundingBox()) ?? { x: 0, y: 0 };
      await style(together);
      expect(await farthest()).toBeLessThan(farAway - 400);
      await page.mouse.move(x + 20, y + 20);
      await page.mouse.down();
      await style(apart);
      expect(await farthest()).toBe(farAway);
      await page.mouse.up();
      await page.getByText(`${name} of 6`).waitFor();
    }
    await end();
  });

  it.each([390, 768, 1280])('before they part they lie on the page, in Arabic too: %s px', async (width) => {
    const { page, end } = await visit({ viewport: { width, height: 800 }, locale: 'ar' });
    for (const path of ['/ar', '/ar/rhinoplasty']) {
      await page.goto(built.site.url + path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      await page.evaluate(() => document.documentElement.toggleAttribute('data-whole', true));
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
    await end();
  });

  it.each(['/', '/ar'])('the two states of %s come from one place, the menu from the side where it stands', async (path) => {
    const { page, end } = await visit({ locale: path === '/' ? 'en' : 'ar' });
    await page.goto(built.site.url + path);
    const halves = page.locator('figure[aria-label]').first().locator('> div');
    const move = await halves.first().evaluate((half) => getComputedStyle(half).animationName);
    expect(move).toMatch(/part$/);
    await page.evaluate((name) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        `figure[aria-label] > div { animation: ${name} 600ms paused !important; animation-trigger: none !important }`,
      );
      document.adoptedStyleSheets = [sheet];
    }, move);
    const [before, after] = await halves.evaluateAll((both) => both.map((half) => Math.round(half.getBoundingClientRect().x)));
    expect(before).toBe(after);
    const begins = await page.locator('#menu').evaluate((menu: HTMLElement) => {
      menu.showPopover();
      return menu
        .getAnimations()
        .filter((each) => each instanceof CSSTransition && each.transitionProperty === 'translate')
        .map(({ effect }) => String((effect as KeyframeEffect).getKeyframes()[0]?.['translate']).replace(/ .*/, ''));
    });
    expect(begins).toEqual([path === '/' ? '100%' : '-100%']);
    await end();
  });

  it.each([
    ['with reduced motion', { reducedMotion: 'reduce' }],
    ['on pages that save data', { extraHTTPHeaders: { 'Save-Data': 'on' } }],
  ] as const)('nothing moves %s', async (_, options) => {
    const { page, end } = await visit({ ...DESKTOP, ...options });
    for (const [path, selector] of PLACES) {
      await page.goto(built.site.url + path);
      await page.locator(selector).first().scrollIntoViewIfNeeded();
      expect(await durations(page, selector), path).toEqual([]);
    }
    await end();
  });

  it('the handle of a comparison comes from where all is before, unless a hand is on it', async () => {
    const { page, end } = await visit(DESKTOP);
    await writeDown(page);
    await keepInStorage(page, 'sensitiveContentAccepted');
    await page.goto(`${built.site.url}/gallery/rhinoplasty`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Compare' }).click();
    const handle = 'input[type="range"] + span';
    await page.locator(handle).waitFor();
    await expect.poll(() => moves(page, handle)).toEqual(['glide']);
    await page.locator('input[type="range"]').hover();
    await page.mouse.down();
    expect(await durations(page, handle)).toEqual([]);
    await page.mouse.up();
    await end();
  });

  it('the picture of a page comes in from page to page, and stands still on the first view', async () => {
    const { page, end } = await visit(DESKTOP);
    await writeDown(page);
    await page.goto(`${built.site.url}/services`);
    await hydrated(page);
    expect(await moves(page, '#main picture')).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor();
    await expect.poll(() => moves(page, '#main picture')).toEqual(['arrive']);
    await end();
  });
});
