import { randomBytes } from 'node:crypto';
import { appendFileSync, chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import type { Namespaces } from './write-configuration.ts';

/** Runs wrangler and answers what it wrote; throws when it fails. */
export type Wrangler = (args: string[], input?: string) => Promise<string>;

const TITLES = { production: 'clinic-content', staging: 'clinic-content-staging', preview: 'clinic-content-preview' } as const;
const namespaces = v.array(v.object({ id: v.string(), title: v.string() }));
const whoami = v.object({ accounts: v.pipe(v.array(v.object({ id: v.string(), name: v.string() })), v.minLength(1)) });
const secretNames = v.array(v.object({ name: v.string() }));

/** The accounts that wrangler may use, by id. Throws when nobody is logged in. */
export async function accounts(wrangler: Wrangler): Promise<{ id: string; name: string }[]> {
  const said = await wrangler(['whoami', '--json']).catch((error: unknown) => {
    throw new Error('Nobody is logged in at Cloudflare, or it does not answer: npx wrangler login, then npm run setup again', {
      cause: error,
    });
  });
  return v.parse(whoami, readJson(said)).accounts;
}

/** The KV namespaces of all environments, made where they are missing. */
export async function ensureNamespaces(wrangler: Wrangler, say: (line: string) => void): Promise<Namespaces> {
  const list = async () => v.parse(namespaces, readJson(await wrangler(['kv', 'namespace', 'list'])));
  const before = await list();
  for (const title of Object.values(TITLES)) {
    if (before.some((each) => each.title === title)) continue;
    await wrangler(['kv', 'namespace', 'create', title]);
    say(`KV namespace ${title}: made`);
  }
  const all = await list();
  const idOf = (title: string): string => {
    const found = all.find((each) => each.title === title);
    if (!found) throw new Error(`Cloudflare does not list the namespace ${title} that was just made; npm run setup again`);
    return found.id;
  };
  return { production: idOf(TITLES.production), staging: idOf(TITLES.staging), preview: idOf(TITLES.preview) };
}

export interface Secrets {
  environment: 'staging' | 'production';
  /** Names that the Worker needs. */
  required: readonly string[];
  /** Where files with secrets lie; not part of the repository. */
  folder: string;
}

/** Secrets that only have to be hard to guess. All others come from elsewhere: a random one would look right and work nowhere. */
const MADE_HERE = ['OPS_TOKEN', 'NOTICE_SECRET', 'LEAD_NOTICE_SECRET'];

/**
 * Makes what is missing of an environment's secrets, strong ones, and never prints one. A Worker that exists gets them at once, with what
 * the operator has written into the file; for one that does not yet, the first deploy brings the file along. Answers a sentence, which
 * also names what cannot be made.
 */
export async function ensureSecrets(wrangler: Wrangler, { environment, required, folder }: Secrets): Promise<string> {
  const file = join(folder, `${environment}.env`);
  const known = await knownSecrets(wrangler, environment);
  const missing = required.filter((name) => !known?.includes(name));
  if (!missing.length)
    return `Secrets of ${environment}: at Cloudflare${existsSync(file) ? `. Put those of ${file} into the team's password manager and delete it` : ''}`;
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const made = missing.filter((name) => !written[name] && MADE_HERE.includes(name));
  const fresh = Object.fromEntries(made.map((name) => [name, randomBytes(24).toString('hex')]));
  if (made.length) add(file, fresh);
  const given = missing.filter((name) => written[name]);
  const values = { ...Object.fromEntries(given.map((name) => [name, written[name]])), ...fresh };
  const names = Object.keys(values).join(', ');
  if (known && names) await wrangler(['secret', 'bulk', '--env', environment], JSON.stringify(values));
  const where = known
    ? `stored at Cloudflare; also in ${file}: put them into the team's password manager and delete it`
    : `in ${file}, for its first deploy`;
  const done = names && `${names} ${made.length ? 'made, ' : ''}${where}`;
  const lacking = missing.filter((name) => !(name in values));
  const how = known
    ? lacking.map((name) => `npx wrangler secret put ${name} --env ${environment}`).join(', ')
    : `a line ${lacking.map((name) => `${name}=…`).join(' and ')} in ${file}`;
  const wanted = lacking.length && `${lacking.join(', ')} cannot be made up here (docs/variables.md says what it is): ${how}`;
  return `Secrets of ${environment}: ${[done, wanted].filter(Boolean).join('. ')}`;
}

/** Names of the secrets that a Worker has; null when there is no such Worker yet. */
async function knownSecrets(wrangler: Wrangler, environment: string): Promise<string[] | null> {
  try {
    const said = await wrangler(['secret', 'list', '--env', environment]);
    return v.parse(secretNames, readJson(said)).map(({ name }) => name);
  } catch (error) {
    if (/10007|does not exist|not found/i.test(error instanceof Error ? error.message : '')) return null;
    throw error;
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('Wrangler said nothing that can be read. Run npm run setup again: it goes on where it stopped');
  }
}

/** Adds lines and takes none away: the file may have the only copy of a secret. */
function add(file: string, secrets: Record<string, string>): void {
  mkdirSync(join(file, '..'), { recursive: true, mode: 0o700 });
  const isOpen = existsSync(file) && /[^\n]$/.test(readFileSync(file, 'utf8'));
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}\n`);
  appendFileSync(file, (isOpen ? '\n' : '') + lines.join(''), { mode: 0o600 });
  chmodSync(file, 0o600);
}
