import { type LeadFieldErrors, leadMessages } from './lead.ts';

/** Where every form is posted, with and without script. */
export const LEADS_PATH = '/api/leads';

/** `stored`: it is on disk; the reference is null when it went straight to the clinic's system. */
export type SendResult =
  | { status: 'stored'; reference: string | null }
  | { status: 'refused'; message: string; fields: LeadFieldErrors }
  | { status: 'failed'; message: string };

interface SendOptions {
  fetch: typeof fetch;
  wait: (ms: number) => Promise<void>;
}

const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 1000;

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
  return { status: 'failed', message: leadMessages.failed };
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
    const body = (await answer.json()) as { reference?: string | null; error?: { message: string; fields?: LeadFieldErrors } };
    if (answer.ok) return { status: 'stored', reference: body.reference ?? null };
    return { status: 'refused', message: body.error?.message ?? leadMessages.failed, fields: body.error?.fields ?? {} };
  } catch {
    return null;
  }
}
