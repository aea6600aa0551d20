import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { CommandError } from './command-line.ts';

export interface SiteOptions {
  /** Variables of the Worker, over those of `wrangler.toml`. */
  vars: Record<string, string>;
  /** A free one when absent. */
  port?: number;
  /** Where KV, the outbox and the like are kept between runs. */
  persistTo: string;
  logFile?: string;
  /** Files to serve in place of those of the build. */
  client?: string;
}

export interface Site {
  url: string;
  /** Process of `wrangler dev`, whose end is that of `npm start`. */
  process: ChildProcess;
  /** Ends the site; resolves when it is gone. */
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

const READY_TIMEOUT_MS = 60_000;
const PROBE_TIMEOUT_MS = 2_000;
const PROBE_PAUSE_MS = 150;
/** Nothing leaves the machine, nothing asks. */
const OFFLINE = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CI: '1',
};

/** A port that was free a moment ago: the wanted one, or any. Rejects when the wanted one is taken. */
export function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}

/** Somebody else took the port between our look at it and the start. */
export class PortTakenError extends CommandError {}
const PORT_TRIES = 3;

/**
 * Starts something on a free port. It has to be told its port beforehand (the site names its own address), and until it listens another
 * process may take it: then the next one. A wanted port is tried once.
 */
export async function onFreePort<T>(
  wanted: number | undefined,
  start: (port: number) => Promise<T>,
  pick: (wanted?: number) => Promise<number> = freePort,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start(await pick(wanted));
    } catch (error) {
      if (!(error instanceof PortTakenError) || wanted || tries === PORT_TRIES) throw error;
    }
  }
}

/** Serves the built site in workerd by `wrangler dev`. Resolves when it answers; rejects with the end of its log when it does not. */
export const startSite = (options: SiteOptions): Promise<Site> => onFreePort(options.port, (port) => startAt(port, options));

async function startAt(port: number, { vars, persistTo, client, logFile = '.cache/wrangler.log' }: SiteOptions): Promise<Site> {
  const url = `http://127.0.0.1:${port}`;
  const settings = { SITE_ORIGIN: url, ...vars };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
  const places = [
    '--ip',
    '127.0.0.1',
    '--port',
    String(port),
    '--inspector-port',
    '0',
    '--persist-to',
    persistTo,
    ...(client ? ['--assets', client] : []),
  ];
  mkdirSync('.cache', { recursive: true });
  const log = createWriteStream(logFile);
  // A group of its own: a terminal's Ctrl-C reaches this script first, which then ends the group in order.
  const child = spawn('node_modules/.bin/wrangler', ['dev', ...places, '--show-interactive-dev-session=false', ...flags], {
    env: { ...process.env, ...OFFLINE },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let tail = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      log.write(chunk);
      tail = (tail + chunk).slice(-4000);
    });
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop: Site['stop'] = async (signal = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
    process.kill(-child.pid, signal);
    await ended;
  };
  if (await answers(url, child)) return { url, process: child, stop };
  await stop('SIGKILL');
  const failure = `The site did not start:\n${tail}`;
  throw /Address already in use|EADDRINUSE/.test(tail) ? new PortTakenError(failure) : new CommandError(failure);
}

/** A `wrangler dev` that failed to build accepts connections and never answers; so every probe is bounded. */
async function answers(url: string, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    try {
      const answer = await fetch(`${url}/health`, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
      // Any answer of the Worker: a misconfigured one has something to say as well.
      if (answer.headers.get('Content-Type')?.startsWith('application/json')) return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PROBE_PAUSE_MS));
    }
  }
  return false;
}
