import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { type Line, setting } from './lines.ts';

/** Two network namespaces with a packet link between them: TCP, TLS, slow start and HTTP/2 run over it for real. */
export interface Network {
  /** What a command begins with to run on the phone's side, and on the edge's. */
  phone: readonly string[];
  edge: readonly string[];
  /** Address of the edge. */
  address: string;
  set: (line: Line) => Promise<void>;
  /** Bytes that have come to the phone so far, headers of packets included, and those that it sent. */
  carried: () => number;
  /** Removes the namespaces. */
  stop: () => Promise<void>;
}

const ROOM = '.cache/bench-link';
const SOURCE = 'tools/bench/link/tunlink.c';
/**
 * Little that is written and not yet sent, as at an edge: otherwise what is asked for with high priority waits behind what is in the
 * socket already. And a connection that rests keeps its speed.
 */
const EDGE_SETTINGS = ['net.ipv4.tcp_notsent_lowat=16384', 'net.ipv4.tcp_slow_start_after_idle=0'];

const command = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { stdio: ['ignore', 'pipe', 'pipe'] }).toString();

/** Says what is missing to lay a packet link here; null where nothing is. */
export function whyNoNetwork(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'The packet link needs Linux and root.';
  if (!existsSync('/dev/net/tun')) return 'The packet link needs the device /dev/net/tun.';
  const missing = ['ip', 'cc', 'nginx', 'openssl'].filter((program) => !isThere(program));
  return missing.length ? `The packet link needs ${missing.join(', ')} (Debian: iproute2, gcc, nginx-light, openssl).` : null;
}

function isThere(program: string): boolean {
  try {
    command('sh', '-c', `command -v ${program}`);
    return true;
  } catch {
    return false;
  }
}

/** Lays the link. Throws where the machine does not let us. */
export async function startNetwork(): Promise<Network> {
  const id = String(process.pid);
  mkdirSync(ROOM, { recursive: true });
  command('cc', '-O2', '-o', `${ROOM}/tunlink`, SOURCE, '-lpthread');
  const [phone, edge, part] = [`phone${id}`, `edge${id}`, (Number(id) % 250) + 1];
  const address = { phone: `10.77.${part}.2`, edge: `10.77.${part}.1` };
  for (const name of [phone, edge]) command('ip', 'netns', 'add', name);
  const ends = [`tp${id}`, phone, `${address.phone}/30`, `te${id}`, edge, `${address.edge}/30`];
  const link = spawn(`${ROOM}/tunlink`, ends, { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: link.stdout })[Symbol.asyncIterator]();
  const next = async (expected: string): Promise<void> => {
    const { value } = await answers.next();
    if (value !== expected) throw new Error(`The packet link answered ${value}`);
  };
  await next('ready');
  for (const each of EDGE_SETTINGS) command('ip', 'netns', 'exec', edge, 'sysctl', '-qw', each);
  return {
    phone: ['ip', 'netns', 'exec', phone],
    edge: ['ip', 'netns', 'exec', edge],
    address: address.edge,
    async set(line) {
      link.stdin.write(`${setting(line)}\n`);
      await next('ok');
    },
    carried() {
      const counts = command(
        'ip',
        'netns',
        'exec',
        phone,
        'cat',
        ...['rx', 'tx'].map((way) => `/sys/class/net/tp${id}/statistics/${way}_bytes`),
      );
      return counts
        .trim()
        .split('\n')
        .reduce((sum, count) => sum + Number(count), 0);
    },
    async stop() {
      const ended = new Promise((resolve) => link.once('exit', resolve));
      link.stdin.end();
      await ended;
      for (const name of [phone, edge]) command('ip', 'netns', 'del', name);
    },
  };
}

/** More than a round trip of the slowest line. */
const QUIET_MS = 500;
const QUIET_LIMIT_MS = 10_000;

/**
 * Waits until the link carries nothing any more. A page that is closed while its pictures are on the way leaves them in the queue, and the next
 * visit's first packet would stand behind them: 85 ms on Slow 4G, on the side with the heavier page.
 */
export async function lineIsQuiet({ carried }: Network): Promise<void> {
  let before = -1;
  for (const begun = Date.now(); carried() !== before && Date.now() - begun < QUIET_LIMIT_MS; await pause(QUIET_MS))
    before = carried();
}
