/** `npm run test:watch-browser`: the browser tests, where a person can see them. */
import { commandLine, needsBuild } from './command-line.ts';
import { run } from './run.ts';

const { values, positionals } = commandLine(
  `
npm run test:watch-browser -- [file] [-t 'name of a test']

Runs browser tests (tests/browser) in a window, slowly, one file at a time. What fails leaves a trace beside its screenshot in
.cache/test-reports/failures, every step of which npx playwright-core show-trace <file> shows with the page as it was. Needs npm run build and
a screen; on a machine without one: xvfb-run -a npm run test:watch-browser.`,
  { allowPositionals: true, options: { testNamePattern: { type: 'string', short: 't' } } },
);

needsBuild();
const wanted = values.testNamePattern ? ['-t', values.testNamePattern] : [];
// Watched, a test takes longer than it may otherwise.
const pace = ['--no-file-parallelism', '--testTimeout', '600000'];
await run('vitest', ['run', '--project', 'browser', ...pace, ...positionals, ...wanted], { env: { WATCH_BROWSER: '1' } });
