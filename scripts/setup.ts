/** `npm run setup`: from an account at Cloudflare to a project that can be deployed. */
import { execFile } from 'node:child_process';
import { resolveMx, resolveNs } from 'node:dns/promises';
import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { stripVTControlCharacters } from 'node:util';
import { commandLine } from './command-line.ts';
import { environmentProblems, previewProblems, readEnvironment, readEnvironments } from './deploy/environments.ts';
import { accounts, ensureNamespaces, ensureSecrets, type Wrangler } from './setup/account.ts';
import { type Ask, askAll } from './setup/answers.ts';
import { checklist, type Outside } from './setup/checklist.ts';
import { writeConfiguration } from './setup/write-configuration.ts';

const CONFIG = 'wrangler.toml';
const SECRETS = '.secrets';
const TIMEOUT_MS = 10_000;
const WRANGLER_TIMEOUT_MS = 60_000;

const usage = `
npm run setup [-- --offline]

Asks for domain and addresses, makes what is missing at Cloudflare (KV namespaces, secrets), writes it into wrangler.toml, checks it, and
lists what only the dashboard can do. Can be run again at any time: an empty answer keeps what is there, and nothing is made twice. Needs
npx wrangler login, or CLOUDFLARE_API_TOKEN.

  --offline   does not look at the domain from outside`;
const { values } = commandLine(usage, { options: { offline: { type: 'boolean', default: false } } });

const wrangler: Wrangler = (args, input = '') =>
  new Promise((resolve, reject) => {
    const child = execFile(
      'wrangler',
      args,
      { env: { ...process.env, WRANGLER_HIDE_BANNER: 'true' }, timeout: WRANGLER_TIMEOUT_MS },
      (error, stdout, stderr) => {
        if (error?.killed)
          reject(new Error(`wrangler ${args.join(' ')} did not end. Run npm run setup again: it goes on where it stopped`));
        else if (error) reject(new Error(stripVTControlCharacters(`wrangler ${args.join(' ')}:\n${stdout}\n${stderr}`).trim()));
        else resolve(stripVTControlCharacters(stdout));
      },
    );
    child.stdin?.end(input);
  });

const terminal = createInterface({ input: process.stdin, output: process.stdout });
const lines = terminal[Symbol.asyncIterator]();
/** One line of the terminal, or of a file; its end is an empty answer. */
const ask: Ask = async (question, given) => {
  process.stdout.write(`${question} [${given}]: `);
  const { value, done } = await lines.next();
  return done ? '' : value;
};

const outside: Outside = {
  nameServers: resolveNs,
  mailServers: async (domain) => (await resolveMx(domain)).map(({ exchange }) => exchange),
  visit: async (url) => {
    const { status, headers } = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { status, location: headers.get('location') };
  },
};

/** Which account, when a login has several: written down, so that no later command asks. */
async function chooseAccount(): Promise<string | null> {
  const all = await accounts(wrangler);
  if (all.length < 2 || process.env['CLOUDFLARE_ACCOUNT_ID'] || /^account_id =/m.test(readFileSync(CONFIG, 'utf8'))) return null;
  const shown = all.map(({ id, name }) => `${name}: ${id}`).join(', ');
  const wanted = await ask(`Which account? ${shown}`, all[0]?.id ?? '');
  const found = all.find(({ id, name }) => [id, name].includes(wanted.trim() || (all[0]?.id ?? '')));
  if (!found) throw new Error('That is not an account of this login');
  return found.id;
}

async function setUp(): Promise<void> {
  const account = await chooseAccount();
  const answers = await askAll(ask, { production: readEnvironment('production'), staging: readEnvironment('staging') });
  const say = (line: string): void => console.log(line);
  say('');
  const kv = await ensureNamespaces(wrangler, say);
  const before = readFileSync(CONFIG, 'utf8');
  const after = writeConfiguration(before, answers, kv, account);
  if (after !== before) writeFileSync(CONFIG, after);
  say(`${CONFIG}: ${after === before ? 'is as it should be' : 'written; look at it with git diff, and commit it'}`);
  const problems = [...environmentProblems(readEnvironments()), ...previewProblems(readEnvironment('production'))];
  if (problems.length) throw new Error(`${CONFIG} breaks the rules between environments:\n${problems.join('\n')}`);
  for (const environment of ['staging', 'production'] as const) {
    const required = readEnvironment(environment).secrets;
    say(await ensureSecrets(wrangler, { environment, required, folder: SECRETS }));
  }
  if (!values.offline) {
    say('\nBy hand, in the dashboard:');
    const marks = { done: 'done   ', open: 'open   ', unknown: 'look   ' };
    for (const { what, where, state } of await checklist(answers.domain, { hasEmail: Boolean(answers.teamEmail) }, outside))
      say(`  ${marks[state]}${what}${state === 'done' ? '' : `: ${where}`}`);
  }
  say(`\nReady for npm run deploy -- staging --secrets-file ${SECRETS}/staging.env (without the file from the second time on)`);
}

try {
  await setUp();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  terminal.close();
}
