import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { type DeployTools, deploy, RefusedError } from './deploy.ts';
import { readEnvironments } from './environments.ts';
import { uploadedVersion, WithdrawnError } from './release.ts';

const BEFORE = '0b1a1c4e-1111-4222-8333-444455556666';
const NEW = '9c8b7a6d-1111-4222-8333-444455556666';
const SMOKE = `node scripts/smoke.ts https://www.clinic.example --build 0123456789ab --worker clinic-site --version ${NEW}`;
const share = (...shares: string[]) => `wrangler versions deploy ${shares.join(' ')} --env production --yes`;

/** What `npm audit --json` writes, as far as it is read. */
function auditReport({ high = 0, critical = 0 }: { high?: number; critical?: number }) {
  const vulnerabilities = { info: 0, low: 0, moderate: 2, high, critical, total: 2 + high + critical };
  const stdout = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {}, metadata: { vulnerabilities } }, null, 2);
  return { exit: high + critical ? 1 : 0, stdout };
}

/** A deploy in which nothing leaves the machine. `fails`: the command that does not work. */
function rehearsal({ changed = '', before = BEFORE, fails = '', failsAt = 1, audit = auditReport({}) } = {}) {
  const ran: string[] = [];
  const said: string[] = [];
  let met = 0;
  const tools: DeployTools = {
    read: async (command, args) => {
      const line = [command, ...args].join(' ');
      if (line.startsWith('git status')) return changed;
      if (line.startsWith('git rev-parse')) return 'abcdef123456\n';
      if (line.startsWith('npm audit')) {
        ran.push(line);
        if (audit.exit) throw Object.assign(new Error('Command failed'), { stdout: audit.stdout });
        return audit.stdout;
      }
      if (!before) throw new Error('This Worker does not exist');
      return JSON.stringify({ versions: [{ version_id: before, percentage: 100 }] }, null, 2);
    },
    run: async (command, args) => {
      const line = [command, ...args].join(' ');
      ran.push(line);
      if (fails && line.includes(fails) && ++met === failsAt) throw new Error(`${line} failed`);
    },
    environments: readEnvironments,
    carry: (environment) => {
      ran.push(`carry ${environment}`);
      return 12;
    },
    testedBuild: async () => '0123456789ab',
    upload: async (args) => {
      ran.push(['wrangler', ...args].join(' '));
      if (fails === 'upload') throw new Error('upload failed');
      return NEW;
    },
    pause: async (ms) => {
      ran.push(`pause ${ms}`);
    },
    say: (line) => said.push(line),
  };
  return { ran, said, tools };
}

