/** `npm run rehearse`: releases against a stand-in of Cloudflare. */
import { mkdirSync } from 'node:fs';
import { commandLine, needsBuild } from './command-line.ts';
import { vitest } from './test-run/vitest.ts';

commandLine(`
npm run rehearse

Walks docs/operations.md with the real wrangler against a stand-in of Cloudflare's API: from an empty account to live, to a release in
steps, to a rollback and a preview; runs the steps of both CI files; puts faults into releases, and lets each step fail. Needs npm run build, and
half an hour or more. What each fault came to: .cache/test-reports/faults.md.`);

needsBuild();
mkdirSync('.cache/test-reports', { recursive: true });
const { passed, failures } = await vitest(['rehearsal']);
for (const text of failures) console.log(`\nFAILED ${text}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length ? 1 : 0;
