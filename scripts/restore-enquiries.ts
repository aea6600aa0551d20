/** `npm run restore-enquiries`: the store of enquiries as it was at a moment of the last thirty days. */
import { createInterface } from 'node:readline/promises';
import * as v from 'valibot';
import { commandLine, environmentOf, reasonOf, refuseMore, wrongUsage } from './command-line.ts';
import { readEnvironment } from './deploy/environments.ts';

const TIMEOUT_MS = 60_000;
/** What the site answers; anything else comes from something that stands before it. */
const restored = v.object({ ok: v.literal(true), undo: v.string(), kept: v.number(), erased: v.number() });
const refused = v.object({ ok: v.literal(false), error: v.object({ message: v.string() }) });

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
const environment = environmentOf(positionals[0], usage);
refuseMore(positionals, 1, usage);
const at = values.at ?? '';
if (!/(Z|[+-]\d\d:\d\d)$/.test(at) || Number.isNaN(Date.parse(at)))
  wrongUsage('--at needs a time with its offset from UTC.', usage);
// An empty bookmark, as of a variable that is not set, must not become a return to the moment.
if (values.undo === '') wrongUsage('--undo needs the bookmark that the restore printed.', usage);
const token = process.env['OPS_TOKEN'];
if (!token) wrongUsage('OPS_TOKEN is not set.', usage);

async function isWanted(): Promise<boolean> {
  if (values.yes) return true;
  const moment = Date.parse(at);
  const clinicTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Asia/Kolkata' });
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const question = `The enquiries of ${environment} go back to ${clinicTime.format(moment)}, India time (${new Date(moment).toISOString()}). Type "restore" to go on: `;
  // Without a terminal, as in a CI, nobody answers, and the question would never end.
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const answer = await Promise.race([terminal.question(question), closed]);
  terminal.close();
  return answer.trim() === 'restore';
}

async function restore(): Promise<string> {
  const { vars, worker } = readEnvironment(environment);
  const origin = String(vars['SITE_ORIGIN']);
  const whereItSays = `It may have begun, and then goes on by itself. Before you ask again, look into the log (Cloudflare's dashboard, Workers & Pages, ${worker}, Observability): "event":"restore" has the bookmark of the way back; where there is none, nothing was changed.`;
  const { status, location, text } = await ask(origin).catch((error: unknown) => {
    throw new Error(`No answer came from ${origin} (${reasonOf(error)}). ${whereItSays}`);
  });
  // Not followed: the page of login behind it would answer 200, and have restored nothing.
  if (status >= 300 && status < 400)
    throw new Error(
      `${origin} sends on to ${location ?? 'elsewhere'} instead of restoring: something before it, such as Cloudflare Access, asks for a login. Nothing was changed.`,
    );
  const said = readJson(text);
  if (status === 200 && v.is(restored, said))
    return `Restored. ${said.kept} enquiries that came since were kept, ${said.erased} that were erased since stay erased.
The way back: npm run restore-enquiries -- ${environment} --at ${at} --undo ${said.undo}`;
  if (status >= 400 && v.is(refused, said)) throw new Error(`${origin} answers ${status}: ${said.error.message}`);
  throw new Error(`${origin} answers ${status}, but not as a restore does. ${whereItSays}`);
}

async function ask(origin: string): Promise<{ status: number; location: string | null; text: string }> {
  const answer = await fetch(`${origin}/ops/restore`, {
    method: 'POST',
    redirect: 'manual',
    // What posts to the team's pages has to say that it means this site.
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ at: new Date(at).toISOString(), ...(values.undo && { bookmark: values.undo }) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: answer.status, location: answer.headers.get('Location'), text: await answer.text() };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

try {
  // A script that calls this without a terminal must not take it for done.
  if (!(await isWanted())) throw new Error('\nNothing was changed: nobody typed "restore". --yes does not ask.');
  console.log(await restore());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
