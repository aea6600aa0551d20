/** `npm run smoke`: tries a live site from outside. */
import { chromiumPath } from './browsers.ts';
import { commandLine, isSite, refuseMore, wrongUsage } from './command-line.ts';
import { browserProblem } from './smoke/browser.ts';
import { type Finding, smoke } from './smoke/smoke.ts';
import { versionOverride } from './smoke/version-override.ts';

const TIMEOUT_MS = 20_000;

const usage = `
npm run smoke -- https://www.example.com [--build <id>] [--worker <name> --version <id>]

Tries a live site from outside: pages, every file of the build by its digest, and where Chromium is installed three pages in it. Fails
when anything is wrong. OPS_TOKEN and NOTICE_SECRET in the environment let it try an enquiry (never
stored, never sent) and the publish receipt as well.

  --build <id>      fails unless this build answers
  --worker <name>, --version <id>
                    asks this uploaded version of the Worker, whatever share of the visitors it serves`;
const { values, positionals } = commandLine(usage, {
  options: { build: { type: 'string' }, worker: { type: 'string' }, version: { type: 'string' } },
  allowPositionals: true,
});
const [address = ''] = positionals;
refuseMore(positionals, 1, usage);
if (!isSite(address)) wrongUsage('Which site? Its address begins with https:// or http://.', usage);
// One alone would try whatever is live, and call it the version.
if (!values.worker !== !values.version) wrongUsage('--worker and --version go together.', usage);
const { origin } = new URL(address);

const override: Record<string, string> = values.worker && values.version ? versionOverride(values.worker, values.version) : {};
const chromium = chromiumPath();

const findings = await smoke({
  visit: (path, init) =>
    fetch(origin + path, {
      ...init,
      headers: { ...init?.headers, ...override },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  origin,
  build: values.build,
  opsToken: process.env['OPS_TOKEN'],
  noticeSecret: process.env['NOTICE_SECRET'],
  browse: chromium === undefined ? undefined : (visit, site) => browserProblem(chromium, visit, site),
  now: () => Date.now(),
});
const of = (result: Finding['result']): Finding[] => findings.filter((finding) => finding.result === result);
for (const { check, result, detail } of [...of('skipped'), ...of('failed')]) console.log(`${result} ${check}: ${detail}`);
console.log(`${origin}: ${of('ok').length} checks passed, ${of('failed').length} failed, ${of('skipped').length} skipped`);
process.exitCode = of('failed').length ? 1 : 0;
