import type { Context } from 'hono';
import { VARIES } from '../../../src/documents/reduced-data.ts';
import type { AppEnv } from '../../dependencies.ts';
import { type Encoding, encodedDocument, encodedList, isDictionaryOffered } from '../../html/encoded-documents.ts';
import { isCurrent } from '../../html/finished-page.ts';
import { isPrefetch } from '../../lib/request-headers.ts';
import { policyWithStyles } from '../../middleware/security-headers.ts';
import type { EdgeCacheState } from './page-answer.ts';
import type { PageDocument } from './page-document.ts';

interface HtmlAnswer extends Partial<Encoded> {
  status: 200 | 404 | 409 | 410 | 422 | 429 | 500 | 503;
  state: EdgeCacheState;
  retryAfterSec?: number;
}

/**
 * Each visit asks whether a page is still the same. One that was fetched ahead is shown without: asking again is the round trip that it
 * was fetched to save. It is fresh for a minute, on this visitor's device alone.
 */
const freshness = (headers: Headers): string =>
  isPrefetch(headers) ? 'max-age=60, s-maxage=0, must-revalidate' : 'public, max-age=0, must-revalidate';

/** Sends HTML with its validator, encoded where the deploy has done so; answers 304 itself. */
export function htmlAnswer(
  c: Context<AppEnv>,
  { body, etag: own, styles = [] }: PageDocument,
  { status, state, retryAfterSec, dictionary, encoded }: HtmlAnswer,
): Response {
  // Each encoding is another representation of the same page.
  const etag = own && encoded ? own.replace(/"$/, `-${encoded.encoding}"`) : own;
  const headers: Record<string, string> = {
    'Cache-Control': etag && status === 200 ? freshness(c.req.raw.headers) : 'no-store',
    'X-Edge-Cache': state,
    Vary: dictionary === undefined ? VARIES : `${VARIES}, Accept-Encoding, Available-Dictionary`,
    ...(dictionary && { Link: `<${dictionary}>; rel="compression-dictionary"` }),
    ...(status !== 200 && { 'X-Robots-Tag': 'noindex' }),
    ...(retryAfterSec && { 'Retry-After': String(retryAfterSec) }),
    ...(etag && status === 200 && { ETag: etag }),
  };
  // On a 304 as well: its headers take the place of those that the visitor's copy has.
  if (styles.length) c.set('policy', policyWithStyles(styles));
  if (own && status === 200 && isCurrent(c.req.header('If-None-Match'), own)) return c.body(null, 304, headers);
  return encoded ? encodedResponse(encoded, headers) : c.html(body, status, headers);
}

/** What a deploy's encodings mean for an answer. */
interface Encoded {
  /** Address of the dictionary where the browser does not have it, else null. */
  dictionary: string | null;
  encoded: { encoding: Encoding; bytes: Uint8Array } | null;
}

/** For a document with this validator, or for one that no deploy knows (null). Nothing where the deploy has encoded nothing. */
export async function encodedFor(c: Context<AppEnv>, etag: string | null): Promise<Partial<Encoded>> {
  const { assets } = c.get('deps');
  const list = await encodedList(assets);
  if (!list) return {};
  return {
    dictionary: isDictionaryOffered(c.req.raw, list) ? null : list.dictionary.path,
    encoded: etag ? await encodedDocument(assets, etag.slice(1, -1), c.req.raw) : null,
  };
}

/** Bytes that are encoded already. A response that is made of this one has to say `encodeBody` again, or is encoded twice. */
const encodedResponse = ({ encoding, bytes }: NonNullable<Encoded['encoded']>, headers: Record<string, string>): Response =>
  new Response(bytes, {
    headers: { 'Content-Type': 'text/html; charset=UTF-8', ...headers, 'Content-Encoding': encoding },
    encodeBody: 'manual',
  });
