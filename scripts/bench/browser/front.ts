import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

/** What a page is made of, at the address of a server. */
export interface Front {
  origin: string;
  stop: () => Promise<void>;
}

interface Kept {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const TEXT = /^(text\/|application\/(json|javascript|manifest))|svg/;
/** What Cloudflare uses for what it compresses on the way. */
const QUALITY = 5;
const QUALITY_OF_FILES = 11;

/**
 * Puts Brotli in front of a server, as production does; without it, slow lines would measure the lack of it. Each address is
 * fetched and compressed once. `change` may change a document before that.
 */
export async function startFront(behind: string, change: (html: string) => string = (html) => html): Promise<Front> {
  const kept = new Map<string, Promise<Kept>>();
  const fetchOnce = async (path: string): Promise<Kept> => {
    const answer = await fetch(behind + path, { redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    const plain = Buffer.from(await answer.arrayBuffer());
    const changed = type.startsWith('text/html') ? Buffer.from(change(plain.toString())) : plain;
    const headers = Object.fromEntries(
      [...answer.headers].filter(([name]) => !/^(content-(length|encoding)|transfer-)/.test(name)),
    );
    if (!TEXT.test(type)) return { status: answer.status, headers, body: changed };
    const quality = path.startsWith('/assets/') ? QUALITY_OF_FILES : QUALITY;
    const body = brotliCompressSync(changed, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    return { status: answer.status, headers: { ...headers, 'content-encoding': 'br' }, body };
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const known = kept.get(path) ?? fetchOnce(path);
    kept.set(path, known);
    known.then(
      ({ status, headers, body }) => response.writeHead(status, { ...headers, 'content-length': body.length }).end(body),
      () => response.writeHead(502).end(),
    );
  });
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(address && typeof address === 'object' ? address.port : 0);
    }),
  );
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The same page as plain static HTML: no script at all. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
