import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The one failure shape of every endpoint. `fields`: sentence by field name, for forms. */
export interface Failure {
  ok: false;
  error: { code: string; message: string; fields?: Record<string, string> };
}

/** Answers a failure as JSON, never stored by anybody. */
export function failure(
  c: Context,
  status: ContentfulStatusCode,
  code: string,
  message: string,
  { fields, headers }: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
): Response {
  const body: Failure = { ok: false, error: { code, message, ...(fields && { fields }) } };
  return c.json(body, status, { 'Cache-Control': 'no-store', ...headers });
}
