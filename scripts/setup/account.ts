import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/**
 * Makes what is missing of an environment's secrets, strong ones, and never prints one. A Worker that exists gets them at once; for one
 * that does not yet, the first deploy brings the file along. Answers a sentence.
 */
export async function ensureSecrets(wrangler: Wrangler, { environment, required, folder }: Secrets): Promise<string> {
  const file = join(folder, `${environment}.env`);
  const known = await knownSecrets(wrangler, environment);
  const missing = required.filter((name) => !known?.includes(name));
  if (!missing.length)
    return `Secrets of ${environment}: at Cloudflare${existsSync(file) ? `. Put those of ${file} into the team's password manager and delete it` : ''}`;
  if (!known && existsSync(file)) return `Secrets of ${environment}: in ${file}, for its first deploy`;
  const made = Object.fromEntries(missing.map((name) => [name, randomBytes(24).toString('hex')]));
  save(file, made);
  if (!known) return `Secrets of ${environment}: made, in ${file}, for its first deploy`;
  await wrangler(['secret', 'bulk', '--env', environment], JSON.stringify(made));
  return `Secrets of ${environment}: ${missing.join(', ')} made and stored at Cloudflare; also in ${file}: put them into the team's password manager and delete it`;
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

function save(file: string, secrets: Record<string, string>): void {
  mkdirSync(join(file, '..'), { recursive: true, mode: 0o700 });
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(file, lines.join(''), { mode: 0o600 });
  chmodSync(file, 0o600);
}
