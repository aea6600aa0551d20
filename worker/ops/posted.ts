import type { Context } from 'hono';
import type { AppEnv } from '../dependencies.ts';
import { outboxOf } from '../leads/outbox-client.ts';
import { readLeadBody } from '../leads/read-lead-body.ts';
import { within } from '../lib/async.ts';
import { errorName } from '../lib/failure.ts';

/** How long a page of the team waits for the outbox where it can do without. */
export const OUTBOX_TIMEOUT_MS = 2000;

/** The fields of a posted form; of what is not a form, none. */
export async function postedFields(c: Context<AppEnv>): Promise<Record<string, string>> {
  const body = await readLeadBody(c.req.raw);
  const fields = body.ok ? Object.entries(body.input) : [];
  return Object.fromEntries(fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

/** A field of a posted form, or an empty text. */
export const posted = async (c: Context<AppEnv>, name: string): Promise<string> => (await postedFields(c))[name] ?? '';

/** The address of an enquiry, of what may be one; null for every other text. */
export const leadPathOf = (path: string): string | null => (/^\/ops\/leads\/\d{1,15}$/.test(path) ? path : null);

/** What was asked for without a session. The words go back to whoever posted them, and nowhere else. */
export async function askedFor(c: Context<AppEnv>) {
  const typed = c.req.method === 'POST' ? await posted(c, 'text') : '';
  return {
    path: leadPathOf(c.req.path.replace(/(?<=\d)\/\w+$/, '')),
    isLinked: c.req.header('Sec-Fetch-Site') === 'cross-site',
    typed,
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
