import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import type { Lead } from '../../src/leads/lead.ts';
import type { AcceptAnswer, AcceptOptions, OutboxCounts } from '../../worker/leads/outbox-contract.ts';
import { outboxWorkerSource } from './outbox-worker.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles the test Worker in memory. */
export async function bundleOutboxWorker(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: outboxWorkerSource, resolveDir: ROOT, loader: 'js' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    external: ['cloudflare:workers'],
  });
  return outputFiles[0]?.text ?? '';
}

export interface OutboxRun {
  accept: (lead: Lead, options?: AcceptOptions) => Promise<AcceptAnswer>;
  counts: () => Promise<OutboxCounts>;
  /** Calls a method of the object that the tests added, or one without arguments. */
  call: (method: string, ...args: unknown[]) => Promise<unknown>;
  /** `POST /api/leads`, as a browser on our own page would. */
  post: (init: { headers?: Record<string, string>; body: string }) => Promise<{ status: number; answer: unknown }>;
  /** Everything the Worker wrote to its log. */
  logged: () => string;
  /** Ends workerd by SIGKILL (Miniflare's way): nothing is finished or written on the way out. */
  kill: () => Promise<void>;
}

/** Starts workerd with the outbox. The same `directory` again means the same rows and alarms. */
export async function startOutbox(
  script: string,
  options: { directory: string; leadsApi: string; retryBaseMs: number; vars?: Record<string, string> },
): Promise<OutboxRun> {
  const lines: string[] = [];
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      name: 'outbox',
      cf: false,
      compatibilityDate: '2026-10-01',
      modules: [{ type: 'ESModule', path: 'index.js', contents: script }],
      durableObjects: { LEAD_OUTBOX: { className: 'LeadOutbox', useSQLite: true } },
      bindings: {
        LEADS_API: options.leadsApi,
        LEAD_RETRY_BASE_MS: String(options.retryBaseMs),
        // Tests send a lot; those of the limits set their own.
        LEAD_LIMIT_PER_MINUTE: '0',
        ...options.vars,
      },
      resourcePersistencePath: options.directory,
      handleStructuredLogs: ({ message }) => lines.push(message),
    }),
  );
  await miniflare.ready;
  const call = async (method: string, ...args: unknown[]): Promise<unknown> => {
    const answer = await miniflare.dispatchFetch('http://clinic.example/rpc', {
      method: 'POST',
      body: JSON.stringify({ method, args }),
    });
    return answer.json();
  };
  return {
    call,
    accept: async (lead, accept = {}) => (await call('accept', lead, accept)) as AcceptAnswer,
    counts: async () => (await call('counts')) as OutboxCounts,
    post: async ({ headers, body }) => {
      const answer = await miniflare.dispatchFetch('http://clinic.example/api/leads', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', ...headers },
        body,
      });
      return { status: answer.status, answer: await answer.json() };
    },
    logged: () => lines.join('\n'),
    kill: () => miniflare.dispose(),
  };
}
