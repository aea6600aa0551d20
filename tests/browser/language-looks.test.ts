import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { translatedPaths } from '../../src/languages.ts';
import { useSharedSite } from '../built-site.ts';
import { SWEPT, sampled } from '../sweep.ts';
import { useBrowser } from './browser.ts';
import { misfits } from './geometry.ts';
import { hydrated } from './hydrated.ts';
import { findings, STILL } from './page-looks.ts';
import { weakTypeOverPictures } from './type-over-pictures.ts';
import { axeFindings } from './visit.ts';

const built = useSharedSite();
const visit = useBrowser();

/** What is in every language and has most that can be too wide: home, a form of each kind, a table, results, and a treatment. */
const TYPICAL = ['', '/contact-us', '/international', '/plan-your-stay', '/gallery/rhinoplasty', '/rhinoplasty'];

/** Categories of the gallery are one page over and over. */
function pagesOf(code: string): readonly string[] {
  const all = translatedPaths().filter((path) => path.split('/')[1] === code && !/\/404$|\/gallery\/(?!rhinoplasty)/.test(path));
  const typical = TYPICAL.map((path) => `/${code}${path}`);
  expect(all).toEqual(expect.arrayContaining(typical));
  return sampled(
    typical,
    all.filter((path) => !typical.includes(path)),
  );
}

/** Those with words over a picture that are hard on them, or have another word where English has a short one. */
const BANNERS = sampled(
  ['', '/international', '/gallery/rhinoplasty', '/gynaecomastia-male-breast-moobs'],
  ['/services', '/hair-transplant'],
);

/** Phone numbers that stand in more than one line, with what they are part of. */
const brokenNumbers = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href^="tel:"]')]
      .filter((link) => new Set([...link.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
      .map((link) => `in two lines: ${link.parentElement?.textContent}`),
  );

/** Commas of Latin beside Arabic words, in what a page says of its own. What is in another language says so. */
const foreignCommas = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const spoken = [...document.querySelectorAll('address, p, dd, span, strong, h1, h2, h3')].filter(
      (element) => !element.closest('[lang]:not(html)') && element.closest('noscript') === null,
    );
    return spoken
      .map(({ textContent }) => textContent?.trim() ?? '')
      .filter((text) => /[\u0600-\u06ff)\d],\s*[\u0600-\u06ff]/.test(text) && text.length < 200);
  });

/** Where the word that says that a picture is drawn takes two lines, or leaves its picture. */
const brokenMarks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    // Beside a picture stands one mark, or several in one that is not read aloud.
    [...document.querySelectorAll('picture + span:not(:has(span)), picture + span > span')].flatMap((mark) => {
      const range = document.createRange();
      range.selectNodeContents(mark);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      const picture = mark.parentElement?.closest('picture + span') ?? mark;
      const [box, frame] = [mark, picture.previousElementSibling].map((element) => element?.getBoundingClientRect());
      if (!mark.checkVisibility() || !box || !frame) return [];
      const leaves = box.left < frame.left - 1 || box.right > frame.right + 1;
      return lines > 1 || leaves ? [`${mark.textContent} in ${lines} lines`] : [];
    }),
  );

describe('in French', () => {
  it('a figure with room beside it stands in one line', async () => {
    const { page, end } = await visit({ ...STILL, locale: 'fr', viewport: { width: 1280, height: 800 } });
    await page.goto(`${built.site.url}/fr/rhinoplasty`);
    const lines = await page
      .locator('dl dd')
      .first()
      .evaluate((value) => {
        const range = document.createRange();
        range.selectNodeContents(value);
        return [value.textContent, new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size];
      });
    expect(lines).toEqual([expect.stringMatching(/ à .*semaines/), 1]);
    await end();
  });

  it('headings of home use the width they have', async () => {
    const { page, end } = await visit({ ...STILL, locale: 'fr', viewport: { width: 390, height: 844 } });
    await page.goto(`${built.site.url}/fr`);
    for (const name of [/^Pourquoi les patients/, /^Deux disciplines/]) {
      const heading = page.getByRole('heading', { level: 2, name });
      const lines = await heading.evaluate(
        (element) => element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
      );
      expect(Math.round(lines), String(name)).toBeLessThanOrEqual(3);
    }
    await end();
  });

  it('the top bar takes one row from the width of the full menu', async () => {
    const { page, end } = await visit({ ...STILL, locale: 'fr', viewport: { width: 1088, height: 800 } });
    await page.goto(`${built.site.url}/fr/contact-us`);
    const bar = page.locator('header').locator('> :first-child');
    for (const width of [1088, 1120, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect((await bar.boundingBox())?.height, `${width}`).toBeLessThanOrEqual(44);
    }
    await end();
  });

  it('a date is read to its end, and a long choice ends before the arrow, on phones', async () => {
    const { page, end } = await visit({ ...STILL, locale: 'fr' });
    await page.goto(`${built.site.url}/fr/contact-us`);
    for (const width of [360, 375, 390]) {
      await page.setViewportSize({ width, height: 844 });
      // What Chromium needs for ten characters of a date and the button beside them.
      const short = await page
        .locator('main input[type=date]')
        .evaluateAll((fields) =>
          fields.map((field) => field.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(field).fontSize)),
        );
      for (const ems of short) expect(ems, `${width} px`).toBeGreaterThanOrEqual(8.5);
      const room = await page
        .locator('main select')
        .evaluateAll((lists) => lists.map((list) => Number.parseFloat(getComputedStyle(list).paddingInlineEnd)));
      for (const px of room) expect(px).toBeGreaterThanOrEqual(24);
    }
    await end();
  });
});

