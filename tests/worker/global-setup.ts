import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import type { WorkerBuild } from './worker-site.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SNAPSHOT = join(ROOT, 'dist/client/_p/content');
const PICTURES = join(ROOT, 'dist/client/p');
/** Nothing leaves the machine, nothing asks. */
const OFFLINE = { CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true', CI: '1' };

/**
 * Bundles the Worker once for all test files, as a deploy would, and lays the files of the build beside it, so that another build
 * meanwhile disturbs nothing. Needs `npm run build`. Answers what clears it away.
 */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'worker-build-'));
  const [client, plain] = [join(folder, 'client'), join(folder, 'plain')];
  const args = ['node_modules/wrangler/bin/wrangler.js', 'deploy', '--dry-run', '--outdir', folder];
  await promisify(execFile)(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...OFFLINE } });
  const lay = (target: string, left: string[]) =>
    cpSync(join(ROOT, 'dist/client'), target, { recursive: true, filter: (source) => !left.includes(source) });
  lay(client, [SNAPSHOT]);
  // No other project starts sites by the hundred.
  if (project.name === 'worker') lay(plain, [SNAPSHOT, PICTURES]);
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(ROOT, 'wrangler.toml'), undefined, {
    overrides: { assets: { directory: client } },
  });
  project.provide('workerBuild', {
    options: workerOptions,
    script: join(folder, 'index.js'),
    client,
    plain,
  } satisfies WorkerBuild);
  return () => rmSync(folder, { recursive: true, force: true });
}
