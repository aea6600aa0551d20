import type { Context } from 'hono';
import type { AppEnv } from '../../dependencies.ts';
import { acceptsEncoding, encodedBytes, encodedList } from '../../html/encoded-documents.ts';

/**
 * The dictionary of this build's documents (RFC 9842). Browsers keep it by its name and offer it with every page they ask for; that of
 * another build is not offered by any document any more.
 */
export async function documentDictionary(c: Context<AppEnv>): Promise<Response> {
  const { assets } = c.get('deps');
  const list = await encodedList(assets);
  if (c.req.path !== list?.dictionary.path) return c.notFound();
  const isBrotli = acceptsEncoding(c.req.raw, 'br');
  const bytes = await encodedBytes(assets, 'dictionary', isBrotli ? 'br' : 'txt');
  if (!bytes) return c.notFound();
  const headers = {
    'Content-Type': 'text/plain; charset=UTF-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
    // Documents, and those that are fetched ahead, which have no destination.
    'Use-As-Dictionary': 'match="/*", match-dest=("document" "")',
    Vary: 'Accept-Encoding',
    'X-Robots-Tag': 'noindex',
  };
  if (!isBrotli) return c.body(bytes.slice().buffer, 200, headers);
  return new Response(bytes, { headers: { ...headers, 'Content-Encoding': 'br' }, encodeBody: 'manual' });
}
