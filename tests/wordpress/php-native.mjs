/** PHP of the system: several requests at a time. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { execute, script } from './commands.mjs';

const PROBE_PAUSE_MS = 20;

/** A site that runs code (`php`) and, once told to `listen`, serves HTTP; a fresh one keeps nothing of what it changes. */
export async function nativeEngine({ home, port, fresh }) {
  const site = path.join(home, 'site');
  const stored = path.join(home, 'database');
  const live = fresh ? fs.mkdtempSync(path.join(os.tmpdir(), 'wordpress-')) : stored;
  if (fresh) fs.cpSync(stored, live, { recursive: true });
  const env = { ...process.env, CONTENT_DATABASE: live, PHP_CLI_SERVER_WORKERS: '4' };
  let server;
  const end = () => {
    if (server) process.kill(-server.pid);
    if (fresh) fs.rmSync(live, { recursive: true, force: true });
  };
  process.once('exit', end);
  return {
    tools: import.meta.dirname,
    php: (code, mode) => runScript(env, script(site, port, code, mode)),
    listen: async () => {
      const router = path.join(import.meta.dirname, 'router.php');
      const args = ['-d', 'opcache.enable_cli=1', '-S', `127.0.0.1:${port}`, '-t', site, router];
      server = spawn('php', args, { env, stdio: 'ignore', detached: true });
      while (!(await reachable(port))) await new Promise((resolve) => setTimeout(resolve, PROBE_PAUSE_MS));
    },
    stop: async () => {
      process.off('exit', end);
      end();
    },
  };
}

async function runScript(env, code) {
  const run = execute('php', [], { env, maxBuffer: 2 ** 28 });
  run.child.stdin.end(code);
  try {
    return (await run).stdout;
  } catch (error) {
    throw new Error(`PHP ended with ${error.code}: ${error.stderr}`);
  }
}

const reachable = (port) =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(true) || socket.destroy()).on('error', () => resolve(false));
  });
