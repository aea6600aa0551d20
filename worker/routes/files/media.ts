import type { Context } from 'hono';
import * as words from '#words/refusals';
import { MEDIA_PREFIX } from '../../../src/endpoints.ts';
import { originsOf } from '../../cms/client/content-origins.ts';
import { variantAddress } from '../../cms/client/purge-edge.ts';
import { withCredentials } from '../../cms/client/wordpress-access.ts';
import { upstreamAddress } from '../../cms/sanitise/media-path.ts';
import type { AppEnv } from '../../dependencies.ts';
import { isCurrent } from '../../html/finished-page.ts';
import { failure } from '../../lib/failure.ts';
import { addressGroup, addressOf } from '../../lib/request-headers.ts';
import { MediaShield } from './media-shield.ts';
import { isOfType, type MediaType, mediaTypeOf, PICTURE_TYPES } from './media-types.ts';
import { makeVariant, type PictureMaker, type Variant, wantedVariant } from './media-variant.ts';

const TIMEOUT_MS = 5000;
const DAY_SEC = 86_400;
/**
 * No longer, not even under an address that never means another file: in the memory of a browser nothing can be withdrawn, and editors tell
 * a patient who withdraws a consent how long it stays there.
 */
export const FOR_A_WEEK = `public, max-age=${7 * DAY_SEC}`;
/** What is opened by its address can do nothing: it is not a page of ours. */
const POLICY = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox";
const RANGE = /^bytes=(?:\d{1,12}-\d{0,12}|-\d{1,12})$/;

const shield = new MediaShield();

/**
 * Files of WordPress under our own address, so that visitors meet no other host (row CMS-12): pictures, what is played, what is
 * saved. `?w=` asks for a smaller picture; where the platform can make pictures (binding `IMAGES`), it does, in the best format the
 * browser takes. What was deleted in WordPress is 410 from the webhook on.
 */
export async function media(c: Context<AppEnv>): Promise<Response> {
  const { settings, marks, now } = c.get('deps');
  const { pathname } = new URL(c.req.url);
  const rest = pathname.slice(MEDIA_PREFIX.length);
  const asked = mediaTypeOf(pathname);
  if (!rest || !asked || /%(?:2f|5c|[01][0-9a-f]|7f)|\/\/|\\|%(?![0-9a-f]{2})/i.test(rest)) return missing(c);
  const mark = (await marks.lookup())(pathname);
  if (mark === 'gone') return failure(c, 410, 'gone', words.fileGone);
  const address = upstreamAddress(pathname, originsOf(settings));
  const sender = senderOf(c);
  const verdict = address ? shield.judge(pathname, sender, now()) : 'missing';
  if (verdict === 'wait')
    return failure(c, 429, 'too-many', words.manyFiles, {
      headers: { 'Retry-After': '60' },
    });
  if (verdict === 'missing' || !address) return missing(c);
  const source = mark ? `${address}?v=${mark.version}` : address;
  let range = askedRange(c, asked);
  let answer = await original(c, source, asked, range);
  if (answer && range && !isOfVersion(answer, c.req.header('If-Range'))) {
    await answer.body?.cancel();
    range = '';
    answer = await original(c, source, asked);
  }
  if (!answer) return unreadable(c, 504);
  if (!isWhatItSays(answer, asked, range)) {
    await answer.body?.cancel();
    if (answer.status >= 500) return unreadable(c, 502);
    // Only what WordPress says itself: a firewall's page or a redirect may be gone in a second.
    if (answer.status === 404 || answer.status === 410) shield.missed(pathname, sender, now());
    return missing(c);
  }
  shield.found(pathname);
  return asked.kind === 'picture'
    ? picture(c, answer, { version: mark?.version, maxBytes: asked.maxBytes })
    : file(c, answer, asked);
}

/** The part of a recording or a document that is asked for; empty for the whole, which pictures are asked for alone. */
function askedRange(c: Context<AppEnv>, { kind }: MediaType): string {
  const range = c.req.header('Range') ?? '';
  return kind !== 'picture' && RANGE.test(range) ? range : '';
}

/** Null where the platform names no address. */
function senderOf(c: Context<AppEnv>): string | null {
  const address = addressOf(c);
  return address && addressGroup(address);
}

const typeOf = (answer: Response): string => answer.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';

/** Bytes of the whole file, where somebody says; 0 where nobody does. */
const sizeOf = (answer: Response): number =>
  Number(/\/(\d+)$/.exec(answer.headers.get('Content-Range') ?? '')?.[1] ?? answer.headers.get('Content-Length') ?? 0);

/** A part that nobody asked for would be shown, and kept for a week, as the whole. */
const isWhatItSays = (answer: Response, asked: MediaType, range: string): boolean =>
  (answer.status === 200 || (range !== '' && (answer.status === 206 || answer.status === 416))) &&
  (answer.status === 416 || isOfType(typeOf(answer), asked)) &&
  sizeOf(answer) <= asked.maxBytes;

