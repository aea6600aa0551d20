/**
 * Tries a live site from outside: `npm run smoke -- https://www.example.com`. Fails when anything is wrong.
 * `OPS_TOKEN` and `NOTICE_SECRET` in the environment let it try an enquiry (never stored, never sent) and the publish receipt as well.
 */
import { parseArgs } from 'node:util';
import { type Finding, smoke } from './smoke/smoke.ts';

const TIMEOUT_MS = 20_000;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { build: { type: 'string' } } });
const [address = ''] = positionals;
if (!URL.canParse(address)) throw new Error('Which site? npm run smoke -- https://www.example.com');
const { origin } = new URL(address);

const findings = await smoke({
  visit: (path, init) => fetch(origin + path, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) }),
  origin,
  build: values.build,
  opsToken: process.env['OPS_TOKEN'],
  noticeSecret: process.env['NOTICE_SECRET'],
  now: () => Date.now(),
});
const of = (result: Finding['result']): Finding[] => findings.filter((finding) => finding.result === result);
for (const { check, result, detail } of [...of('skipped'), ...of('failed')]) console.log(`${result} ${check}: ${detail}`);
console.log(`${origin}: ${of('ok').length} checks passed, ${of('failed').length} failed, ${of('skipped').length} skipped`);
process.exitCode = of('failed').length ? 1 : 0;
