import { commandLine, needsBuild } from '../command-line.ts';
import { run } from '../run.ts';

interface BrowserTests {
  /** Of `vitest.config.ts`. */
  projects?: readonly string[];
  /** Installs browsers, one after the other: apt allows no two installations at once. */
  needs?: readonly (() => Promise<void>)[];
  flags?: readonly string[];
  /** What the tests are told by: tests/browser/browser.ts, tests/built-site.ts. */
  env: Record<string, string>;
}

/** A command that runs tests in browsers in another way than `npm test`: all, or those of the files given, with `-t` those of a name. */
export async function browserTests(
  usage: string,
  { projects = ['browser'], needs = [], flags = [], env }: BrowserTests,
): Promise<void> {
  const { values, positionals } = commandLine(usage, {
    allowPositionals: true,
    options: { testNamePattern: { type: 'string', short: 't' } },
  });
  needsBuild();
  for (const ensure of needs) await ensure();
  const named = projects.flatMap((project) => ['--project', project]);
  const wanted = values.testNamePattern ? ['-t', values.testNamePattern] : [];
  await run('vitest', ['run', ...named, ...flags, ...positionals, ...wanted], { env });
}
