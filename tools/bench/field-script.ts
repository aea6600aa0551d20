/**
 * What the script of field figures costs a visitor: `npm run bench:field`. The same build behind two Workers, one that measures and one
 * with `MEASURE=off`, in turn, on a phone with a four times slower processor: blocking time of the visit, and the answer to a tap when the
 * script is there. A measurement, never a test.
 */
import { rmSync } from 'node:fs';
import { chromiumPath, ensureChromium } from '../../scripts/browsers.ts';
import { commandLine, needsBuild, numberOf } from '../../scripts/command-line.ts';
import { startContent } from '../../scripts/content-servers.ts';
import { startSite } from '../../scripts/site.ts';
import { SEO_IDS } from '../../tests/upstream/clinic/seo-metadata.ts';
import { startFront } from './browser/front.ts';
import { presses, pressNamed, pressOnce } from './browser/interactions.ts';
import { PlainBrowser } from './browser/plain-browser.ts';
import { CPU_SLOWDOWN, profiles } from './browser/profiles.ts';
import { read } from './browser/visit.ts';
import { showSpread, spread } from './statistics.ts';

const usage = `
npm run bench:field [-- options]

Blocking time, largest paint, answer to a tap and bytes, with and without the script of field figures, in turn. Measures the build in dist/.

  --rounds <n>    7 without it
  --press <name>  what is tapped, and with it the page: ${presses.map(({ name }) => `'${name}'`).join(', ')}; carousel without it`;
const { values } = commandLine(usage, {
  options: { rounds: { type: 'string', default: '7' }, press: { type: 'string', default: 'carousel' } },
});
const SIDES = ['with', 'without'] as const;
type Side = (typeof SIDES)[number];
const rounds = numberOf('--rounds', values.rounds, { least: 1, usage });
needsBuild();
const press = pressNamed(values.press);
const profile = profiles.find(({ name }) => name === 'Fast 4G');
if (!profile) throw new Error('There is no line Fast 4G');

await ensureChromium();
const content = await startContent('embedded');
const origins = {} as Record<Side, string>;
const ends: (() => Promise<unknown>)[] = [() => content.stop()];
const browser = await PlainBrowser.launch(chromiumPath() ?? '');
ends.push(() => browser.close());
try {
  for (const side of SIDES) {
    const persistTo = `.wrangler/bench-field-${side}`;
    rmSync(persistTo, { recursive: true, force: true });
    const vars = { ...content.vars, SEO_IDS: JSON.stringify(SEO_IDS), MEASURE: side === 'with' ? 'on' : 'off' };
    const site = await startSite({ persistTo, vars, logFile: `.cache/bench-field-${side}.log` });
    ends.push(() => site.stop());
    const front = await startFront(site.url);
    ends.push(() => front.stop());
    origins[side] = front.origin;
  }
  console.log(await table());
} finally {
  for (const end of ends.toReversed()) await end();
}

/** Markdown. The first round warms both sides up and does not count; each side comes first every other time. */
async function table(): Promise<string> {
  const rows = ['Total blocking time, ms', 'Largest paint, ms', `Answer to a tap (${press.name}), ms`, 'Scripts, bytes'] as const;
  const found = Object.fromEntries(SIDES.map((side) => [side, rows.map((): number[] => [])])) as Record<Side, number[][]>;
  for (let round = 0; round <= rounds; round++) {
    for (const side of round % 2 ? SIDES : SIDES.toReversed()) {
      const seen = await read(browser, { url: origins[side] + press.path, profile: profile as NonNullable<typeof profile> });
      const answer = await pressOnce(browser, origins[side], press);
      const figures = [seen.tbt, seen.lcp, answer, seen.bytes['Script'] ?? 0];
      if (round) for (const [index, figure] of figures.entries()) found[side][index]?.push(figure);
    }
    console.error(round ? `round ${round} of ${rounds}` : 'warm');
  }
  const line = (name: string, index: number): string => {
    const both = SIDES.map((side) => found[side][index] ?? []);
    const differences = (both[0] ?? []).map((value, at) => value - (both[1]?.[at] ?? 0));
    const cells = [...both, differences].map((each) => showSpread(spread(each), 0));
    return `| ${name} | ${cells.join(' | ')} |`;
  };
  return [
    `\`${press.path}\`, ${profile?.name}, ${CPU_SLOWDOWN} × slower, ${rounds} rounds: median (least–most)\n`,
    '| | with | without | difference in a round |',
    '|---|--:|--:|--:|',
    ...rows.map(line),
  ].join('\n');
}
