import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gallery } from '../../src/content/gallery/gallery.ts';
import { staticPaths } from '../../src/routes.ts';
import { useSharedSite } from '../built-site.ts';
import { keepInStorage, onlyInChromium, useBrowser } from './browser.ts';
import { CASE_FILE, counter, notice, openAgreed, openGallery, position, stageImages, tiles } from './gallery-visit.ts';
import { hydrated } from './hydrated.ts';
import { isFirefox } from './stock-firefox.ts';
import { clearTraces, scrollsSideways } from './visit.ts';
import { DESKTOP, expectNoFindings, focused, PHONE } from './widgets-page.ts';

const built = useSharedSite();
const visit = useBrowser();

const at = (path: string): string => built.site.url + path;
const imagesOf = (cases: (typeof gallery)[number]['cases']): number => cases.reduce((sum, one) => sum + one.images.length, 0);
const total = imagesOf(gallery.flatMap(({ cases }) => cases));
const hair = gallery.find(({ slug }) => slug === 'hair-transplant')?.cases ?? [];
const before = imagesOf(gallery.slice(0, 4).flatMap(({ cases }) => cases));

describe('the sensitive-content notice', () => {
  it('lets nothing through before Agree, cannot be escaped, and is remembered (SENS-01 to SENS-04, SENS-08)', async () => {
    const { page, requests, end } = await visit(PHONE);
    const cases = () => requests.filter((address) => CASE_FILE.test(address));
    await openGallery(page, at('/gallery'));
    await notice(page).waitFor();
    expect(await focused(page)).toBe('Agree');
    await expectNoFindings(page);
    for (const key of ['Escape', 'Escape', 'Tab', 'Escape', 'Tab']) await page.keyboard.press(key);
    await notice(page).waitFor();
    await page.mouse.click(5, 5);
    await notice(page).waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    expect(await page.content()).not.toMatch(CASE_FILE);
    expect(cases()).toEqual([]);

    await page.getByRole('button', { name: 'Agree' }).click();
    await notice(page).waitFor({ state: 'hidden' });
    await expect.poll(() => cases().length).toBeGreaterThan(1);
    expect(await page.evaluate(() => localStorage.getItem('sensitiveContentAccepted'))).toBe('true');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');

    await page.reload();
    await expect.poll(() => stageImages(page).count()).toBe(2);
    expect(await notice(page).isVisible()).toBe(false);
    await end();
  });

  it('leads the keyboard on to what was agreed to, and not to the end of the page', async () => {
    const { page, end } = await visit(PHONE);
    await openGallery(page, at('/gallery'));
    await notice(page).waitFor();
    for (const key of ['Enter', 'Tab']) await page.keyboard.press(key);
    expect(await page.evaluate(() => document.activeElement?.matches('main section select'))).toBe(true);
    await end();
  });

  it('goes home on Decline (SENS-05)', async () => {
    const { page, requests, end } = await visit(PHONE);
    await openGallery(page, at('/gallery/liposuction'));
    await notice(page).getByRole('button', { name: 'Decline' }).click();
    await page.waitForURL(at('/'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(requests.filter((address) => /\/p\/case-liposuction/.test(address))).toEqual([]);
    await end();
  });

  it('has an edge where colours are the visitor’s own', async () => {
    onlyInChromium('Over BiDi, Firefox keeps the colours of a page');
    const { page, end } = await visit({ ...DESKTOP, forcedColors: 'active' });
    await openGallery(page, at('/gallery'));
    await notice(page).waitFor();
    const edge = await notice(page).evaluate((layer) => {
      const { outlineStyle, outlineColor, color } = getComputedStyle(layer);
      return [outlineStyle, outlineColor === color];
    });
    expect(edge).toEqual(['solid', true]);
    await end();
  });

  it('one key hides every picture again, and the agreement in its place brings them back', async () => {
    const { page, end } = await visit(DESKTOP);
    await openGallery(page, at('/gallery/rhinoplasty'));
    await notice(page).getByRole('button', { name: 'Agree' }).click();
    await expect.poll(() => stageImages(page).count()).toBe(2);
    // In a list the key is the list's own.
    await page.getByLabel('Treatment category').focus();
    await page.keyboard.press('Escape');
    await page.locator('main [aria-keyshortcuts="Escape"]').focus();
    expect(await stageImages(page).count()).toBe(2);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('main img[src*="/p/case-"]').count()).toBe(0);
    // The button that had the focus went with them.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Pictures are hidden. Show them?');
    expect(await page.evaluate(() => localStorage.getItem('sensitiveContentAccepted'))).toBe(null);
    expect(await notice(page).isVisible()).toBe(false);
    await expectNoFindings(page);
    await page.getByText('Pictures are hidden. Show them?').click();
    await page.getByRole('button', { name: 'Agree' }).click();
    await expect.poll(() => stageImages(page).count()).toBe(2);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    await end();
  });

  it('shows nothing on the way back to a page that was kept whole, once it was hidden elsewhere; the shortlist is that of now', async () => {
    const { page, end } = await visit(DESKTOP);
    await openGallery(page, at('/gallery/rhinoplasty/t10102'));
    await notice(page).getByRole('button', { name: 'Agree' }).click();
    await expect.poll(() => stageImages(page).count()).toBe(2);
    // A page that is kept hears of no change; nor does the page that writes it itself.
    const comeBack = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await page.evaluate(() => localStorage.setItem('galleryShortlist', '["rhinoplasty/t10101"]'));
    await comeBack();
    await page.getByRole('button', { name: 'Add to shortlist' }).click();
    expect(await page.evaluate(() => localStorage.getItem('galleryShortlist'))).toBe(
      '["rhinoplasty/t10101","rhinoplasty/t10102"]',
    );
    expect(await stageImages(page).count()).toBe(2);
    await page.evaluate(() => localStorage.removeItem('sensitiveContentAccepted'));
    await comeBack();
    await expect.poll(() => page.locator('main img[src*="/p/case-"]').count()).toBe(0);
    await end();
  });

  it('asks without script too: nothing before the answer, and cases keep it (SENS-07)', async () => {
    const { page, requests, end } = await visit({ ...PHONE, javaScriptEnabled: false });
    const cases = () => requests.filter((address) => CASE_FILE.test(address));
    await page.goto(at('/gallery/liposuction'));
    await page.getByText('Pictures are hidden. Show them?').click();
    expect(cases()).toEqual([]);
    expect(await page.getByRole('link', { name: 'View Case 1', exact: true }).getAttribute('href')).toBe(
      '/gallery/liposuction/t10601',
    );
    await page.getByRole('button', { name: 'Agree' }).click();
    await page.waitForLoadState('load');
    expect(await stageImages(page).count()).toBeGreaterThanOrEqual(2);
    expect(cases().length).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'View Case 2', exact: true }).click();
    await page.getByText('T10602', { exact: true }).waitFor();
    expect(await stageImages(page).count()).toBeGreaterThanOrEqual(2);
    expect(await scrollsSideways(page)).toBe(false);
    // Nothing is offered that script alone can do.
    expect(await page.getByRole('button', { name: 'Add to shortlist' }).count()).toBe(0);
    const form = page.locator('form:has(input[name="form"])').first();
    expect((await form.boundingBox())?.x).toBeGreaterThan(10);
    await end();
  });
});

