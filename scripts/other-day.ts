/** `npm run test:other-day`: the tests on another day. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { isTimeZone } from '../src/leads/time-zone.ts';
import { ensureChromium, ensureFirefox, ensureWebKit } from './browsers.ts';
import { CommandError, commandLine, wrongUsage } from './command-line.ts';
import { run } from './run.ts';

const usage = `
npm run test:other-day -- <time> [--zone <time zone>] step … [file …]

Runs steps of npm test, or of their files those that are named, as if it were that time, on a machine that stands in that time zone (UTC): 31 December
on its last evening, 29 February, a Sunday, the hour that summer leaves out. For example

  npm run test:other-day -- 2026-12-31T18:25Z --zone Asia/Kolkata worker browser

Linux alone, with a C compiler (gcc). Not a part of npm test, which runs today.`;
const { values, positionals } = commandLine(usage, {
  allowPositionals: true,
  options: { zone: { type: 'string', default: 'UTC' } },
});
const [time = '', ...steps] = positionals;
const at = Date.parse(time);
if (Number.isNaN(at) || !/\dT\d.*Z$/.test(time)) wrongUsage('Name a time, such as 2028-02-29T03:00Z.', usage);
if (!steps.length) wrongUsage('Name the steps to run.', usage);
if (!isTimeZone(values.zone)) wrongUsage(`There is no time zone ${values.zone}.`, usage);

const FOLDER = '.cache/other-day';
const CLOCK = `${FOLDER}/clock.so`;
mkdirSync(FOLDER, { recursive: true });
try {
  execFileSync('gcc', ['-O2', '-fPIC', '-shared', '-o', CLOCK, 'tests/other-day/clock.c', '-ldl']);
} catch (error) {
  throw new CommandError(`The clock could not be made: ${error instanceof Error ? error.message : String(error)}`);
}

// What is fetched comes from machines of today, whose certificates would have run out.
if (steps.includes('browser')) await ensureChromium();
if (steps.includes('engines')) for (const ensure of [ensureChromium, ensureFirefox, ensureWebKit]) await ensure();
if (steps.includes('wordpress') && !existsSync('.wordpress'))
  throw new CommandError('WordPress is not there yet: npm test -- wordpress');

const seconds = Math.round((at - Date.now()) / 1000);
await run('node', ['scripts/test.ts', ...steps], {
  env: { TZ: values.zone, CLOCK_OFFSET: String(seconds), LD_PRELOAD: new URL(`../${CLOCK}`, import.meta.url).pathname },
});
