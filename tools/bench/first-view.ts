/**
 * A quick look at how soon a patient sees, reads and taps, beside the same pages without any script (the floor), at a four times slower
 * processor and under the browser's own throttling: `npm run bench:quick`. It runs anywhere, and knows neither TCP nor a page that is
 * not ours: what a slow line costs is told by `npm run bench:browser` alone. Both sides stand behind the same Brotli and HTTP/2; the
 * ratios count, the milliseconds belong to the machine, which should be quiet. A measurement, never a test.
 */
import { rmSync } from 'node:fs';
import { chromiumPath, ensureChromium } from '../../scripts/browsers.ts';
import { commandLine, numberOf, wrongUsage } from '../../scripts/command-line.ts';
import { startContent } from '../../scripts/content-servers.ts';
import { run } from '../../scripts/run.ts';
import { startSite } from '../../scripts/site.ts';
import { SEO_IDS } from '../../tests/upstream/clinic/seo-metadata.ts';
import { startFront, withoutScripts } from './browser/front.ts';
import { interactionTable } from './browser/interactions.ts';
import { PlainBrowser } from './browser/plain-browser.ts';
import { profiles } from './browser/profiles.ts';
import { browserTable, type Measurement } from './browser/report.ts';
import { pagesOf, shiftTable } from './browser/shifts.ts';
import { read, visit } from './browser/visit.ts';

const usage = `
npm run bench:quick [-- options]

First paint, menu, next page and taps under the browser's own throttling, beside the same pages without scripts: a quick look.
Builds first.

  --rounds <n>       6 without it
  --pages <paths>    comma-separated; /,/rhinoplasty without it
  --line <name>      one line alone, without the taps: 'Slow 3G', 'Slow 4G' or 'Fast 4G'
  --shifts           only how much each page moves by itself`;
const { values } = commandLine(usage, {
  options: {
    rounds: { type: 'string', default: '6' },
    pages: { type: 'string', default: '/,/rhinoplasty' },
    line: { type: 'string' },
    shifts: { type: 'boolean', default: false },
  },
});
const rounds = numberOf('--rounds', values.rounds, { least: 1, usage });
const lines = profiles.filter(({ name }) => !values.line || name === values.line);
if (!lines.length) wrongUsage(`There is no line ${values.line}.`, usage);
const PERSIST = '.wrangler/bench-browser';
const NEXT = '/about-us';

await ensureChromium();
await run('node', ['scripts/build.ts']);
rmSync(PERSIST, { recursive: true, force: true });
const content = await startContent('embedded');
const site = await startSite({ persistTo: PERSIST, vars: { ...content.vars, SEO_IDS: JSON.stringify(SEO_IDS) } });
const fronts = { site: await startFront(site.url), floor: await startFront(site.url, withoutScripts) };
const browser = await PlainBrowser.launch(chromiumPath() ?? '');
try {
  console.log(values.shifts ? await shiftTable(browser, fronts.site.origin, await pagesOf(site.url)) : await speedTables());
} finally {
  await browser.close();
  await Promise.all([fronts.site.stop(), fronts.floor.stop()]);
  await site.stop();
  await content.stop();
}

async function speedTables(): Promise<string> {
  const measurements: Measurement[] = [];
  for (let round = 0; round <= rounds; round++) {
    for (const profile of lines) {
      for (const path of values.pages.split(',')) {
        // What came before a visit colours it: each side comes first every other time.
        for (const side of round % 2 ? (['floor', 'site'] as const) : (['site', 'floor'] as const)) {
          const front = fronts[side];
          const first = await visit(browser, { url: front.origin + path, profile, ...(side === 'site' && { next: NEXT }) });
          const fullLoad = side === 'floor' ? (await read(browser, { url: front.origin + NEXT, profile })).lcp : 0;
          // The first round warms the servers up.
          if (round) measurements.push({ ...first, side, path, profile, nextPage: first.nextPage || fullLoad });
        }
      }
    }
  }
  if (values.line) return browserTable(measurements);
  const origins = { site: fronts.site.origin, floor: fronts.floor.origin };
  return `${browserTable(measurements)}\n\n${await interactionTable(browser, origins, rounds)}`;
}
