import { describe, expect, it } from 'vitest';
import { type DeployTools, deploy, NoWayBackError } from './deploy.ts';
import { readEnvironments } from './environments.ts';
import { UnreachableError } from './keep-files.ts';
import { MigrationError, RefusedError, StuckError, uploadedVersion, uploadRefusal, WithdrawnError } from './release.ts';
import type { TestRecord } from './tested-build.ts';
import type { Figures } from './watch.ts';

const BEFORE = '0b1a1c4e-1111-4222-8333-444455556666';
const OTHER = '5d4c3b2a-1111-4222-8333-444455556666';
const NEW = '9c8b7a6d-1111-4222-8333-444455556666';
const SMOKE = `node scripts/smoke.ts https://www.clinic.example --build 0123456789ab --worker clinic-site --version ${NEW}`;
const share = (...shares: string[]) => `wrangler versions deploy ${shares.join(' ')} --env production --yes`;

/** What `npm audit --json` writes, as far as it is read. */
function auditReport({ high = 0, critical = 0 }: { high?: number; critical?: number }) {
  const vulnerabilities = { info: 0, low: 0, moderate: 2, high, critical, total: 2 + high + critical };
  const stdout = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {}, metadata: { vulnerabilities } }, null, 2);
  return { exit: high + critical ? 1 : 0, stdout };
}

interface Given {
  changed?: string;
  /** What `wrangler deployments status --json` says; '' for a Worker that does not exist, null for an API that fails. */
  live?: string | null;
  /** What it says from the second time on, where that differs. */
  liveLater?: string | null;
  fails?: string;
  /** Which of the commands that match `fails` does; all from there on with `forGood`. */
  failsAt?: number;
  forGood?: boolean;
  audit?: { exit: number; stdout: string };
  record?: TestRecord | null;
  unreachable?: boolean;
  /** The version brings a migration of a Durable Object. */
  migrates?: boolean;
  figures?: (Figures | null)[];
  /** Ctrl-C comes with this pause. */
  interruptAt?: number;
}

const liveAt = (...versions: [id: string, percentage: number][]): string =>
  JSON.stringify({
    created_on: '2026-11-22T10:00:00Z',
    versions: versions.map(([version_id, percentage]) => ({ version_id, percentage })),
  });
const NO_WORKER = 'This Worker does not exist on your account. [code: 10007]';
const failed = (stdout: string, stderr = '') => Object.assign(new Error('Command failed'), { stdout, stderr });

/** A deploy in which nothing leaves the machine. */
function rehearsal(given: Given = {}) {
  const { changed = '', live = liveAt([BEFORE, 100]), fails = '', failsAt = 1, forGood = false, audit = auditReport({}) } = given;
  const ran: string[] = [];
  const said: string[] = [];
  const interrupt = new AbortController();
  const readings = [...(given.figures ?? [])];
  let met = 0;
  let asked = 0;
  let pauses = 0;
  const isFailing = (line: string): boolean =>
    Boolean(fails) && line.includes(fails) && (++met === failsAt || (forGood && met > failsAt));
  const tools: DeployTools = {
    read: async (command, args) => {
      const line = [command, ...args].join(' ');
      if (line.startsWith('git status')) return changed;
      if (line.startsWith('git rev-parse')) return 'abcdef123456\n';
      if (line.startsWith('npm audit')) {
        ran.push(line);
        if (audit.exit) throw failed(audit.stdout);
        return audit.stdout;
      }
      const told = ++asked > 1 && given.liveLater !== undefined ? given.liveLater : live;
      if (told === null) throw failed('', 'Authentication error [code: 10000]');
      if (!told) throw failed('', NO_WORKER);
      return told;
    },
    run: async (command, args) => {
      const line = [command, ...args].join(' ');
      ran.push(line);
      if (isFailing(line)) throw new Error(`${line} failed`);
    },
    environments: readEnvironments,
    keep: async ({ version }) => {
      if (given.unreachable) throw new UnreachableError('The live site cannot be asked for its files (timeout)');
      ran.push(`keep files of ${version}`);
      return '12 files of the last 2 builds stay for pages that are open now';
    },
    testedBuild: async () => '0123456789ab',
    testRecord: () => given.record ?? null,
    upload: async (args) => {
      ran.push(['wrangler', ...args].join(' '));
      if (fails === 'upload') throw new Error('the connection broke');
      if (given.migrates) throw new MigrationError('a migration');
      return NEW;
    },
    figures: async () => (readings.length > 1 ? readings.shift() : readings[0]) ?? null,
    pause: async (ms) => {
      ran.push(`pause ${ms}`);
      if (++pauses === given.interruptAt) {
        interrupt.abort(new Error('it was interrupted'));
        throw new Error('aborted');
      }
    },
    wait: async (ms) => void ran.push(`wait ${ms}`),
    interrupted: interrupt.signal,
    say: (line) => said.push(line),
  };
  return { ran, said, tools };
}

