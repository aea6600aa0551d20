import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask, createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { DICTIONARY_PREFIX } from '../../../src/endpoints.ts';
import { makeCertificate } from '../browser/certificate.ts';
import { type Kept, TEXT } from '../kept-answer.ts';
import type { Network } from './network.ts';

/** What stands behind the edge: one answer for each request. `posted`: what a form sends. */
export type Source = (path: string, headers: Record<string, string>, posted?: Buffer) => Promise<Response>;

/** A site at an address of the edge's side of the link. */
export interface Edge {
  origin: string;
  /** Ends every connection, and whatever could be taken up again by its ticket. */
  hangUp: () => Promise<void>;
  stop: () => Promise<void>;
}

/** What Cloudflare uses for what it compresses on the way. */
const QUALITY = 4;
/** Headers of a visitor that our documents depend on. */
const PASSED = ['cookie', 'save-data', 'sec-purpose', 'accept-encoding', 'available-dictionary'];
/** Headers that what is posted depends on as well. */
const PASSED_WITH_POSTS = [...PASSED, 'accept', 'content-type', 'sec-fetch-site', 'sec-fetch-mode', 'user-agent'];
const START_TIMEOUT_MS = 5_000;
const HANG_UP_MS = 1_000;
const KEEP_ALIVE_MS = 600_000;

/** What a deploy has encoded says so in its validator; the dictionary is named by its path. */
const OURS = /-(?:br|dcz)"$/;

/**
 * A site on this machine. What the deploy has encoded stays so; the rest is decoded, for the stand-in for the platform compresses
 * everything anew, by the first name that it knows of what is accepted.
 */
export const siteAt =
  (url: string): Source =>
  async (path, headers, posted) => {
    const accepted = headers['accept-encoding']?.includes('dcz') ? 'dcz, br' : 'br';
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      ask(url + path, { method: posted ? 'POST' : 'GET', headers: { ...headers, 'accept-encoding': accepted } }, resolve)
        .on('error', reject)
        .end(posted);
    });
    const isOurs = OURS.test(answer.headers.etag ?? '') || path.startsWith(DICTIONARY_PREFIX);
    const isCompressed = answer.headers['content-encoding'] === 'br' && !isOurs;
    const bytes = await buffer(answer);
    const pairs = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
      values.flatMap((value): [string, string][] => (name === 'content-encoding' && isCompressed ? [] : [[name, value]])),
    );
    return new Response(
      [204, 304].includes(answer.statusCode ?? 0) ? null : new Uint8Array(isCompressed ? brotliDecompressSync(bytes) : bytes),
      {
        status: answer.statusCode ?? 502,
        headers: pairs,
      },
    );
  };

/**
 * Puts an edge before a source: TLS 1.3 and HTTP/2 with priorities by nginx, Brotli as it compresses on the way. Each address is asked
 * for and compressed once, so that it answers at once, as from a warm isolate nearby.
 */
export async function startEdge(network: Network, source: Source, port: number): Promise<Edge> {
  const room = mkdtempSync(join(tmpdir(), 'bench-edge-'));
  const socket = join(room, 'source.sock');
  const server = keepingServer(source);
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  const { key, cert } = await makeCertificate();
  writeFileSync(join(room, 'key.pem'), key);
  writeFileSync(join(room, 'cert.pem'), cert);
  writeFileSync(join(room, 'nginx.conf'), configuration({ room, socket, address: `${network.address}:${port}` }));
  const [program = '', ...prefix] = network.edge;
  const nginx = spawn(program, [...prefix, 'nginx', '-p', room, '-c', join(room, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await isUp(nginx, join(room, 'nginx.pid'));
  return {
    origin: `https://${network.address}:${port}`,
    async hangUp() {
      // A new worker, whose keys for tickets are new; the old one goes once its connections have ended.
      nginx.kill('SIGHUP');
      await pause(HANG_UP_MS);
    },
    async stop() {
      const ended = new Promise((resolve) => nginx.once('exit', resolve));
      nginx.kill('SIGQUIT');
      server.closeAllConnections();
      server.close();
      await Promise.race([ended, pause(START_TIMEOUT_MS)]);
      rmSync(room, { recursive: true });
    },
  };
}

/** nginx writes its process id once it listens. */
async function isUp(nginx: ChildProcess, pidFile: string): Promise<void> {
  for (const begun = Date.now(); !existsSync(pidFile); await pause(20)) {
    if (nginx.exitCode !== null || Date.now() - begun > START_TIMEOUT_MS) throw new Error('nginx did not start');
  }
}

function keepingServer(source: Source): Server {
  const kept = new Map<string, Promise<Kept>>();
  // Longer than nginx keeps a connection (a minute): one that ends while it is being used is a file that fails.
  return createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    const path = request.url ?? '/';
    // A client-side router asks by HEAD where an address leads before it fetches what is exported there.
    const isKept = request.method !== 'POST';
    const headers = passedOn(request, isKept ? PASSED : PASSED_WITH_POSTS);
    const name = JSON.stringify([path, headers]);
    const known = isKept
      ? (kept.get(name) ?? answerOf(source, path, headers))
      : buffer(request).then((posted) => answerOf(source, path, headers, posted));
    if (isKept) kept.set(name, known);
    known.then(
      (answer) => response.writeHead(answer.status, { ...answer.headers, 'content-length': answer.body.length }).end(answer.body),
      (error: unknown) => {
        kept.delete(name);
        response.writeHead(502).end(String(error));
      },
    );
  });
}

const passedOn = ({ headers }: IncomingMessage, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])));

async function answerOf(source: Source, path: string, sent: Record<string, string>, posted?: Buffer): Promise<Kept> {
  const answer = await source(path, sent, posted);
  const plain = Buffer.from(await answer.arrayBuffer());
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !/^(content-(length|encoding)|transfer-|connection$|keep-alive$|date$)/.test(name)),
  );
  const encoding = answer.headers.get('content-encoding');
  if (encoding) return { status: answer.status, headers: { ...headers, 'content-encoding': encoding }, body: plain };
  if (!TEXT.test(answer.headers.get('content-type') ?? '')) return { status: answer.status, headers, body: plain };
  const body = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  return { status: answer.status, headers: { ...headers, 'content-encoding': 'br' }, body };
}

const configuration = ({ room, socket, address }: Record<'room' | 'socket' | 'address', string>): string => `
user root;
worker_processes 1;
daemon off;
pid ${room}/nginx.pid;
error_log stderr error;
events {}
http {
  access_log off;
  client_body_temp_path ${room}/body;
  proxy_temp_path ${room}/proxy;
  fastcgi_temp_path ${room}/fastcgi;
  uwsgi_temp_path ${room}/uwsgi;
  scgi_temp_path ${room}/scgi;
  upstream source { server unix:${socket}; keepalive 32; }
  server {
    listen ${address} ssl http2;
    ssl_certificate ${room}/cert.pem;
    ssl_certificate_key ${room}/key.pem;
    ssl_protocols TLSv1.3;
    # Small records: what has come can be read.
    ssl_buffer_size 4k;
    keepalive_timeout 600s;
    location / {
      proxy_pass http://source;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_buffers 64 16k;
    }
  }
}
`;
