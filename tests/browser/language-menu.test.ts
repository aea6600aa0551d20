import { describe, expect, it } from 'vitest';
import { offers } from '#languages/offers';
import { useSharedSite } from '../built-site.ts';
import { keepInStorage, onlyInChromium, useBrowser } from './browser.ts';
import { builtFile } from './built-files.ts';
import { holdRequests } from './hold-requests.ts';
import { hydrated } from './hydrated.ts';

const visit = useBrowser();
const shared = useSharedSite();
const at = (path: string) => shared.site.url + path;

describe('the menu of languages', () => {
  it('leads to the page in the other language and back, from drawer and foot, without script', async () => {
    const { page, end } = await visit({ javaScriptEnabled: false });
    await page.goto(at('/contact-us'));
    await page.locator('footer .languages').getByRole('link', { name: 'العربية' }).click();
    await page.waitForURL('**/ar/contact-us');
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    await page.locator('header button[popovertarget]:visible').last().click();
    await page.locator('#menu-content > .languages').getByRole('link', { name: 'English' }).click();
    await page.waitForURL(at('/contact-us'));
    await end();
  });

  it('is opened by the top bar where there is room for it, with and without script, and stands in the foot all the same', async () => {
    for (const javaScriptEnabled of [false, true]) {
      const { page, end } = await visit({ javaScriptEnabled, viewport: { width: 1280, height: 800 } });
      await page.goto(at('/contact-us'));
      if (javaScriptEnabled) await hydrated(page);
      const list = page.locator('#languages');
      const knowsAnchors = await page.evaluate(() => CSS.supports('inset-block-start: anchor(end)'));
      expect(await list.evaluate((nav) => [nav.matches(':popover-open'), nav.getBoundingClientRect().height > 0])).toEqual([
        false,
        true,
      ]);
      const button = page.locator('#top-bar').getByRole('button', { name: 'Languages: English' });
      await button.click();
      const [box, opener] = await Promise.all([list.boundingBox(), button.boundingBox()]);
      expect(box && opener && box.y >= opener.y + opener.height && box.y + box.height < 400).toBe(true);
      if (knowsAnchors && box && opener) expect(box.x + box.width).toBeCloseTo(opener.x + opener.width, 0);
      await list.getByRole('link', { name: 'العربية' }).click();
      await page.waitForURL('**/ar/contact-us');
      // What a draft says of itself stands above the bar.
      const inArabic = page.locator('#top-bar').getByRole('button', { name: 'العربية' });
      await inArabic.click();
      const [below, above] = await Promise.all([list.boundingBox(), inArabic.boundingBox()]);
      if (knowsAnchors) expect(below && above && below.y >= above.y + above.height).toBe(true);
      if (knowsAnchors && below && above) expect(below.x).toBeCloseTo(above.x, 0);
      await list.getByRole('link', { name: 'English' }).click();
      await page.waitForURL(at('/contact-us'));
      await end();
    }
  });

  it('cuts nothing off the ring of what has the focus in the foot', async () => {
    const { page, end } = await visit();
    await page.goto(at('/contact-us'));
    const overflow = await page.locator('#languages').evaluate((list) => getComputedStyle(list).overflow);
    expect(overflow).toBe('visible');
    await end();
  });

  it('keeps to the edge of the page where no button has opened it', async () => {
    const { page, end } = await visit({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
    await page.goto(at('/contact-us'));
    const list = page.locator('#languages');
    await list.evaluate((nav: HTMLElement) => nav.showPopover());
    const box = await list.boundingBox();
    // The gutter of this width.
    expect(box && 1280 - box.x - box.width).toBeCloseTo(52.48, 0);
    await end();
  });

  it('and the desks below the top bar have an edge where colours are the visitor’s own', async () => {
    onlyInChromium('Over BiDi, Firefox keeps the colours of a page');
    const { page, end } = await visit({
      forcedColors: 'active',
      javaScriptEnabled: false,
      viewport: { width: 1280, height: 800 },
    });
    await page.goto(at('/services'));
    for (const name of ['Languages: English', 'Appointments']) {
      await page.getByRole('button', { name }).click();
      const edge = await page.locator(':popover-open').evaluate((layer) => {
        const { outlineStyle, outlineColor, color } = getComputedStyle(layer);
        return [outlineStyle, outlineColor === color];
      });
      expect([name, ...edge]).toEqual([name, 'solid', true]);
    }
    await end();
  });

  it('keeps the page that the application has gone to', async () => {
    const { page, end } = await visit();
    // Or the callback form comes over the foot, between two of the presses.
    await keepInStorage(page, 'modalClosedTimestamp', String(Date.now()));
    await page.goto(at('/contact-us'));
    await hydrated(page);
    await page.locator('footer').getByRole('link', { name: 'International' }).click();
    await page.waitForURL('**/international');
    // The second of the two steps in which a page comes moves the foot.
    await page.locator('main section').nth(4).waitFor({ state: 'attached' });
    const link = page.locator('footer .languages').getByRole('link', { name: 'العربية' });
    await expect.poll(() => link.getAttribute('href')).toBe('/api/language/ar/international');
    await link.click();
    await page.waitForURL('**/ar/international');
    await hydrated(page);
    await page.locator('footer a[href="/ar/contact-us"]').first().click();
    await page.waitForURL('**/ar/contact-us');
    const english = page.locator('footer .languages').getByRole('link', { name: 'English' });
    await expect.poll(() => english.getAttribute('href')).toBe('/api/language/en/ar/contact-us');
    await english.click();
    await page.waitForURL(at('/contact-us'));
    await end();
  });

  it('can be read at 320 pixels, with room for a finger', async () => {
    const { page, end } = await visit({ viewport: { width: 320, height: 640 } });
    for (const path of ['/contact-us', '/ar/contact-us']) {
      await page.goto(at(path));
      await hydrated(page);
      const links = await page.locator('footer .languages a').evaluateAll((all) =>
        all.map((link) => {
          const { width, height, left, right } = link.getBoundingClientRect();
          return width >= 44 && height >= 44 && left >= 0 && right <= innerWidth;
        }),
      );
      expect([path, links.length > 0 && links.every(Boolean)]).toEqual([path, true]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
    await end();
  });
});

describe('the line in the visitor’s language', () => {
  const offer = '#offer > :popover-open';

  it.each([
    ['ar-SA', '/contact-us', 'ar'],
    ['ar', '/ar/contact-us', null],
    ['en-GB', '/ar/contact-us', 'en'],
    ['en-GB', '/contact-us', null],
    ['de', '/contact-us', null],
    ['ar', '/about-us', null],
  ])('for %s on %s: %s', async (locale, path, code) => {
    const { page, requests, end } = await visit({ locale });
    await page.goto(at(path));
    await hydrated(page);
    if (code) {
      await page.locator(offer).waitFor();
      expect(await page.locator(offer).getAttribute('lang')).toBe(code);
      expect(await page.locator(offer).textContent()).toBe(offers[code]);
    }
    expect(await page.locator(offer).count()).toBe(code ? 1 : 0);
    // Nobody is taken there, and nothing is kept of it.
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.evaluate(() => document.cookie)).toBe('');
    expect(requests.filter((address) => address.includes('/api/language'))).toEqual([]);
    await end();
  });

  it('is not for who reads that of the page before it, though not first', async () => {
    const { page, end } = await visit({ locale: 'de' });
    await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['de', 'en-GB', 'ar'] }));
    const asked = page.waitForRequest(`**/${builtFile('src/app/language-offer.ts')}`);
    await page.goto(at('/contact-us'));
    await hydrated(page);
    const url = (await asked).url();
    // It has run. As a text: of `import()` in a function Vite makes its own.
    await page.evaluate(`import(${JSON.stringify(url)}).then(() => new Promise((done) => setTimeout(done)))`);
    expect(await page.locator(offer).count()).toBe(0);
    await end();
  });

  it('moves nothing, is pressed or goes away, and lies over nothing that is pressed', async () => {
    const { page, end } = await visit({ locale: 'ar', viewport: { width: 390, height: 844 } });
    await page.goto(at('/contact-us'));
    await hydrated(page);
    const line = page.locator(offer);
    await line.waitFor();
    const places = () =>
      page.locator('h1, #reach, footer').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const withLine = await places();
    expect(await line.evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor)).toBe('rgba(0, 0, 0, 0)');
    // The text that it lies over is not read through it.
    expect(await line.evaluate((element) => getComputedStyle(element).backgroundColor)).toMatch(/^rgb\(/);
    await line.evaluate((element: HTMLElement) => element.hidePopover());
    expect(await places()).toEqual(withLine);
    await page.reload();
    await line.waitFor();
    const [box, bar] = await Promise.all([line.boundingBox(), page.locator('#reach').boundingBox()]);
    expect(box && bar && (box.y + box.height <= bar.y || bar.height === 0)).toBe(true);
    expect(box && box.height >= 44 && box.width < 390).toBe(true);
    await page.mouse.click(20, 200);
    await expect.poll(() => line.count()).toBe(0);
    await page.reload();
    await line.waitFor();
    await line.click();
    await page.waitForURL('**/ar/contact-us');
    await end();
  });

  it('goes away once a screen has been read, and not before', async () => {
    const { page, end } = await visit({ locale: 'fr', viewport: { width: 360, height: 640 } });
    await page.goto(at('/contact-us'));
    await hydrated(page);
    const line = page.locator(offer);
    await line.waitFor();
    const scrolled = (px: number) =>
      page.evaluate(
        (top) =>
          new Promise<void>((done) => {
            document.addEventListener('scroll', () => done(), { once: true });
            scrollTo({ top, behavior: 'instant' });
          }),
        px,
      );
    await scrolled(600);
    expect(await line.count()).toBe(1);
    await scrolled(700);
    await expect.poll(() => line.count()).toBe(0);
    await end();
  });

  it('goes away before what the keyboard comes to beneath it', async () => {
    const { page, end } = await visit({ locale: 'en', viewport: { width: 390, height: 700 } });
    await page.goto(at('/ar/plan-your-stay'));
    await hydrated(page);
    const line = page.locator(offer);
    await line.waitFor();
    await page.locator('main a').first().focus();
    expect(await line.count()).toBe(1);
    for (let press = 0; press < 20 && (await line.count()); press += 1) await page.keyboard.press('Tab');
    // It went long before a screen had been read.
    expect([await line.count(), await page.evaluate(() => scrollY < innerHeight)]).toEqual([0, true]);
    const isOnTop = () => {
      const focused = document.activeElement;
      const { left, top, width, height } = focused?.getBoundingClientRect() ?? new DOMRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === focused;
    };
    expect(await page.evaluate(isOnTop)).toBe(true);
    await end();
  });

  it('is of the page that it offers: it goes when the keyboard goes on to another, and does not come there late', async () => {
    const { page, end } = await visit({ locale: 'ar', viewport: { width: 1280, height: 800 } });
    const follow = async () => {
      await page.locator('header nav a[href="/about-us"]:visible').focus();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/about-us');
      // The title comes with all else that is said of a page.
      await expect.poll(() => page.title()).toContain('About');
    };
    await page.goto(at('/contact-us'));
    await hydrated(page);
    await page.locator(offer).waitFor();
    await follow();
    await expect.poll(() => page.locator('#offer').count()).toBe(0);

    const code = builtFile('src/app/language-offer.ts');
    const release = await holdRequests(page, `**/${code}`);
    const asked = page.waitForRequest(`**/${code}`);
    await page.goto(at('/contact-us'));
    await hydrated(page);
    const url = (await asked).url();
    await follow();
    release();
    await page.evaluate(`import(${JSON.stringify(url)}).then(() => new Promise((done) => setTimeout(done)))`);
    expect(await page.locator('.offer:not(#away)').count()).toBe(0);
    await end();
  });

  it.each([
    [390, '#menu'],
    [1280, '#desks'],
    [1280, '#languages'],
  ])('leaves open at %i px what was opened before it came, %s, and comes after it', async (width, opened) => {
    const { page, end } = await visit({ locale: 'ar', viewport: { width, height: 844 } });
    const code = builtFile('src/app/language-offer.ts');
    const release = await holdRequests(page, `**/${code}`);
    const asked = page.waitForRequest(`**/${code}`);
    await page.goto(at('/contact-us'), { waitUntil: 'domcontentloaded' });
    await page
      .locator(`[popovertarget="${opened.slice(1)}"]:visible`)
      .first()
      .click();
    await page.locator(`${opened}:popover-open`).waitFor();
    const url = (await asked).url();
    release();
    // It has run, and what it has opened is open. As a text: of `import()` in a function Vite makes its own.
    await page.evaluate(`import(${JSON.stringify(url)}).then(() => new Promise((done) => setTimeout(done)))`);
    expect(await page.locator(`${opened}:popover-open`).count()).toBe(1);
    expect(await page.locator(offer).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator(offer).waitFor();
    await end();
  });

  it.each([
    ['en', '/ar/rhinoplasty', 768],
    ['en', '/fr/rhinoplasty', 1024],
    ['ar', '/rhinoplasty', 844],
  ])('lies beside the title and not on it: for %s on %s, %s px', async (locale, path, width) => {
    const { page, end } = await visit({ locale, viewport: { width, height: 600 } });
    await page.goto(at(path));
    await hydrated(page);
    const line = page.locator(offer);
    await line.waitFor();
    const [box, title] = await Promise.all([line.boundingBox(), page.locator('h1').boundingBox()]);
    // The title's box is as wide as its text may become.
    const isBeside = box && title && (box.x >= title.x + title.width || box.x + box.width <= title.x);
    expect(isBeside, JSON.stringify([box, title])).toBe(true);
    await end();
  });
});