describe.each(['ar', 'bn', 'fr'])('in %s', (code) => {
  it('the figures of home, written out, leave most of their picture to be seen', async () => {
    const { page, end } = await visit({ ...STILL, locale: code, viewport: { width: 960, height: 800 } });
    await page.goto(`${built.site.url}/${code}`);
    const figures = page.locator('main dl:has(dd)').first();
    const written = { ar: ['15,000+', '100,000+'], bn: ['15,000+', '1,00,000+'], fr: ['15\u202f000+', '100\u202f000+'] }[code];
    expect(await figures.locator('dd').allTextContents()).toEqual(written);
    for (const width of [960, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const share = await figures.evaluate((panel) => {
        const picture = panel.parentElement?.parentElement?.querySelector('img')?.getBoundingClientRect();
        return panel.getBoundingClientRect().height / (picture?.height ?? 1);
      });
      expect(share, `${width} px`).toBeLessThan(0.5);
    }
    await end();
  });
});

it('French sets a narrow space before the colon of a distance, at which no line breaks', async () => {
  const html = await (await fetch(`${built.site.url}/fr/international`)).text();
  expect(html.match(/Distance[^<>]{0,2}:/g)).toEqual(Array.from({ length: 10 }, () => 'Distance\u202f:'));
});

it('French sets it as well before the names that are only heard', async () => {
  for (const path of ['/fr/services', '/fr/our-doctors', '/fr/international']) {
    const html = await (await fetch(built.site.url + path)).text();
    const before = [...html.matchAll(/class="visually-hidden">([^<\p{L}]*): /gu)].map(([, sign]) => sign);
    expect(before, path).toEqual(before.map(() => '\u202f'));
    expect(before.length, path).toBeGreaterThan(0);
  }
});

it.each(['fr', 'ar'])('names of doctors keep away from the edge of their pill on a phone, in %s', async (code) => {
  const { page, end } = await visit({ ...STILL, locale: code });
  await page.goto(`${built.site.url}/${code}/our-doctors`);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const room = await page.locator('main fieldset button').evaluateAll((pills) =>
      pills.flatMap((pill) => {
        const range = document.createRange();
        range.selectNodeContents(pill);
        const [words, box] = [range.getBoundingClientRect(), pill.getBoundingClientRect()];
        return [words.top - box.top, box.bottom - words.bottom, words.left - box.left, box.right - words.right];
      }),
    );
    expect(room).toHaveLength(8);
    expect(Math.min(...room), `${width}`).toBeGreaterThanOrEqual(5);
  }
  await end();
});

it('short names in the foot begin where those above them begin', async () => {
  const { page, end } = await visit({ ...STILL, locale: 'bn', viewport: { width: 390, height: 844 } });
  await page.goto(`${built.site.url}/bn/contact-us`);
  const starts = await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^(আমাদের কথা|গ্যালারি)$/ })
    .evaluateAll((links) =>
      links.map((link) => {
        // No name is as short as some have been.
        if (link !== links[0]) link.textContent = 'ছবি';
        const range = document.createRange();
        range.selectNodeContents(link);
        return Math.round(range.getBoundingClientRect().left);
      }),
    );
  expect(starts).toHaveLength(2);
  expect(starts[0]).toBe(starts[1]);
  await end();
});

