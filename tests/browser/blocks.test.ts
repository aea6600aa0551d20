import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HEALTH_PATH } from '../../src/endpoints.ts';
import { useBuiltSite } from '../built-site.ts';
import { SWEPT, sampled } from '../sweep.ts';
import { type BlockFindings, findingsOf } from './block-findings.ts';
import { openBrowser } from './browser.ts';
import { axeFindings, scrollsSideways, visit } from './visit.ts';

/** Each a WordPress that clinics run: the oldest the plugin takes, and what hosts install today (`tests/wordpress/capture-blocks.mjs`). */
const VERSIONS = ['6.5', '6.8', '7.1'] as const;
const WIDTHS = [360, 768, 1440] as const;
/** A managed page for each version; their bodies give way to the captured ones. */
const PAGES = {
  '6.5': [163, 'nose-jobs'],
  '6.8': [10, 'rhinoplasty-in-bangalore'],
  '7.1': [26, 'facelift-in-bangalore'],
} as const;
const CAPTURED = 'https://cms.example.test';
/**
 * The poster of the film is the featured picture too, and Chromium shows the whole file in the banner where that has come first: it would
 * complain that what was preloaded for the banner is not used.
 */
const POSTER = /(poster=\\"[^"]+)theatre\.jpg/g;

/**
 * As the editor saves them; the captures have none: questions that fold, a picture behind what does not scroll with it, or a group, one
 * between words, and a gallery whose last row is not full.
 */
const SCRIPTED = (site: string) => {
  const picture = `style="background-position:50% 50%;background-image:url(${site}/wp-content/uploads/2025/01/theatre.jpg)"`;
  return `<div class="wp-block-accordion"><div class="wp-block-accordion-item"><h3 class="wp-block-accordion-heading"><button type="button" class="wp-block-accordion-heading__toggle"><span class="wp-block-accordion-heading__toggle-title">Does it hurt?</span><span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3><div role="region" class="wp-block-accordion-panel"><p>A little.</p></div></div></div>
<div class="wp-block-cover has-parallax"><div role="img" class="wp-block-cover__image-background has-parallax" ${picture}></div><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><div class="wp-block-cover__inner-container"><p>Over a picture that stays</p></div></div>
<div class="wp-block-group" ${picture}><h3>A group</h3><p>Over a picture</p><figure class="wp-block-image"><img src="${site}/wp-content/uploads/2025/01/theatre-300x200.jpg" width="300" height="200" alt="A room"></figure></div>
<p class="wp-block-paragraph wp-block-hidden-desktop wp-block-hidden-tablet">For phones</p>
<div class="wp-block-columns wp-block-hidden-mobile is-layout-flex"><div class="wp-block-column"><p>For wider screens</p></div><div class="wp-block-column"><p class="wp-block-hidden-tablet">For the widest</p></div></div>
<p class="wp-block-paragraph">Before <img style="width: 40px;" src="${site}/wp-content/uploads/2025/01/theatre-300x200.jpg" alt="A sign"> behind</p>
<div class="wp-block-group is-vertical is-layout-flex"><p>Above</p><p>Below</p></div>
<div class="wp-block-buttons is-vertical is-layout-flex"><div class="wp-block-button"><a class="wp-block-button__link" href="/contact-us">Ask</a></div><div class="wp-block-button"><a class="wp-block-button__link" href="/contact-us">Book a first visit</a></div></div>
<figure class="wp-block-gallery has-nested-images columns-2 is-layout-flex"><figure class="wp-block-image"><img src="${site}/wp-content/uploads/2025/01/theatre-300x200.jpg" alt="A room"></figure><figcaption class="blocks-gallery-caption wp-element-caption">Of all rooms</figcaption></figure>`;
};

const built = useBuiltSite('blocks');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  for (const version of VERSIONS) {
    const file = new URL(`../upstream/captures/blocks-${version}.json`, import.meta.url);
    const text = readFileSync(file, 'utf8').replaceAll(CAPTURED, built.upstream.url).replaceAll(POSTER, '$1laser.jpg');
    const { post, page } = JSON.parse(text) as { post: string; page: string };
    const slug = `gallery-of-blocks-${version.replace('.', '-')}`;
    built.upstream.content.add({
      slug,
      title: 'The gallery of blocks',
      content: post + SCRIPTED(built.upstream.url),
      categories: [11],
      featuredMedia: 1000,
    });
    built.upstream.content.update(PAGES[version][0], { content: page });
  }
});
afterAll(() => browser?.close());

const NONE: BlockFindings = { pictures: [], lists: [], brokenWords: [], frames: [], leftovers: [], outside: [] };

const inArticle = (version: (typeof VERSIONS)[number]) => {
  return { version, kind: 'article', path: `/blogs/gallery-of-blocks-${version.replace('.', '-')}` };
};
const onPage = (version: (typeof VERSIONS)[number]) => ({ version, kind: 'managed page', path: `/${PAGES[version][1]}` });
/** The sample: both kinds, one of the newest and one of the oldest. */
const cases = sampled([inArticle('7.1'), onPage('6.5')], [inArticle('6.5'), inArticle('6.8'), onPage('6.8'), onPage('7.1')]);

