import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import { brotliCompressSync, constants } from 'node:zlib';
import { ASSETS_PREFIX } from '../../../src/endpoints.ts';
import { LOOPBACK, listen } from '../../../tests/upstream/loopback.ts';
import { type Kept, TEXT } from '../kept-answer.ts';
import { makeCertificate } from './certificate.ts';

/** What a page is made of, at the address of a server. */
export interface Front {
  origin: string;
  stop: () => Promise<void>;
}

/** What Cloudflare uses for what it compresses on the way. */
const QUALITY = 5;
const QUALITY_OF_FILES = 11;

/**
 * Puts Brotli and HTTP/2 in front of a server, as production does; without them, slow lines would measure the lack of them. Each address
 * is fetched and compressed once. `change` may change a document before that.
 */
export async function startFront(behind: string, change: (html: string) => string = (html) => html): Promise<Front> {
  const kept = new Map<string, Promise<Kept>>();
  const fetchOnce = async (path: string): Promise<Kept> => {
    const answer = await fetch(behind + path, { redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    const plain = Buffer.from(await answer.arrayBuffer());
    const changed = type.startsWith('text/html') ? Buffer.from(change(plain.toString())) : plain;
    const headers = Object.fromEntries(
      [...answer.headers].filter(([name]) => !/^(content-(length|encoding)|transfer-|connection$|keep-alive$)/.test(name)),
    );
    if (!TEXT.test(type)) return { status: answer.status, headers, body: changed };
    const quality = path.startsWith(ASSETS_PREFIX) ? QUALITY_OF_FILES : QUALITY;
    const body = brotliCompressSync(changed, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    return { status: answer.status, headers: { ...headers, 'content-encoding': 'br' }, body };
  };
  const sessions = new Set<ServerHttp2Session>();
  const server = createSecureServer(await makeCertificate(), (request, response) => {
    const path = request.url ?? '/';
    const known = kept.get(path) ?? fetchOnce(path);
    kept.set(path, known);
    known.then(
      ({ status, headers, body }) => response.writeHead(status, { ...headers, 'content-length': body.length }).end(body),
      () => response.writeHead(502).end(),
    );
  });
  server.on('session', (session) => sessions.add(session));
  const port = await listen(server);
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const session of sessions) session.destroy();
    });
  return { origin: `https://${LOOPBACK}:${port}`, stop };
}

/** The same page as plain static HTML: no script at all. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
