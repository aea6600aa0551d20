import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseBuildList } from '../../scripts/deploy/build-list.ts';
import { BUILDS_PATH, HEALTH_PATH } from '../../src/endpoints.ts';
import { acceptFindings, finishBuild, OPS_TOKEN, type Rehearsal, SECRETS, startRehearsal } from './rehearsal.ts';

let stage: Rehearsal;
beforeAll(async () => {
  stage = await startRehearsal();
});
afterAll(() => stage?.stop());

const liveText = async (path: string): Promise<string> => (await fetch(stage.production.url + path)).text();
const versions = () => stage.account.scripts.get('clinic-site')?.versions ?? [];
/** Shares that the new version had, one deployment after the other, oldest first. */
const sharesOf = (version: string | undefined): number[] =>
  (stage.account.scripts.get('clinic-site')?.deployments ?? [])
    .toReversed()
    .flatMap(({ versions: all }) => all.filter(({ version_id: id }) => id === version).map(({ percentage }) => percentage));

/** A build that differs from the last one by a chunk of its own. */
function nextBuild(number: number): string {
  stage.project.edit('worker/app.ts', (text) => `${text}\n// Build ${number} of the rehearsal.\n`);
  writeFileSync(
    join(stage.project.folder, `dist/client/assets/chunks/only-in-${number}.js`),
    `export const build = ${number};\n`,
  );
  return finishBuild(stage.project);
}

