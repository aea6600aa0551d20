/** Journeys of the browser tests over every address of the sitemaps, which take too long for each run of the tests. */
import { ensureFirefox, ensureWebKit } from './browsers.ts';
import { commandLine, needsBuild, wrongUsage } from './command-line.ts';
import { run } from './run.ts';

const FLAG = { type: 'boolean', default: false } as const;
const usage = `
npm run sweep [-- --firefox | --webkit] | npm run sweep:callback

sweep looks at every page at twelve widths, for words over pictures and what does not fit; sweep:callback goes to the end of every
address of the sitemaps, where a callback is offered. Both need npm run build, and run in Chromium or the engine named; sweep:callback
in Chromium and Firefox alone.`;
const { values } = commandLine(usage, { options: { callback: FLAG, firefox: FLAG, webkit: FLAG } });

if (values.firefox && values.webkit) wrongUsage('One engine at a time.', usage);
if (values.callback && values.webkit) wrongUsage('sweep:callback runs in Chromium and Firefox.', usage);
needsBuild();
const tests = values.callback
  ? ['tests/browser/leads.test.ts', '-t', 'end of every kind of page']
  : ['tests/browser/widths.test.ts'];
if (values.firefox) await ensureFirefox();
if (values.webkit) await ensureWebKit();
const engine = values.firefox ? 'firefox' : values.webkit ? 'webkit' : undefined;
await run('vitest', ['run', '--project', 'browser', '--mode', 'sweep', ...tests], engine ? { env: { TEST_ENGINE: engine } } : {});
