import type { FilledField, Lead } from '../../src/leads/lead.ts';

/** One attempt of the outbox. */
export const DELIVERY_TIMEOUT_MS = 8000;
/** The attempt a visitor waits for when the outbox itself fails. */
export const DIRECT_TIMEOUT_MS = 5000;

export interface Delivery {
  /** What `upstreamBody` made. */
  body: string;
  /** The same on every attempt of the same lead. */
  idempotencyKey: string;
  /** Base address of the clinic's system, with or without a slash at its end. */
  leadsApi: string;
  timeoutMs: number;
  /** A preview of a branch: what is sent reaches nobody. */
  isPreview: boolean;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** What an enquiry is about: the first of these that a form has. */
const SUBJECT: readonly FilledField[] = ['category', 'treatment', 'department', 'purpose'];

/**
 * The body the clinic's system is sent: JSON of `name`, `phone_number`, `category` and nothing else (row GATE-13). All other fields
 * stay with us, for the inbox and the export. Forms without a category say in its place what the enquiry is about.
 */
export function upstreamBody(lead: Lead): string {
  const subject = SUBJECT.map((field) => lead[field]).find(Boolean);
  return JSON.stringify({ name: lead.name, phone_number: lead.phone_number, category: subject ?? lead.form });
}

/** Sends a lead to the clinic's system once. Never throws; the answer's body is not read. */
export async function deliver({
  body,
  idempotencyKey,
  leadsApi,
  timeoutMs,
  isPreview,
  fetch,
}: Delivery): Promise<DeliveryOutcome> {
  if (isPreview) return { kind: 'delivered', reason: 'preview' };
  const url = joinUrl(leadsApi, 'leads');
  if (!URL.canParse(url)) return { kind: 'misconfigured', reason: 'leads-api-address', retryAfterMs: 0 };
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
      body,
      // Followed, a redirect could turn the POST into a GET that answers 200, or carry personal data to another host.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    // Not awaited: the status has said everything, and a connection that breaks now changes nothing.
    answer.body?.cancel().catch(() => undefined);
    return classifyAnswer(answer.status, answer.headers.get('Retry-After'), Date.now());
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError';
    return { kind: 'unavailable', reason: late ? 'timeout' : 'network', retryAfterMs: 0 };
  }
}

/** Base and path with exactly one slash between them, whether or not the base ends in one (row GATE-13). */
export const joinUrl = (base: string, path: string): string => `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;

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
const MAX_PAUSE_MS = 6 * 60 * 60 * 1000;

/** 409: the other side already has a lead with this idempotency key. */
const ALREADY_THERE = 409;
const REFUSED = new Set([400, 410, 413, 415, 422]);
const TRY_AGAIN = new Set([408, 425, 429]);
/** Reasons of what was to come later, by a system that was there. */
export const ASKED_TO_WAIT: readonly string[] = [...TRY_AGAIN].map(reasonOf);

/**
 * @param status HTTP status of the answer; its body means nothing (row GATE-14).
 * @param retryAfter the `Retry-After` header, seconds or a date.
 * @param now milliseconds since 1970, to read a date by.
 */
export function classifyAnswer(status: number, retryAfter: string | null, now: number): DeliveryOutcome {
  const reason = reasonOf(status);
  if ((status >= 200 && status < 300) || status === ALREADY_THERE) return { kind: 'delivered', reason };
  if (REFUSED.has(status)) return { kind: 'refused', reason };
  const kind = status >= 500 || TRY_AGAIN.has(status) ? 'unavailable' : 'misconfigured';
  return { kind, reason, retryAfterMs: readRetryAfter(retryAfter, now) };
}

function reasonOf(status: number): string {
  return `http-${status}`;
}

/** Milliseconds to wait, 0 when the header is absent, past or unreadable. */
function readRetryAfter(header: string | null, now: number): number {
  const value = header?.trim() ?? '';
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), MAX_PAUSE_MS);
}

const SPREAD = 0.2;

/**
 * Pause before the next attempt: base × 2ⁿ ± 20 %, never above six hours, never below what the other side asked for.
 * The spread keeps leads that failed together from coming back together.
 * @param attempts attempts made so far, 1 or more.
 * @param random 0 to 1.
 * @returns milliseconds.
 */
export function retryDelayMs(attempts: number, baseMs: number, retryAfterMs: number, random: number): number {
  const spread = 1 - SPREAD + 2 * SPREAD * random;
  return Math.round(Math.max(retryAfterMs, Math.min(baseMs * 2 ** (attempts - 1) * spread, MAX_PAUSE_MS)));
}
