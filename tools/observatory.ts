/**
 * The score of MDN's HTTP Observatory for the built site, on this machine: `npm run observatory -- --package <folder>`.
 * The package brings a data base, an install script and some 300 others along, so it is not a dependency of the site:
 * `mkdir /tmp/o && cd /tmp/o && npm init -y && npm install --ignore-scripts @mdn/mdn-http-observatory@1.4.8`, then
 * `--package /tmp/o/node_modules/@mdn/mdn-http-observatory`. Needs openssl, and ports 80 and 443 of 127.0.0.1: the observatory knows no others.
 * In front of the site stands what Cloudflare is in production: TLS, here by a certificate authority that is thrown away, and the
 * redirect from http.
 */
import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CommandError, commandLine, needsBuild } from '../scripts/command-line.ts';
import { startContent } from '../scripts/content-servers.ts';
import { startSite } from '../scripts/site.ts';

const WANTED_SCORE = 130;
const HOST = 'localhost';

const usage = `
npm run observatory -- --package <folder of @mdn/mdn-http-observatory>

The score of MDN's HTTP Observatory for the built site. Needs a build, openssl, and ports 80 and 443 of this machine.
How to get the package: head of tools/observatory.ts.`;
const { values } = commandLine(usage, {
  options: { package: { type: 'string', default: 'node_modules/@mdn/mdn-http-observatory' } },
});
const scanner = join(values.package, 'src/scan.js');
if (!existsSync(scanner))
  throw new CommandError(`There is no observatory in ${values.package}; the head of tools/observatory.ts says how to get it`);
needsBuild();

// Its install script would fetch this list. Empty it says of no host that browsers know it by heart, which only costs points.
const preloaded = join(values.package, 'conf/hsts-preload.json');
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');

/** An authority and a certificate by it, both good for this run. */
function certificates(folder: string): { ca: string; key: Buffer; cert: Buffer } {
  const at = (name: string): string => join(folder, name);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' });
  const subject = ['-subj', `/CN=${HOST}`, '-days', '2', '-nodes'];
  openssl(
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-keyout',
    at('ca.key'),
    '-out',
    at('ca.pem'),
    ...subject.with(1, '/CN=Throw-away'),
  );
  openssl(
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-CA',
    at('ca.pem'),
    '-CAkey',
    at('ca.key'),
    '-keyout',
    at('key.pem'),
    '-out',
    at('cert.pem'),
    '-addext',
    `subjectAltName=DNS:${HOST}`,
    '-addext',
    'basicConstraints=critical,CA:FALSE',
    ...subject,
  );
  return { ca: at('ca.pem'), key: readFileSync(at('key.pem')), cert: readFileSync(at('cert.pem')) };
}

/** Hands a request on to the site and its answer back. */
const forwardTo =
  (site: URL) =>
  (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { method, url: path, headers } = incoming;
    const onward = request({ host: site.hostname, port: site.port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  };

async function listening<S extends Server>(server: S, port: number): Promise<S> {
  server.listen(port, HOST);
  await once(server, 'listening');
  return server;
}

const folder = mkdtempSync(join(tmpdir(), 'observatory-'));
const content = await startContent('embedded');
const site = await startSite({ persistTo: join(folder, 'state'), vars: { ...content.vars, SITE_ORIGIN: `https://${HOST}` } });
const servers: Server[] = [];
try {
  const { ca, key, cert } = certificates(folder);
  servers.push(await listening(createTlsServer({ key, cert }, forwardTo(new URL(site.url))), 443));
  const toTls = createServer(({ url }, answer) => answer.writeHead(301, { Location: `https://${HOST}${url}` }).end());
  servers.push(await listening(toTls, 80));
  const { stdout } = await promisify(execFile)(process.execPath, [scanner, HOST], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: ca },
  });
  const { scan, tests, error } = JSON.parse(stdout) as {
    scan: { score: number; grade: string };
    tests: Record<string, { result: string; scoreModifier: number }>;
    error?: string;
  };
  if (error) throw new Error(error);
  for (const [name, { result, scoreModifier }] of Object.entries(tests))
    console.log(`${String(scoreModifier).padStart(4)}  ${name}: ${result}`);
  console.log(`${scan.grade}, ${scan.score} points; wanted are ${WANTED_SCORE}`);
  process.exitCode = scan.score >= WANTED_SCORE ? 0 : 1;
} finally {
  for (const server of servers) server.close();
  await site.stop();
  await content.stop();
  rmSync(folder, { recursive: true, force: true });
}