describe('pages with sensitive pictures', () => {
  const { pictures } = JSON.parse(readFileSync('.cache/pictures/manifest.json', 'utf8')) as {
    pictures: Record<string, { sensitive: boolean; sources: Record<string, { src: string }[]> }>;
  };
  const files = Object.values(pictures).flatMap(({ sensitive, sources }) =>
    sensitive ? Object.values(sources).flatMap((list) => list.map(({ src }) => src)) : [],
  );

  it('name none of them in their HTML (SENS-07, SVC-21, HOME-29)', async () => {
    expect(files.length).toBeGreaterThan(100);
    const paths = [...staticPaths(), '/gallery/liposuction/t10601', '/gallery/breast-augmentation-breast-enhancement/t10512'];
    for (const path of paths) {
      const html = await (await fetch(at(path))).text();
      const markup = html.replace(/<script type="application\/json"[\s\S]*?<\/script>/, '');
      expect(
        files.filter((file) => markup.includes(file)),
        path,
      ).toEqual([]);
      if (path.startsWith('/gallery')) expect(markup, path).not.toMatch(CASE_FILE);
    }
  });

  it.each([true, false])('request none of them before Agree, script: %s', async (javaScriptEnabled) => {
    for (const path of ['/', '/breast-enhancement', '/gynaecomastia-male-breast-moobs', '/gallery/liposuction/t10601']) {
      const { page, requests, end } = await visit({ ...PHONE, javaScriptEnabled });
      await page.goto(at(path));
      if (javaScriptEnabled) await hydrated(page);
      await page.mouse.wheel(0, 20_000);
      await page.waitForLoadState('networkidle');
      expect(
        requests.filter((address) => files.includes(new URL(address).pathname)),
        path,
      ).toEqual([]);
      await end();
    }
  });
});

