import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { run } from '../run.ts';

/** What came of one step of the test run. */
export interface Outcome {
  passed: number;
  /** One text for each test, or for a step that is not a test run, what failed. */
  failures: string[];
}

/** The parts of the JSON report that are read here. */
interface Report {
  success: boolean;
  numPassedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

/** Enough of an error to see what was expected; what a page's whole HTML was is in the log. */
const MESSAGE_LETTERS = 1500;

const REPORTS = '.cache/test-reports';

interface VitestRun {
  /** Of the projects' files these alone; all where there are none. */
  files?: readonly string[];
  /** How many files run side by side, where not as the configuration has it. */
  workers?: number;
  /** Runs the tests that go through a sample, on all that there is (tests/sweep.ts). */
  isSweep?: boolean;
}

/**
 * Runs projects of `vitest.config.ts`; the output goes to a log file. A run that executed nothing is a failure, not a success, and so is a file
 * that cannot be loaded, and a skipped test where it is no sweep.
 */
export async function vitest(
  projects: readonly string[],
  { files = [], workers, isSweep = false }: VitestRun = {},
): Promise<Outcome> {
  const report = `${REPORTS}/${projects[0]}.json`;
  rmSync(report, { force: true });
  const flags = projects.flatMap((project) => ['--project', project]);
  if (workers) flags.push(`--maxWorkers=${workers}`);
  if (isSweep) flags.push('--mode=sweep', '--tags-filter=sweep');
  await run('vitest', ['run', ...files, ...flags, '--reporter=default', '--reporter=json', `--outputFile=${report}`], {
    env: { NO_COLOR: '1', FORCE_COLOR: '0' },
    logFile: `${REPORTS}/${projects[0]}.log`,
  }).catch((error: unknown) => error);
  return outcomeOf(JSON.parse(readFileSync(report, 'utf8')) as Report, isSweep);
}

/** `isPart`: other tests than those that were asked for are skipped. */
export function outcomeOf(report: Report, isPart = false): Outcome {
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => (isPart ? status === 'failed' : status !== 'passed'));
    const texts = failed.map(({ status, fullName, failureMessages }) =>
      `${relative('.', name)} > ${fullName}\n${failureMessages?.join('\n') || status}`.slice(0, MESSAGE_LETTERS),
    );
    // A file that cannot be loaded fails the run without failing a test.
    return assertionResults.length === 0
      ? [`${relative('.', name)}\n${message || 'ran no test'}`.slice(0, MESSAGE_LETTERS)]
      : texts;
  });
  if (!report.success && failures.length === 0) failures.push('The run failed without failing a test; see its log.');
  if (report.numPassedTests === 0 && failures.length === 0) failures.push('Nothing was run.');
  return { passed: report.numPassedTests, failures };
}
