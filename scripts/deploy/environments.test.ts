import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { settingNames } from '../../worker/settings.ts';
import { environmentProblems, previewProblems, readEnvironment, readEnvironments } from './environments.ts';

const CHANGED = join(tmpdir(), `wrangler-changed-${process.pid}.toml`);

afterEach(() => rmSync(CHANGED, { force: true }));

/** The problems of `wrangler.toml` with one place of it changed. */
function problemsAfter(from: string, to: string): string[] {
  const file = readFileSync('wrangler.toml', 'utf8');
  expect(file.split(from).length, `${from} stands once in wrangler.toml`).toBe(2);
  writeFileSync(CHANGED, file.replace(from, to));
  return environmentProblems(readEnvironments(CHANGED));
}

describe('environments', () => {
  it('keep every rule', () => {
    expect(environmentProblems(readEnvironments())).toEqual([]);
  });

  it('production alone has a domain, and it is the one of its origin', () => {
    const production = readEnvironment('production');
    expect(production.routes).toEqual([{ pattern: new URL(String(production.vars['SITE_ORIGIN'])).host, customDomain: true }]);
    for (const name of ['development', 'staging'] as const) expect(readEnvironment(name).routes).toEqual([]);
  });

  it('a staging configuration cannot take the production domain', () => {
    const taken = 'name = "clinic-site-staging"\nworkers_dev = true\npreview_urls = false\nroutes = []';
    const by = (routes: string) => problemsAfter(taken, taken.replace('routes = []', routes));
    const wanted = ['staging: takes www.clinic.example; only production has a domain'];
    expect(by('routes = [{ pattern = "www.clinic.example", custom_domain = true }]')).toEqual(wanted);
    expect(by('route = "www.clinic.example"')).toEqual(wanted);
  });

  it('a domain at the top of the file is not passed on', () => {
    const top = 'workers_dev = false\npreview_urls = false\nroutes = []\n\n[define]';
    expect(problemsAfter(top, top.replace('[]', '[{ pattern = "www.clinic.example", custom_domain = true }]'))).toEqual([
      'development: takes www.clinic.example; only production has a domain',
    ]);
  });

  it.each([
    [
      'a live store',
      'content-staging\nid = "00000000000000000000000000000001"',
      'content-staging\nid = "00000000000000000000000000000002"',
      "staging: uses production's KV",
    ],
    [
      'the live inbox',
      'https://api-staging.clinic.example/',
      'https://api.clinic.example/',
      "staging: LEADS_API is production's",
    ],
    [
      'the live inbox in other letters',
      'https://api-staging.clinic.example/',
      'https://API.clinic.example//',
      "staging: LEADS_API is production's",
    ],
    [
      'a plain address',
      'LEADS_API = "https://api.clinic.example/"',
      'LEADS_API = "http://api.clinic.example/"',
      'production: LEADS_API is not https',
    ],
    [
      'a secret in the file',
      'ENVIRONMENT = "production"',
      'ENVIRONMENT = "production"\nCONTENT_LOGIN = "site:word"',
      'production: CONTENT_LOGIN is a secret',
    ],
    [
      'half of the purge',
      'ENVIRONMENT = "production"',
      `ENVIRONMENT = "production"\nPURGE_ZONE = "${'a'.repeat(32)}"`,
      'production: PURGE_ZONE is set, and PURGE_TOKEN is not among the required secrets',
    ],
    [
      'half of the login by Access',
      'ENVIRONMENT = "production"',
      'ENVIRONMENT = "production"\nACCESS_TEAM = "https://clinic.cloudflareaccess.com"',
      'production: ACCESS_TEAM is set, and ACCESS_AUDIENCE is not',
    ],
    [
      'media that come unencrypted',
      'ENVIRONMENT = "production"',
      'ENVIRONMENT = "production"\nMEDIA_BASES = "https://cdn.example/a/ http://cdn.example/b/"',
      'production: MEDIA_BASES is not https',
    ],
    [
      'a slip in a name',
      'ENVIRONMENT = "production"',
      'ENVIRONMENT = "production"\nSITE_ORIGINS = "x"',
      'production: nobody reads SITE_ORIGINS',
    ],
    [
      'a forgotten binding',
      '[[env.production.durable_objects.bindings]]\nname = "LEAD_OUTBOX"',
      '[[env.production.queues.consumers]]\nqueue = "x"\n[env.production.x]',
      'production: LEAD_OUTBOX is not bound',
    ],
    [
      "another Worker's enquiries",
      '[[env.staging.durable_objects.bindings]]\nname = "LEAD_OUTBOX"',
      '[[env.staging.durable_objects.bindings]]\nscript_name = "clinic-site"\nname = "LEAD_OUTBOX"',
      'staging: LEAD_OUTBOX belongs to another Worker',
    ],
    [
      'a forgotten define',
      '[env.production.define]\n"process.env.NODE_ENV" = \'"production"\'',
      '',
      'production: define differs',
    ],
    [
      'preview addresses',
      'workers_dev = true\npreview_urls = false',
      'workers_dev = true\npreview_urls = true',
      'staging: preview addresses are on',
    ],
    [
      'a live remote session',
      'preview_id = "00000000000000000000000000000001"',
      '',
      'production: a remote session would use the live KV (preview_id)',
    ],
  ])('refuse %s', (_, from, to, problem) => {
    expect(problemsAfter(from, to)).toContain(problem);
  });

  it('production and staging start only with the secrets that guard them', () => {
    for (const name of ['staging', 'production'] as const)
      expect(readEnvironment(name).secrets).toEqual(expect.arrayContaining(['OPS_TOKEN', 'NOTICE_SECRET']));
  });
});