it.each(cases)('WordPress $version, $kind: every block as it should be at every width', SWEPT, async ({ path, kind }) => {
  await visit(browser, built.site.url + path, { viewport: { width: WIDTHS[0], height: 900 } }, async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await seeAll(page);
      // A browser chooses the file for another width in its own time, and lays the picture out by that file's.
      await expect.poll(() => findingsOf(page), { message: `${width} px` }).toEqual(NONE);
      expect(await scrollsSideways(page), `${width} px`).toBe(false);
      if (width !== 768) expect(await axeFindings(page), `${width} px`).toEqual([]);
    }
    await expectWholeGallery(page, kind);
  });
});

it('questions of an accordion open, and a group stands over its picture', async () => {
  await visit(browser, `${built.site.url}/blogs/gallery-of-blocks-7-1`, {}, async ({ page }) => {
    const answer = page.getByText('A little.', { exact: true });
    expect(await answer.isVisible()).toBe(false);
    await page.getByRole('heading', { name: 'Does it hurt?' }).click();
    await answer.waitFor();
    const group = page.locator('.wp-block-cover:has(> .wp-block-group)');
    await group.scrollIntoViewIfNeeded();
    // At one time: what comes above them moves both.
    const [room, picture] = await group.evaluate((one) =>
      [one, one.querySelector(':scope > img')].map((each) => each?.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect([picture?.width, picture?.height, picture?.top]).toEqual([room?.width, room?.height, room?.top]);
    // A picture whose size nobody said neither makes its block higher than the words, nor moves the page when it comes.
    const text = await group.locator('> .wp-block-group').evaluate((one) => one.getBoundingClientRect().height);
    expect((room?.height ?? 0) - text).toBeLessThan(20);
    const inText = page.locator('.wp-block-group figure img[alt="A room"]');
    // It comes when it is near, and has its size then.
    await expect.poll(() => inText.evaluate((one) => [getComputedStyle(one).opacity, one.clientWidth])).toEqual(['1', 300]);
  });
});

it('a picture between words stays in their line, the words of a gallery stand below it, and links to profiles have no marks', async () => {
  await visit(
    browser,
    `${built.site.url}/blogs/gallery-of-blocks-7-1`,
    { viewport: { width: 1440, height: 900 } },
    async ({ page }) => {
      const line = page.locator('#article-body p', { hasText: /^Before\s+behind$/ });
      await line.scrollIntoViewIfNeeded();
      const { height, lineHeight } = await line.evaluate((one) => ({
        height: one.clientHeight,
        lineHeight: Number.parseFloat(getComputedStyle(one).lineHeight),
      }));
      expect(height).toBeLessThan(lineHeight * 2);
      const caption = page.getByText('Of all rooms');
      const [words, gallery] = await caption.evaluate((one) =>
        [one, one.parentElement].map((each) => each?.getBoundingClientRect().width),
      );
      expect(words).toBe(gallery);
      const links = page.locator('#article-body .wp-block-social-links');
      expect(await links.evaluate((list) => getComputedStyle(list).listStyleType)).toBe('none');
    },
  );
});

it('what an editor stacks stands one below another, and begins at one edge', async () => {
  await visit(
    browser,
    `${built.site.url}/blogs/gallery-of-blocks-7-1`,
    { viewport: { width: 1440, height: 900 } },
    async ({ page }) => {
      const stacks = await page.locator('#article-body .is-vertical').evaluateAll((all) =>
        all.map((stack) =>
          [...stack.children].map((one) => {
            const { left, top, bottom } = one.getBoundingClientRect();
            return { left, top, bottom };
          }),
        ),
      );
      expect(stacks).toHaveLength(2);
      for (const [first, second] of stacks) {
        expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.NaN);
        expect(second?.left).toBe(first?.left);
      }
    },
  );
});

it.each([
  [480, ['For phones']],
  [600, ['For wider screens']],
  [1440, ['For wider screens', 'For the widest']],
])('a block that an editor hides on some screens is not there on those: %d px', async (width, shown) => {
  const path = '/blogs/gallery-of-blocks-7-1';
  await visit(browser, built.site.url + path, { viewport: { width, height: 900 } }, async ({ page }) => {
    const seen = await page
      .getByText(/^For (?:phones|wider screens|the widest)$/)
      .filter({ visible: true })
      .allTextContents();
    expect(seen).toEqual(shown);
  });
});

it.each([2, 3])(
  'a featured picture on a 390 px phone with %d pixels to a point is at most 60 kB, and sharp enough for two',
  async (deviceScaleFactor) => {
    const photo = await photograph();
    const path = '/blogs/gallery-of-blocks-7-1';
    const sent: { name: string; bytes: number }[] = [];
    const context = { viewport: { width: 390, height: 844 }, deviceScaleFactor, waitForScript: false };
    await visit(browser, 'about:blank', context, async ({ page }) => {
      await page.route('**/media/2025/01/theatre*', async (route) => {
        const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
        const width = Number(/-(\d+)x\d+\.jpg$/.exec(name)?.[1] ?? 1600);
        const body = await photo.clone().resize(width).jpeg({ quality: WORDPRESS_QUALITY }).toBuffer();
        sent.push({ name, bytes: body.length });
        await route.fulfill({ body, contentType: 'image/jpeg' });
      });
      // On the site before the page is asked for: its process may read the first pictures before it is told how wide the screen is.
      await page.goto(built.site.url + HEALTH_PATH);
      await page.goto(built.site.url + path);
      const banner = page.locator('article img[fetchpriority="high"]');
      const shown = await banner.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        const { width } = image.getBoundingClientRect();
        // `naturalWidth` is counted in the density that `sizes` claims: the file says what it holds.
        const file = new Image();
        file.src = image.currentSrc;
        await file.decode();
        return { width, pixels: file.naturalWidth, name: image.currentSrc.split('/').pop() };
      });
      expect(shown.width).toBeGreaterThan(330);
      expect(shown.pixels, JSON.stringify(shown)).toBeGreaterThanOrEqual(shown.width * 2);
      const bytes = sent.filter(({ name }) => name === shown.name).map((file) => file.bytes);
      expect(Math.max(...bytes), JSON.stringify(sent)).toBeLessThanOrEqual(60_000);
    });
  },
);

