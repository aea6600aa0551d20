import { describe, expect, it } from 'vitest';
import { type DeployTools, deploy, RefusedError } from './deploy.ts';
import { readEnvironments } from './environments.ts';

const BEFORE = '0b1a1c4e-1111-4222-8333-444455556666';

/** What `npm audit --json` writes, as far as it is read. */
function auditReport({ high = 0, critical = 0 }: { high?: number; critical?: number }) {
  const vulnerabilities = { info: 0, low: 0, moderate: 2, high, critical, total: 2 + high + critical };
  const stdout = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {}, metadata: { vulnerabilities } }, null, 2);
  return { exit: high + critical ? 1 : 0, stdout };
}

/** A deploy in which nothing leaves the machine. `fails`: the command that does not work. */
function rehearsal({ changed = '', before = BEFORE, fails = '', audit = auditReport({}) } = {}) {
  const ran: string[] = [];
  const said: string[] = [];
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
      if (fails && line.includes(fails)) throw new Error(`${line} failed`);
    },
    environments: readEnvironments,
    carry: (environment) => {
      ran.push(`carry ${environment}`);
      return 12;
    },
    buildId: async () => '0123456789ab',
    say: (line) => said.push(line),
  };
  return { ran, said, tools };
}

describe('deploy', () => {
  it('checks, builds, deploys, tries the live address and says the way back, in this order', async () => {
    const { ran, said, tools } = rehearsal();
    await deploy({ environment: 'production' }, tools);
    expect(ran).toEqual([
      'node scripts/launch-check.ts',
      'npm audit --omit=dev --audit-level=high --json',
      'node scripts/test.ts',
      'node scripts/build.ts',
      'carry production',
      'wrangler deploy --env production --strict --tag abcdef123456 --message Commit abcdef123456',
      'node scripts/smoke.ts https://www.clinic.example --build 0123456789ab',
    ]);
    expect(said).toEqual([
      '12 files of the last deploy stay for pages that are open now',
      `https://www.clinic.example is live with commit abcdef123456. The way back: npm run rollback -- production ${BEFORE}`,
    ]);
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
    const error = await deploy({ environment: 'production' }, tools).catch((thrown: unknown) => thrown);
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
    await expect(deploy({ environment: 'staging' }, { ...tools, environments })).rejects.toThrow(
      'staging: takes www.clinic.example',
    );
    expect(ran).toEqual([]);
  });

  it('says the way back when the live address is not sound', async () => {
    const { said, tools } = rehearsal({ fails: 'smoke' });
    await expect(deploy({ environment: 'production' }, tools)).rejects.toThrow('smoke');
    expect(said.slice(1)).toEqual([
      `https://www.clinic.example is live, but the smoke test failed. The way back: npm run rollback -- production ${BEFORE}`,
    ]);
  });

  it('brings the secrets along the first time, and to staging without the launch check', async () => {
    const { ran, said, tools } = rehearsal({ before: '' });
    await deploy({ environment: 'staging', secretsFile: 'secrets.env' }, tools);
    expect(ran[0]).toBe('node scripts/test.ts');
    expect(ran).toContainEqual(expect.stringMatching(/^wrangler deploy --env staging .*--secrets-file secrets\.env$/));
    expect(said[1]).toContain('there was no version before');
  });
});
