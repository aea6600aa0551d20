import * as words from '#words/refusals';
import { readLimited, TooLargeError, TooSlowError } from '../lib/read-limited.ts';

export type LeadBody = { ok: true; input: Record<string, unknown>; kind: 'json' | 'form' } | UnreadBody;

/** Why a body was not read. `message` is in the language in which it is asked for. */
export interface UnreadBody {
  ok: false;
  status: 400 | 408 | 413 | 415;
  code: string;
  message: string;
}

/** Three bytes for a letter of Bengali, two thousand letters of a message, and the answer to a check by Cloudflare. */
export const MAX_BODY_BYTES = 12 * 1024;
/** A form writes nine characters for a letter of Devanagari, and a message may have 2,000 letters. */
export const MAX_FORM_BYTES = 32 * 1024;
export const BODY_TIMEOUT_MS = 5000;

const KINDS: ReadonlyMap<string, 'json' | 'form'> = new Map([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
]);

/** The sentence is read when it is said: by then it is known in which language. */
const refusal = (status: 400 | 408 | 413 | 415, code: string, sentence: () => string) =>
  ({
    ok: false,
    status,
    code,
    get message() {
      return sentence();
    },
  }) as const satisfies LeadBody;

const refusals = {
  type: refusal(415, 'unsupported-media-type', () => words.formType),
  size: refusal(413, 'too-large', () => words.tooLarge),
  slow: refusal(408, 'too-slow', () => words.tooSlow),
  broken: refusal(400, 'malformed', () => words.unreadable),
};

/** How a form was sent: by the application, by a browser without script, or neither. */
export const bodyKind = ({ headers }: Pick<Request, 'headers'>): 'json' | 'form' | undefined =>
  KINDS.get(headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '');

/**
 * Reads the body of a form post into one flat record, with limits on size and time. Says nothing about the fields' values.
 * Of a field sent twice the first counts. Never throws and repeats nothing of the body in its messages.
 */
export async function readLeadBody(request: Request): Promise<LeadBody> {
  const kind = bodyKind(request);
  if (!kind || request.headers.has('Content-Encoding')) return refusals.type;
  try {
    const maxBytes = kind === 'form' ? MAX_FORM_BYTES : MAX_BODY_BYTES;
    const text = await readLimited(request, { maxBytes, timeoutMs: BODY_TIMEOUT_MS });
    const input = kind === 'json' ? parseFlatJson(text) : parseForm(text);
    return input ? { ok: true, input, kind } : refusals.broken;
  } catch (error) {
    if (error instanceof TooLargeError) return refusals.size;
    return error instanceof TooSlowError ? refusals.slow : refusals.broken;
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