const go = (tools: DeployTools, more = {}) => deploy({ environment: 'production', watch: 15, ...more }, tools);
const errorOf = (work: Promise<void>) =>
  work.then(
    () => null,
    (thrown: unknown) => thrown,
  );

describe('deploy', () => {
  it('checks, tests, adds the content and what is encoded, and releases what was tested in steps, in this order', async () => {
    const { ran, said, tools } = rehearsal();
    await deploy({ environment: 'production', watch: 15 }, tools);
    expect(ran).toEqual([
      'node scripts/launch-check.ts',
      'npm audit --omit=dev --audit-level=high --json',
      'node scripts/test.ts',
      'node scripts/snapshot-content.ts',
      'node scripts/encode-documents.ts',
      `keep files of ${BEFORE}`,
      `wrangler versions upload --env production --strict --tag abcdef123456 --message Commit abcdef123456, after ${BEFORE}`,
      share(`${NEW}@0%`, `${BEFORE}@100%`),
      SMOKE,
      share(`${NEW}@10%`, `${BEFORE}@90%`),
      ...Array.from({ length: 5 }, () => ['pause 180000', SMOKE]).flat(),
      share(`${NEW}@100%`),
      'wrangler triggers deploy --env production',
    ]);
    expect(said).toEqual([
      '12 files of the last 2 builds stay for pages that are open now',
      'OPS_TOKEN is not set or not right: failed enquiries and errors in browsers are not watched, only the smoke test is',
      '10 % of the visitors get the new version; it is watched for 15 minutes. Ctrl-C takes it back',
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

  it('says at which share it failed, and why', async () => {
    const { tools } = rehearsal({ fails: 'scripts/smoke.ts', failsAt: 3 });
    expect(String(await errorOf(go(tools)))).toMatch(/withdrawn at 10 % of the visitors: node scripts\/smoke.ts .* failed/);
  });

  it('tries three times to take it back, then says who has to do what', async () => {
    const { ran, tools } = rehearsal({ fails: 'wrangler versions deploy', failsAt: 2, forGood: true });
    const error = await errorOf(go(tools));
    expect(error).toBeInstanceOf(StuckError);
    expect(String(error)).toContain(`npm run rollback -- production ${BEFORE}`);
    expect(ran.filter((line) => line === share(`${BEFORE}@100%`))).toHaveLength(3);
    expect(ran.filter((line) => line.startsWith('wait'))).toEqual(['wait 5000', 'wait 15000']);
  });

  it('takes it back on Ctrl-C', async () => {
    const { ran, tools } = rehearsal({ interruptAt: 2 });
    const error = await errorOf(go(tools));
    expect(error).toBeInstanceOf(WithdrawnError);
    expect(String(error)).toContain('withdrawn at 10 % of the visitors: it was interrupted');
    expect(ran.at(-1)).toBe(share(`${BEFORE}@100%`));
  });

  it('uploads nothing where it was interrupted before', async () => {
    const { ran, tools } = rehearsal({});
    const interrupted = AbortSignal.abort(new Error('it was interrupted'));
    await expect(go({ ...tools, interrupted })).rejects.toThrow('it was interrupted');
    expect(ran.filter((line) => line.startsWith('wrangler'))).toEqual([]);
  });

  it('changes nothing for visitors when the upload fails', async () => {
    const { ran, tools } = rehearsal({ fails: 'upload' });
    const error = await errorOf(go(tools));
    expect(error).toBeInstanceOf(RefusedError);
    expect(String(error)).toContain('all visitors get the version they had: the connection broke');
    expect(ran.filter((line) => line.includes('versions deploy'))).toEqual([]);
  });

  it('takes it back when enquiries get stuck or browsers report errors of this build', async () => {
    const sound = { stuckEnquiries: 1, builds: { old: { views: 1000, errors: 3, leadFailures: 0 } } };
    for (const [now, reason] of [
      [{ ...sound, stuckEnquiries: 2 }, '1 enquiries could not be delivered'],
      [
        { ...sound, builds: { ...sound.builds, '0123456789ab': { views: 100, errors: 9, leadFailures: 0 } } },
        '9 errors on 100 pages',
      ],
    ] as const) {
      const { tools } = rehearsal({ figures: [sound, sound, now] });
      const error = await errorOf(go(tools));
      expect(error).toBeInstanceOf(WithdrawnError);
      expect(String(error)).toContain(reason);
    }
    // Reports alone, which anybody can send, stop nothing where they are not to count.
    const reported = { ...sound, builds: { ...sound.builds, '0123456789ab': { views: 100, errors: 9, leadFailures: 0 } } };
    const forged = rehearsal({ figures: [sound, sound, reported] });
    await go(forged.tools, { withoutReports: true });
    expect(forged.ran.at(-1)).toBe('wrangler triggers deploy --env production');
    // One look without figures stops nothing, and is said.
    const { ran, said, tools } = rehearsal({ figures: [sound, sound, null, sound] });
    await go(tools);
    expect(ran.at(-1)).toBe('wrangler triggers deploy --env production');
    expect(said.filter((line) => line.startsWith('/health did not answer'))).toHaveLength(1);
  });

  it('sends out what a CI has tested at this commit without testing it again, and nothing else', async () => {
    const record = { build: '0123456789ab', commit: 'abcdef123456', at: '2026-11-22T09:00:00Z' };
    const tested = rehearsal({ record });
    await go(tested.tools);
    expect(tested.ran).not.toContain('node scripts/test.ts');
    expect(tested.said[0]).toContain('tested at 2026-11-22T09:00:00Z');
    for (const other of [
      { ...record, commit: '999999999999' },
      { ...record, build: 'another' },
    ]) {
      const { ran, tools } = rehearsal({ record: other });
      await go(tools);
      expect(ran).toContain('node scripts/test.ts');
    }
  });

  it('goes on without the files of earlier builds only when it is told to', async () => {
    const refused = rehearsal({ unreachable: true });
    const error = await errorOf(go(refused.tools));
    expect(error).toBeInstanceOf(RefusedError);
    expect(String(error)).toMatch(/cannot be asked for its files \(timeout\).*--drop-old-files/);
    expect(refused.ran.join()).not.toContain('wrangler');
    const told = rehearsal({ unreachable: true });
    await go(told.tools, { dropOldFiles: true });
    expect(told.said.join()).toContain('pages that are open now load anew');
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
    ['content that cannot be read', { fails: 'scripts/snapshot-content.ts' }, 'content of the hour could not be read'],
    ['documents that cannot be encoded', { fails: 'scripts/encode-documents.ts' }, 'documents could not be encoded'],
    [
      'a Cloudflare that does not say what is live',
      { live: null },
      'could not be asked which version is live: Authentication error',
    ],
    [
      'a release that stands half way',
      { live: liveAt([NEW, 10], [BEFORE, 90]) },
      `${NEW} has 10 %, ${BEFORE} has 90 % of the visitors. Give all of them the one before first: npm run rollback -- production`,
    ],
  ])('refuses %s, and nothing goes out', async (_, given, sentence) => {
    const { ran, tools } = rehearsal(given);
    const error = await deploy({ environment: 'production', watch: 15 }, tools).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RefusedError);
    expect(String(error)).toContain(sentence);
    expect(ran.filter((line) => line.startsWith('wrangler'))).toEqual([]);
  });

  it.each([
    ['a rollback', { liveLater: liveAt([OTHER, 100]) }, `the live version has become another: ${OTHER}, not ${BEFORE}`],
    [
      'another release',
      {
        liveLater: liveAt([OTHER, 10], [BEFORE, 90]),
      },
      'another release has come to stand half way',
    ],
    ['a Cloudflare that does not say what is live', { liveLater: null }, 'could not be asked which version is live'],
    ['a rollback, with a migration', { migrates: true, liveLater: liveAt([OTHER, 100]) }, 'has become another'],
    ['the first deploy, from elsewhere', { live: '', liveLater: liveAt([OTHER, 100]) }, `another: ${OTHER}, not none`],
  ])('undoes nothing that was done since it began: %s', async (_, given, sentence) => {
    const { ran, tools } = rehearsal(given);
    const error = await errorOf(go(tools, { atOnce: true }));
    expect(error).toBeInstanceOf(RefusedError);
    expect(String(error)).toContain(sentence);
    expect(ran.filter((line) => /^wrangler (?!versions upload)/.test(line))).toEqual([]);
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

  it('gives a migration of a Durable Object to nobody unless it is told to give it to all at once', async () => {
    const refused = rehearsal({ migrates: true });
    const error = await errorOf(go(refused.tools));
    expect(error).toBeInstanceOf(RefusedError);
    expect(String(error)).toMatch(/migration of a Durable Object.*no way back past it.*--at-once/);
    expect(refused.ran.filter((line) => /^wrangler (?!versions upload)/.test(line))).toEqual([]);

    const told = rehearsal({ migrates: true });
    await go(told.tools, { atOnce: true });
    expect(told.ran.slice(-2)).toEqual([
      `wrangler deploy --env production --strict --tag abcdef123456 --message Commit abcdef123456, after ${BEFORE}`,
      'node scripts/smoke.ts https://www.clinic.example --build 0123456789ab',
    ]);
    expect(told.said.at(-1)).toContain('no way back past the migration');

    const broken = rehearsal({ migrates: true, fails: 'scripts/smoke.ts' });
    const failure = await errorOf(go(broken.tools, { atOnce: true }));
    expect(failure).toBeInstanceOf(NoWayBackError);
    expect(String(failure)).toMatch(/is not as it should be .*leave \[\[migrations\]\] and the class/);
  });

  it('goes out in steps for all that --at-once was said, when there is no migration', async () => {
    const { ran, tools } = rehearsal();
    await go(tools, { atOnce: true });
    expect(ran).toContain(share(`${NEW}@10%`, `${BEFORE}@90%`));
  });

  it('brings the secrets along the first time, and to staging without the launch check', async () => {
    const { ran, said, tools } = rehearsal({ live: '' });
    await deploy({ environment: 'staging', secretsFile: 'secrets.env', watch: 15 }, tools);
    expect(ran[0]).toBe('node scripts/test.ts');
    expect(ran).toContainEqual(expect.stringMatching(/^wrangler deploy --env staging .*--secrets-file secrets\.env$/));
    expect(said.join()).toContain('There was no version before');
  });

  it('waits for a new address to answer, and says so when it does not', async () => {
    const late = rehearsal({ live: '', fails: 'scripts/smoke.ts' });
    await deploy({ environment: 'staging', watch: 15 }, late.tools);
    expect(late.ran.filter((line) => line.startsWith('pause'))).toEqual(['pause 15000']);
    const never = rehearsal({ live: '', fails: 'scripts/smoke.ts', forGood: true });
    expect(String(await errorOf(deploy({ environment: 'staging', watch: 15 }, never.tools)))).toContain(
      'There is no version to go back to: mend it and deploy again',
    );
  });
});

it('reads the uploaded version from what wrangler writes, and refuses an output without one', () => {
  const output = `{"type":"wrangler-session","version":1}\n{"type":"version-upload","version":1,"version_id":"${NEW}"}\n`;
  expect(uploadedVersion(output)).toBe(NEW);
  expect(() => uploadedVersion('{"type":"wrangler-session","version":1}\n')).toThrow('did not say');
});

it('knows the refusal of a migration by what wrangler writes', () => {
  const message = 'This Worker has a pending Durable Object migration, which cannot be applied by `wrangler versions upload`.';
  expect(
    uploadRefusal(`{"type":"wrangler-session"}\n${JSON.stringify({ type: 'command-failed', version: 1, message })}\n`),
  ).toBeInstanceOf(MigrationError);
  for (const output of ['', '{"type":"command-failed","version":1,"message":"A request to the Cloudflare API failed."}'])
    expect(uploadRefusal(output)).toBeNull();
});
