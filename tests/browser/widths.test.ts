import { describe, expect, it } from 'vitest';
import { SITEMAP_PATH } from '../../src/endpoints.ts';
import { useSharedSite } from '../built-site.ts';
import { type LookedAt, useWebKitPages } from '../engines/webkit-page.ts';
import { isSweep } from '../sweep.ts';
import { useBrowser } from './browser.ts';
import { misfits } from './geometry.ts';
import { findings, STILL } from './page-looks.ts';
import { weakTypeOverPictures } from './type-over-pictures.ts';

const built = useSharedSite();
/** `npm run sweep -- --webkit`. */
const visit = process.env['TEST_ENGINE'] === 'webkit' ? useWebKitPages() : useBrowser();

/**
 * `npm run sweep` goes to every address of the sitemaps at every width; the tests to one of each kind, on both sides of each breakpoint and
 * where faults were found.
 */
const EVERY_WIDTH = [320, 360, 390, 414, 600, 768, 834, 1024, 1088, 1280, 1440, 1920];
const WIDTHS = [320, 390, 600, 768, 1024, 1280, 1920];

/** Of each way in which words lie on a picture one whose picture is hard on type; at the widths between which the way changes. */
const WITH_BANNER = ['/', '/gallery/rhinoplasty', '/international', '/gynaecomastia-male-breast-moobs'];
const BANNER_WIDTHS = [320, 768, 1280];
const KINDS = [
  '/',
  '/services',
  '/our-doctors',
  '/gallery',
  '/contact-us',
  '/international',
  '/rhinoplasty',
  '/liposuction',
  '/blogs',
];

/** Addresses of every sitemap, without the many articles, which are all of one kind. */
async function everyAddress(): Promise<string[]> {
  const read = async (path: string) =>
    [...(await (await fetch(built.site.url + path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => new URL(address ?? '').pathname,
    );
  const all = (await Promise.all((await read(SITEMAP_PATH)).map(read))).flat();
  return all.filter((path) => !/^\/blogs\/(?!service)/.test(path) && path.split('/').length < 4);
}

async function everywhere(
  paths: readonly string[],
  widths: readonly number[],
  look: (page: LookedAt) => Promise<string[]>,
): Promise<string[]> {
  const { page, end } = await visit(STILL);
  const sweep = isSweep ? { paths: await everyAddress(), widths: EVERY_WIDTH } : { paths, widths };
  const found = await findings(page, { url: built.site.url, ...sweep, look });
  // A picture that the next width no longer wants is stopped on its way.
  await end(/ServiceWorker intercepted the request/);
  return found;
}

describe('at every width from 320 to 1920 px', { timeout: isSweep ? 3_600_000 : 120_000 }, () => {
  it('words over pictures keep the contrast of WCAG 1.4.3', async () => {
    expect(await everywhere(WITH_BANNER, BANNER_WIDTHS, weakTypeOverPictures)).toEqual([]);
  });

  it('nothing leaves the page, no text is cut, no control lies on another', async () => {
    expect(await everywhere(KINDS, WIDTHS, misfits)).toEqual([]);
  });
});

/** WCAG 1.4.12: what a reader may set, with a style sheet of their own. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

describe.skipIf(isSweep)('on narrow phones', () => {
  it('nothing leaves the page and no text is cut with the spacing of text that WCAG 1.4.12 names', async () => {
    const { page, end } = await visit(STILL);
    const look = async (looked: LookedAt) => {
      await looked.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }, SPACING);
      return misfits(looked);
    };
    const paths = ['/', '/breast-enhancement', '/gynaecomastia-male-breast-moobs', '/fr', '/fr/rhinoplasty', '/fr/contact-us'];
    expect(await findings(page, { url: built.site.url, paths, widths: [320, 344, 390], look })).toEqual([]);
    await end();
  });

  it('no word in the heading of a slide is parted, in French, which has the longest', async () => {
    const { page, end } = await visit(STILL);
    const look = (looked: LookedAt) =>
      looked.evaluate(() =>
        [...document.querySelectorAll('main [data-kind] h3')].flatMap((heading) => {
          const text = heading.firstChild;
          return [...(text?.textContent ?? '').matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(text as Node, index);
            range.setEnd(text as Node, index + word.length);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
          });
        }),
      );
    expect(await findings(page, { url: built.site.url, paths: ['/fr'], widths: [320, 390], look })).toEqual([]);
    await end();
  });

  it('the question in place of hidden pictures reads as one sentence in two lines', async () => {
    const { page, end } = await visit({ ...STILL, viewport: { width: 344, height: 882 } });
    await page.goto(`${built.site.url}/gallery`, { waitUntil: 'domcontentloaded' });
    const lines = await page.evaluate(() => {
      const question = [...document.querySelectorAll('main summary')].find(({ textContent }) =>
        textContent?.startsWith('Pictures'),
      );
      const range = document.createRange();
      if (question) range.selectNodeContents(question);
      const tops = [...new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))];
      return { tops, size: question && Number.parseFloat(getComputedStyle(question).fontSize) };
    });
    expect(lines.tops).toHaveLength(2);
    expect((lines.tops[1] ?? 1e6) - (lines.tops[0] ?? 0)).toBeLessThan(1.8 * (lines.size ?? 0));
    await end();
  });
});

it.skipIf(isSweep)('the heading of a page that is not there stands in one line beside its picture', async () => {
  const { page, end } = await visit(STILL);
  const look = (looked: LookedAt) =>
    looked.evaluate(() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector('h1') as Element);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      return lines === 1 ? [] : [`${lines} lines`];
    });
  const paths = ['/nowhere', '/fr/nowhere'];
  expect(await findings(page, { url: built.site.url, paths, widths: [1280, 1366, 1920], look })).toEqual([]);
  await end(/404/);
});
