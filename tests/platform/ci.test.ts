import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Ran, runIn } from './project.ts';
import { acceptFindings, finishBuild, OPS_TOKEN, type Rehearsal, SECRETS, startRehearsal } from './rehearsal.ts';

/** A step of a job, whatever the provider calls it. */
type Step =
  | { kind: 'checkout' }
  | { kind: 'run'; script: string }
  | { kind: 'keep'; path: string }
  | { kind: 'fetch'; path: string };
interface Job {
  name: string;
  steps: Step[];
}

/** The jobs of `docs/ci/github-actions.yml`, in order. Throws on an action that is not known here. */
function githubJobs(): Job[] {
  const { jobs } = parse(readFileSync('docs/ci/github-actions.yml', 'utf8')) as {
    jobs: Record<string, { steps: { uses?: string; run?: string; with?: { path?: string } }[] }>;
  };
  const stepOf = ({ uses = '', run, with: given }: { uses?: string; run?: string; with?: { path?: string } }): Step | [] => {
    if (run) return { kind: 'run', script: run };
    if (uses.startsWith('actions/checkout@')) return { kind: 'checkout' };
    if (uses.startsWith('actions/setup-node@')) return [];
    const path = given?.path ?? '';
    if (uses.startsWith('actions/upload-artifact@')) return { kind: 'keep', path };
    if (uses.startsWith('actions/download-artifact@')) return { kind: 'fetch', path };
    throw new Error(`Nobody stands in for ${uses}`);
  };
  return Object.entries(jobs).map(([name, { steps }]) => ({ name, steps: steps.flatMap(stepOf) }));
}

/** The jobs of `docs/ci/gitlab-ci.yml`, in the order of its stages: each has a clean clone, and the files that those before have kept. */
function gitlabJobs(): Job[] {
  const file = parse(readFileSync('docs/ci/gitlab-ci.yml', 'utf8')) as Record<string, unknown> & { stages: string[] };
  const jobs = Object.entries(file).flatMap(([name, job]) => {
    const { stage, script, artifacts } = job as { stage?: string; script?: string[]; artifacts?: { paths: string[] } };
    return stage && script ? [{ name, stage, script, paths: artifacts?.paths ?? [] }] : [];
  });
  const kept: string[] = [];
  return file.stages.map((wanted) => {
    const job = jobs.find(({ stage }) => stage === wanted);
    if (!job) throw new Error(`There is no job for the stage ${wanted}`);
    const steps: Step[] = [
      { kind: 'checkout' },
      ...kept.map((path): Step => ({ kind: 'fetch', path })),
      ...job.script.map((script): Step => ({ kind: 'run', script })),
      ...job.paths.map((path): Step => ({ kind: 'keep', path })),
    ];
    kept.push(...job.paths);
    return { name: job.name, steps };
  });
}

let stage: Rehearsal;
let runner = '';

beforeAll(async () => {
  runner = mkdtempSync(join(tmpdir(), 'ci-'));
  stage = await startRehearsal();
  stage.project.edit('wrangler.toml', (text) => text.replace(/0{31}(\d)/g, 'a000000000000000000000000000000$1'));
  await acceptFindings(stage.project);
  finishBuild(stage.project);
  writeFileSync(join(runner, 'production.env'), SECRETS);
  const ran = await stage.deploy(['--secrets-file', join(runner, 'production.env')]);
  if (ran.code !== 0) throw new Error(ran.output.slice(-3000));
  layCommands();
});
afterAll(async () => {
  await stage?.stop();
  rmSync(runner, { recursive: true, force: true });
});

/**
 * The commands of the runner that would take an hour, the network or the machine's settings. Everything else is the real one: `npm test` brings
 * what a green run leaves behind, `npm ci` links the packages and prepares the project, a deploy watches for no time, and nobody is root.
 */
function layCommands(): void {
  const lay = (name: string, lines: string[]): void => {
    writeFileSync(join(runner, 'bin', name), `#!/bin/sh\n${lines.join('\n')}\n`);
    chmodSync(join(runner, 'bin', name), 0o755);
  };
  const npm = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
  mkdirSync(join(runner, 'bin'));
  lay('sudo', ['[ "$1" = -E ] && shift', 'exec "$@"']);
  lay('npm', [
    `install() { ln -s "${resolve('node_modules')}" node_modules && "${npm}" run --silent prepare; }`,
    `case "$1" in`,
    `  ci) install ;;`,
    // `npm test` installs what is missing, too.
    `  test) install && cp -r "${join(stage.project.folder, 'dist')}" dist ;;`,
    `  run) [ "$2" = deploy ] && set -- "$@" --watch 0; exec "${npm}" "$@" ;;`,
    `  *) exec "${npm}" "$@" ;;`,
    'esac',
  ]);
}

/** Runs a job in a clean clone, step by step as the provider's shell does. Answers what it wrote; throws at the first step that fails. */
async function runJob({ name, steps }: Job, folder: string): Promise<string> {
  const kept = join(runner, 'kept');
  const clone = join(folder, name);
  const env = {
    ...stage.project.env,
    PATH: [join(runner, 'bin'), resolve('node_modules/.bin'), process.env['PATH']].join(delimiter),
    HOME: folder,
    GIT_CONFIG_SYSTEM: join(folder, 'gitconfig-system'),
    CI_PROJECT_DIR: clone,
    OPS_TOKEN,
  };
  let output = '';
  for (const step of steps) {
    if (step.kind === 'checkout') execFileSync('git', ['clone', '-q', stage.project.folder, clone]);
    else if (step.kind === 'keep') cpSync(join(clone, step.path), join(kept, step.path), { recursive: true });
    else if (step.kind === 'fetch') cpSync(join(kept, step.path), join(clone, step.path), { recursive: true });
    else {
      const ran: Ran = await runIn(clone, env, 'bash', ['-e', '-o', 'pipefail', '-c', step.script], {});
      output += ran.output;
      if (ran.code !== 0) throw new Error(`${name}: ${step.script} ended with ${ran.code}\n${output.slice(-3000)}`);
    }
  }
  return output;
}

describe.each([
  ['docs/ci/github-actions.yml', githubJobs],
  ['docs/ci/gitlab-ci.yml', gitlabJobs],
])('%s', (file, jobsOf) => {
  it('tests a clean clone, and deploys what was tested from another one', async () => {
    stage.project.edit('worker/app.ts', (text) => `${text}\n// As ${file} sends it out.\n`);
    const build = finishBuild(stage.project);
    const folder = mkdtempSync(join(runner, 'jobs-'));
    const [test, deploy, ...others] = jobsOf();
    expect([test?.name, deploy?.name, others]).toEqual(['test', 'deploy', []]);
    await runJob(test as Job, folder);
    const said = await runJob(deploy as Job, folder);
    expect(said).toContain(`dist/ is build ${build}, tested at`);
    expect(said).toContain('10 % of the visitors get the new version');
    expect(said).not.toContain('OPS_TOKEN is not set');
    expect(await (await fetch(`${stage.production.url}/health`)).json()).toMatchObject({ build });
    // Nothing of it has changed the settings of the machine that rehearses.
    expect(existsSync(join(folder, '.gitconfig')) || existsSync(join(folder, 'gitconfig-system'))).toBe(true);
  });
});
