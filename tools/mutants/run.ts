/**
 * Deliberate faults in the code, one at a time, and whether a unit test notices: `npm run mutants`. Stryker makes and tries them; this
 * file installs it, takes a sample and sums up by folder.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { commandLine, wrongUsage } from '../../scripts/command-line.ts';
import { run } from '../../scripts/run.ts';
import { type Report, scores, survivors } from './report.ts';

const HERE = 'tools/mutants';
const WORK = '.cache/mutants';
const REPORT = `${WORK}/report.json`;
const FOLDERS = ['worker', 'src/leads', 'src/seo'];

const USAGE = `
npm run mutants [-- <folder or file> …] [--share 0.1] [--seed <word>] [--jobs 1]

Mutates ${FOLDERS.join(', ')} (or what is named) and runs the unit tests that reach each mutant. Prints every survivor and a score by folder.
--share takes a random part of the mutants; the same --seed takes the same ones.`;

const { values, positionals } = commandLine(USAGE, {
  allowPositionals: true,
  options: {
    share: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '1' },
  },
});
const share = Number(values.share);
if (!(share > 0 && share <= 1)) wrongUsage('--share is a number above 0, up to 1', USAGE);

const patterns = (positionals.length > 0 ? positionals : FOLDERS).map((path) =>
  path.endsWith('.ts') ? path : `${path}/**/*.ts`,
);
const settings = {
  testRunner: 'vitest',
  vitest: { configFile: `${HERE}/vitest.config.ts`, related: true },
  plugins: ['@stryker-mutator/vitest-runner', `${process.cwd()}/${HERE}/stryker-plugins.ts`],
  checkers: ['sample'],
  ignorers: ['log'],
  sample: { share, seed: values.seed },
  mutate: [...patterns, '!**/*.test.ts', '!**/*.d.ts', '!**/fixtures/**', '!**/*.fixture.ts'],
  coverageAnalysis: 'perTest',
  concurrency: Number(values.jobs),
  // TypeScript 7 has no API that Stryker could read a tsconfig with; nothing here needs one.
  tsconfigFile: 'none.json',
  ignorePatterns: [
    '/dist',
    '/.cache',
    '/.wordpress',
    '/docs',
    '/public',
    '/wordpress',
    '/src/media/photos',
    `/${HERE}/node_modules`,
  ],
  tempDirName: `${WORK}/sandbox`,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: REPORT },
  allowConsoleColors: false,
  warnings: { unknownOptions: false },
};

await mkdir(WORK, { recursive: true });
await rm(REPORT, { force: true });
if (!existsSync(`${HERE}/node_modules`)) await run('npm', ['ci', '--loglevel=error'], { cwd: HERE });
await writeFile(`${WORK}/stryker.json`, JSON.stringify(settings));
await run(`${HERE}/node_modules/.bin/stryker`, ['run', `${WORK}/stryker.json`]);
const report = JSON.parse(await readFile(REPORT, 'utf8')) as Report;
console.log(survivors(report).join('\n'));
console.table(scores(report));
