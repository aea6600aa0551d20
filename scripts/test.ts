/**
 * The gate, set-up included: `npm test`. With names of steps, only those: `npm test -- lint unit`. With `--sweeps`, what it tries a sample
 * of: `npm run test:sweeps`.
 * Names every failure at its end, then one line, `N passed, N failed`; fails when anything failed.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { ensureChromium, ensureFirefox, ensureWebKit } from './browsers.ts';
import { commandLine, needsBuild, wrongUsage } from './command-line.ts';
import { removeTestRecord } from './deploy/tested-build.ts';
import { run } from './run.ts';
import { recordTests } from './test-run/record-tests.ts';
import { type Outcome, vitest } from './test-run/vitest.ts';

const steps: Record<string, () => Promise<Outcome>> = {
  lint: () => command('npm', ['run', '--silent', 'lint']),
  types: () => command('npm', ['run', '--silent', 'typecheck']),
  build: async () => {
    await pictures;
    return command('npm', ['run', '--silent', 'build']);
  },
  budget: () => command('npm', ['run', '--silent', 'budget']),
  unit: () => vitest(['unit', 'doubles'], { files, ...(besideWordPress() && { workers: 1 }) }),
  worker: () => vitest(['worker', 'html'], { files, isSweep }),
  browser: async () => {
    await chromium;
    return vitest(['browser'], { files, isSweep });
  },
  // Side by side: each waits for its browser more than it works.
  engines: async () => {
    await otherEngines;
    return vitest(['firefox', 'webkit'], { files, isSweep, workers: 2 });
  },
  wordpress: async () => {
    await wordpress;
    return vitest(['wordpress'], { files, isSweep });
  },
};
/** Those with tests that go through a sample (tests/sweep.ts). */
const swept = ['worker', 'browser', 'engines', 'wordpress'];

/** WordPress as WebAssembly keeps one core busy, and misses its deadlines beside a step that keeps two. */
const besideWordPress = (): boolean => isWanted('unit') && isWanted('wordpress');

/** A command that either holds or does not. */
async function command(name: string, args: string[]): Promise<Outcome> {
  await run(name, args);
  return { passed: 1, failures: [] };
}

const usage = `
npm test [-- step … [file …]] | npm run test:sweeps [-- step … [file …]]

Runs every step, or the named ones: ${Object.keys(steps).join(' ')}.
With files, a step of tests runs those alone: npm test -- unit src/leads/slots.test.ts.
Names every failure at its end, then one line, "N passed, N failed".

test:sweeps tries the build in dist/ on every page, width and language where npm test tries a sample: ${swept.join(' ')}.`;
const { positionals, values } = commandLine(usage, {
  allowPositionals: true,
  options: { sweeps: { type: 'boolean', default: false } },
});
const isSweep = values.sweeps;
// A file is told from a step by its path, as the shell completes it.
const files = positionals.filter((name) => name.includes('/'));
const wanted = positionals.filter((name) => !files.includes(name));
mkdirSync('.cache/test-reports', { recursive: true });
function isWanted(step: string): boolean {
  return wanted.length ? wanted.includes(step) : !isSweep || swept.includes(step);
}
const unknown = wanted.filter((name) => !(isSweep ? swept.includes(name) : steps[name]));
if (unknown.length) wrongUsage(`There is no step ${unknown.join(', ')}.`, usage);
if (files.length && !wanted.length) wrongUsage('Name the step that runs these files.', usage);
const missing = files.filter((file) => !existsSync(file));
if (missing.length) wrongUsage(`There is no file ${missing.join(', ')}.`, usage);
/** All that a deploy asks for. */
const isGate = !wanted.length && !isSweep;
if (isGate) removeTestRecord();
if (isSweep) needsBuild();

/** What a step needs and the steps before it leave time for: most of it comes over the network. What goes wrong is that step's failure. */
function ahead(step: string, begin: () => Promise<void>): Promise<void> {
  const done = isWanted(step) ? begin() : Promise.resolve();
  done.catch(() => {});
  return done;
}

// Drawing takes minutes of every core; the steps before it leave one of them idle.
const pictures = ahead('build', () => run('node', ['tools/pictures/draw.ts']));
// One after the other: apt allows no two installations at once.
const chromium = ahead('browser', ensureChromium);
const otherEngines = ahead('engines', () =>
  chromium
    .catch(() => {})
    .then(ensureFirefox)
    .then(ensureWebKit),
);
const wordpress = ahead('wordpress', () =>
  run('node', ['tests/wordpress/wordpress.mjs', '--prepare'], { logFile: '.cache/test-reports/wordpress-prepare.log' }),
);

let passed = 0;
const failures: string[] = [];

async function take(name: string): Promise<void> {
  const begun = Date.now();
  const outcome = await steps[name]?.().catch((error: unknown): Outcome => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failures: [error instanceof Error ? error.message : String(error)] };
  });
  if (!outcome) return;
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`${name}: ${outcome.passed} passed, ${outcome.failures.length} failed in ${seconds} s`);
  passed += outcome.passed;
  failures.push(...outcome.failures.map((text) => `${name}: ${text}`));
}

async function takeInTurn(names: readonly string[]): Promise<void> {
  for (const name of names) await take(name);
}

// One after the other but for those of one core each.
const besideIt = besideWordPress() ? ['budget', 'unit'].filter(isWanted) : [];
for (const name of Object.keys(steps).filter(isWanted)) {
  if (name === besideIt[0]) await Promise.all([takeInTurn(besideIt), take('wordpress')]);
  else if (!besideIt.length || ![...besideIt, 'wordpress'].includes(name)) await take(name);
}
for (const text of failures) console.log(`\nFAILED ${text}`);
console.log(`${passed} passed, ${failures.length} failed`);
if (!failures.length && isGate) console.log(await recordTests());
process.exitCode = failures.length ? 1 : 0;
