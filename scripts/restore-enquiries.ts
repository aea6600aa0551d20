/** `npm run restore-enquiries`: the store of enquiries as it was at a moment of the last thirty days. */
import { createInterface } from 'node:readline/promises';
import { commandLine, wrongUsage } from './command-line.ts';
import { readEnvironment } from './deploy/environments.ts';

const TIMEOUT_MS = 60_000;
const usage = `
npm run restore-enquiries -- staging|production --at <time> [--undo <bookmark>] [--yes]

Takes the store of enquiries back to what it was at a moment of the last thirty days, such as 2026-11-21T10:00:00+05:30. Enquiries that came
since stay, with the times agreed on and the messages; what was withdrawn or erased since stays so. Answers, notes and claims of the time
since are gone, and what was delivered since is delivered again under its key. Needs OPS_TOKEN in the environment. It prints a bookmark:
the way back from there.

  --at <time>         with its offset from UTC
  --undo <bookmark>   takes back a restore instead; --at is the time that it went back to
  --yes               does not ask`;
const { values, positionals } = commandLine(usage, {
  options: { at: { type: 'string' }, undo: { type: 'string' }, yes: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [environment] = positionals;
if (environment !== 'production' && environment !== 'staging') wrongUsage('Where?', usage);
const at = values.at ?? '';
if (!/(Z|[+-]\d\d:\d\d)$/.test(at) || Number.isNaN(Date.parse(at)))
  wrongUsage('--at needs a time with its offset from UTC.', usage);
const token = process.env['OPS_TOKEN'];
if (!token) wrongUsage('OPS_TOKEN is not set.', usage);

async function isWanted(): Promise<boolean> {
  if (values.yes) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    `The enquiries of ${environment} go back to ${new Date(at).toISOString()}. Type "restore" to go on: `,
  );
  terminal.close();
  return answer.trim() === 'restore';
}

async function restore(): Promise<string> {
  const origin = String(readEnvironment(environment === 'production' ? 'production' : 'staging').vars['SITE_ORIGIN']);
  const answer = await fetch(`${origin}/ops/restore`, {
    method: 'POST',
    // What posts to the team's pages has to say that it means this site.
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ at: new Date(at).toISOString(), ...(values.undo && { bookmark: values.undo }) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const said = (await answer.json().catch(() => ({}))) as {
    undo?: string;
    kept?: number;
    erased?: number;
    error?: { message?: string };
  };
  if (!answer.ok) throw new Error(`${origin} answers ${answer.status}: ${said.error?.message ?? 'no reason given'}`);
  return `Restored. ${said.kept} enquiries that came since were kept, ${said.erased} that were erased since stay erased.
The way back: npm run restore-enquiries -- ${environment} --at ${at} --undo ${said.undo}`;
}

try {
  console.log((await isWanted()) ? await restore() : 'Nothing was changed.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
