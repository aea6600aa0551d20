import type { Context } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../dependencies.ts';
import { outboxOf } from '../leads/outbox-client.ts';
import type { Recovered, RecoveryTarget, Since } from '../leads/recovery.ts';
import { errorName, failure } from '../lib/failure.ts';
import { readLimited } from '../lib/read-limited.ts';
import { opsBearer } from './guard.ts';
import { tooManyTokens } from './health.ts';
import { noteIfPossible } from './posted.ts';

/** How far back the platform's record goes. */
const RECORD_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
const TRIES = 3;
const PAUSE_MS = 1000;
const BODY = { maxBytes: 1000, timeoutMs: 5000 };

/**
 * Strict, and one object for both: whoever asks to undo must never be taken for somebody who asks for the moment, only because the bookmark
 * is misspelt or goes by a wrong name.
 */
const body = v.strictObject({
  at: v.pipe(v.string(), v.isoTimestamp()),
  bookmark: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f-]{20,200}$/))),
});

const wantedBody =
  'Say to which time: "at", such as 2026-11-21T10:00:00+05:30; to undo, also "bookmark", as the restore printed it. Nothing was changed.';

/**
 * `POST /ops/restore`: the outbox as it was at a moment (`npm run restore-enquiries`), with what came since and without what was erased
 * since. For programs with the team's token alone: nobody comes here by a link or a form.
 */
export async function restoreEnquiries(c: Context<AppEnv>): Promise<Response> {
  const bearer = await opsBearer(c);
  if (bearer === 'limited') return tooManyTokens(c);
  if (bearer !== 'right') return failure(c, 401, 'token', 'This needs the token of the team.');
  const asked = v.safeParse(body, await readJson(c.req.raw));
  if (!asked.success) return failure(c, 422, 'invalid', wantedBody);
  const { bookmark } = asked.output;
  const at = Date.parse(asked.output.at);
  const { now, waitUntil } = c.get('deps');
  if (at >= now() || at < now() - RECORD_DAYS * DAY_MS)
    return failure(c, 422, 'invalid', `The time has to be in the past, at most ${RECORD_DAYS} days ago.`);
  const target = bookmark === undefined ? { at } : { bookmark };
  const answer = goBack(c, target, at);
  // Also when whoever asks goes away meanwhile: half a return would lose what came since.
  waitUntil(answer);
  return answer;
}

async function goBack(c: Context<AppEnv>, target: RecoveryTarget, at: number): Promise<Response> {
  const { log } = c.get('deps');
  const prepared = await outboxOf(c.env.LEAD_OUTBOX)
    .prepareRecovery(target, at)
    .catch((error: unknown) => {
      log(JSON.stringify({ event: 'restore-refused', error: errorName(error) }));
      return null;
    });
  if (!prepared) return failure(c, 501, 'no-record', 'The platform has no record of that time. Nothing was changed.');
  const { undo, since } = prepared;
  // Before anything can go wrong: with it the way back is known whatever happens.
  log(JSON.stringify({ event: 'restore', undo }));
  const recovered = await putBack(c, since);
  if (!recovered)
    return failure(c, 500, 'unfinished', `What came since could not be put back. The same command brings it: --undo ${undo}`);
  // It is done: a note that fails must not keep the bookmark from whoever asked.
  await noteIfPossible(c, 'restore', null, 'token');
  return c.json({ ok: true, undo, ...recovered }, 200, { 'Cache-Control': 'no-store' });
}

/** Once is enough; what is put back a second time is there. @returns null when the outbox did not take it. */
async function putBack(c: Context<AppEnv>, since: Since): Promise<Recovered | null> {
  const { log, wait } = c.get('deps');
  for (let tries = 0; tries < TRIES; tries++) {
    if (tries > 0) await wait(PAUSE_MS);
    // The restart breaks the call that asks for it. Whether it came about, the outbox knows: before it, it takes nothing back.
    await outboxOf(c.env.LEAD_OUTBOX)
      .restart()
      .catch(() => undefined);
    try {
      return await outboxOf(c.env.LEAD_OUTBOX).finishRecovery(since);
    } catch (error) {
      log(JSON.stringify({ event: 'restore-unfinished', error: errorName(error) }));
    }
  }
  return null;
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return JSON.parse(await readLimited(request, BODY));
  } catch {
    return null;
  }
}
