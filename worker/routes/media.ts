import type { Context } from 'hono';
import { failure } from '../failure.ts';
import type { AppEnv } from '../tools.ts';

const UPLOADS = '/wp-content/uploads/';
/** Formats that a browser shows as a picture and that cannot hold script. SVG can. */
const TYPES = new Set(['image/avif', 'image/webp', 'image/jpeg', 'image/png', 'image/gif']);
const MAX_BYTES = 12 * 1024 * 1024;
const TIMEOUT_MS = 5000;
/** Uploads keep their name for good: the content system never writes another picture under the same one. */
const CACHE_CONTROL = 'public, max-age=31536000';

/** Pictures of the content system under our own address, so that visitors meet no other host (row CMS-12). */
export async function media(c: Context<AppEnv>): Promise<Response> {
  const { pathname } = new URL(c.req.url);
  const rest = pathname.slice('/media/'.length);
  if (!rest || /%(?:2f|5c|[01][0-9a-f]|7f)|\/\/|\\|%(?![0-9a-f]{2})/i.test(rest)) return missing(c);
  const address = new URL(c.get('tools').settings.CONTENT_API).origin + UPLOADS + rest;
  let answer: Response;
  try {
    answer = await fetch(address, {
      headers: { accept: [...TYPES].join(', ') },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      cf: { cacheEverything: true, cacheTtlByStatus: { '200-299': 31_536_000, '404': 60, '500-599': 0 } },
    });
  } catch {
    return failure(c, 504, 'upstream', 'The picture cannot be read right now.', { headers: { 'Retry-After': '30' } });
  }
  const type = answer.headers.get('Content-Type')?.split(';')[0]?.trim() ?? '';
  const size = Number(answer.headers.get('Content-Length') ?? 0);
  if (answer.ok && TYPES.has(type) && size <= MAX_BYTES) {
    return new Response(size ? answer.body : answer.body?.pipeThrough(limitTo(MAX_BYTES)), {
      headers: { 'Content-Type': type, 'Cache-Control': CACHE_CONTROL, ...(size && { 'Content-Length': String(size) }) },
    });
  }
  await answer.body?.cancel();
  if (answer.status >= 500)
    return failure(c, 502, 'upstream', 'The picture cannot be read right now.', { headers: { 'Retry-After': '30' } });
  return missing(c);
}

/** Passes on a body whose length nobody stated, and breaks it off at the first byte too many. */
function limitTo(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let passed = 0;
  return new TransformStream({
    transform(chunk, controller) {
      passed += chunk.byteLength;
      if (passed > maxBytes) controller.error(new Error('The picture is too large'));
      else controller.enqueue(chunk);
    },
  });
}

const missing = (c: Context<AppEnv>): Response => failure(c, 404, 'not-found', 'There is no such picture.');
