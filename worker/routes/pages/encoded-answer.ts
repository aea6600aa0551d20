import type { Context } from 'hono';
import type { AppEnv } from '../../dependencies.ts';
import { type Encoding, encodedDocument, encodedList, isDictionaryOffered } from '../../html/encoded-documents.ts';

/** What a deploy's encodings mean for an answer. */
export interface Encoded {
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
export const encodedResponse = (
  { encoding, bytes }: NonNullable<Encoded['encoded']>,
  headers: Record<string, string>,
): Response =>
  new Response(bytes, {
    headers: { 'Content-Type': 'text/html; charset=UTF-8', ...headers, 'Content-Encoding': encoding },
    encodeBody: 'manual',
  });
