import type { Context } from 'hono';
import { originsOf } from '../content/content-origins.ts';
import { upstreamAddress } from '../content/media-path.ts';
import { failure } from '../failure.ts';
import type { AppEnv } from '../tools.ts';
import { makeVariant, type PictureMaker, type Variant, wantedVariant } from './media-variant.ts';

/** Formats that a browser shows as a picture and that cannot hold script. SVG can. */
const TYPES = new Set(['image/avif', 'image/webp', 'image/jpeg', 'image/png', 'image/gif']);
const MAX_BYTES = 12 * 1024 * 1024;
const TIMEOUT_MS = 5000;
/** Uploads keep their name for good: the content system never writes another picture under the same one. */
const CACHE_CONTROL = 'public, max-age=31536000';

/**
 * Pictures of the content system under our own address, so that visitors meet no other host (row CMS-12). `?w=` asks for a smaller
 * one; where the platform can make pictures (binding `IMAGES`), it does, in the best format the browser takes.
 */
export async function media(c: Context<AppEnv>): Promise<Response> {
  const { pathname, searchParams } = new URL(c.req.url);
  const rest = pathname.slice('/media/'.length);
  if (!rest || /%(?:2f|5c|[01][0-9a-f]|7f)|\/\/|\\|%(?![0-9a-f]{2})/i.test(rest)) return missing(c);
  const address = upstreamAddress(pathname, originsOf(c.get('tools').settings));
  if (!address) return missing(c);
  const answer = await original(c, address);
  if (!answer) return failure(c, 504, 'upstream', 'The picture cannot be read right now.', { headers: { 'Retry-After': '30' } });
  const type = answer.headers.get('Content-Type')?.split(';')[0]?.trim() ?? '';
  const size = Number(answer.headers.get('Content-Length') ?? 0);
  if (answer.ok && TYPES.has(type) && size <= MAX_BYTES) {
    const images = c.env.IMAGES;
    const variant = images ? wantedVariant(searchParams, c.req.header('Accept') ?? '', type) : null;
    return variant && images ? resized(c, images, answer, { type, variant }) : whole(answer.body, { type, size });
  }
  await answer.body?.cancel();
  if (answer.status >= 500)
    return failure(c, 502, 'upstream', 'The picture cannot be read right now.', { headers: { 'Retry-After': '30' } });
  return missing(c);
}

/** Null when there is no answer in time. */
async function original(c: Context<AppEnv>, address: string): Promise<Response | null> {
  try {
    return await fetch(address, {
      headers: { accept: [...TYPES].join(', ') },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      cf: { cacheEverything: true, cacheTtlByStatus: { '200-299': 31_536_000, '404': 60, '500-599': 0 } },
    });
  } catch (error) {
    c.get('tools').log(`A picture could not be read: ${error instanceof Error ? error.name : 'no error'}`);
    return null;
  }
}

function whole(body: ReadableStream | null, { type, size }: { type: string; size: number }): Response {
  return new Response(size ? body : body?.pipeThrough(limitTo(MAX_BYTES)), {
    headers: { 'Content-Type': type, 'Cache-Control': CACHE_CONTROL, ...(size && { 'Content-Length': String(size) }) },
  });
}

/** Made once in a place and kept there. A picture that cannot be made is sent as it is, for a minute only. */
async function resized(
  c: Context<AppEnv>,
  images: PictureMaker,
  answer: Response,
  wanted: { type: string; variant: Variant },
): Promise<Response> {
  const { type, variant } = wanted;
  const { pathname } = new URL(c.req.url);
  const key = new Request(`https://media.cache${pathname}?w=${variant.width ?? ''}&f=${variant.format ?? ''}`);
  const kept = await caches.default.match(key);
  if (kept) {
    await answer.body?.cancel();
    // Headers of what the cache hands out cannot be changed, and every answer gets more of them.
    return new Response(kept.body, kept);
  }
  const bytes = await new Response(answer.body?.pipeThrough(limitTo(MAX_BYTES))).arrayBuffer();
  const made = await makeVariant(images, bytes, wanted);
  if (!made?.ok) {
    c.get('tools').log('A picture could not be made smaller; the original serves');
    return new Response(bytes, { headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=60', Vary: 'Accept' } });
  }
  const headers = {
    'Content-Type': made.headers.get('Content-Type') ?? variant.format ?? type,
    'Cache-Control': CACHE_CONTROL,
    Vary: 'Accept',
  };
  const finished = new Response(made.body, { headers });
  c.get('tools').waitUntil(caches.default.put(key, finished.clone()));
  return finished;
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