/** Null when there is no answer in time. How long the file itself may take is for the visitor's line to say. */
async function original(c: Context<AppEnv>, address: string, { kind }: MediaType, range = ''): Promise<Response | null> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const load = withCredentials((input, init) => fetch(input, init), c.get('deps').settings);
    return await load(address, {
      headers: {
        accept: kind === 'picture' ? [...PICTURE_TYPES].join(', ') : '*/*',
        ...(range && { range }),
      },
      redirect: 'manual',
      signal: controller.signal,
      cf: { cacheEverything: true, cacheTtlByStatus: { '200-299': DAY_SEC, '404': 60, '500-599': 0 } },
    });
  } catch (error) {
    c.get('deps').log(`A file could not be read: ${error instanceof Error ? error.name : 'no error'}`);
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Whether a part belongs to the file that a visitor has the rest of (`If-Range`); any other answer does. Compared here, for nobody says
 * that the edge, which keeps the file, does so. A weak validator promises no bytes.
 */
function isOfVersion({ status, headers }: Response, ifRange: string | undefined): boolean {
  if ((status !== 206 && status !== 416) || !ifRange) return true;
  return !ifRange.startsWith('W/') && (ifRange === headers.get('ETag') || ifRange === headers.get('Last-Modified'));
}

/** Whether the visitor's copy is this file. Where both are given, the validator counts and not the time. */
function isUnchanged(c: Context<AppEnv>, { headers }: Response): boolean {
  const known = c.req.header('If-None-Match');
  if (known) return isCurrent(known, headers.get('ETag')?.replace(/^W\//, '') ?? '');
  return Date.parse(headers.get('Last-Modified') ?? '') <= Date.parse(c.req.header('If-Modified-Since') ?? '');
}

interface AnsweredPicture {
  version: string | undefined;
  maxBytes: number;
}

function picture(c: Context<AppEnv>, answer: Response, wanted: AnsweredPicture): Response | Promise<Response> {
  const type = typeOf(answer);
  const size = sizeOf(answer);
  const images = c.env.IMAGES;
  const variant = images ? wantedVariant(new URL(c.req.url).searchParams, c.req.header('Accept') ?? '', type) : null;
  if (variant && images) return resized(c, images, answer, { ...wanted, type, variant });
  return new Response(limited(answer, wanted.maxBytes), {
    headers: { 'Content-Type': type, 'Cache-Control': FOR_A_WEEK, ...(size && { 'Content-Length': String(size) }) },
  });
}

/** A document is saved, by whatever name the link gives it; a recording is played in the page, in parts as the player asks for them. */
async function file(c: Context<AppEnv>, answer: Response, asked: MediaType): Promise<Response> {
  c.set('policy', POLICY);
  const unchanged = answer.status !== 416 && isUnchanged(c, answer);
  const kept = [...(unchanged ? [] : ['Content-Length', 'Content-Range']), 'ETag', 'Last-Modified'];
  const headers = kept.flatMap((name): [string, string][] => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  if (unchanged) {
    await answer.body?.cancel();
    return new Response(null, { status: 304, headers: { ...Object.fromEntries(headers), 'Cache-Control': FOR_A_WEEK } });
  }
  return new Response(limited(answer, asked.maxBytes), {
    status: answer.status,
    headers: {
      ...Object.fromEntries(headers),
      'Content-Type': asked.type + (asked.type.startsWith('text/') ? '; charset=utf-8' : ''),
      'Content-Disposition': asked.kind === 'text-track' ? 'inline' : 'attachment',
      'Accept-Ranges': 'bytes',
      'Cache-Control': FOR_A_WEEK,
    },
  });
}

/** Made once in a place and kept there. A picture that cannot be made is sent as it is, for a minute only. */
async function resized(
  c: Context<AppEnv>,
  images: PictureMaker,
  answer: Response,
  wanted: AnsweredPicture & { type: string; variant: Variant },
): Promise<Response> {
  const { type, variant, version = '', maxBytes } = wanted;
  const { pathname } = new URL(c.req.url);
  const key = new Request(variantAddress(c.get('deps').settings.SITE_ORIGIN, pathname, { ...variant, version }));
  // Where the cache of the place fails the picture is made again.
  const kept = await caches.default.match(key).catch(() => undefined);
  if (kept) {
    await answer.body?.cancel();
    // Headers of what the cache hands out cannot be changed, and every answer gets more of them.
    return new Response(kept.body, kept);
  }
  const bytes = await new Response(limited(answer, maxBytes)).arrayBuffer();
  const made = await makeVariant(images, bytes, wanted);
  if (!made?.ok) {
    c.get('deps').log('A picture could not be made smaller; the original serves');
    return new Response(bytes, { headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=60', Vary: 'Accept' } });
  }
  const headers = {
    'Content-Type': made.headers.get('Content-Type') ?? variant.format ?? type,
    'Cache-Control': FOR_A_WEEK,
    Vary: 'Accept',
  };
  const finished = new Response(made.body, { headers });
  c.get('deps').waitUntil(caches.default.put(key, finished.clone()).catch(() => undefined));
  return finished;
}

/**
 * A body whose length nobody stated is broken off at the first byte too many; one with a length has been measured. Of what came packed the
 * length is that of the package.
 */
function limited(answer: Response, maxBytes: number): ReadableStream | null {
  const { body, headers } = answer;
  if (!body || (headers.has('Content-Length') && !headers.has('Content-Encoding'))) return body;
  let passed = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      passed += chunk.byteLength;
      if (passed > maxBytes) controller.error(new Error('The file is too large'));
      else controller.enqueue(chunk);
    },
  });
  return body.pipeThrough(limit);
}

const missing = (c: Context<AppEnv>): Response => failure(c, 404, 'not-found', words.noFile);

const unreadable = (c: Context<AppEnv>, status: 502 | 504): Response =>
  failure(c, status, 'upstream', words.fileUnavailable, { headers: { 'Retry-After': '30' } });
