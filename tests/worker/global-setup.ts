import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

/** What the projects of one run share: each has this set-up of its own, and one bundle serves them all. */
const shared = globalThis as { workerBuild?: Promise<WorkerBuild>; usersOfWorkerBuild?: number };

/**
 * Bundles the Worker once for all test files, as a deploy would, and lays the files of the build beside it, so that another build
 * meanwhile disturbs nothing. Needs `npm run build`. Answers what clears it away.
 */
export async function setup(project: TestProject): Promise<() => void> {
  shared.workerBuild ??= bundle();
  shared.usersOfWorkerBuild = (shared.usersOfWorkerBuild ?? 0) + 1;
  const build = await shared.workerBuild;
  project.provide('workerBuild', build);
  return () => {
    shared.usersOfWorkerBuild = (shared.usersOfWorkerBuild ?? 0) - 1;
    if (shared.usersOfWorkerBuild) return;
    delete shared.workerBuild;
    rmSync(dirname(build.script), { recursive: true, force: true });
  };
}

async function bundle(): Promise<WorkerBuild> {
  const folder = mkdtempSync(join(tmpdir(), 'worker-build-'));
  const [client, plain] = [join(folder, 'client'), join(folder, 'plain')];
  const args = ['node_modules/wrangler/bin/wrangler.js', 'deploy', '--dry-run', '--outdir', folder];
  await promisify(execFile)(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...OFFLINE } });
  const lay = (target: string, left: string[]) =>
    cpSync(join(ROOT, 'dist/client'), target, { recursive: true, filter: (source) => !left.includes(source) });
  lay(client, [SNAPSHOT]);
  lay(plain, [SNAPSHOT, PICTURES]);
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(ROOT, 'wrangler.toml'), undefined, {
    overrides: { assets: { directory: client } },
  });
  return { options: workerOptions, script: join(folder, 'index.js'), client, plain };
}
