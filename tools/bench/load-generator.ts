/** The process that asks: keep-alive connections over `node:http`, one request at a time on each. Started by `load.ts`. */
import { Agent, get, type IncomingMessage } from 'node:http';
import type { LoadOrder, LoadResult } from './load.ts';

const CONNECTIONS = 16;
const REQUEST_TIMEOUT_MS = 10_000;

process.on('message', (order: LoadOrder) => void carryOut(order).then((result) => process.send?.(result)));
process.on('disconnect', () => process.exit());

async function carryOut({ origin, paths, headers, expected, durationMs, once }: LoadOrder): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const result: LoadResult = { requests: 0, elapsedMs: 0, unexpected: 0, example: null };
  const begun = performance.now();
  const end = once ? paths.length : Number.POSITIVE_INFINITY;
  let next = 0;
  const visitor = async (): Promise<void> => {
    while (performance.now() - begun < durationMs && next < end) {
      const path = paths[next++ % paths.length] ?? '/';
      const answered = await ask(agent, origin + path, headers).catch((error: Error) => error.message);
      result.requests += 1;
      const wanted = `${expected.status} ${expected.edgeCache}`;
      if (answered === wanted) continue;
      result.unexpected += 1;
      result.example ??= `${path}: ${answered} instead of ${wanted}`;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  result.elapsedMs = performance.now() - begun;
  agent.destroy();
  return result;
}

/** Reads the whole answer; resolves with its status and its `X-Edge-Cache`. */
const ask = (agent: Agent, url: string, headers: Record<string, string>): Promise<string> =>
  new Promise((resolve, reject) => {
    const answered = (answer: IncomingMessage): void => {
      answer.once('error', reject).once('end', () => resolve(`${answer.statusCode} ${answer.headers['x-edge-cache'] ?? null}`));
      answer.resume();
    };
    const request = get(url, { agent, headers, timeout: REQUEST_TIMEOUT_MS }, answered);
    request.once('error', reject).once('timeout', () => request.destroy(new Error('no answer in time')));
  });
