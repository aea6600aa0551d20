import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The one failure shape of every endpoint. `fields`: sentence by field name, for forms. `challenge`: site key of a check that would help. */
interface Failure {
  ok: false;
  error: { code: string; message: string; fields?: Record<string, string>; challenge?: string };
}

/** Answers a failure as JSON, never stored by anybody. The message is in English unless the headers say otherwise (`refused.ts`). */
export function failure(
  c: Context,
  status: ContentfulStatusCode,
  code: string,
  message: string,
  { fields, challenge, headers }: { fields?: Record<string, string>; challenge?: string; headers?: Record<string, string> } = {},
): Response {
  const body: Failure = { ok: false, error: { code, message, ...(fields && { fields }), ...(challenge && { challenge }) } };
  return c.json(body, status, { 'Cache-Control': 'no-store', 'Content-Language': 'en', ...headers });
}

/** The kind of an error for a log line. Its message stays out: nobody can promise that it repeats nothing a visitor typed. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/**
 * Logs that a request failed, and where. A stack begins with the message: in a plain `Error` those are words of ours, such as the file that
 * a build lacks; errors of the engine repeat what they stumbled over, `JSON.parse` its text, and their words stay out.
 */
export function logFailure({ name, message, stack = '' }: Error, facts: Record<string, string> = {}): void {
  const behind = stack.slice(Math.max(stack.indexOf(message), 0) + message.length).split('\n');
  const frames = behind.filter((line) => /^\s+at /.test(line)).join('\n');
  console.error(JSON.stringify({ event: 'request-failed', error: name, ...facts, stack: name === 'Error' ? stack : frames }));
}

/** Row ids, reasons and counts only: nothing in a log line may lead to a person without the store itself. */
export function report(event: string, facts: Record<string, string | number>): void {
  console.warn(JSON.stringify({ event, ...facts }));
}
