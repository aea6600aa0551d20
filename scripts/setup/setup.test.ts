import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HEALTH_PATH } from '../../src/endpoints.ts';
import { environmentProblems, previewProblems, readEnvironment, readEnvironments } from '../deploy/environments.ts';
import { accounts, ensureNamespaces, ensureSecrets, type Wrangler } from './account.ts';
import { type Answers, askAll } from './answers.ts';
import { checklist, type Outside } from './checklist.ts';
import { addTable, setInTable } from './toml.ts';
import { writeConfiguration } from './write-configuration.ts';

const given = () => ({ production: readEnvironment('production'), staging: readEnvironment('staging') });
/** Answers in order, and empty ones after that. */
const saying = (...answers: string[]) => {
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    return answers.shift() ?? '';
  };
  return { asked, ask };
};

describe('questions', () => {
  it('take an empty answer for what is written already', async () => {
    expect(await askAll(saying().ask, given())).toMatchObject({
      domain: 'www.clinic.example',
      leadsApi: 'https://api.clinic.example/',
      subdomain: 'account',
      teamEmail: '',
      images: false,
      accessTeam: '',
    });
  });

  it('ask again with the reason when an answer is wrong, and give up after three', async () => {
    const { asked, ask } = saying('https://www.clinic.example/', 'www.better.example');
    expect(await askAll(ask, given())).toMatchObject({ domain: 'www.better.example' });
    expect(asked[1]).toMatch(/^"https:\/\/www.clinic.example\/" is not a domain: without https/);
    await expect(askAll(saying('', 'http://a', 'ftp://a', 'a').ask, given())).rejects.toThrow('"a" is not an https address');
  });

  it("refuse the clinic's own system as the place for trials", async () => {
    const { asked, ask } = saying('', '', '', '', 'https://api.clinic.example', 'https://trials.clinic.example/');
    expect((await askAll(ask, given())).stagingLeadsApi).toBe('https://trials.clinic.example/');
    expect(asked[5]).toContain('trials would reach the team');
  });
});

