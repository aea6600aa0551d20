import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll } from 'vitest';
import { freePort } from '../../scripts/site.ts';
import { useBrowser } from './browser.ts';
import { describeWidgets } from './widgets-journeys.ts';

const READY_TIMEOUT_MS = 60_000;

/** The living page of widgets is part of the development server alone. */
let url = '';
let stop = async (): Promise<void> => {};

beforeAll(async () => {
  const port = await freePort();
  const server = spawn('vike', ['dev', '--host', '127.0.0.1', '--port', String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  stop = async () => {
    server.kill();
    await ended;
  };
  url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/widgets`, { signal: AbortSignal.timeout(READY_TIMEOUT_MS) }).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The development server did not start');
}, 2 * READY_TIMEOUT_MS);

afterAll(() => stop());

describeWidgets(() => url, useBrowser());
