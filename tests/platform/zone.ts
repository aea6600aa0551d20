import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare, Response as MiniflareResponse } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { close, LOOPBACK, listen } from '../upstream/loopback.ts';
import type { Account, Version } from './account.ts';

export interface Zone {
  url: string;
  /** Which version answered how many visits. */
  answered: Map<string, number>;
  /** Requests of Workers to other hosts, as `host path`. */
  outgoing: string[];
  /** The version that a preview's address answers with, in place of those of `worker`. */
  only: Version | null;
  /** Answers visits before their version does, by status and text; null lets a visit pass. `isAskedFor`: by an override. */
  fault: ((path: string, version: string, isAskedFor: boolean) => { status: number; text: string } | null) | null;
  stop: () => Promise<void>;
}

export interface ZoneOptions {
  account: Account;
  /** Worker to which the domain belongs. */
  worker: string;
  /** `wrangler.toml` and environment: how files are routed, which the platform reads from the upload. */
  config: { file: string; env: string };
  /** Answers for every other host; a path and query on loopback. */
  outside: string;
}

const OVERRIDE = 'cloudflare-workers-version-overrides';

/**
 * The edge before an account's Worker: answers each visit with a version by its share of the visitors, or with the one that is asked
 * for by an override. Versions are what was uploaded: script, bindings, secrets and files, in workerd.
 */
export async function startZone({ account, worker, config, outside }: ZoneOptions): Promise<Zone> {
  const folder = mkdtempSync(join(tmpdir(), 'zone-'));
  const running = new Map<string, Promise<{ miniflare: Miniflare; port: number }>>();
  let visits = 0;
  const server = createServer();
  const zone: Zone = {
    url: '',
    answered: new Map(),
    outgoing: [],
    only: null,
    fault: null,
    stop: async () => {
      await close(server);
      await Promise.all([...running.values()].map(async (started) => (await started).miniflare.dispose()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
  const start = (version: Version) => {
    const known = running.get(version.id) ?? boot({ version, account, config, outside, folder, outgoing: zone.outgoing });
    running.set(version.id, known);
    return known;
  };
  server.on('request', async (request, response) => {
    const version = zone.only ?? choose(account, worker, request, visits++);
    if (!version) return void response.writeHead(530).end('error code: 1016');
    zone.answered.set(version.id, (zone.answered.get(version.id) ?? 0) + 1);
    const fault = zone.fault?.(request.url ?? '/', version.id, OVERRIDE in request.headers);
    if (fault) return void response.writeHead(fault.status).end(fault.text);
    try {
      forward(request, response, (await start(version)).port);
    } catch (error) {
      response.writeHead(500).end(`error code: 1101 ${String(error)}`);
    }
  });
  zone.url = `http://${LOOPBACK}:${await listen(server, 0)}`;
  return zone;
}

/** An override that names no version of the deployment is ignored, as at the platform. */
function choose(account: Account, worker: string, request: IncomingMessage, visit: number): Version | undefined {
  const script = account.scripts.get(worker);
  const shares = Object.entries(account.shares(worker));
  const wanted = /"([^"]+)"/.exec(String(request.headers[OVERRIDE] ?? ''))?.[1];
  const find = (id: string | undefined) => script?.versions.find((version) => version.id === id);
  if (wanted && shares.some(([id]) => id === wanted)) return find(wanted);
  let place = (visit * 37) % 100;
  for (const [id, percentage] of shares) {
    if (place < percentage) return find(id);
    place -= percentage;
  }
  return undefined;
}

function forward(request: IncomingMessage, response: ServerResponse, port: number): void {
  const headers = { ...request.headers };
  const onward = ask({ host: LOOPBACK, port, path: request.url, method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.writeHead(502).end());
  request.pipe(onward);
}

interface Boot extends Pick<ZoneOptions, 'account' | 'config' | 'outside'> {
  version: Version;
  folder: string;
  outgoing: string[];
}

async function boot({
  version,
  account,
  config,
  outside,
  folder,
  outgoing,
}: Boot): Promise<{ miniflare: Miniflare; port: number }> {
  const directory = layFiles(version, account, join(folder, version.id));
  const { workerOptions } = unstable_getMiniflareWorkerOptions(config.file, config.env, { overrides: { assets: { directory } } });
  const of = (type: string) => version.bindings.filter((binding) => binding.type === type);
  const texts = [...of('plain_text'), ...of('secret_text')].map(({ name, text }) => [name, text ?? '']);
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      name: 'clinic-site',
      cf: false,
      host: LOOPBACK,
      compatibilityDate: String(version.metadata['compatibility_date']),
      modules: version.modules
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, content }) => ({ type: 'ESModule' as const, path: name, contents: content })),
      bindings: Object.fromEntries(texts),
      kvNamespaces: Object.fromEntries(of('kv_namespace').map(({ name, namespace_id: id }) => [name, String(id)])),
      durableObjects: Object.fromEntries(
        of('durable_object_namespace').map(({ name, class_name: className }) => [
          name,
          { className: String(className), useSQLite: true },
        ]),
      ),
      ratelimits: workerOptions.ratelimits,
      assets: Object.assign({}, workerOptions.assets, { directory }),
      outboundService: async (request: {
        url: string;
        method: string;
        headers: Headers;
        arrayBuffer: () => Promise<ArrayBuffer>;
      }) => {
        const url = new URL(request.url);
        outgoing.push(`${url.host} ${url.pathname}`);
        const body = ['GET', 'HEAD'].includes(request.method) ? undefined : await request.arrayBuffer();
        const answer = await fetch(outside + url.pathname + url.search, {
          method: request.method,
          headers: Object.fromEntries(request.headers),
          redirect: 'manual',
          ...(body && { body }),
        });
        return new MiniflareResponse(await answer.arrayBuffer(), { status: answer.status, headers: plainHeaders(answer) });
      },
      handleStructuredLogs: () => undefined,
    } as unknown as Parameters<typeof convertV4MiniflareOptions>[0]),
  );
  return { miniflare, port: Number((await miniflare.ready).port) };
}

const plainHeaders = ({ headers }: Response): Record<string, string> =>
  Object.fromEntries(
    [...headers].filter(([name]) => !['content-encoding', 'content-length', 'transfer-encoding'].includes(name)),
  );

function layFiles(version: Version, account: Account, directory: string): string {
  for (const [path, digest] of Object.entries(version.assets)) {
    const place = join(directory, path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, account.files.get(digest)?.bytes ?? '');
  }
  const { config } = (version.metadata['assets'] ?? {}) as { config?: { _headers?: string } };
  if (config?._headers) writeFileSync(join(directory, '_headers'), config._headers);
  return directory;
}
