import type { Context } from 'hono';
import { leadMessages } from '../../../src/leads/lead.ts';
import { parseLead } from '../../../src/leads/lead-schema.ts';
import type { AppEnv } from '../../dependencies.ts';
import { phoneReaderFor } from '../../leads/lead-phone.ts';
import { outboxOf } from '../../leads/outbox-client.ts';
import { readLeadBody } from '../../leads/read-lead-body.ts';
import { within } from '../../lib/async.ts';
import { failure } from '../../lib/failure.ts';
import { opsBearer } from '../../ops/guard.ts';
import { tooManyTokens } from '../../ops/health.ts';

/** A trial of the way of an enquiry: `npm run smoke`. */
export const DRY_RUN_HEADER = 'X-Dry-Run';
const OUTBOX_TIMEOUT_MS = 5000;

/**
 * What `POST /api/leads` does with a trial: reads and checks it as any enquiry, asks the outbox whether it is there, and stores and
 * sends nothing. For the team's token alone. Without it the trial is refused rather than taken for an enquiry.
 */
export async function dryRunLead(c: Context<AppEnv>): Promise<Response> {
  const bearer = await opsBearer(c);
  if (bearer === 'limited') return tooManyTokens(c);
  if (bearer !== 'right') return failure(c, 403, 'dry-run', 'A trial needs the token of the team.');
  const body = await readLeadBody(c.req.raw);
  if (!body.ok) return failure(c, body.status, body.code, body.message);
  const parsed = parseLead(body.input, await phoneReaderFor(c), c.get('deps').now());
  if (!parsed.ok) return failure(c, 422, 'invalid', leadMessages.invalid, { fields: { ...parsed.fields } });
  try {
    await within(outboxOf(c.env.LEAD_OUTBOX).counts(), OUTBOX_TIMEOUT_MS);
  } catch {
    return failure(c, 503, 'outbox', 'The outbox does not answer.');
  }
  return c.json({ ok: true, dryRun: true, reference: null }, 200, { 'Cache-Control': 'no-store' });
}