describe('the gallery', () => {
  it('shows of a case, beside its other state, what was treated, at every width', async () => {
    const { page, end } = await visit(DESKTOP);
    await openAgreed(page, at('/gallery/rhinoplasty'));
    // Of square pictures, what is not cut off; the one that parts from the other is measured when it has.
    const least = () =>
      page.locator('figure img').evaluateAll((all) =>
        Math.min(
          ...all.slice(0, 2).map((one) => {
            const { width, height } = one.getBoundingClientRect();
            return Math.min(width, height) / Math.max(width, height);
          }),
        ),
      );
    for (const width of [390, 480, 600, 767, 768, 1023, 1024, 1180, 1216, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(least, { message: `${width}` }).toBeGreaterThan(0.7);
    }
    await end();
  });

  it('shows the ring of the picture that has the focus, which is in a box that cuts', async () => {
    const { page, end } = await visit(DESKTOP);
    await openAgreed(page, at('/gallery/rhinoplasty'));
    const links = page.locator('figure a');
    const outside = await links.evaluateAll((all: HTMLElement[]) =>
      all.map((link) => {
        link.focus();
        const { outlineOffset, outlineStyle, outlineWidth } = getComputedStyle(link);
        return outlineStyle === 'none' || Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      }),
    );
    expect(outside).toEqual([0, 0]);
    await end();
  });

  it('counts, wraps, selects, and keeps the state in its address (GAL-01 to GAL-11, GAL-19, GAL-20, GAL-29)', async () => {
    const { page, end } = await visit(DESKTOP);
    await openAgreed(page, at('/gallery'));
    expect(await page.getByLabel('Treatment category').inputValue()).toBe('Hair Transplant');
    expect(await counter(page).innerText()).toBe(`Showing image ${before + 1} / ${total}`);
    expect(await position(page)).toBe(`1 / ${imagesOf(hair)}`);
    expect(await tiles(page).count()).toBe(10);
    const stage = await page.locator('figure').boundingBox();
    expect(stage?.height).toBe(500);
    expect(await columns(page)).toBe(5);
    await expectNoFindings(page);

    await page.getByRole('link', { name: 'Previous image' }).click();
    await page.waitForURL(at('/gallery/hair-transplant/t20124'));
    await expect.poll(() => position(page)).toBe(`${imagesOf(hair)} / ${imagesOf(hair)}`);
    await page.getByRole('link', { name: 'Next image' }).click();
    await page.waitForURL(at('/gallery/hair-transplant/t20101'));
    await expect.poll(() => counter(page).innerText()).toBe(`Showing image ${before + 1} / ${total}`);

    await tiles(page).nth(6).click();
    await page.waitForURL(at('/gallery/hair-transplant/t20107'));
    await expect.poll(() => tiles(page).nth(6).getAttribute('aria-current')).toBe('true');
    // Which of the tiles is shown is seen as well.
    const rings = await tiles(page).evaluateAll((all) => all.map((tile) => getComputedStyle(tile).outlineStyle));
    expect(rings.indexOf('solid')).toBe(6);
    if (!isFirefox) {
      const list = await page
        .getByLabel('Treatment category')
        .evaluate((select) => getComputedStyle(select, '::picker(select)').maxBlockSize);
      expect(list).toBe('240px');
    }
    await expect.poll(() => page.title()).toContain('T20107');
    await page.getByLabel('Treatment category').focus();
    await page.getByLabel('Treatment category').selectOption('Laser Hair Removal');
    await page.waitForURL(at('/gallery/laser-hair-removal'));
    await expect.poll(() => position(page)).toMatch(/^1 \//);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
    await page.goBack();
    await page.waitForURL(at('/gallery/hair-transplant/t20107'));
    await expect.poll(() => page.getByLabel('Treatment category').inputValue()).toBe('Hair Transplant');
    await page.goForward();
    await page.waitForURL(at('/gallery/laser-hair-removal'));
    await page.getByLabel('Treatment category').selectOption('Others');
    await page.getByText('No images available').first().waitFor();
    // The page became shorter: wherever that leaves it, the header may lie over half a row of links.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectNoFindings(page);
    await end();
  });

  it('shows what a case lacks, and what it says (GAL-04, GAL-05, GAL-23, GAL-24)', async () => {
    const { page, end } = await visit(DESKTOP);
    const panel = page.getByRole('complementary', { name: 'Treatment Details' });
    const texts: [path: string, text: string][] = [
      ['/gallery/hair-transplant/t20106', 'T20106'],
      ['/gallery/hair-transplant/case-201-5-1', 'No title available'],
      ['/gallery/hair-transplant/t20104', 'No description available'],
      ['/gallery/hair-transplant/t20102', 'One patient’s result.'],
      ['/gallery/prp-platelet-rich-plasma/t30701-after', 'No title available'],
    ];
    for (const [path, text] of texts) {
      await openAgreed(page, at(path));
      expect(await panel.innerText(), path).toContain(text);
      expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toContain(path);
    }
    await end();
  });

  it.each([
    { path: '/gallery/hair-transplant/t20106', away: -1, where: 'to the left' },
    { path: '/ar/gallery/hair-transplant/t20106', away: 1, where: 'to the right where lines run from there' },
  ])('goes on under a finger $where, and back the other way', async ({ path, away }) => {
    onlyInChromium('Over BiDi, Firefox has no touches');
    const { page, end } = await visit({ ...PHONE, hasTouch: true });
    await openAgreed(page, at(path));
    const swipe = (across: number) =>
      page
        .locator('figure img')
        .first()
        .evaluate((target, by) => {
          const finger = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 300 });
          const [from, to] = [finger(200), finger(200 + by)];
          target.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [from], changedTouches: [from] }));
          target.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [to] }));
        }, across);
    const first = await position(page);
    await swipe(away * 90);
    await expect.poll(() => position(page)).not.toBe(first);
    const next = Number.parseInt(await position(page), 10);
    expect(next).toBe(Number.parseInt(first, 10) + 1);
    await swipe(-away * 90);
    await expect.poll(() => position(page)).toBe(first);
    // On a page that is zoomed in, a finger moves the page: had it gone back, the next one would only bring it here again.
    const zoom = (scale: number) =>
      page.evaluate((by) => Object.defineProperty(visualViewport, 'scale', { value: by, configurable: true }), scale);
    await zoom(2);
    await swipe(-away * 90);
    await zoom(1);
    await swipe(away * 90);
    await expect.poll(async () => Number.parseInt(await position(page), 10)).toBe(next);
    await end();
  });

  it('opens full screen by pointer and keyboard, moves by arrow keys and closes on Escape (GAL-14 to GAL-16)', async () => {
    const { page, end } = await visit(DESKTOP);
    await openAgreed(page, at('/gallery/hair-transplant/t20106'));
    const viewer = page.getByRole('dialog', { name: 'Results: Hair Transplant' });
    await stageImages(page).first().click();
    await viewer.getByText(/^View \d+ of \d+/).waitFor();
    const shown = () => viewer.getByText(/^View \d+ of \d+/).innerText();
    const first = await shown();
    const caption = () => viewer.locator('.yarl__slide_current p').innerText();
    expect(await caption()).toBe('T20106, before (illustration)');
    await page.keyboard.press('ArrowRight');
    await expect.poll(shown).not.toBe(first);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(shown).toBe(first);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(caption).not.toContain('T20106');
    await viewer.getByRole('button', { name: 'Zoom in' }).waitFor();
    await expectNoFindings(page);
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden');
    // The stage goes to the image that was reached, and no entry of the viewer stays in the history.
    await page.waitForURL((address) => !address.pathname.endsWith('/t20106'));
    expect(await page.evaluate(() => 'layer' in history.state)).toBe(false);
    // Escape closed the viewer alone: the pictures are still there.
    expect(await stageImages(page).count()).toBe(2);

    const compare = page.getByRole('button', { name: 'Compare' });
    const ground = () => compare.evaluate((button) => getComputedStyle(button).backgroundColor);
    const unpressed = await ground();
    await compare.click();
    const slider = page.getByRole('slider');
    await slider.focus();
    await page.keyboard.press('Home');
    expect(await slider.getAttribute('aria-valuetext')).toBe('0 % before');
    const box = await slider.boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) * 0.75, (box?.y ?? 0) + 250);
    await expect.poll(async () => Number((await slider.inputValue()) ?? 0)).toBeGreaterThan(60);
    // The pointer is on the pictures: the button is seen to be pressed.
    await expect.poll(ground).not.toBe(unpressed);
    await expectNoFindings(page);
    await end();
  });

  it('has room for the words of a picture in a window magnified four times', async () => {
    const { page, end } = await visit({ viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' });
    await openAgreed(page, `${built.site.url}/gallery/rhinoplasty`);
    await page.getByRole('main').locator('figure a').first().click();
    const caption = page.locator('.yarl__slide_current p').first();
    await caption.waitFor();
    const { lines, width } = await caption.evaluate((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return { lines: range.getClientRects().length, width: words.getBoundingClientRect().width };
    });
    expect(lines).toBeLessThanOrEqual(2);
    expect(width).toBeGreaterThan(200);
    // On a phone held sideways they stand beside the picture, which would have half of the height otherwise.
    await page.setViewportSize({ width: 844, height: 390 });
    const picture = page.locator('.yarl__slide_current img');
    await expect
      .poll(async () => {
        const [shown, words] = [await picture.boundingBox(), await caption.boundingBox()];
        return shown && words && words.x >= shown.x + shown.width;
      })
      .toBe(true);
    await end();
  });

  it('compares whole pictures on a phone, and every category has a banner of its own (GAL-26)', async () => {
    const { page, end } = await visit(PHONE);
    const banners = new Set<string>();
    for (const category of ['rhinoplasty', 'breast-augmentation-breast-enhancement', 'laser-hair-removal']) {
      await openAgreed(page, at(`/gallery/${category}`));
      banners.add((await page.locator('main picture img').first().getAttribute('src')) ?? '');
    }
    expect([...banners].join(' ')).toMatch(/rhinoplasty-banner.* .*breast-enhancement-banner.* .*laser-hair-removal-banner/);
    await openAgreed(page, at('/gallery/rhinoplasty'));
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('slider').waitFor();
    const shapes = await stageImages(page).evaluateAll((all) =>
      all.map((img) => {
        const { width, height } = img.getBoundingClientRect();
        return [Math.round(100 * (width / height)), getComputedStyle(img).objectFit];
      }),
    );
    expect(shapes).toEqual([
      [100, 'contain'],
      [100, 'contain'],
    ]);
    await end();
  });

  it('shows ten tiles again on the way back to a category (GAL-20)', async () => {
    const { page, end } = await visit(DESKTOP);
    await keepInStorage(page, 'leadSubmitted:Hair Transplant');
    await openAgreed(page, at('/gallery/hair-transplant'));
    await page.getByRole('button', { name: 'Load More Cases' }).click();
    await expect.poll(() => tiles(page).count()).toBe(20);
    for (const category of ['Rhinoplasty', 'Hair Transplant']) {
      await page.getByLabel('Treatment category').selectOption(category);
      // Its cases are there: before, the tiles are still those of the other.
      await page.getByRole('region', { name: category, exact: true }).waitFor();
    }
    expect(await tiles(page).count()).toBe(10);
    await end();
  });

  it.each([
    [320, 2],
    [390, 2],
    [800, 4],
    [1024, 5],
  ])('at %i px has %i tiles a row and scrolls in one direction alone (GAL-09)', async (width, wanted) => {
    const { page, end } = await visit({ viewport: { width, height: 800 } });
    await openAgreed(page, at('/gallery'));
    expect(await columns(page)).toBe(wanted);
    expect(await scrollsSideways(page)).toBe(false);
    await end();
  });

  it('takes a known category from the navigation and no other (GAL-18)', async () => {
    const { page, end } = await visit(DESKTOP);
    await openAgreed(page, at('/gallery'));
    const arrive = async (category: string) => {
      await page.evaluate((name) => history.replaceState({ usr: { category: name }, key: 'given', idx: 0 }, ''), category);
      await page.reload();
      await hydrated(page);
    };
    await arrive('Teeth');
    expect(await page.getByLabel('Treatment category').inputValue()).toBe('Hair Transplant');
    await arrive('Blepharoplasty');
    await page.waitForURL(at('/gallery/blepharoplasty'));
    await end();
  });

  it('keeps a shortlist on the device and in a link, and clears every trace', async () => {
    const { page, requests, end } = await visit(DESKTOP);
    await openGallery(page, at('/gallery/rhinoplasty/t10102'));
    await notice(page).getByRole('button', { name: 'Agree' }).click();
    await page.getByRole('button', { name: 'Add to shortlist' }).click();
    const list = page.getByRole('region', { name: 'Your shortlist' });
    expect(await list.getByRole('listitem').allInnerTexts()).toEqual(['Rhinoplasty, T10102']);
    const link = (await list.getByRole('link', { name: 'Link to this list' }).getAttribute('href')) ?? '';
    expect(link).toBe('/gallery#saved=rhinoplasty/t10102');
    expect(await list.getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href')).toContain(
      encodeURIComponent('Rhinoplasty, T10102'),
    );
    await page.getByRole('button', { name: 'Clear my traces on this device' }).click();
    await list.waitFor({ state: 'detached' });
    await page.getByText('Done. This site remembers nothing about you on this device.').waitFor();
    expect(await page.evaluate(async () => [localStorage.length, await caches.keys()])).toEqual([0, []]);
    await expect.poll(() => page.locator('main img[src*="/p/case-"]').count()).toBe(0);

    await page.goto('about:blank');
    await openGallery(page, at(link));
    await notice(page).getByRole('button', { name: 'Agree' }).click();
    await page.getByRole('region', { name: 'Cases in this link' }).getByRole('link', { name: 'Rhinoplasty, T10102' }).waitFor();
    await page.getByRole('button', { name: 'Keep these cases' }).click();
    await list.waitFor();
    await list.getByRole('button', { name: 'Clear the list' }).click();
    await list.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);

    // Cleared on another page, it is gone on the way back as well.
    await page.goto('about:blank');
    await openGallery(page, at('/gallery/rhinoplasty'));
    await page.getByRole('button', { name: 'Add to shortlist' }).click();
    await list.waitFor();
    await clearTraces(page);
    await page.goBack();
    await page.getByRole('button', { name: /^(?:Add to|On your) shortlist$/ }).waitFor();
    expect(await list.count()).toBe(0);
    expect(requests.filter((address) => /saved=/.test(new URL(address).search))).toEqual([]);
    await end();
  });
});

/** Tiles in the first row. */
const columns = (page: Parameters<typeof tiles>[0]): Promise<number> =>
  tiles(page).evaluateAll(
    (all) => all.filter((tile) => tile.getBoundingClientRect().top === all[0]?.getBoundingClientRect().top).length,
  );
