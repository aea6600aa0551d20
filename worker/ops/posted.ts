import type { Context } from 'hono';
import type { AppEnv } from '../dependencies.ts';
import { outboxOf } from '../leads/outbox-client.ts';
import { readLeadBody } from '../leads/read-lead-body.ts';
import { within } from '../lib/async.ts';
import { errorName } from '../lib/failure.ts';
import { OUTBOX_TIMEOUT_MS } from './guard.ts';

/** The fields of a posted form; of what is not a form, none. */
export async function postedFields(c: Context<AppEnv>): Promise<Record<string, string>> {
  const body = await readLeadBody(c.req.raw);
  const fields = body.ok ? Object.entries(body.input) : [];
  return Object.fromEntries(fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

/** A field of a posted form, or an empty text. */
export const posted = async (c: Context<AppEnv>, name: string): Promise<string> => (await postedFields(c))[name] ?? '';

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