describe('previews', () => {
  const after = (from: string, to: string): string[] => {
    const file = readFileSync('wrangler.toml', 'utf8');
    expect(file.split(from).length, `${from} stands once in wrangler.toml`).toBe(2);
    writeFileSync(CHANGED, file.replace(from, to));
    return previewProblems(readEnvironment('production'), CHANGED);
  };

  it('keep every rule', () => expect(previewProblems(readEnvironment('production'))).toEqual([]));

  it.each([
    [
      'a way to the clinic',
      'https://enquiries.invalid/',
      'https://api.clinic.example/',
      'LEADS_API must be an address under .invalid',
    ],
    [
      'a channel',
      'ENVIRONMENT = "preview"',
      'ENVIRONMENT = "preview"\nLEAD_SLACK_URL = "https://hooks.example/x"',
      'LEAD_SLACK_URL is set',
    ],
    ['another name', 'ENVIRONMENT = "preview"', 'ENVIRONMENT = "production"', 'preview: ENVIRONMENT is not preview'],
    ['the live store', '00000000000000000000000000000003', '00000000000000000000000000000002', "preview: uses production's KV"],
    [
      'crons of its own',
      '[env.preview.triggers]\ncrons = []',
      '[env.preview.triggers]\ncrons = ["*/5 * * * *"]',
      'preview: has crons',
    ],
    ['those of the top', '[env.preview.triggers]\ncrons = []', '', 'preview: has crons'],
    [
      'a watch',
      'concern of the team\'s.\nWATCH = "off"',
      "concern of the team's.",
      'preview: WATCH is not off, and no cron runs that would look',
    ],
    [
      "production's enquiries",
      '[[env.preview.previews.durable_objects.bindings]]\nname = "LEAD_OUTBOX"',
      '[[env.preview.previews.durable_objects.bindings]]\nscript_name = "clinic-site"\nname = "LEAD_OUTBOX"',
      'preview: LEAD_OUTBOX belongs to another Worker',
    ],
    [
      'no monitor',
      '[[env.preview.previews.durable_objects.bindings]]\nname = "SITE_MONITOR"\nclass_name = "SiteMonitor"',
      '',
      'preview: SITE_MONITOR is not bound',
    ],
    [
      'e-mail',
      '[env.preview.previews.vars]',
      '[[env.preview.previews.send_email]]\nname = "TEAM_EMAIL"\n[env.preview.previews.vars]',
      'preview: can send e-mail',
    ],
  ])('refuse %s', (_, from, to, problem) => {
    expect(after(from, to).join()).toContain(problem);
  });
});

describe('docs/variables.md', () => {
  it('says what every variable means, once, and names no other', () => {
    const rows = readFileSync('docs/variables.md', 'utf8').matchAll(/^\| (`[^|]+?) \|/gm);
    const named = [...rows].flatMap(([, names = '']) => [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name));
    expect(named.toSorted()).toEqual([...settingNames].toSorted());
  });
});

it('stays within the five crons that an account of the free plan may have, staging and production together', () => {
  const crons = ['staging', 'production'].flatMap(
    (env) => unstable_readConfig({ config: 'wrangler.toml', env }, { hideWarnings: true }).triggers.crons ?? [],
  );
  expect(crons.length).toBeGreaterThan(0);
  expect(crons.length).toBeLessThanOrEqual(5);
});
