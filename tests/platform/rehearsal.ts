import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { close, LOOPBACK, listen } from '../upstream/loopback.ts';
import { startUpstream, type Upstream } from '../upstream/upstream.ts';
import { Account } from './account.ts';
import { type PlatformApi, startPlatformApi } from './api.ts';
import { copyProject, type Project, type Ran, type RunOptions } from './project.ts';
import { startZone, type Zone } from './zone.ts';

const PRODUCTION = 'www.clinic.example';
const STAGING = 'clinic-site-staging.clinic.workers.dev';
/** As `CONTENT_API` of production has it: pictures of another host would be left out. */
const CMS = 'https://cms.clinic.example';
export const OPS_TOKEN = 'the-token-of-the-rehearsal-0123456789';
export const SECRETS = `OPS_TOKEN=${OPS_TOKEN}\nNOTICE_SECRET=the-secret-of-the-rehearsal-0123456789\n`;

/** Everything that stands outside of the project, on loopback, and a copy of the project that knows nothing else. */
export interface Rehearsal {
  account: Account;
  api: PlatformApi;
  upstream: Upstream;
  production: Zone;
  staging: Zone;
  project: Project;
  /** `npm run deploy -- production`, without the quarter of an hour. */
  deploy: (args?: string[], options?: RunOptions) => Promise<Ran>;
  /** Shares of production's visitors by version. */
  shares: () => Record<string, number>;
  stop: () => Promise<void>;
}

export async function startRehearsal(): Promise<Rehearsal> {
  const account = new Account();
  account.zones.push('clinic.example');
  const [api, upstream, registry] = await Promise.all([
    startPlatformApi(account),
    startUpstream({ posts: 5, origin: CMS }),
    startRegistry(),
  ]);
  const config = (env: string) => ({ file: resolve('wrangler.toml'), env });
  const outside = upstream.url;
  const production = await startZone({ account, worker: 'clinic-site', config: config('production'), outside });
  const staging = await startZone({ account, worker: 'clinic-site-staging', config: config('staging'), outside });
  const hosts = {
    [PRODUCTION]: production.url,
    [STAGING]: staging.url,
    ...Object.fromEntries(['cms', 'api', 'api-staging'].map((name) => [`${name}.clinic.example`, outside])),
  };
  const project = copyProject({
    CLOUDFLARE_API_BASE_URL: api.url,
    CLOUDFLARE_API_TOKEN: 'token-of-the-rehearsal',
    CLOUDFLARE_ACCOUNT_ID: account.id,
    npm_config_registry: registry.url,
    REHEARSAL_HOSTS: JSON.stringify(hosts),
    NODE_OPTIONS: `--import=${resolve('tests/platform/redirect-fetch.mjs')}`,
  });
  return {
    account,
    api,
    upstream,
    production,
    staging,
    project,
    deploy: (args = [], options = {}) =>
      project.run('node', ['scripts/deploy.ts', 'production', '--watch', '0', ...args], { env: { OPS_TOKEN }, ...options }),
    shares: () => account.shares('clinic-site'),
    stop: async () => {
      await Promise.all([production.stop(), staging.stop(), api.stop(), upstream.stop(), registry.stop()]);
      project.remove();
    },
  };
}

/** npm's registry, as far as `npm audit` asks it: nothing is known to be vulnerable. */
async function startRegistry(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    request.resume();
    const known = request.url?.endsWith('/security/advisories/bulk');
    response.writeHead(known ? 200 : 404, { 'Content-Type': 'application/json' }).end('{}');
  });
  return { url: `http://${LOOPBACK}:${await listen(server, 0)}/`, stop: () => close(server) };
}

/** Accepts everything that the launch check still finds: the clinic has not supplied it, and nobody is harmed by a rehearsal. */
export async function acceptFindings(project: Project): Promise<void> {
  const { output } = await project.run('node', ['scripts/launch-check.ts']);
  const findings = new Set<string>();
  let kind = '';
  for (const line of output.split('\n')) {
    // A heading without a number stands above what blocks nothing.
    if (/^\S/.test(line)) kind = /^(\S.*) \(\d+\)$/.exec(line)?.[1] ?? '';
    const at = /^ {2}(.+?): /.exec(line)?.[1];
    if (at && kind) findings.add(`${kind} ${at}`);
  }
  const accepted = [...findings].map((finding) => ({
    finding,
    reason: 'Accepted for a rehearsal, which no visitor sees.',
    by: 'Rehearsal',
    until: '2999-12-31',
  }));
  const { writeFileSync } = await import('node:fs');
  writeFileSync(`${project.folder}/launch-overrides.json`, JSON.stringify(accepted));
}

/** Names the build anew after a change, and notes it as tested: what `npm run build` and a green `npm test` leave behind. Commits. */
export function finishBuild(project: Project): string {
  project.commit();
  return execFileSync(process.execPath, ['tests/platform/finish-build.ts'], { cwd: project.folder, encoding: 'utf8' }).trim();
}
