/** `npm run test:watch-browser`: the browser tests, where a person can see them. */
import { browserTests } from './test-run/browser-tests.ts';

await browserTests(
  `
npm run test:watch-browser -- [file] [-t 'name of a test']

Runs browser tests (tests/browser) in a window, slowly, one file at a time. What fails leaves a trace beside its screenshot in
.cache/test-reports/failures, every step of which npx playwright-core show-trace <file> shows with the page as it was. Needs npm run build and
a screen; on a machine without one: xvfb-run -a npm run test:watch-browser.`,
  {
    // Watched, a test takes longer than it may otherwise.
    flags: ['--no-file-parallelism', '--testTimeout', '600000'],
    env: { WATCH_BROWSER: '1' },
  },
);
