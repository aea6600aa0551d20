import * as leadMessages from '#words/lead-messages';
import { LEADS_PATH } from '../endpoints.ts';
import type { LeadFieldErrors } from './lead.ts';

/** Why an enquiry was not stored: the line, our side, or too many from one network. */
export type Unsent = 'line' | 'server' | 'busy';

/** `stored`: it is on disk; the reference is null when it went straight to the clinic's system. `at`: when, milliseconds since 1970. */
export type SendResult =
  | { status: 'stored'; reference: string | null; at: number }
  | { status: 'refused'; message: string; fields: LeadFieldErrors }
  /** Not stored; the same enquiry may be sent again, but not before `retryAfterMs` (row GATE-17). */
  | { status: 'failed'; reason: Unsent; message: string; retryAfterMs: number; challenge?: string };

interface SendOptions {
  fetch: typeof fetch;
  wait: (ms: number) => Promise<void>;
  /** Called after each attempt that did not get through: the visitor need not wait for the last one to be told. */
  onTrouble?: (reason: Unsent) => void;
}

const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 1000;
const TOO_MANY = 429;
/** The Worker answers within twenty. A line that has died meanwhile, as of a device that slept, tells no browser so for minutes. */
const ATTEMPT_MS = 30_000;

/** What is said of an enquiry that did not get through. Of a busy network the Worker says it, with how long to wait. */
const sentenceOf = (reason: Unsent): string => (reason === 'line' ? leadMessages.offline : leadMessages.failed);

/**
 * Sends an enquiry from the browser, and again where the line or the server failed. Every attempt carries the same key, so that
 * one enquiry never becomes two (row FORM-16). Never throws; success is only what the Worker has stored (row GATE-14).
 */
export async function sendLead(fields: Record<string, unknown>, { fetch, wait, onTrouble }: SendOptions): Promise<SendResult> {
  let reason: Unsent = 'line';
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (attempt > 0) await wait(FIRST_PAUSE_MS * 2 ** (attempt - 1));
    const result = await sendOnce(fields, fetch);
    if (typeof result !== 'string') return result;
    reason = result;
    onTrouble?.(reason);
  }
  return { status: 'failed', reason, message: sentenceOf(reason), retryAfterMs: 0 };
}

/** One attempt; what went wrong when another one may help. */
async function sendOnce(fields: Record<string, unknown>, fetch: SendOptions['fetch']): Promise<SendResult | 'line' | 'server'> {
  let answer: Response;
  try {
    answer = await fetch(LEADS_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(fields),
      // The enquiry goes on even when the visitor leaves the page right after the press.
      keepalive: true,
      signal: AbortSignal.timeout(ATTEMPT_MS),
    });
  } catch {
    return 'line';
  }
  if (answer.status >= 500) return 'server';
  const body = await bodyOf(answer);
  // A "yes" without our words is not our Worker's: the login page of a hotel's network answers so, in JSON too.
  if (answer.ok) return body?.ok ? { status: 'stored', reference: body.reference ?? null, at: body.at ?? Date.now() } : 'line';
  const { message, fields: wrong = {}, challenge } = body?.error ?? {};
  // Nor is a "no" without them, but a filter's or the platform's: nothing is wrong with what was typed.
  if (answer.status !== TOO_MANY) return message ? { status: 'refused', message, fields: wrong } : 'server';
  const retryAfterMs = Number(answer.headers.get('Retry-After')) * 1000 || 0;
  const sentence = message ?? sentenceOf('busy');
  return { status: 'failed', reason: 'busy', message: sentence, retryAfterMs, ...(challenge && { challenge }) };
}

/** What the Worker answers, as far as it is read here. */
interface LeadAnswer {
  ok?: boolean;
  reference?: string | null;
  /** By the Worker's clock: what happens next follows from it, and the device's may be wrong. */
  at?: number;
  error?: { message?: string; fields?: LeadFieldErrors; challenge?: string };
}

/** Null where the answer is no JSON, or broke off. */
const bodyOf = (answer: Response): Promise<LeadAnswer | null> => answer.json().catch(() => null);