describe('docs/operations.md, from an empty account to a rollback', () => {
  it('setup makes and writes what the account needs', async () => {
    stage.account.subdomain = 'clinic';
    const answers = ['', '', '', '', '', 'clinic', '', '', ''].join('\n');
    const setup = await stage.project.run('node', ['scripts/setup.ts', '--offline'], { input: answers });
    expect(setup.output).toContain('Ready for npm run deploy -- staging');
    expect(setup.code, setup.output).toBe(0);
    expect(stage.account.kv.map(({ title }) => title)).toEqual([
      'clinic-content',
      'clinic-content-staging',
      'clinic-content-preview',
    ]);
    const written = readFileSync(join(stage.project.folder, 'wrangler.toml'), 'utf8');
    for (const { id } of stage.account.kv) expect(written).toContain(id);
    // Again: nothing is made twice.
    const again = await stage.project.run('node', ['scripts/setup.ts', '--offline'], { input: answers });
    expect(again.code, again.output).toBe(0);
    expect(stage.account.kv).toHaveLength(3);
    expect(readFileSync(join(stage.project.folder, 'wrangler.toml'), 'utf8')).toBe(written);
    await acceptFindings(stage.project);
    finishBuild(stage.project);
  });

  it('staging goes live with its secrets, at the address that setup wrote', async () => {
    const secrets = join(stage.project.folder, '.secrets/staging.env');
    const ran = await stage.project.run('node', ['scripts/deploy.ts', 'staging', '--secrets-file', secrets]);
    expect(ran.output).toContain('https://clinic-site-staging.clinic.workers.dev is live');
    expect(ran.code, ran.output).toBe(0);
    expect(stage.account.scripts.get('clinic-site-staging')).toMatchObject({
      subdomain: { enabled: true },
      schedules: { length: 2 },
    });
  });

  it('production goes live for the first time: all at once, for nobody was there', async () => {
    writeFileSync(join(stage.project.folder, '.secrets/production.env'), SECRETS);
    const ran = await stage.deploy(['--secrets-file', join(stage.project.folder, '.secrets/production.env')]);
    expect(ran.output).toContain('There was no version before this one');
    expect(ran.output).toContain('goes out as it is');
    expect(ran.code, ran.output).toBe(0);
    expect(stage.account.scripts.get('clinic-site')).toMatchObject({
      domains: ['www.clinic.example'],
      migrationTag: expect.stringMatching(/^v\d+$/),
    });
    expect(versions()[0]?.bindings.find(({ name }) => name === 'OPS_TOKEN')?.text).toBe(OPS_TOKEN);
    expect(await liveText('/')).toContain('<h1');
  });

  it('the second version goes out in steps, and pages of the first find their files', async () => {
    const build = nextBuild(2);
    const ran = await stage.deploy();
    expect(ran.output).toContain('10 % of the visitors get the new version');
    expect(ran.code, ran.output).toBe(0);
    expect(sharesOf(versions()[1]?.id)).toEqual([0, 10, 100]);
    expect(JSON.parse(await liveText(HEALTH_PATH))).toMatchObject({ build });
    // The smoke test asked for it before any visitor did.
    expect(stage.production.answered.get(versions()[1]?.id ?? '')).toBeGreaterThan(300);
  });

  it('a clean machine deploys the third: the files of the second come from the live site', async () => {
    rmSync(join(stage.project.folder, 'dist/client/assets/chunks/only-in-2.js'));
    nextBuild(3);
    const ran = await stage.deploy();
    expect(ran.output).toContain('1 files of the last 2 builds stay');
    expect(ran.code, ran.output).toBe(0);
    expect(await liveText('/assets/chunks/only-in-2.js')).toBe('export const build = 2;\n');
    expect(parseBuildList(await liveText(BUILDS_PATH))).toHaveLength(3);
  });

  it('the rollback gives all visitors the version before', async () => {
    const [, second, third] = versions();
    const ran = await stage.project.run('node', ['scripts/rollback.ts', 'production'], { env: { OPS_TOKEN } });
    expect(ran.output).toContain('0 failed');
    expect(ran.code, ran.output).toBe(0);
    expect(stage.shares()).toEqual({ [second?.id ?? '']: 100 });
    const forward = await stage.project.run('node', ['scripts/rollback.ts', 'production', third?.id ?? ''], {
      env: { OPS_TOKEN },
    });
    expect(forward.code, forward.output).toBe(0);
    expect(stage.shares()).toEqual({ [third?.id ?? '']: 100 });
  });

  it('a new class of Durable Objects goes to nobody, then to all at once when told so, and there is no way back past it', async () => {
    const before = stage.shares();
    stage.project.edit('wrangler.toml', (text) =>
      text.replace(
        /(\[\[migrations\]\]\ntag = "v\d+"\nnew_sqlite_classes = \["SiteMonitor"\]\n)/,
        '$1\n[[migrations]]\ntag = "later"\nnew_sqlite_classes = ["Later"]\n',
      ),
    );
    stage.project.edit('worker/index.ts', (text) => `${text}\nexport { LeadOutbox as Later } from './leads/outbox.ts';\n`);
    const build = nextBuild(4);
    const refused = await stage.deploy();
    expect(refused.output).toMatch(/Nothing went out\. .*migration of a Durable Object.*--at-once/);
    expect([refused.code, stage.shares()]).toEqual([1, before]);

    const ran = await stage.deploy(['--at-once']);
    expect(ran.output).toContain('this version goes to all visitors at once');
    expect(ran.code, ran.output).toBe(0);
    expect(stage.account.scripts.get('clinic-site')?.migrationTag).toBe('later');
    expect(
      versions()
        .at(-1)
        ?.bindings.find(({ name }) => name === 'OPS_TOKEN')?.text,
    ).toBe(OPS_TOKEN);
    expect(JSON.parse(await liveText(HEALTH_PATH))).toMatchObject({ build, leads: 'ok' });

    const after = stage.shares();
    const back = await stage.project.run('node', ['scripts/rollback.ts', 'production'], { env: { OPS_TOKEN } });
    expect(back.output).toMatch(/visitors have what they had\. If a migration of a Durable Object came since/);
    expect([back.code, stage.shares()]).toEqual([1, after]);
  });

  it('a preview of a branch takes an enquiry that reaches nobody', async () => {
    const ran = await stage.project.run('node', ['scripts/preview.ts', '--name', 'branch']);
    expect(ran.output).toContain('https://branch-clinic-site-preview.clinic.workers.dev');
    const uploaded = stage.account.scripts.get('clinic-site-preview')?.previews.get('branch')?.at(-1);
    expect(uploaded).toBeDefined();
    stage.production.only = uploaded ?? null;
    const before = stage.upstream.leads.length;
    const asked = stage.production.outgoing.length;
    const answer = await fetch(`${stage.production.url}/api/leads`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        form: 'gallery',
        name: 'Trial',
        phone_number: '9876500001',
        country_code: 'IN+91',
        category: 'Rhinoplasty',
        key: '00000000-0000-4000-8000-00000000abcd',
      }),
    });
    expect(answer.status).toBe(202);
    const page = await fetch(`${stage.production.url}/`);
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    // The outbox says that it is settled: nothing is left that could go out later.
    await expect
      .poll(async () => ((await (await fetch(`${stage.production.url}/health`)).json()) as { leads: string }).leads)
      .toBe('ok');
    expect(stage.upstream.leads.length).toBe(before);
    expect(stage.production.outgoing.slice(asked).filter((call) => /lead|invalid|hooks/.test(call))).toEqual([]);
    stage.production.only = null;
    const gone = await stage.project.run('node', ['scripts/preview.ts', '--name', 'branch', '--delete']);
    expect(gone.code, gone.output).toBe(0);
  });

  it('wrangler says who has what, and changes a secret', async () => {
    const wrangler = (args: string[], input = '') => stage.project.run('wrangler', [...args, '--env', 'production'], { input });
    const live = Object.keys(stage.shares())[0] ?? '';
    expect((await wrangler(['deployments', 'status'])).output).toContain(`(100%) ${live}`);
    expect((await wrangler(['versions', 'list'])).output).toContain(live);
    const put = await wrangler(['secret', 'put', 'OPS_TOKEN'], 'another-token-of-the-rehearsal-0123');
    expect([put.code, stage.account.scripts.get('clinic-site')?.versions.at(-1)?.bindings]).toEqual([
      0,
      expect.arrayContaining([expect.objectContaining({ name: 'OPS_TOKEN', text: 'another-token-of-the-rehearsal-0123' })]),
    ]);
  });

  it('the store of enquiries is not taken back where the platform keeps no record, and says so', async () => {
    const args = ['scripts/restore-enquiries.ts', 'production', '--at', new Date(Date.now() - 3_600_000).toISOString(), '--yes'];
    const env = { OPS_TOKEN: 'another-token-of-the-rehearsal-0123' };
    const ran = await stage.project.run('node', args, { env });
    expect(ran.output).toMatch(/https:\/\/www\.clinic\.example answers 501: .*Nothing was changed/);
    expect(ran.code).toBe(1);
    const refused = await stage.project.run('node', args, { env: { OPS_TOKEN: 'a-guess-at-the-token-0123456789' } });
    expect(refused.output).toContain('answers 401');
  });

  it('asked the platform nothing that the stand-in does not know', () => {
    expect(stage.api.unknown).toEqual([]);
  });
});
