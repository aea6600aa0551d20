/** `npm run contact-sheets`: one page of each kind at three widths, side by side and small; after a build. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import sharp, { type OverlayOptions } from 'sharp';
import { chromiumPath, QUIET_FLAGS } from '../scripts/browsers.ts';
import { commandLine, needsBuild } from '../scripts/command-line.ts';
import { startContent } from '../scripts/content-servers.ts';
import { startSite } from '../scripts/site.ts';
import { CONSENT_KEY } from '../src/components/sensitive-notice/sensitive-consent.ts';
import { SEO_IDS } from '../tests/upstream/clinic/seo-metadata.ts';

/** Pages on one sheet. */
const PER_SHEET = 6;

const usage = `
npm run contact-sheets [-- --out FOLDER]

Photographs one page of each kind at 390, 768 and 1440 px and lays them side by side, ${PER_SHEET} on a sheet. Needs a build.

  --out <folder>  where the sheets go; docs/design without it`;
const { values } = commandLine(usage, { options: { out: { type: 'string', default: 'docs/design' } } });
needsBuild();

/** Widths of the window, and of a page on the sheet. */
const WIDTHS = [
  { width: 390, small: 140 },
  { width: 768, small: 200 },
  { width: 1440, small: 280 },
];
const HIGHEST_PX = 4500;
const GAP_PX = 8;
const LARGEST_BYTES = 150_000;

/** One of each layout. */
const PATHS = [
  ...['/', '/rhinoplasty', '/laser-hair-removal', '/services', '/about-us', '/our-doctors'],
  ...['/gallery', '/gallery/rhinoplasty', '/patient-stories', '/international', '/plan-your-stay', '/contact-us'],
  ...['/blogs', '/blogs/service/rhinoplasty', '/privacy-policy', '/nowhere'],
];

/** Runs in the page: waits for the pictures in the window, for a while. */
async function picturesAreThere(): Promise<void> {
  const inWindow = [...document.images].filter(
    (image) => image.checkVisibility() && image.getBoundingClientRect().left < innerWidth,
  );
  const late = new Promise((resolve) => setTimeout(resolve, 5000));
  await Promise.race([Promise.all(inWindow.map((image) => image.decode().catch(() => undefined))), late]);
}

async function photograph(
  browser: Browser,
  addresses: readonly string[],
  { width, small }: (typeof WIDTHS)[number],
): Promise<Buffer[]> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await context.addInitScript((consent) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('section { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
    localStorage.setItem(consent, 'true');
  }, CONSENT_KEY);
  const page = await context.newPage();
  const pictures: Buffer[] = [];
  for (const address of addresses) {
    await page.goto(address);
    // Pictures are lazy: a window as high as the page asks for them all.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    await page.waitForLoadState('networkidle');
    await page.evaluate(picturesAreThere);
    const picture = await page.screenshot();
    await page.setViewportSize({ width, height: 900 });
    const resized = await sharp(picture).resize({ width: small }).png().toBuffer({ resolveWithObject: true });
    const cut = { left: 0, top: 0, width: small, height: Math.min(resized.info.height, HIGHEST_PX) };
    pictures.push(await sharp(resized.data).extract(cut).png().toBuffer());
  }
  await context.close();
  return pictures;
}

async function writeSheet(pictures: readonly Buffer[], small: number, file: string): Promise<void> {
  const heights = await Promise.all(pictures.map(async (picture) => (await sharp(picture).metadata()).height));
  const parts: OverlayOptions[] = pictures.map((input, index) => ({ input, left: index * (small + GAP_PX), top: 0 }));
  const size = { width: pictures.length * (small + GAP_PX) - GAP_PX, height: Math.max(...heights) };
  const sheet = await sharp({ create: { ...size, channels: 3, background: '#888' } })
    .composite(parts)
    .png()
    .toBuffer();
  for (let quality = 60; ; quality -= 8) {
    const bytes = await sharp(sheet).webp({ quality }).toBuffer();
    if (bytes.length > LARGEST_BYTES && quality > 8) continue;
    writeFileSync(file, bytes);
    return;
  }
}

const content = await startContent('embedded', 'http://127.0.0.1');
const vars = { ...content.vars, SEO_IDS: JSON.stringify(SEO_IDS) };
const site = await startSite({ persistTo: '.wrangler/contact-sheets', vars });
const browser = await chromium.launch({ executablePath: chromiumPath() ?? '', args: [...QUIET_FLAGS] });
try {
  mkdirSync(values.out, { recursive: true });
  const list = await (await fetch(`${site.url}/blogs`)).text();
  const article = /href="(\/blogs\/(?!service)[^"]+)"/.exec(list)?.[1] ?? '/blogs';
  const addresses = [...PATHS, article].map((path) => site.url + path);
  for (const size of WIDTHS) {
    for (let first = 0; first < addresses.length; first += PER_SHEET) {
      const pictures = await photograph(browser, addresses.slice(first, first + PER_SHEET), size);
      await writeSheet(pictures, size.small, `${values.out}/pages-${size.width}-${first / PER_SHEET + 1}.webp`);
    }
  }
} finally {
  await browser.close();
  await site.stop();
  await content.stop();
}
