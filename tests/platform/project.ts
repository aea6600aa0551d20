import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { restoreOwnFiles } from '../../scripts/deploy/build-list.ts';

/** What a command wrote, and how it ended. */
export interface Ran {
  code: number | null;
  output: string;
}

export interface RunOptions {
  env?: Record<string, string>;
  input?: string;
  /** Told everything that is written, as it comes; `interrupt` is Ctrl-C in the terminal of the command. */
  watch?: (output: string, interrupt: () => void) => void;
}

/** A copy of the project in a repository of its own, to be changed and deployed from. */
export interface Project {
  folder: string;
  /** Variables of every command. */
  env: Record<string, string>;
  run: (command: string, args: string[], options?: RunOptions) => Promise<Ran>;
  /** Throws when the text stays as it was. */
  edit: (file: string, change: (text: string) => string) => void;
  /** Commits everything. */
  commit: () => void;
  remove: () => void;
}

/** A GIF of one point; browsers look at the content. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** What no command needs, or comes another way below. */
const LEFT = /^(?:\.git|\.wrangler|\.wordpress.*|node_modules|dist|\.cache\/(?:pictures|builds|test-.*))$/;

/** @param env variables of every command: where the stand-ins are. */
export function copyProject(env: Record<string, string>): Project {
  const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  const entries = readdirSync('.').flatMap((name) =>
    name === '.cache' ? readdirSync(name).map((inner) => `.cache/${inner}`) : [name],
  );
  for (const name of entries) if (!LEFT.test(name)) cpSync(name, join(folder, name), { recursive: true });
  // Files of the build never change in place, so a copy of the folder may share them.
  cpSync('dist', join(folder, 'dist'), { recursive: true });
  restoreOwnFiles(join(folder, 'dist/client'));
  // Two thousand pictures are the bulk of a build; here they are one, under all their names.
  const pictures = join(folder, 'dist/client/p');
  for (const name of readdirSync(pictures)) writeFileSync(join(pictures, name), PIXEL);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  // A build in the copy draws nothing anew.
  if (existsSync('.cache/pictures')) symlinkSync(resolve('.cache/pictures'), join(folder, '.cache/pictures'));
  const git = (...args: string[]): void =>
    void execFileSync('git', ['-c', 'user.name=Rehearsal', '-c', 'user.email=rehearsal@clinic.example', ...args], {
      cwd: folder,
      stdio: 'ignore',
    });
  git('init', '-q');
  const variables = {
    ...cleaned(process.env),
    PATH: join(folder, 'node_modules/.bin') + delimiter + (process.env['PATH'] ?? ''),
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    CI: '1',
    ...env,
  };
  return {
    folder,
    env: variables,
    run: (command, args, options = {}) => runIn(folder, variables, command, args, options),
    edit: (file, change) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const changed = change(text);
      // A fault that is not there would be released, and rightly so.
      if (changed === text) throw new Error(`${file} has not been changed: what was to be replaced is not in it`);
      writeFileSync(join(folder, file), changed);
    },
    commit: () => {
      git('add', '-A');
      git('commit', '-q', '--allow-empty', '-m', 'Step of the rehearsal');
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Without what the test runner sets for itself and what npm leaves for scripts. */
const cleaned = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      value === undefined || /^(VITEST|TEST$|NODE_ENV$|npm_|CLOUDFLARE_|WRANGLER_)/.test(name) ? [] : [[name, value]],
    ),
  );

/** Runs a command with these variables alone. */
export function runIn(
  folder: string,
  variables: Record<string, string>,
  command: string,
  args: string[],
  { env = {}, input = '', watch }: RunOptions,
): Promise<Ran> {
  return new Promise((done, fail) => {
    // A group of its own, as a terminal gives each command: Ctrl-C goes to all of it.
    const child = spawn(command, args, { cwd: folder, env: { ...variables, ...env }, detached: true });
    let output = '';
    let interrupted = false;
    const interrupt = (): void => {
      if (interrupted || !child.pid) return;
      interrupted = true;
      process.kill(-child.pid, 'SIGINT');
    };
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
        watch?.(output, interrupt);
      });
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    child.on('error', fail);
    child.on('close', (code) => done({ code, output }));
  });
}

/** The first file below `assets/` of the build whose name matches, and which holds a text. */
export function builtFile(project: Project, pattern: RegExp, text = ''): string {
  const folder = 'dist/client/assets';
  const found = readdirSync(join(project.folder, folder), { recursive: true, encoding: 'utf8' })
    .sort()
    .find((name) => pattern.test(name) && readFileSync(join(project.folder, folder, name), 'utf8').includes(text));
  if (!found) throw new Error(`The build has no file ${pattern} with ${text}`);
  return `${folder}/${found}`;
}
