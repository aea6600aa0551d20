/**
 * What an answer of the clinic's system means for a lead (reliability rules, Delivery).
 * Reasons are short technical words: they may be logged and shown, and never hold anything a visitor typed.
 */
export type DeliveryOutcome =
  | { kind: 'delivered'; reason: string }
  /** Understood and refused: sending the same again would be refused again. */
  | { kind: 'refused'; reason: string }
  /** Somebody has to correct an address or a permission; until then the lead waits and the state is flagged. */
  | { kind: 'misconfigured'; reason: string; retryAfterMs: number }
  | { kind: 'unavailable'; reason: string; retryAfterMs: number };

/** No pause between two attempts is longer, whatever the other side asks for. */
export const MAX_PAUSE_MS = 6 * 60 * 60 * 1000;

/** 409: the other side already has a lead with this idempotency key. */
const ALREADY_THERE = 409;
const REFUSED = new Set([400, 410, 413, 415, 422]);
const TRY_AGAIN = new Set([408, 425, 429]);

/**
 * @param status HTTP status of the answer; its body means nothing (row GATE-14).
 * @param retryAfter the `Retry-After` header, seconds or a date.
 * @param now milliseconds since 1970, to read a date by.
 */
export function classifyAnswer(status: number, retryAfter: string | null, now: number): DeliveryOutcome {
  const reason = `http-${status}`;
  if ((status >= 200 && status < 300) || status === ALREADY_THERE) return { kind: 'delivered', reason };
  if (REFUSED.has(status)) return { kind: 'refused', reason };
  const kind = status >= 500 || TRY_AGAIN.has(status) ? 'unavailable' : 'misconfigured';
  return { kind, reason, retryAfterMs: readRetryAfter(retryAfter, now) };
}

/** Milliseconds to wait, 0 when the header is absent, past or unreadable. */
function readRetryAfter(header: string | null, now: number): number {
  const value = header?.trim() ?? '';
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), MAX_PAUSE_MS);
}
