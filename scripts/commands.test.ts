import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';

// A command loads what it needs before it reads its arguments; on a busy machine that takes seconds.
vi.setConfig({ testTimeout: 30_000 });

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** What npm runs by itself is called by nobody. */
const called = Object.entries(scripts).filter(([name]) => !name.startsWith('pre') || name.startsWith('preview'));
/** `npm start` and `npm test` go through `scripts/start.mjs`; these are what it starts. */
const files = new Set([
  'scripts/serve.ts',
  'scripts/test.ts',
  ...called.flatMap(([, command]) => /^node (\S+\.ts)(?: --\w+)?$/.exec(command)?.[1] ?? []),
]);

it('every command is a script of the project, which can explain itself', () => {
  const others = called.flatMap(([name, command]) => (/^node \S+\.ts(?: --\w+)?$/.test(command) ? [] : [name]));
  expect(others).toEqual(['start', 'test']);
});

it.each([...files])('%s explains itself with --help and does nothing else', (file) => {
  const said = execFileSync(process.execPath, [file, '--help'], { encoding: 'utf8', timeout: 20_000 });
  expect(said).toMatch(/^npm (run \S+|start|test)/);
  expect(said.split('\n').length).toBeGreaterThan(2);
});

it('names what is wrong with an argument, and how the command is called', () => {
  const call = () => execFileSync(process.execPath, ['scripts/serve.ts', '--prot', '1'], { encoding: 'utf8', stdio: 'pipe' });
  expect(call).toThrow(
    expect.objectContaining({ status: 2, stderr: expect.stringMatching(/Unknown option '--prot'[\s\S]*npm start/) }),
  );
});

it('says why it cannot do its work in a sentence, and shows where a fault of ours came from', () => {
  const ended = (thrown: string) => {
    const script = `
      const { CommandError, commandLine } = await import('./scripts/command-line.ts');
      commandLine('npm run nothing');
      throw new ${thrown};`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    return { status, stderr };
  };
  expect(ended(`CommandError('There is no build.')`)).toEqual({ status: 1, stderr: 'There is no build.\n' });
  expect(ended(`Error('Unforeseen')`)).toEqual({ status: 1, stderr: expect.stringMatching(/Error: Unforeseen\n {4}at /) });
});