describe('deploy', () => {
  it('checks, tests, adds the content, and releases what was tested in steps, in this order', async () => {
    const { ran, said, tools } = rehearsal();
    await deploy({ environment: 'production', watch: 15 }, tools);
    expect(ran).toEqual([
      'node scripts/launch-check.ts',
      'npm audit --omit=dev --audit-level=high --json',
      'node scripts/test.ts',
      'node scripts/snapshot-content.ts',
      'carry production',
      'wrangler versions upload --env production --strict --tag abcdef123456 --message Commit abcdef123456',
      share(`${NEW}@0%`, `${BEFORE}@100%`),
      SMOKE,
      share(`${NEW}@10%`, `${BEFORE}@90%`),
      ...Array.from({ length: 5 }, () => ['pause 180000', SMOKE]).flat(),
      share(`${NEW}@100%`),
      'wrangler triggers deploy --env production',
    ]);
    expect(said).toEqual([
      '12 files of the last deploy stay for pages that are open now',
      '10 % of the visitors get the new version; it is watched for 15 minutes',
      `https://www.clinic.example is live with commit abcdef123456. The way back: npm run rollback -- production ${BEFORE}`,
    ]);
  });

  it.each([
    ['the smoke test before any visitor', 'scripts/smoke.ts', 1],
    ['the third look at a tenth of the visitors', 'scripts/smoke.ts', 4],
    ['the step to a tenth', '@10%', 1],
    ['the step to everybody', `${NEW}@100%`, 1],
  ])('gives all visitors the version before when %s fails', async (_, fails, failsAt) => {
    const { ran, tools } = rehearsal({ fails, failsAt });
    await expect(deploy({ environment: 'production', watch: 15 }, tools)).rejects.toBeInstanceOf(WithdrawnError);
    expect(ran.at(-1)).toBe(share(`${BEFORE}@100%`));
  });

  it('changes nothing for visitors when the upload fails', async () => {
    const { ran, tools } = rehearsal({ fails: 'upload' });
    await expect(deploy({ environment: 'production', watch: 15 }, tools)).rejects.toThrow('upload failed');
    expect(ran.filter((line) => line.includes('versions deploy'))).toEqual([]);
  });

  it.each([
    ['changes that are in no commit', { changed: ' M src/routes.ts\n' }, 'in no commit'],
    ['a red launch check', { fails: 'launch-check' }, 'launch check is red'],
    ['a package with a known vulnerability', { audit: auditReport({ high: 1 }) }, 'known vulnerability (1 high, 0 critical)'],
    [
      'a registry that cannot be asked',
      { audit: { exit: 1, stdout: '{ "error": { "code": "E405" } }' } },
      'could not ask the registry',
    ],
    ['an audit that says nothing', { audit: { exit: 1, stdout: '' } }, 'could not ask the registry'],
    ['a failing test', { fails: 'scripts/test.ts' }, 'tests are not green'],
  ])('refuses %s, and nothing goes out', async (_, given, sentence) => {
    const { ran, tools } = rehearsal(given);
    const error = await deploy({ environment: 'production', watch: 15 }, tools).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RefusedError);
    expect(String(error)).toContain(sentence);
    expect(ran.filter((line) => line.startsWith('wrangler'))).toEqual([]);
  });

  it('refuses a staging configuration with the production domain', async () => {
    const { ran, tools } = rehearsal();
    const environments = () =>
      readEnvironments().map((environment) => ({
        ...environment,
        routes: [{ pattern: 'www.clinic.example', customDomain: true }],
      }));
    await expect(deploy({ environment: 'staging', watch: 15 }, { ...tools, environments })).rejects.toThrow(
      'staging: takes www.clinic.example',
    );
    expect(ran).toEqual([]);
  });

  it('brings the secrets along the first time, and to staging without the launch check', async () => {
    const { ran, said, tools } = rehearsal({ before: '' });
    await deploy({ environment: 'staging', secretsFile: 'secrets.env', watch: 15 }, tools);
    expect(ran[0]).toBe('node scripts/test.ts');
    expect(ran).toContainEqual(expect.stringMatching(/^wrangler deploy --env staging .*--secrets-file secrets\.env$/));
    expect(said[1]).toContain('There was no version before');
  });
});

it('reads the uploaded version from what wrangler writes, and refuses an output without one', () => {
  const output = `{"type":"wrangler-session","version":1}\n{"type":"version-upload","version":1,"version_id":"${NEW}"}\n`;
  expect(uploadedVersion(output)).toBe(NEW);
  expect(() => uploadedVersion('{"type":"wrangler-session","version":1}\n')).toThrow('did not say');
});

it('uses only commands and flags that this wrangler knows', { timeout: 60_000 }, async () => {
  const { ran, tools } = rehearsal();
  await deploy({ environment: 'production', secretsFile: 'secrets.env', watch: 15 }, tools);
  const calls = [...new Set(ran.filter((line) => line.startsWith('wrangler')))].map((line) => line.split(' ').slice(1));
  for (const call of calls) {
    const command = call.slice(0, call[0] === 'versions' || call[0] === 'triggers' ? 2 : 1);
    const help = execFileSync(process.execPath, ['node_modules/wrangler/bin/wrangler.js', ...command, '--help'], {
      encoding: 'utf8',
    });
    for (const flag of call.filter((argument) => argument.startsWith('--')))
      expect([command.join(' '), help]).toEqual([command.join(' '), expect.stringContaining(flag)]);
  }
});
