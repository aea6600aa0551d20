/**
 * Deliberate faults in the code, one at a time, and whether a unit test notices: `npm run mutants`. Stryker makes and tries them; this
 * file installs it, takes a sample and sums up by folder.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { commandLine, needsBuild, wrongUsage } from '../../scripts/command-line.ts';
import { run } from '../../scripts/run.ts';
import { scores, survivors } from './report.ts';
import type { Outcome } from './stryker-plugins.ts';

const HERE = 'tools/mutants';
const WORK = '.cache/mutants';
const OUTCOMES = `${WORK}/outcomes.jsonl`;
const FOLDERS = ['worker', 'src/leads', 'src/seo'];

const USAGE = `
npm run mutants [-- <folder or file> …] [--sample 40] [--minutes 6] [--seed <word>] [--jobs 1]

Mutates ${FOLDERS.join(', ')} (or what is named) and runs the unit tests that reach each mutant. Prints every survivor and a score by folder.
--sample tries that many mutants of each folder, drawn at random; the same --seed draws the same ones. --minutes ends the run then; what was
tried by then counts. Needs a build; the first run installs Stryker in ${HERE}.`;

const { values, positionals } = commandLine(USAGE, {
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    minutes: { type: 'string' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '1' },
  },
});
for (const name of ['sample', 'minutes', 'jobs'] as const)
  if (values[name] !== undefined && !(Number(values[name]) > 0)) wrongUsage(`--${name} is a number above 0`, USAGE);

for (const path of positionals) if (!existsSync(path)) wrongUsage(`There is no ${path}.`, USAGE);
needsBuild();

const patterns = (positionals.length > 0 ? positionals : FOLDERS).map((path) =>
  path.endsWith('.ts') ? path : `${path}/**/*.ts`,
);
const settings = {
  testRunner: 'vitest',
  vitest: { configFile: `${HERE}/vitest.config.ts`, related: true },
  plugins: ['@stryker-mutator/vitest-runner', `${process.cwd()}/${HERE}/stryker-plugins.ts`],
  checkers: ['sample'],
  ignorers: ['log'],
  sample: { perFolder: values.sample ? Number(values.sample) : null, seed: values.seed },
  outcomes: OUTCOMES,
  mutate: [...patterns, '!**/*.test.ts', '!**/*.d.ts', '!**/fixtures/**', '!**/*.fixture.ts'],
  coverageAnalysis: 'perTest',
  concurrency: Number(values.jobs),
  dryRunTimeoutMinutes: 20,
  // TypeScript 7 has no API that Stryker could read a tsconfig with; nothing here needs one.
  tsconfigFile: 'none.json',
  ignorePatterns: [
    // The Worker imports the rest of the build.
    '/dist/client',
    '/.cache',
    '/.wordpress*',
    '/docs',
    '/wordpress',
    '/src/media/photos',
    `/${HERE}/node_modules`,
  ],
  tempDirName: `${WORK}/sandbox`,
  reporters: ['outcomes', 'progress-append-only'],
  allowConsoleColors: false,
  warnings: { unknownOptions: false },
};

await mkdir(WORK, { recursive: true });
await rm(OUTCOMES, { force: true });
if (!existsSync(`${HERE}/node_modules`)) await run('npm', ['ci', '--loglevel=error'], { cwd: HERE });
await writeFile(`${WORK}/stryker.json`, JSON.stringify(settings));
const timeLimit = values.minutes && { timeout: Number(values.minutes) * 60_000, killSignal: 'SIGINT' as const };
const stryker = spawn(`${HERE}/node_modules/.bin/stryker`, ['run', `${WORK}/stryker.json`], { stdio: 'inherit', ...timeLimit });
const [code, signal] = (await once(stryker, 'close')) as [number | null, string | null];
await rm(settings.tempDirName, { recursive: true, force: true });
if (!existsSync(OUTCOMES)) throw new Error(`Stryker ended with ${code ?? signal} before it had tried a mutant`);
const outcomes = readFileSync(OUTCOMES, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line): Outcome => JSON.parse(line));
console.log(survivors(outcomes, (fileName) => readFileSync(fileName, 'utf8')).join('\n'));
console.table(scores(outcomes));
if (code !== 0) console.log(`Stryker ended with ${code ?? signal}: not everything was tried.`);
