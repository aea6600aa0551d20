/** `npm run test:late-line`: the browser tests where answers come late. */
import { ensureChromium, ensureFirefox, ensureWebKit } from './browsers.ts';
import { commandLine, needsBuild } from './command-line.ts';
import { run } from './run.ts';

const { values, positionals } = commandLine(
  `
npm run test:late-line -- [file …] [-t 'name of a test']

Runs the tests in Chromium, Firefox and WebKit, all or those of the files named, with each part of an answer a tenth of a second late, some more
than a second: what passes on a quick machine because everything was there already fails here. Half an hour; not a part of npm test. Needs
npm run build.`,
  { allowPositionals: true, options: { testNamePattern: { type: 'string', short: 't' } } },
);

needsBuild();
for (const ensure of [ensureChromium, ensureFirefox, ensureWebKit]) await ensure();
const wanted = values.testNamePattern ? ['-t', values.testNamePattern] : [];
const projects = ['browser', 'firefox', 'webkit'].flatMap((project) => ['--project', project]);
await run('vitest', ['run', ...projects, ...positionals, ...wanted], { env: { LATE_LINE: '1' } });
