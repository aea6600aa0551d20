/** PHP as WebAssembly: one instance, one request at a time. It blocks the event loop while it works. */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { npm, script } from './commands.mjs';

const PACKAGES = ['@php-wasm/node-8-3@3.1.53', '@php-wasm/universal@3.1.53'];
const SITE = '/wordpress';
const TOOLS = '/tools';
const DATABASE = '/database';
/**
 * WordPress compiled once instead of with every request, which then takes a third of the time. As it comes, PHP keeps compiled code
 * only as files, and under the name `wasm` not at all: it knows the servers by name for which it does.
 */
const COMPILED = {
  'opcache.file_cache': '',
  'opcache.file_cache_only': '0',
  'opcache.max_accelerated_files': '4000',
  'opcache.memory_consumption': '128',
  'opcache.validate_timestamps': '0',
};
const SERVER_NAME = 'cli-server';

/** A site that runs code (`php`) and, once told to `listen`, serves HTTP; a fresh one keeps nothing of what it changes. */
export async function wasmEngine({ home, port, fresh }) {
  const origin = `http://127.0.0.1:${port}`;
  const php = await openSite(home, fresh);
  const handler = new php.Handler({
    php,
    documentRoot: SITE,
    absoluteUrl: origin,
    cookieStore: false,
    getFileNotFoundAction: () => ({ type: 'internal-redirect', uri: '/index.php' }),
  });
  php.onMessage(async (message) => JSON.stringify(await relay(JSON.parse(message), origin)));
  const inTurn = createQueue();
  const server = http.createServer(async (request, response) => {
    const { url, method, headers } = request;
    const body = Buffer.concat(await request.toArray());
    try {
      const answer = await inTurn(() => handler.request({ url, method, headers, body }));
      response.writeHead(answer.httpStatusCode, answer.headers).end(Buffer.from(answer.bytes));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  // Node would close a connection that idled for five seconds, in the very moment in which it is used again after PHP has blocked everything.
  server.keepAliveTimeout = 0;
  return {
    tools: TOOLS,
    php: (code, mode) => inTurn(async () => output(await php.run({ code: script(SITE, port, code, mode) }))),
    listen: () => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve)),
    stop: async () => {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
      await inTurn(() => php.exit());
    },
  };
}

/** Unpacks an archive with PHP, so that no other tool is needed. */
export async function unzip(home, file, folder) {
  const php = await loadPhp(home, { '/archive': path.dirname(file), '/target': folder });
  const { text } = await php.run({
    code: `<?php
      $zip = new ZipArchive;
      echo true === $zip->open( '/archive/${path.basename(file)}' ) && $zip->extractTo( '/target' ) ? 'ok' : 'failed';`,
  });
  php.exit();
  if (text !== 'ok') throw new Error(`${file} could not be unpacked`);
}

/** A fresh site works on a copy of the database in memory. */
async function openSite(home, fresh) {
  const stored = path.join(home, 'database');
  const mounts = { [SITE]: path.join(home, 'site'), [TOOLS]: import.meta.dirname };
  const php = await loadPhp(home, fresh ? mounts : { ...mounts, [DATABASE]: stored });
  if (fresh) {
    php.mkdirTree(DATABASE);
    for (const name of fs.readdirSync(stored)) {
      php.writeFile(`${DATABASE}/${name}`, fs.readFileSync(path.join(stored, name)));
    }
  }
  return php;
}

async function loadPhp(home, mounts) {
  const runtime = path.join(home, 'runtime');
  const modules = path.join(runtime, 'node_modules');
  if (!fs.existsSync(path.join(modules, '@php-wasm', 'node-8-3', 'index.js'))) {
    fs.mkdirSync(runtime, { recursive: true });
    fs.writeFileSync(path.join(runtime, 'package.json'), '{ "private": true }\n');
    await npm('install', '--prefix', runtime, '--no-save', '--ignore-scripts', ...PACKAGES);
  }
  const load = (name) => import(/* @vite-ignore */ pathToFileURL(path.join(modules, name, 'index.js')).href);
  const { PHP, loadPHPRuntime, PHPRequestHandler, setPhpIniEntries } = await load('@php-wasm/universal');
  const { getPHPLoaderModule } = await load('@php-wasm/node-8-3');
  const php = new PHP(await loadPHPRuntime(await getPHPLoaderModule(), {}));
  php.Handler = PHPRequestHandler;
  await php.setSapiName(SERVER_NAME);
  await setPhpIniEntries(php, COMPILED);
  for (const [inside, outside] of Object.entries(mounts)) {
    await php.mount(inside, (_, files, point) => {
      files.mkdirTree(point);
      files.mount(files.filesystems.NODEFS, { root: outside }, point);
      return () => files.unmount(point);
    });
  }
  return php;
}

function createQueue() {
  let queue = Promise.resolve();
  return (task) => {
    const turn = queue.then(task);
    queue = turn.catch(() => {});
    return turn;
  };
}

function output({ text, exitCode, errors }) {
  if (exitCode) throw new Error(`PHP ended with ${exitCode}: ${errors || text}`);
  return text;
}

/**
 * Carries a request of WordPress out. One to the site itself would wait for its own end; WordPress starts its clock by one for whose answer
 * it does not wait, which then has its turn.
 */
async function relay({ url, method, headers, body, timeout, blocking }, origin) {
  if (new URL(url).origin === origin) {
    if (blocking !== false) return { error: 'Loopback request' };
    // Whether it arrives is nobody's concern, as with any web server.
    http.request(url, { method, agent: false }).on('error', () => {}).end();
    return { status: 200, headers: {}, body: '' };
  }
  try {
    const answer = await new Promise((resolve, reject) => {
      http
        .request(url, { method, headers, agent: false, signal: AbortSignal.timeout(timeout * 1000) }, resolve)
        .on('error', reject)
        .end(body || undefined);
    });
    return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(await answer.toArray()).toString() };
  } catch (error) {
    return { error: String(error) };
  }
}
