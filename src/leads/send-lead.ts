import { type LeadFieldErrors, leadMessages } from './lead.ts';

/** Where every form is posted, with and without script. */
export const LEADS_PATH = '/api/leads';

/** `stored`: it is on disk; the reference is null when it went straight to the clinic's system. */
export type SendResult =
  | { status: 'stored'; reference: string | null }
  | { status: 'refused'; message: string; fields: LeadFieldErrors }
  /** Not stored; the same enquiry may be sent again, but not before `retryAfterMs` (row GATE-17). */
  | { status: 'failed'; message: string; retryAfterMs: number; challenge?: string };

interface SendOptions {
  fetch: typeof fetch;
  wait: (ms: number) => Promise<void>;
}

const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 1000;
const TOO_MANY = 429;

/**
 * Sends an enquiry from the browser, and again where the line or the server failed. Every attempt carries the same key, so that
 * one enquiry never becomes two (row FORM-16). Never throws; success is only what the Worker has stored (row GATE-14).
 */
export async function sendLead(fields: Record<string, unknown>, { fetch, wait }: SendOptions): Promise<SendResult> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (attempt > 0) await wait(FIRST_PAUSE_MS * 2 ** (attempt - 1));
    const result = await sendOnce(fields, fetch);
    if (result) return result;
  }
  return { status: 'failed', message: leadMessages.failed, retryAfterMs: 0 };
}

/** One attempt; null when another one may help. */
async function sendOnce(fields: Record<string, unknown>, fetch: SendOptions['fetch']): Promise<SendResult | null> {
  try {
    const answer = await fetch(LEADS_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(fields),
      // The enquiry goes on even when the visitor leaves the page right after the press.
      keepalive: true,
    });
    if (answer.status >= 500) return null;
    const body = (await answer.json()) as LeadAnswer;
    if (answer.ok) return { status: 'stored', reference: body.reference ?? null };
    const { message = leadMessages.failed, fields: wrong = {}, challenge } = body.error ?? {};
    if (answer.status !== TOO_MANY) return { status: 'refused', message, fields: wrong };
    const retryAfterMs = Number(answer.headers.get('Retry-After')) * 1000 || 0;
    return { status: 'failed', message, retryAfterMs, ...(challenge && { challenge }) };
  } catch {
    return null;
  }
}

/** What the Worker answers, as far as it is read here. */
interface LeadAnswer {
  reference?: string | null;
  error?: { message?: string; fields?: LeadFieldErrors; challenge?: string };
}