it('every link of the gallery answers', async () => {
  const path = '/blogs/gallery-of-blocks-7-1';
  const html = await (await fetch(built.site.url + path)).text();
  const article = html.slice(html.indexOf('id="article-body"'), html.indexOf('</article>'));
  const addresses = new Set([...article.matchAll(/(?:href|src|poster)="(\/[^"#]*)/g)].map(([, address = '']) => address));
  for (const name of ['price-list.pdf', 'clip.mp4', 'words.mp3'])
    expect(
      [...addresses].filter((address) => address.endsWith(name)),
      name,
    ).not.toEqual([]);
  const dead: string[] = [];
  for (const address of addresses) {
    const { status } = await fetch(built.site.url + address.replaceAll('&#x26;', '&'));
    if (status !== 200) dead.push(`${status} ${address}`);
  }
  expect(dead).toEqual([]);
});

/** As WordPress stores its sizes. */
const WORDPRESS_QUALITY = 82;

/**
 * As heavy as a photograph: in the sizes that WordPress makes of it 58 kB at 768 px and 100 kB at 1,024, as those that were measured on the
 * clinic's kind of pictures (55 and 93 kB).
 */
async function photograph(): Promise<Sharp> {
  const [width, height] = [1600, 1067];
  const grain = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const noise = await sharp({ create: { width, height, channels: 3, background: '#000', noise: grain } })
    .blur(1.5)
    .png()
    .toBuffer();
  const blobs = Array.from(
    { length: 60 },
    (_, n) =>
      `<ellipse cx="${(n * 397) % width}" cy="${(n * 211) % height}" rx="${40 + ((n * 13) % 90)}" ry="${20 + ((n * 29) % 70)}" fill="hsl(${(n * 37) % 360} 30% ${30 + (n % 40)}%)" opacity=".6"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#a98"/>${blobs.join('')}</svg>`;
  return sharp(
    await sharp(Buffer.from(svg))
      .composite([{ input: noise, blend: 'soft-light' }])
      .png()
      .toBuffer(),
  );
}

/** Lazy pictures come when they are scrolled to. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll('article img')) {
      image.scrollIntoView();
      const { complete } = image as HTMLImageElement;
      // Firefox decodes none that has not begun to come.
      if (!complete) await new Promise((come) => ['load', 'error'].map((type) => image.addEventListener(type, come)));
      await (image as HTMLImageElement).decode().catch(() => undefined);
    }
  });
}

/** What an editor put in must have come out: a gallery that is empty has no findings either. */
async function expectWholeGallery(page: Page, kind: string): Promise<void> {
  const count = (selector: string) => page.locator(`#article-body ${selector}`).count();
  expect(await count('.embed-facade')).toBe(3);
  expect(await count('video')).toBe(2);
  expect(await count('audio')).toBe(1);
  expect(await count('table')).toBe(3);
  expect(await count('[lang="kn"]')).toBeGreaterThanOrEqual(1);
  expect(await count('[dir="rtl"][lang="ar"]')).toBe(1);
  for (const link of ['View on instagram.com', 'Open: Our diary (calendly.com)', 'Open on facebook.com'])
    expect(await page.getByRole('link', { name: link }).count(), link).toBe(1);
  expect(await page.locator('article ol ol').evaluate((list) => getComputedStyle(list).listStyleType)).toBe('lower-alpha');
  expect(await page.locator('article li', { hasText: /^From Word, (?:one|two)$/ }).count()).toBe(2);
  if (kind === 'article') expect(await count('.wp-block-footnotes')).toBe(1);
}
