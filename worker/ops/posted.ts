import type { Context } from 'hono';
import type { AppEnv } from '../dependencies.ts';
import { outboxOf } from '../leads/outbox-client.ts';
import { readLeadBody } from '../leads/read-lead-body.ts';
import { within } from '../lib/async.ts';
import { errorName } from '../lib/failure.ts';
import { notDonePage } from './pages.ts';

/** How long a page of the team waits for the outbox where it can do without. */
export const OUTBOX_TIMEOUT_MS = 2000;

/** The fields of a posted form; of what is not a form, none. What was typed is at hand for every page that says it was not taken. */
export async function postedFields(c: Context<AppEnv>): Promise<Record<string, string>> {
  const body = await readLeadBody(c.req.raw);
  if (!body.ok) c.set('unread', body.message);
  const all = body.ok ? Object.entries(body.input) : [];
  const fields = Object.fromEntries(all.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
  c.set('typed', typedIn(fields));
  return fields;
}

/** Words and times that somebody of the team has typed, a line each; of other forms nothing. */
function typedIn(fields: Record<string, string>): string {
  const times = Object.keys(fields)
    .toSorted()
    .flatMap((name) => {
      const day = /^date(\d)$/.exec(name)?.[1];
      return day ? [`${fields[name]} ${fields[`time${day}`] ?? ''}`.trim()] : [];
    });
  return [fields['on'], fields['text'], ...times].filter(Boolean).join('\n');
}

/** Why something was not done, with what was typed for it. `back`: address of the enquiry, where there is one. */
export function notDone(
  c: Context<AppEnv>,
  status: 404 | 409 | 422,
  sentence: string,
  back?: string,
): Response | Promise<Response> {
  const unread = c.get('unread');
  if (unread) return c.html(notDonePage(`${unread} Go back in your browser: what you wrote is still there.`, back), 413);
  return c.html(notDonePage(sentence, back, c.get('typed')), status);
}

/** A field of a posted form, or an empty text. */
export const posted = async (c: Context<AppEnv>, name: string): Promise<string> => (await postedFields(c))[name] ?? '';

/** The address of an enquiry, of what may be one; null for every other text. */
export const leadPathOf = (path: string): string | null => (/^\/ops\/leads\/\d{1,15}$/.test(path) ? path : null);

/** What was asked for without a session. The words go back to whoever posted them, and nowhere else. */
export async function askedFor(c: Context<AppEnv>) {
  if (c.req.method === 'POST') await postedFields(c);
  return {
    path: leadPathOf(c.req.path.replace(/(?<=\d)\/\w+$/, '')),
    isLinked: c.req.header('Sec-Fetch-Site') === 'cross-site',
    typed: c.get('typed') ?? '',
  };
}

/** The last word between visitor and team (`lastWordAt`) on the page a form was posted from; undefined where none was said. */
export const seenIn = ({ seen = '' }: Record<string, string>): number | undefined =>
  /^\d{1,15}$/.test(seen) ? Number(seen) : undefined;

/** Notes a use of the inbox, here and in the log of the platform, without personal data. */
export async function note(c: Context<AppEnv>, what: string, leadId: number | null, who: string = c.get('who')): Promise<void> {
  const { now, log } = c.get('deps');
  log(JSON.stringify({ event: 'inbox', who, what, leadId }));
  await outboxOf(c.env.LEAD_OUTBOX).recordAccess({ at: now(), who, what, leadId });
}

/**
 * Notes a use that must not depend on the note: while the outbox is away it stands in the log of the platform alone.
 * @returns whether the outbox took it.
 */
export async function noteIfPossible(c: Context<AppEnv>, what: string, leadId: number | null, who: string): Promise<boolean> {
  try {
    await within(note(c, what, leadId, who), OUTBOX_TIMEOUT_MS);
    return true;
  } catch (error) {
    c.get('deps').log(JSON.stringify({ event: 'use-not-noted', what, error: errorName(error) }));
    return false;
  }
}