describe('wrangler.toml', () => {
  const answers: Answers = {
    domain: 'www.better.example',
    contentApi: 'https://cms.better.example/wp-json/wp/v2',
    clinicApi: 'https://api.better.example',
    leadsApi: 'https://leads.better.example/',
    stagingLeadsApi: 'https://trials.better.example/',
    subdomain: 'better',
    teamEmail: 'team@better.example',
    images: true,
    accessTeam: 'https://better.cloudflareaccess.com',
    accessAudience: 'tag',
  };
  const kv = { production: 'a'.repeat(32), staging: 'b'.repeat(32), preview: 'c'.repeat(32) };
  const before = readFileSync('wrangler.toml', 'utf8');

  it('holds every answer, keeps every rule, and is the same when it is written again', () => {
    const after = writeConfiguration(before, answers, kv, 'd'.repeat(32));
    const file = join(mkdtempSync(join(tmpdir(), 'setup-')), 'wrangler.toml');
    writeFileSync(file, after);
    const production = readEnvironment('production', file);
    expect(environmentProblems(readEnvironments(file))).toEqual([]);
    expect(previewProblems(production, file)).toEqual([]);
    expect(production).toMatchObject({
      routes: [{ pattern: 'www.better.example', customDomain: true }],
      kv: [{ id: kv.production, preview: kv.staging }],
      vars: { SITE_ORIGIN: 'https://www.better.example', LEAD_EMAIL_FROM: 'website@better.example', ACCESS_AUDIENCE: 'tag' },
    });
    expect(readEnvironment('staging', file).vars).toMatchObject({
      SITE_ORIGIN: 'https://clinic-site-staging.better.workers.dev',
      LEADS_API: 'https://trials.better.example/',
    });
    expect(after).toContain(`account_id = "${'d'.repeat(32)}"`);
    expect(writeConfiguration(after, answers, kv, 'd'.repeat(32))).toBe(after);
    // Comments stay.
    for (const comment of before.match(/^#.*$/gm) ?? []) expect(after).toContain(comment);
    rmSync(join(file, '..'), { recursive: true });
  });

  it('a key goes into its own table alone', () => {
    const text = 'top = 1\n\n# About a.\n[a]\nx = 1\n\n# About b.\n[b]\nx = 2\n';
    expect(setInTable(text, '[b]', 'x', '3')).toBe(text.replace('x = 2', 'x = 3'));
    expect(setInTable(text, '[a]', 'y', '3')).toBe(text.replace('x = 1\n', 'x = 1\ny = 3\n'));
    expect(setInTable(text, '', 'z', '3')).toBe(text.replace('top = 1\n', 'top = 1\nz = 3\n'));
    expect(() => setInTable(text, '[c]', 'x', '3')).toThrow('has no [c]');
    const added = addTable(text, '[c]\nx = 4', '[b]');
    expect(addTable(added, '[c]\nx = 4', '[b]')).toBe(added);
  });
});

/** An account whose calls are noted. */
function account({ titles = [] as string[], secrets = null as string[] | null } = {}) {
  const kv = titles.map((title) => ({ id: title.padEnd(32, '0'), title }));
  const calls: string[] = [];
  const inputs: string[] = [];
  const wrangler: Wrangler = async (args, input = '') => {
    const line = args.join(' ');
    calls.push(line);
    if (input) inputs.push(input);
    if (line === 'kv namespace list') return JSON.stringify(kv);
    if (line.startsWith('kv namespace create')) kv.push({ id: String(args[3]).padEnd(32, '0'), title: String(args[3]) });
    if (line.startsWith('secret list')) {
      if (!secrets) throw new Error('This Worker does not exist on your account. [code: 10007]');
      return JSON.stringify(secrets.map((name) => ({ name, type: 'secret_text' })));
    }
    if (line === 'whoami --json') throw new Error('not authenticated');
    return '';
  };
  return { calls, inputs, wrangler };
}

describe('the account', () => {
  it('says what to do when nobody is logged in', async () => {
    await expect(accounts(account().wrangler)).rejects.toThrow('npx wrangler login, then npm run setup again');
  });

  it('gets the namespaces it lacks, and no second ones', async () => {
    const { calls, wrangler } = account({ titles: ['clinic-content'] });
    const made = await ensureNamespaces(wrangler, () => undefined);
    expect(calls.filter((call) => call.includes('create'))).toEqual([
      'kv namespace create clinic-content-staging',
      'kv namespace create clinic-content-preview',
    ]);
    expect(new Set(Object.values(made)).size).toBe(3);
    expect(await ensureNamespaces(wrangler, () => undefined)).toEqual(made);
    expect(calls.filter((call) => call.includes('create'))).toHaveLength(2);
  });

  it('keeps secrets strong, to the owner of the file, and out of every sentence', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'setup-')), 'secrets');
    const wanted = { environment: 'staging', required: ['OPS_TOKEN', 'NOTICE_SECRET'], folder } as const;
    const fresh = account();
    const said = [await ensureSecrets(fresh.wrangler, wanted), await ensureSecrets(fresh.wrangler, wanted)];
    const file = join(folder, 'staging.env');
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    expect(lines).toEqual([
      expect.stringMatching(/^OPS_TOKEN=[0-9a-f]{48}$/),
      expect.stringMatching(/^NOTICE_SECRET=[0-9a-f]{48}$/),
    ]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    // A Worker that is there already gets what it lacks, through the pipe.
    const old = account({ secrets: ['OPS_TOKEN'] });
    said.push(await ensureSecrets(old.wrangler, wanted));
    const stored = JSON.parse(old.inputs[0] ?? '{}') as Record<string, string>;
    expect(Object.keys(stored)).toEqual(['NOTICE_SECRET']);
    expect(old.calls.join()).not.toMatch(/[0-9a-f]{48}/);
    const done = account({ secrets: ['OPS_TOKEN', 'NOTICE_SECRET'] });
    said.push(await ensureSecrets(done.wrangler, wanted));
    expect(done.calls).toEqual(['secret list --env staging']);
    expect(said.join()).not.toMatch(/[0-9a-f]{48}/);
    expect(said[3]).toContain('delete it');
    rmSync(join(folder, '..'), { recursive: true });
  });

  it('makes up no secret that comes from elsewhere, and says where it goes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'setup-'));
    const file = join(folder, 'production.env');
    const wanted = { environment: 'production', required: ['OPS_TOKEN', 'PURGE_TOKEN'], folder } as const;
    const fresh = account();
    expect(await ensureSecrets(fresh.wrangler, wanted)).toMatch(
      /OPS_TOKEN made, in .*production\.env, for its first deploy\. PURGE_TOKEN cannot be made up here.*a line PURGE_TOKEN=… in .*production\.env$/,
    );
    expect(readFileSync(file, 'utf8')).toMatch(/^OPS_TOKEN=[0-9a-f]{48}\n$/);
    const old = account({ secrets: ['OPS_TOKEN'] });
    expect(await ensureSecrets(old.wrangler, wanted)).toMatch(
      /^Secrets of production: PURGE_TOKEN cannot be made up here.*npx wrangler secret put PURGE_TOKEN --env production$/,
    );
    expect(old.inputs).toEqual([]);
    // What the operator has written there goes along.
    writeFileSync(file, `${readFileSync(file, 'utf8')}PURGE_TOKEN="one that may only purge"`);
    expect(await ensureSecrets(old.wrangler, wanted)).toContain('PURGE_TOKEN stored at Cloudflare');
    expect(old.inputs.map((input) => JSON.parse(input) as unknown)).toEqual([{ PURGE_TOKEN: 'one that may only purge' }]);
    rmSync(folder, { recursive: true });
  });

  it('never loses a line of the file, which may be the only copy', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'setup-'));
    const file = join(folder, 'production.env');
    const lines = '# written by hand\nOPS_TOKEN=the-only-copy\nPURGE_TOKEN=x';
    const required = ['OPS_TOKEN', 'NOTICE_SECRET'];
    for (const secrets of [null, ['OPS_TOKEN']]) {
      writeFileSync(file, lines);
      const { inputs, wrangler } = account({ secrets });
      await ensureSecrets(wrangler, { environment: 'production', required, folder });
      const after = readFileSync(file, 'utf8');
      expect(after.startsWith(`${lines}\nNOTICE_SECRET=`)).toBe(true);
      // A second run makes no second one.
      await ensureSecrets(wrangler, { environment: 'production', required, folder });
      expect(readFileSync(file, 'utf8')).toBe(after);
      expect(new Set(inputs).size).toBe(secrets ? 1 : 0);
    }
    rmSync(folder, { recursive: true });
  });

  it('does not take an account that cannot be asked for an empty one', async () => {
    const wrangler = async () => {
      throw new Error('Authentication error [code: 10000]');
    };
    const wanted = { environment: 'staging', required: ['OPS_TOKEN'], folder: '/nowhere' } as const;
    await expect(ensureSecrets(wrangler, wanted)).rejects.toThrow('Authentication error');
  });
});

describe('what is done by hand', () => {
  const live: Outside = {
    nameServers: async () => ['ada.ns.cloudflare.com'],
    mailServers: async () => ['route1.mx.cloudflare.net'],
    visit: async (url) =>
      url.endsWith(HEALTH_PATH) ? { status: 200, location: null } : { status: 301, location: 'https://www.clinic.example/' },
  };
  const states = async (outside: Outside) =>
    (await checklist('www.clinic.example', { hasEmail: true }, outside)).map(({ state }) => state);

  it('is looked at from outside', async () => {
    expect(await states(live)).toEqual(['unknown', 'done', 'done', 'done', 'unknown', 'done', 'done']);
    const nobody = async () => Promise.reject(new Error('ENOTFOUND'));
    expect(await states({ nameServers: nobody, mailServers: nobody, visit: nobody })).toEqual([
      'unknown',
      'open',
      'open',
      'open',
      'unknown',
      'open',
      'open',
    ]);
    const elsewhere = { ...live, visit: async () => ({ status: 302, location: 'https://registrar.example/' }) };
    expect((await states(elsewhere)).slice(2, 4)).toEqual(['open', 'open']);
  });
});
