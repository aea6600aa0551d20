import { setTimeout as pause } from 'node:timers/promises';
import { CommandError } from '../../../scripts/command-line.ts';
import { showSpread, spread } from '../statistics.ts';
import { observe } from './observe.ts';
import type { PlainBrowser } from './plain-browser.ts';
import { CPU_SLOWDOWN } from './profiles.ts';

/** Something a patient presses, on a page that is alive. */
export interface Press {
  name: string;
  path: string;
  target: string;
  /** Whether the page without scripts answers it as well. */
  isNative?: boolean;
}

/** All there are. */
export const presses: readonly Press[] = [
  // What a tap costs that nothing answers: the least that the others can take.
  { name: 'nothing', path: '/', target: '#main p', isNative: true },
  { name: 'menu', path: '/', target: '[popovertarget="menu"]', isNative: true },
  { name: 'tab', path: '/', target: '[role="tab"][aria-selected="false"]' },
  { name: 'carousel', path: '/', target: '[aria-roledescription="carousel"] button[aria-label^="Next"]' },
  { name: 'accordion', path: '/rhinoplasty', target: 'main details > summary', isNative: true },
  { name: 'load more', path: '/blogs', target: 'form[action*="#article-"] button' },
];

/** Throws when there is none of this name. */
export function pressNamed(name: string): Press {
  const found = presses.find((press) => press.name === name);
  if (!found) throw new CommandError(`There is no press ${name}; there are ${presses.map((press) => press.name).join(', ')}`);
  return found;
}

const ALIVE_MS = 3000;
const ANSWERED_MS = 900;

/** Milliseconds from a tap until the frame that answers it stood, on a phone with a slower processor. */
export async function pressOnce(browser: PlainBrowser, origin: string, { path, target }: Press): Promise<number> {
  const page = await browser.newPage();
  try {
    await page.throttle();
    await page.runFirst(observe);
    await page.goto(origin + path);
    const point = await page.bringIntoView(target);
    await pause(ALIVE_MS);
    await page.evaluate(() => {
      window.observed.inp = 0;
    });
    await page.tap(point);
    await pause(ANSWERED_MS);
    return await page.evaluate(() => window.observed.inp);
  } finally {
    await page.close();
  }
}

/** Markdown: how soon each press is answered, as INP counts it; what takes less than 16 ms is 0. */
export async function interactionTable(
  browser: PlainBrowser,
  origins: Record<'site' | 'floor', string>,
  rounds: number,
): Promise<string> {
  const lines = [`| answer to a tap, ${CPU_SLOWDOWN} × slower | site, ms | floor, ms |`, '|---|--:|--:|'];
  for (const press of presses) {
    const times = { site: [] as number[], floor: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      times.site.push(await pressOnce(browser, origins.site, press));
      if (press.isNative) times.floor.push(await pressOnce(browser, origins.floor, press));
    }
    const floor = press.isNative ? showSpread(spread(times.floor), 0) : '';
    lines.push(`| ${press.name}, \`${press.path}\` | ${showSpread(spread(times.site), 0)} | ${floor} |`);
  }
  return lines.join('\n');
}
