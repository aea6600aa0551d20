import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { convertV4MiniflareOptions, Miniflare, Response as ModuleAnswer } from 'miniflare';
import { inject } from 'vitest';
import type { SourcelessWorkerOptions } from 'wrangler';
import type { MarkRegister } from '../../worker/cms/client/media-marks.ts';
import { SEO_IDS } from '../upstream/clinic/seo-metadata.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { upstreamVars } from '../upstream/upstream-vars.ts';

/** The built site as the tests run it. */
export interface WorkerBuild {
  /** What `wrangler.toml` says, in Miniflare's words. */
  options: SourcelessWorkerOptions;
  /** The bundle of the Worker. */
  script: string;
  /** Files of the build, without a snapshot of the content: what a site has seen is for each test to say. */
  client: string;
  /**
   * The same without pictures, for the tests of the Worker alone. Each start reads the names of all files, of which pictures are two thirds:
   * half of what it costs.
   */
  plain: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    workerBuild: WorkerBuild;
  }
}

/** Public origin of the site under test; it is reached at another address, as behind Cloudflare. */
export const SITE_ORIGIN = 'https://www.clinic.example';

export interface VisitInit {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

export type KeyValueStore = Awaited<ReturnType<Miniflare['getKVNamespace']>>;

/** The built Worker in workerd. */
export interface WorkerSite {
  /** Asks for a path exactly as it is written: no dot segment is resolved, no redirect followed. */
  visit: (path: string, init?: VisitInit) => Promise<Response>;
  kv: KeyValueStore;
  /** Marks files as deleted, as an isolate elsewhere in the world would that WordPress told. */
  withdrawElsewhere: (...paths: string[]) => Promise<void>;
  /** Lets a cron fire; resolves when its work is done. */
  cron: (cron: string) => Promise<void>;
  /** Everything the Worker has written to its log. */
  logged: () => string;
  /** Ends workerd by SIGKILL (Miniflare's way): nothing is finished or written on the way out. */
  kill: () => Promise<void>;
}

export interface WorkerSiteOptions {
  upstream: Pick<Upstream, 'contentApi' | 'clinicApi' | 'leadsApi'>;
  /** Over the variables of the tests; undefined leaves one out. */
  vars?: Record<string, string | undefined>;
  /** The same directory again means the same KV, cache, leads and alarms. In memory when absent. */
  persistTo?: string;
  /** Files to serve in place of those of the build, which are without pictures here: tests start some hundred sites, and few ask for one. */
  client?: string;
  /**
   * Source of a function `(env, request?) => bindings`, without a request for a cron: what the Worker gets in place of its own bindings. Miniflare's stand-ins for the
   * platform never fail by themselves.
   */
  fault?: string;
}

/** The module in front of the Worker. */
const PLAIN = `export * from './index.js';
export { default } from './index.js';`;

/** The same where a fault is laid over the Worker's bindings. */
const faulty = (fault: string): string => `import worker, { LeadOutbox, MediaRegister, SiteMonitor } from './index.js';
export { LeadOutbox, MediaRegister, SiteMonitor };
const fault = ${fault};
export default {
  fetch: (request, env, ctx) => worker.fetch(request, { ...env, ...fault(env, request) }, ctx),
  scheduled: (event, env, ctx) => worker.scheduled(event, { ...env, ...fault(env) }, ctx),
};`;

/** How the built Worker is run. */
interface WorkerRun extends Pick<WorkerSiteOptions, 'persistTo' | 'client' | 'fault'> {
  vars: Record<string, string | undefined>;
  /** Any free one when absent. */
  port?: number;
  /** Takes each message of its log. */
  log: (message: string) => void;
}

const moduleAnswers = new Map<string, string>();

/** The bundle as workerd takes a module that it asks for. */
function moduleAnswer(script: string): string {
  const kept = moduleAnswers.get(script) ?? JSON.stringify({ name: 'index.js', esModule: readFileSync(script, 'utf8') });
  moduleAnswers.set(script, kept);
  return kept;
}

/**
 * The built Worker in workerd with the options of `wrangler.toml`, without the watching and bundling of `wrangler dev`. workerd asks for the bundle: within its
 * configuration, which Miniflare enlarges by 4 kB at a time, those 4 MB would be copied some two hundred times, 0.6 s for each of as many starts.
 */
export const runWorker = (
  { options, script, client: built }: WorkerBuild,
  { vars, persistTo, client, fault, port, log }: WorkerRun,
): Miniflare =>
  new Miniflare(
    convertV4MiniflareOptions({
      ...options,
      name: 'clinic-site',
      cf: false,
      host: '127.0.0.1',
      ...(port && { port }),
      modules: [{ type: 'ESModule', path: 'main.js', contents: fault ? faulty(fault) : PLAIN }],
      unsafeUseModuleFallbackService: true,
      unsafeModuleFallbackService: () => new ModuleAnswer(moduleAnswer(script)),
      bindings: withoutAbsent(Object.assign({}, options.bindings, vars)),
      assets: Object.assign({}, options.assets, { directory: client ?? built }),
      ...(persistTo && { resourcePersistencePath: persistTo }),
      handleStructuredLogs: ({ message }) => log(message),
    }),
  );

/** Starts the built Worker on a port of its own, as a visitor who is known by no browser meets it. */
export async function startWorkerSite({
  upstream,
  vars,
  client = inject('workerBuild').plain,
  ...run
}: WorkerSiteOptions): Promise<WorkerSite> {
  const lines: string[] = [];
  const log = (message: string) => void lines.push(message);
  const miniflare = runWorker(inject('workerBuild'), { ...run, client, vars: { ...testVars(upstream), ...vars }, log });
  const { port } = await miniflare.ready;
  return {
    visit: (path, init) => send(Number(port), path, init),
    kv: await miniflare.getKVNamespace('CONTENT_KV'),
    withdrawElsewhere: async (...paths) => {
      const namespace = await miniflare.getDurableObjectNamespace('MEDIA_REGISTER');
      const register = namespace.get(namespace.idFromName('media')) as unknown as MarkRegister;
      await register.add(Object.fromEntries(paths.map((path) => [path, [Date.now(), 'gone']])));
    },
    cron: async (cron) => {
      await (await miniflare.getWorker()).scheduled({ cron });
    },
    logged: () => lines.join('\n'),
    kill: () => miniflare.dispose(),
  };
}

const testVars = (upstream: WorkerSiteOptions['upstream']) => ({
  SITE_ORIGIN,
  ...upstreamVars(upstream),
  SEO_IDS: JSON.stringify(SEO_IDS),
  LEAD_RETRY_BASE_MS: '50',
  // Tests send a lot from one address; those of the limits set their own.
  LEAD_LIMIT_PER_MINUTE: '0',
});

const withoutAbsent = <T>(record: Record<string, T | undefined>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/**
 * `fetch` would resolve dot segments, decode `%2e` and follow; a visitor with bad intentions does not. A connection for each request:
 * workerd closes one that was idle for 15 s, and a request sent at that moment fails ("socket hang up").
 */
async function send(port: number, path: string, { method = 'GET', headers = {}, body }: VisitInit = {}): Promise<Response> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }, resolve).on('error', reject).end(body);
  });
  const bytes = await buffer(answer);
  const status = answer.statusCode ?? 0;
  const pairs = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  return new Response([204, 304].includes(status) ? null : new Uint8Array(bytes), { status, headers: pairs });
}
