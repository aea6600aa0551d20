/** Journeys of the browser tests over every address of the sitemaps, which take too long for each run of the tests. */
import { existsSync } from 'node:fs';
import { CommandError, commandLine } from './command-line.ts';
import { run } from './run.ts';

const { values } = commandLine(
  `
npm run sweep [-- --firefox] | npm run sweep:callback

sweep looks at every page at twelve widths, for words over pictures and what does not fit; sweep:callback goes to the end of every
address of the sitemaps, where a callback is offered. Both need npm run build, and Chromium, or Firefox with --firefox.`,
  { options: { callback: { type: 'boolean', default: false }, firefox: { type: 'boolean', default: false } } },
);

if (!existsSync('dist/build-id.js')) throw new CommandError('There is no build to look at: npm run build');
const tests = values.callback
  ? ['tests/browser/leads.test.ts', '-t', 'end of every kind of page']
  : ['tests/browser/widths.test.ts'];
const engine = values.firefox ? { TEST_ENGINE: 'firefox' } : {};
await run('vitest', ['run', '--project', 'browser', '--mode', 'sweep', ...tests], { env: engine });
