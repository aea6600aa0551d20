import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { CommandError } from './command-line.ts';

export interface RunOptions {
  /** Over the variables of this process. */
  env?: Record<string, string>;
  /** Where the output goes; shown when absent. */
  logFile?: string;
  /** Where it runs; here when absent. */
  cwd?: string;
  /** Lines of the output that are left out. */
  hide?: RegExp;
  /** In a process group of its own, which Ctrl-C of the terminal does not reach. */
  shielded?: boolean;
}

/** Runs a command of the project to its end. Throws when it fails. */
export function run(
  command: string,
  args: string[],
  { env = {}, logFile, cwd, hide, shielded = false }: RunOptions = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const stdio = logFile || hide ? 'pipe' : 'inherit';
    // Read line by line, the output is not a terminal to the command any more.
    const colours = hide && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(command, args, {
      stdio: [shielded ? 'ignore' : 'inherit', stdio, stdio],
      env: { ...process.env, ...colours, ...env },
      cwd,
      detached: shielded,
    });
    const log = logFile ? createWriteStream(logFile) : undefined;
    for (const stream of [child.stdout, child.stderr]) if (log) stream?.pipe(log, { end: false });
    if (hide && !logFile) for (const stream of [child.stdout, child.stderr]) if (stream) showWithout(stream, hide);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const done = (): void =>
        code === 0 ? resolve() : reject(new CommandError(`${command} ${args.join(' ')} ended with ${code ?? signal}`));
      if (log) log.end(done);
      else done();
    });
  });
}

function showWithout(stream: Readable, hide: RegExp): void {
  createInterface(stream).on('line', (line) => {
    if (!hide.test(line)) console.log(line);
  });
}
