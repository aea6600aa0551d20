import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { run } from '../../scripts/run.ts';
import { freePort } from '../../scripts/site.ts';

const READY_TIMEOUT_MS = 60_000;
const PROBE_PAUSE_MS = 200;

/** The developers' page is part of a build in this mode alone. */
const ENVIRONMENT = {
  NODE_ENV: 'development',
  VIKE_CONFIG: '{ mode: "development", prerender: false }',
  VITE_CONFIG: '{ configFile: "tests/browser/widgets.config.ts" }',
};

export interface WidgetsServer {
  url: string;
  stop: () => Promise<void>;
}

/** Builds and serves the developers' site. Throws when it does not answer in time. */
export async function startWidgetsServer(): Promise<WidgetsServer> {
  await run('vike', ['build'], { env: ENVIRONMENT, logFile: '.cache/test-widgets.log' });
  const port = await freePort();
  const server = spawn('vike', ['preview', '--host', '127.0.0.1', '--port', String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...ENVIRONMENT },
  });
  const ended = once(server, 'exit');
  const stop = async (): Promise<void> => {
    server.kill();
    await ended;
  };
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/widgets`, { signal: AbortSignal.timeout(READY_TIMEOUT_MS) }).catch(() => null);
    if (answer?.ok) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, PROBE_PAUSE_MS));
  }
  await stop();
  throw new Error('The site of the widgets did not start');
}
