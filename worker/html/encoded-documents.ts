import { DOCUMENTS_LIST, type EncodedList, encodedPath } from '../../src/endpoints.ts';
import { WeightedMap } from '../cache/weighted-map.ts';
import { type AssetFiles, buildFile } from '../lib/asset-files.ts';

export type Encoding = 'br' | 'dcz';

/** Bytes of encoded documents that one isolate keeps. */
const MEMORY_LIMIT = 2_000_000;
const kept = new WeightedMap<Uint8Array>(MEMORY_LIMIT);

/** Of this isolate; undefined until it was asked for, null where the deploy has encoded nothing. */
let list: EncodedList | null | undefined;

/** What the deploy has encoded (`scripts/encode-documents.ts`); null where it has not, and where that cannot be read now. */
export async function encodedList(assets: AssetFiles): Promise<EncodedList | null> {
  if (list !== undefined) return list;
  try {
    const answer = await buildFile(assets, DOCUMENTS_LIST);
    if (answer.ok) list = (await answer.json()) as EncodedList;
    else if (answer.status === 404) list = null;
  } catch {
    // Pages are sent without it; the next one asks again.
  }
  return list ?? null;
}

/** The platform rewrites the header, and says here what the browser sent. */
export function acceptsEncoding({ cf, headers }: Request, encoding: string): boolean {
  const accepted = String(cf?.['clientAcceptEncoding'] || headers.get('Accept-Encoding') || '');
  return accepted.split(',').some((name) => name.trim() === encoding);
}

/**
 * A document as the deploy has encoded it, in the best way that the browser takes: as a difference from the dictionary that it says it has
 * (RFC 9842), or by Brotli at its highest quality. Null where there is none for exactly this document: its origin, metadata or links are
 * others, or it is content; or where the file is not whole. `hash` is that of the document.
 */
export async function encodedDocument(
  assets: AssetFiles,
  hash: string,
  request: Request,
): Promise<{ encoding: Encoding; bytes: Uint8Array } | null> {
  const known = await encodedList(assets);
  const sizes = known?.documents[hash];
  if (!sizes) return null;
  const isOffered = isDictionaryOffered(request, known);
  const encoding = isOffered && acceptsEncoding(request, 'dcz') ? 'dcz' : 'br';
  if (!acceptsEncoding(request, encoding)) return null;
  const bytes = await encodedBytes(assets, hash, encoding);
  return bytes?.length === sizes[encoding] ? { encoding, bytes } : null;
}

/** Whether the browser has the dictionary of this build. */
export const isDictionaryOffered = ({ headers }: Request, { dictionary }: EncodedList): boolean =>
  headers.get('Available-Dictionary')?.trim() === `:${dictionary.digest}:`;

/** A file of the deploy's encodings; null where it cannot be had. */
export async function encodedBytes(assets: AssetFiles, name: string, encoding: Encoding | 'txt'): Promise<Uint8Array | null> {
  const path = encodedPath(name, encoding);
  const held = kept.get(path);
  if (held) return held;
  try {
    const answer = await buildFile(assets, path);
    if (!answer.ok) return null;
    const bytes = new Uint8Array(await answer.arrayBuffer());
    kept.set(path, bytes, bytes.length);
    return bytes;
  } catch {
    return null;
  }
}
