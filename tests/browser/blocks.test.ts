import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useBuiltSite } from '../built-site.ts';
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

const built = useBuiltSite('blocks');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  for (const version of VERSIONS) {
    const file = new URL(`../upstream/captures/blocks-${version}.json`, import.meta.url);
    const text = readFileSync(file, 'utf8').replaceAll(CAPTURED, built.upstream.url);
    const { post, page } = JSON.parse(text) as { post: string; page: string };
    const slug = `gallery-of-blocks-${version.replace('.', '-')}`;
    built.upstream.content.add({ slug, title: 'The gallery of blocks', content: post, categories: [11], featuredMedia: 1000 });
    built.upstream.content.update(PAGES[version][0], { content: page });
  }
});
afterAll(() => browser?.close());

const NONE: BlockFindings = { pictures: [], lists: [], brokenWords: [], frames: [], leftovers: [], outside: [] };

const cases = VERSIONS.flatMap((version) =>
  WIDTHS.flatMap((width) => [
    { version, width, kind: 'article', path: `/blogs/gallery-of-blocks-${version.replace('.', '-')}` },
    { version, width, kind: 'managed page', path: `/${PAGES[version][1]}` },
  ]),
);

it.each(cases)('WordPress $version, $kind at $width px: every block as it should be', async ({ width, path, kind }) => {
  await visit(browser, built.site.url + path, { viewport: { width, height: 900 } }, async ({ page }) => {
    await seeAll(page);
    expect(await findingsOf(page)).toEqual(NONE);
    expect(await scrollsSideways(page)).toBe(false);
    await expectWholeGallery(page, kind);
    if (width !== 768) expect(await axeFindings(page)).toEqual([]);
  });
});

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

/** Lazy pictures come when they are scrolled to. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll('article img')) {
      image.scrollIntoView();
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
