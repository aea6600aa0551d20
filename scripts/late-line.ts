/** `npm run test:late-line`: the browser tests where answers come late. */
import { ensureChromium, ensureFirefox, ensureWebKit } from './browsers.ts';
import { browserTests } from './test-run/browser-tests.ts';

await browserTests(
  `
npm run test:late-line -- [file …] [-t 'name of a test']

Runs the tests in Chromium, Firefox and WebKit, all or those of the files named, with each part of an answer a tenth of a second late, some more
than a second: what passes on a quick machine because everything was there already fails here. Half an hour; not a part of npm test. Needs
npm run build.`,
  {
    projects: ['browser', 'firefox', 'webkit'],
    needs: [ensureChromium, ensureFirefox, ensureWebKit],
    env: { LATE_LINE: '1' },
  },
);
