import { DeadlineError, within } from '../lib/within.ts';

export type LeadBody =
  | { ok: true; input: Record<string, unknown>; kind: 'json' | 'form' }
  | { ok: false; status: 400 | 408 | 413 | 415; code: string; message: string };

export const MAX_BODY_BYTES = 8 * 1024;
export const BODY_TIMEOUT_MS = 5000;

const KINDS: Record<string, 'json' | 'form'> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
};

const refusals = {
  type: { ok: false, status: 415, code: 'unsupported-media-type', message: 'Send the form as JSON or as a URL-encoded form.' },
  size: { ok: false, status: 413, code: 'too-large', message: 'This form is too large.' },
  slow: { ok: false, status: 408, code: 'too-slow', message: 'The form did not arrive in time. Please try again.' },
  broken: { ok: false, status: 400, code: 'malformed', message: 'The form could not be read.' },
} as const satisfies Record<string, LeadBody>;

class TooLargeError extends Error {}

/**
 * Reads the body of a form post into one flat record, with limits on size and time. Says nothing about the fields' values.
 * Of a field sent twice the first counts. Never throws and repeats nothing of the body in its messages.
 */
export async function readLeadBody(request: Request): Promise<LeadBody> {
  const kind = KINDS[request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''];
  if (!kind || request.headers.has('Content-Encoding')) return refusals.type;
  if (Number(request.headers.get('Content-Length')) > MAX_BODY_BYTES) return refusals.size;
  try {
    const text = await readText(request);
    const input = kind === 'json' ? parseFlatJson(text) : parseForm(text);
    return input ? { ok: true, input, kind } : refusals.broken;
  } catch (error) {
    if (error instanceof TooLargeError) return refusals.size;
    return error instanceof DeadlineError ? refusals.slow : refusals.broken;
  }
}

/** @throws TooLargeError, DeadlineError, TypeError when it is not UTF-8, or whatever broke the connection. */
async function readText(request: Request): Promise<string> {
  const reader = request.body?.getReader();
  if (!reader) return '';
  const collect = async (): Promise<string> => {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
    let text = '';
    let bytes = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      bytes += value.byteLength;
      if (bytes > MAX_BODY_BYTES) throw new TooLargeError();
      text += decoder.decode(value, { stream: true });
    }
  };
  try {
    return await within(collect(), BODY_TIMEOUT_MS);
  } finally {
    // Lets go of what is still on its way; a connection that is already broken has nothing to let go of.
    reader.cancel().catch(() => undefined);
  }
}

/** An object whose values are plain, null for anything else: a lead has no nested fields. @throws SyntaxError */
function parseFlatJson(text: string): Record<string, unknown> | null {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const entries: [string, unknown][] = Object.entries(value);
  return entries.some(([, field]) => typeof field === 'object' && field !== null) ? null : Object.fromEntries(entries);
}

function parseForm(text: string): Record<string, unknown> {
  return Object.fromEntries([...new URLSearchParams(text)].reverse());
}
