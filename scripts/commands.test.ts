import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

// A command loads what it needs before it reads its arguments; on a busy machine that takes seconds.
vi.setConfig({ testTimeout: 60_000 });
/** A command that began its work after all is ended then. */
const BEGUN_MS = 50_000;

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
  const said = execFileSync(process.execPath, [file, '--help'], { encoding: 'utf8', timeout: BEGUN_MS });
  expect(said).toMatch(/^npm (run \S+|start|test)/);
  expect(said.split('\n').length).toBeGreaterThan(2);
});

it('names what is wrong with an argument, and how the command is called', () => {
  const call = () => execFileSync(process.execPath, ['scripts/serve.ts', '--prot', '1'], { encoding: 'utf8', stdio: 'pipe' });
  expect(call).toThrow(
    expect.objectContaining({ status: 2, stderr: expect.stringMatching(/Unknown option '--prot'[\s\S]*npm start/) }),
  );
});

// [command, arguments]: of a word for a number a bench made a table of nothing, and a deploy asked for its file after half an hour of tests.
it.each(
  [
    ['tools/bench/worker.ts', '--rounds', 'five'],
    ['tools/bench/link.ts', '--rounds', 'five'],
    ['tools/bench/link.ts', '--page', '/no-such-page'],
    ['tools/bench/first-view.ts', '--line', 'Slow 9G'],
    ['tools/bench/gallery-sizes.ts', 'many'],
    ['tools/pictures/draw.ts', '--threads', 'all'],
    ['tools/mutants/run.ts', 'no/such/folder'],
    ['scripts/serve.ts', '--port', 'usual'],
    ['scripts/sweep.ts', '--firefox', '--webkit'],
    ['scripts/other-day.ts', 'tomorrow', 'unit'],
    ['scripts/other-day.ts', '2028-02-29T03:00Z', '--zone', 'Mars/Olympus', 'unit'],
    ['scripts/other-day.ts', '2028-02-29T03:00Z'],
    ['scripts/deploy.ts', 'staging', '--secrets-file', 'no/such/file'],
    ['scripts/deploy.ts', 'staging', 'production'],
    ['scripts/rollback.ts'],
    ['scripts/rollback.ts', 'development'],
    ['scripts/rollback.ts', 'production', 'latest'],
    ['scripts/rollback.ts', 'production', 'aaaaaaaa-1111-4222-8333-444455556666', 'more'],
    ['scripts/translations.ts', 'export', 'fr', '/dev/null', 'words/header'],
    ['scripts/smoke.ts', 'localhost:8787'],
    ['scripts/smoke.ts', 'https://clinic.invalid', 'https://staging.clinic.invalid'],
    ['scripts/smoke.ts', 'https://clinic.invalid', '--worker', 'clinic-site'],
  ].map((call) => [call] as const),
)('%j is refused before anything begins', (call) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, call, { encoding: 'utf8', timeout: BEGUN_MS });
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(/^.+\n\nnpm (?:run|start)/),
  });
});

it('names an option that npm kept for itself: without its dashes a dry run was a real one', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/content-export.ts', 'https://cms.invalid', '--user', 'x'], {
    encoding: 'utf8',
    timeout: BEGUN_MS,
    env: { ...process.env, WORDPRESS_APPLICATION_PASSWORD: 'x', npm_config_dry_run: 'true' },
  });
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(/^npm kept --dry-run for itself/) });
});

it.each([
  [['tools/compare/builds.ts', 'no/such/build'], 'There is no build in no/such/build.'],
  [['tools/pictures/contact-sheet.ts', '--pictures', 'no/such/folder'], 'There are no drawn pictures in no/such/folder'],
  [['scripts/translations.ts', 'import', 'fr', 'no/such/file.xlf'], 'There is no file no/such/file.xlf.'],
  [['scripts/translations.ts', 'import', 'fr', 'package.json'], 'package.json is no XLIFF 2.0.'],
  [['scripts/translations.ts', 'stamp', 'fr', 'home-cases'], 'There is no file src/languages/fr/content/home-cases.yaml yet'],
])('%j says what is not there', (call, sentence) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, call, { encoding: 'utf8', timeout: BEGUN_MS });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(new RegExp(`^${sentence}[^\n]*\n$`));
});

it('a deploy that cannot begin sends nobody to a rollback of what is live', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/deploy.ts', 'staging'], {
    encoding: 'utf8',
    timeout: BEGUN_MS,
    env: { ...process.env, GIT_DIR: '/no/such/repository' },
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^\nNothing went out\. Command failed: git status/),
  });
  expect(stderr).not.toContain('rollback');
});

it('says why a WordPress does not answer', () => {
  // Port 9 is one that `fetch` asks nobody on.
  const { status, stderr } = spawnSync(process.execPath, ['scripts/content-export.ts', 'http://127.0.0.1:9', '--user', 'x'], {
    encoding: 'utf8',
    timeout: BEGUN_MS,
    env: { ...process.env, WORDPRESS_APPLICATION_PASSWORD: 'x' },
  });
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'WordPress does not answer: bad port\n' });
});

describe('without a build', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'no-build-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(['scripts/sweep.ts', 'scripts/watch-browser.ts', 'tools/bench/gallery-sizes.ts', 'tools/contact-sheets.ts'])(
    '%s says how to get one',
    (file) => {
      const { status, stderr } = spawnSync(process.execPath, [resolve(file)], {
        cwd: folder,
        encoding: 'utf8',
        timeout: BEGUN_MS,
      });
      expect({ status, stderr }).toEqual({ status: 1, stderr: 'There is no build in dist/: npm run build\n' });
    },
  );
});

it('a build that ends half way leaves none that other commands take for whole', () => {
  const folder = mkdtempSync(join(tmpdir(), 'half-a-build-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/build-id.js'), 'export const BUILD_ID = "0123456789ab";');
  // There is nothing here of which it could make records.
  const { status } = spawnSync(process.execPath, [resolve('scripts/build.ts')], { cwd: folder, timeout: BEGUN_MS });
  expect([status, readdirSync(join(folder, 'dist'))]).toEqual([1, []]);
  rmSync(folder, { recursive: true });
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
