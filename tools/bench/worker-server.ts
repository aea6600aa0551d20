import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare, type V4MiniflareOptions } from 'miniflare';
import { type SourcelessWorkerOptions, unstable_getMiniflareWorkerOptions } from 'wrangler';
import { run } from '../../scripts/run.ts';
import { workerdBelow } from './cpu-time.ts';

/** A Worker in a workerd of its own, so that the time of that process is its time. */
export interface WorkerServer {
  /** Without a slash at its end. */
  origin: string;
  /** Process id of its workerd. */
  pid: number;
  stop: () => Promise<void>;
}

/** Bundles the Worker of the build as a deploy would upload it. Answers the file. */
export async function bundleWorker(folder: string): Promise<string> {
  const env = { WRANGLER_LOG: 'error', CI: '1', WRANGLER_SEND_METRICS: 'false' };
  await run('wrangler', ['deploy', '--dry-run', '--outdir', folder], { env });
  return join(folder, 'index.js');
}

/** Any Worker. One at a time: the new process is told from the others by being new. */
export async function startWorker(options: V4MiniflareOptions): Promise<WorkerServer & { miniflare: Miniflare }> {
  const before = new Set(workerdBelow(process.pid));
  const miniflare = new Miniflare(convertV4MiniflareOptions(options));
  const url = await miniflare.ready;
  const pid = workerdBelow(process.pid).find((candidate) => !before.has(candidate));
  if (!pid) throw new Error('There is no process of workerd to be measured');
  return { origin: url.origin, pid, miniflare, stop: () => miniflare.dispose() };
}

/** Miniflare without `wrangler dev` round it, whose proxy would put the same weight on every row and flatten the ratios. */
const COMMON = { name: 'bench', cf: false, host: '127.0.0.1', logRequests: false } as const;

/** `assets`: the directory of the files, in place of that of `wrangler.toml`. */
const configured = (assets: string): SourcelessWorkerOptions =>
  unstable_getMiniflareWorkerOptions('wrangler.toml', undefined, { overrides: { assets: { directory: assets } } }).workerOptions;

const moduleOf = (contents: string) => ({ type: 'ESModule', path: 'index.js', contents }) as const;

const HELLO = `export default { fetch: () => new Response('Hello') };`;

/** A Worker that does nothing, behind the same assets as the site: the floor under every other figure. */
export function startHello(assets: string): Promise<WorkerServer> {
  return startWorker({ ...COMMON, ...configured(assets), durableObjects: {}, modules: [moduleOf(HELLO)] });
}

export interface SiteSource {
  /** Directory of the files and prerendered pages. */
  assets: string;
  /** The Worker as `wrangler deploy` would upload it. */
  bundle: string;
  /** Variables over those of `wrangler.toml`. */
  vars: Record<string, string>;
}

/** The site. Its KV and cache are empty at the start and vanish at the end. */
export function startBuiltSite({ assets, bundle, vars }: SiteSource): Promise<WorkerServer> {
  const options = configured(assets);
  const bindings = Object.assign({}, options.bindings, vars);
  return startWorker({ ...COMMON, ...options, bindings, modules: [moduleOf(readFileSync(bundle, 'utf8'))] });
}
