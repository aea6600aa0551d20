/**
 * The whole test run, set-up included: `npm test`. With names of steps, only those: `npm test -- lint unit`.
 * Ends with one line, `N passed, N failed`, and fails when anything failed.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium.ts';
import { run } from './run.ts';

interface Count {
  passed: number;
  failed: number;
}

const REPORTS = '.cache/test-reports';

const steps: Record<string, () => Promise<Count>> = {
  lint: () => command('npm', ['run', '--silent', 'lint']),
  types: () => command('npm', ['run', '--silent', 'typecheck']),
  build: () => command('npm', ['run', '--silent', 'build']),
  budget: () => command('npm', ['run', '--silent', 'budget']),
  unit: () => vitest('unit', 'doubles'),
  worker: () => vitest('worker', 'html'),
  browser: async () => {
    await ensureChromium();
    return vitest('browser');
  },
  wordpress: () => vitest('wordpress'),
};

/** A command that either holds or does not. */
async function command(name: string, args: string[]): Promise<Count> {
  await run(name, args);
  return { passed: 1, failed: 0 };
}

/** Runs projects of `vitest.config.ts`. A run that executed nothing is a failure, not a success. */
async function vitest(...projects: string[]): Promise<Count> {
  const report = `${REPORTS}/${projects[0]}.json`;
  rmSync(report, { force: true });
  const flags = projects.flatMap((project) => ['--project', project]);
  await run('vitest', ['run', ...flags, '--reporter=dot', '--reporter=json', `--outputFile=${report}`]).catch(
    (error: unknown) => error,
  );
  const result = JSON.parse(readFileSync(report, 'utf8')) as {
    success: boolean;
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
  };
  const failed = result.numFailedTests + result.numPendingTests;
  const executed = result.numPassedTests + failed;
  // A file that cannot be loaded fails the run without failing a test.
  return { passed: result.numPassedTests, failed: executed === 0 || (!result.success && failed === 0) ? 1 : failed };
}

mkdirSync(REPORTS, { recursive: true });
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps[name]);
if (unknown.length) throw new Error(`There is no step ${unknown.join(', ')}; there are ${Object.keys(steps).join(', ')}`);

const total: Count = { passed: 0, failed: 0 };
for (const [name, step] of Object.entries(steps)) {
  if (wanted.length && !wanted.includes(name)) continue;
  const begun = Date.now();
  const count = await step().catch((error: unknown): Count => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  console.log(`${name}: ${count.passed} passed, ${count.failed} failed in ${Math.round((Date.now() - begun) / 1000)} s`);
  total.passed += count.passed;
  total.failed += count.failed;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
