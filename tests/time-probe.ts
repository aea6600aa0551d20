import { chromium } from 'playwright-core';
import { chromiumPath } from '../scripts/chromium.ts';
import { startSite } from '../scripts/site.ts';
import { startUpstream } from './upstream/upstream.ts';
import { upstreamVars } from './upstream/upstream-vars.ts';

const exe = process.argv[2] || chromiumPath();
const extra = process.argv.slice(3);
let t = Date.now();
const lap = (n: string) => {
  console.log(n, Date.now() - t);
  t = Date.now();
};
const upstream = await startUpstream();
const site = await startSite({ persistTo: '.wrangler/test-probe', vars: upstreamVars(upstream) });
lap('site');
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const browser = await chromium.launch({ executablePath: exe, args: [...FLAGS, ...extra] });
lap('launch');
for (const path of ['/contact-us', '/', '/', '/contact-us', '/rhinoplasty', '/services', '/terms-conditions']) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const a = Date.now();
  await page.goto(`${site.url}${path}`);
  const b = Date.now();
  await page.locator('header[data-compact]').waitFor();
  const c = Date.now();
  await page.evaluate(() => 1);
  await context.close();
  console.log(path, 'new', a - t, 'goto', b - a, 'hydrated', c - b, 'close', Date.now() - c);
  t = Date.now();
}
await browser.close();
await site.stop();
await upstream.stop();
lap('stop');
