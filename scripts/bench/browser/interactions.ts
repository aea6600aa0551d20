import type { Browser, Locator, Page } from 'playwright-core';
import { showSpread, spread } from '../statistics.ts';
import { observe } from './observe.ts';
import { CPU_SLOWDOWN, PHONE } from './profiles.ts';

/** Something a patient presses, on a page that is alive. */
interface Press {
  name: string;
  path: string;
  target: (page: Page) => Locator;
}

const presses: readonly Press[] = [
  { name: 'menu', path: '/', target: (page) => page.locator('[popovertarget]').first() },
  { name: 'tab', path: '/', target: (page) => page.getByRole('tab').nth(1) },
  { name: 'carousel', path: '/', target: (page) => page.getByRole('button', { name: /next/i }).first() },
  { name: 'accordion', path: '/rhinoplasty', target: (page) => page.locator('main details > summary').first() },
  { name: 'load more', path: '/blogs', target: (page) => page.getByRole('button', { name: 'Load More Articles' }) },
];

const ALIVE_MS = 3000;
const ANSWERED_MS = 600;

/** Milliseconds from a tap until the frame that answers it stood, on a phone with a slower processor. */
async function pressOnce(browser: Browser, origin: string, { path, target }: Press): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(observe);
    await page.goto(origin + path, { waitUntil: 'load' });
    await target(page).scrollIntoViewIfNeeded();
    await page.waitForTimeout(ALIVE_MS);
    await page.evaluate(() => {
      window.observed.inp = 0;
    });
    await target(page).tap();
    await page.waitForTimeout(ANSWERED_MS);
    return await page.evaluate(() => window.observed.inp);
  } finally {
    await context.close();
  }
}

/** Markdown: how soon each press is answered, as INP counts it; what takes less than 16 ms is 0. */
export async function interactionTable(browser: Browser, origin: string, rounds: number): Promise<string> {
  const lines = [`| answer to a tap, ${CPU_SLOWDOWN} × slower | ms |`, '|---|--:|'];
  for (const press of presses) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await pressOnce(browser, origin, press));
    lines.push(`| ${press.name}, \`${press.path}\` | ${showSpread(spread(times), 0)} |`);
  }
  return lines.join('\n');
}