it.each(['', '/ar', '/fr'])('what affiliations show stays on their cards where five stand in a row, at %s/', async (path) => {
  const { page, end } = await visit(STILL);
  await page.goto(`${built.site.url}${path || '/'}`);
  for (const width of [1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const leaving = await page.locator('main [role=group] > div:has(> picture + p[aria-hidden])').evaluateAll(
      (cards) =>
        cards.filter((card) => {
          const frame = card.getBoundingClientRect();
          const boxes = [...card.children].map((child) => child.getBoundingClientRect());
          return boxes.some(({ left, right }) => left < frame.left + 8 || right > frame.right - 8);
        }).length,
    );
    expect(leaving, `${width}`).toBe(0);
  }
  expect(await page.locator('main [role=group] > div:has(> picture + p[aria-hidden])').count()).toBe(12);
  await end();
});

describe('in Arabic', { timeout: 120_000 }, () => {
  it('a plan stands between Arabic commas', async () => {
    const { page, end } = await visit({ ...STILL, locale: 'ar' });
    await page.goto(`${built.site.url}/ar/plan-your-stay`);
    await hydrated(page);
    for (const box of [0, 1]) await page.getByRole('checkbox').nth(box).check();
    await page.locator('input[type=date]').first().fill('2096-02-27');
    await page.locator('main form [type=submit]').click();
    expect(await page.locator('#stay-plan').innerText()).toMatch(/، /);
    expect(await foreignCommas(page)).toEqual([]);
    await end();
  });

  it('the word on a drawn picture stands in one line on it, beside the face of the smallest', async () => {
    const { page, end } = await visit({ ...STILL, locale: 'ar' });
    const look = () => brokenMarks(page);
    const paths = ['/ar', '/ar/our-doctors', '/ar/rhinoplasty'];
    expect(await findings(page, { url: built.site.url, paths, widths: [320, 390], look })).toEqual([]);
    await end();
  });

  it('the name of a step is no wider than its thumbnail', async () => {
    const { page, end } = await visit({ ...STILL, locale: 'ar' });
    await page.goto(`${built.site.url}/ar/rhinoplasty`);
    await hydrated(page);
    const wider = await page.locator('main ol button:has(img, svg)').evaluateAll((steps) =>
      steps.map((step) => {
        const words = document.createRange();
        words.selectNodeContents(step.lastChild ?? step);
        return words.getBoundingClientRect().width - (step.closest('li')?.getBoundingClientRect().width ?? 0);
      }),
    );
    expect(wider.length).toBeGreaterThan(4);
    expect(Math.max(...wider)).toBeLessThan(2);
    await end();
  });

  // All that is asked of every page, each loaded once.
  it(
    'nothing leaves a page, no text is cut, no control lies on another and phone numbers stand in one line on phones; axe finds nothing, and parts of an address and an airport stand between Arabic commas',
    SWEPT,
    async () => {
      const { page, end } = await visit({ ...STILL, locale: 'ar' });
      const paths = pagesOf('ar');
      const look = async () => {
        await hydrated(page);
        const found = [...(await misfits(page)), ...(await brokenNumbers(page))];
        // Neither depends on a few pixels.
        if (page.viewportSize()?.width === 320) found.push(...(await axeFindings(page)), ...(await foreignCommas(page)));
        return found;
      };
      expect(await findings(page, { url: built.site.url, paths, widths: [320, 360, 390], look })).toEqual([]);
      await end();
    },
  );
});

it.each(['en', 'fr'])('phone numbers stand in one line, in %s', { timeout: 60_000 }, async (code) => {
  const paths = ['', '/contact-us', '/rhinoplasty', '/international'].map((path) =>
    code === 'en' ? path || '/' : `/${code}${path}`,
  );
  const { page, end } = await visit({ ...STILL, locale: code });
  expect(await findings(page, { url: built.site.url, paths, widths: [360, 1024], look: () => brokenNumbers(page) })).toEqual([]);
  await end();
});

it('phone numbers stand in one line, and nothing leaves a page for it, in bn', { ...SWEPT, timeout: 120_000 }, async () => {
  const { page, end } = await visit({ ...STILL, locale: 'bn' });
  const look = async () => [...(await brokenNumbers(page)), ...(await misfits(page))];
  expect(await findings(page, { url: built.site.url, paths: pagesOf('bn'), widths: [360, 390], look })).toEqual([]);
  await end();
});

describe.each(['ar', 'fr'])('in %s', { timeout: 120_000 }, (code) => {
  it('words over pictures keep the contrast of WCAG 1.4.3', SWEPT, async () => {
    const { page, end } = await visit({ ...STILL, locale: code });
    const paths = BANNERS.map((path) => `/${code}${path}`);
    expect(translatedPaths()).toEqual(expect.arrayContaining(paths));
    const found = await findings(page, { url: built.site.url, paths, widths: [320, 1280], look: weakTypeOverPictures });
    expect(found).toEqual([]);
    await end();
  });
});

it.each(['', '/ar', '/bn'])('pictures of treatments fill their plates beside texts of any length, at %s/', async (path) => {
  const { page, end } = await visit(STILL);
  const look = () =>
    page.locator('article > :first-child:has(> picture, > a > picture)').evaluateAll((plates) =>
      plates.flatMap((plate) => {
        const empty = plate.getBoundingClientRect().height - (plate.querySelector('img')?.getBoundingClientRect().height ?? 0);
        return empty > 1 ? [`${Math.round(empty)} px empty beside ${plate.nextElementSibling?.textContent}`] : [];
      }),
    );
  await page.goto(built.site.url + path);
  expect(await page.locator('article > :first-child:has(picture)').count()).toBeGreaterThan(8);
  expect(await findings(page, { url: built.site.url, paths: [path], widths: [320, 390], look })).toEqual([]);
  await end();
});
