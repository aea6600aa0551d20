/** `npm run contact-sheets`: every page of the site at three widths, small, on one sheet a width; after a build. */
import { mkdirSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import sharp, { type OverlayOptions } from 'sharp';
import { chromiumPath, QUIET_FLAGS } from '../scripts/browsers.ts';
import { commandLine } from '../scripts/command-line.ts';
import { startContent } from '../scripts/content-servers.ts';
import { startSite } from '../scripts/site.ts';
import { staticPaths } from '../src/routes.ts';
import { SEO_IDS } from '../tests/upstream/clinic/seo-metadata.ts';

const usage = `
npm run contact-sheets [-- --out FOLDER]

Photographs every prerendered page at 390, 768 and 1440 px and lays them side by side, one WebP a width.

  --out <folder>  where the sheets go; docs/design without it`;
const { values } = commandLine(usage, { options: { out: { type: 'string', default: 'docs/design' } } });

const WIDTHS = [390, 768, 1440] as const;
/** Width of a page on the sheet, and the height beyond which it is cut. */
const THUMBNAIL_PX = 120;
const HIGHEST_PX = 3000;
const GAP_PX = 8;
const QUALITY = 40;

/** Pages with one layout each; those of categories differ only in their pictures. */
const paths = staticPaths().filter((path) => !path.startsWith('/gallery/') && path !== '/terms-conditions');

async function photograph(browser: Browser, url: string, width: number): Promise<Buffer[]> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('section { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const page = await context.newPage();
  const pictures: Buffer[] = [];
  for (const path of paths) {
    await page.goto(url + path);
    // Pictures are lazy: a window as high as the page asks for them all.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    await page.waitForLoadState('networkidle');
    const picture = await page.screenshot();
    await page.setViewportSize({ width, height: 900 });
    const small = await sharp(picture).resize({ width: THUMBNAIL_PX }).png().toBuffer({ resolveWithObject: true });
    const cut = { left: 0, top: 0, width: THUMBNAIL_PX, height: Math.min(small.info.height, HIGHEST_PX) };
    pictures.push(await sharp(small.data).extract(cut).png().toBuffer());
  }
  await context.close();
  return pictures;
}

async function writeSheet(pictures: readonly Buffer[], file: string): Promise<void> {
  const heights = await Promise.all(pictures.map(async (picture) => (await sharp(picture).metadata()).height));
  const parts: OverlayOptions[] = pictures.map((input, index) => ({ input, left: index * (THUMBNAIL_PX + GAP_PX), top: 0 }));
  const size = { width: pictures.length * (THUMBNAIL_PX + GAP_PX) - GAP_PX, height: Math.max(...heights) };
  await sharp({ create: { ...size, channels: 3, background: '#888' } })
    .composite(parts)
    .webp({ quality: QUALITY })
    .toFile(file);
}

const content = await startContent('embedded', 'http://127.0.0.1');
const vars = { ...content.vars, SEO_IDS: JSON.stringify(SEO_IDS) };
const site = await startSite({ persistTo: '.wrangler/contact-sheets', vars });
const browser = await chromium.launch({ executablePath: chromiumPath() ?? '', args: [...QUIET_FLAGS] });
try {
  mkdirSync(values.out, { recursive: true });
  for (const width of WIDTHS) await writeSheet(await photograph(browser, site.url, width), `${values.out}/pages-${width}.webp`);
} finally {
  await browser.close();
  await site.stop();
  await content.stop();
}
