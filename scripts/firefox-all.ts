/** `npm run test:firefox-all`: the browser tests in Firefox. */
import { ensureFirefox } from './browsers.ts';
import { commandLine, needsBuild } from './command-line.ts';
import { run } from './run.ts';

const { values, positionals } = commandLine(
  `
npm run test:firefox-all -- [file …] [-t 'name of a test']

Runs the browser tests (tests/browser) in Firefox, all or those of the files named. Tests of what Firefox or its driver cannot do are
skipped, each with the reason. Not a part of npm test, whose step "engines" has some twenty journeys in Firefox. Needs npm run build.`,
  { allowPositionals: true, options: { testNamePattern: { type: 'string', short: 't' } } },
);

needsBuild();
await ensureFirefox();
const wanted = values.testNamePattern ? ['-t', values.testNamePattern] : [];
await run('vitest', ['run', '--project', 'browser', ...positionals, ...wanted], { env: { TEST_ENGINE: 'firefox' } });
