import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { type SourcelessWorkerOptions, unstable_getMiniflareWorkerOptions } from 'wrangler';

declare module 'vitest' {
  interface ProvidedContext {
    /** What `wrangler.toml` says, in Miniflare's words. */
    workerOptions: SourcelessWorkerOptions;
  }
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Nothing leaves the machine, nothing asks. */
const OFFLINE = { CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true', CI: '1' };

/**
 * Bundles the Worker once for all files, as a deploy would. Always: it takes two seconds, and half of `src/` goes into it
 * besides `worker/` and the build. Needs `npm run build`.
 */
export async function setup(project: TestProject): Promise<void> {
  const args = ['node_modules/wrangler/bin/wrangler.js', 'deploy', '--dry-run', '--outdir', 'dist/worker'];
  await promisify(execFile)(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...OFFLINE } });
  project.provide('workerOptions', unstable_getMiniflareWorkerOptions(`${ROOT}wrangler.toml`).workerOptions);
}
