/** `npm run test:firefox-all`: the browser tests in Firefox. */
import { ensureFirefox } from './browsers.ts';
import { browserTests } from './test-run/browser-tests.ts';

await browserTests(
  `
npm run test:firefox-all -- [file …] [-t 'name of a test']

Runs the browser tests (tests/browser) in Firefox, all or those of the files named. Tests of what Firefox or its driver cannot do are
skipped, each with the reason. Not a part of npm test, whose step "engines" has some twenty journeys in Firefox. Needs npm run build.`,
  { needs: [ensureFirefox], env: { TEST_ENGINE: 'firefox' } },
);
