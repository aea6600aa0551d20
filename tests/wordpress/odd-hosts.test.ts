import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type Site, startSite } from '../../scripts/site.ts';
import { startUpstream, type Upstream } from '../upstream/upstream.ts';
import { startWordPress } from './wordpress.mjs';

/** The first start fetches, installs and seeds. */
const FIRST_START_MS = 240_000;
const READ_MS = 60_000;
const HOME = fileURLToPath(new URL('../../.wordpress', import.meta.url));
const LOGIN = 'site:a word with a colon: in it';

let clinic: Upstream;
let wordpress: Awaited<ReturnType<typeof startWordPress>>;
const servers: Server[] = [];
const sites: Site[] = [];

beforeAll(async () => {
  clinic = await startUpstream();
  wordpress = await startWordPress({ home: HOME });
}, FIRST_START_MS);

afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await Promise.all([wordpress?.stop(), clinic?.stop()]);
});

/** A host before WordPress: shows what lies below `folder` there under `prefix` here, to those who have the login. */
async function host(prefix: string, folder: string, login?: string): Promise<{ origin: string; refused: () => number }> {
  let refused = 0;
  const wanted = login && `Basic ${Buffer.from(login).toString('base64')}`;
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    if (wanted && request.headers.authorization !== wanted) {
      refused += 1;
      response
        .writeHead(401, { 'www-authenticate': 'Basic realm="Staff"', 'content-type': 'text/html' })
        .end('<h1>Staff only</h1>');
      return;
    }
    if (!path.startsWith(prefix)) {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Nothing here</h1>');
      return;
    }
    const answer = await fetch(wordpress.url + folder + path.slice(prefix.length), { redirect: 'manual' });
    const { 'content-encoding': _, 'transfer-encoding': __, ...headers } = Object.fromEntries(answer.headers);
    response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, refused: () => refused };
}

/** Moves addresses that WordPress has stored, as its owner does after a move. */
const move = (from: string, to: string, more = '') =>
  wordpress.php(
    `global $wpdb; $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->posts} SET post_content = REPLACE( post_content, %s, %s )", '${from}', '${to}' ) ); ${more} wp_cache_flush();`,
  );

async function siteWith(name: string, vars: Record<string, string>): Promise<Site> {
  const persistTo = `.wrangler/test-odd-${name}`;
  rmSync(persistTo, { recursive: true, force: true });
  const site = await startSite({
    persistTo,
    logFile: `.cache/test-odd-${name}.log`,
    vars: { CLINIC_API: clinic.clinicApi, LEADS_API: clinic.leadsApi, CACHE_FRESH_SEC: '3600', ...vars },
  });
  sites.push(site);
  return site;
}

/** What an article shows: its status, and each picture of it with status and type. */
async function shown(site: Site, path: string) {
  const answer = await fetch(site.url + path, { signal: AbortSignal.timeout(30_000) });
  const html = await answer.text();
  const pictures = new Set([...html.matchAll(/<img[^>]*?src="(\/media\/[^"]+)"/g)].map(([, src = '']) => src));
  const answers = await Promise.all(
    [...pictures].map(async (src) => {
      const picture = await fetch(site.url + src);
      await picture.arrayBuffer();
      return `${picture.status} ${picture.headers.get('content-type')?.split('/')[0]}`;
    }),
  );
  return { status: answer.status, html, answers };
}

async function expectWhole(site: Site): Promise<string> {
  await expect
    .poll(async () => (await fetch(`${site.url}/blogs/every-block`)).status, { timeout: READ_MS, interval: 1000 })
    .toBe(200);
  const { html, answers } = await shown(site, '/blogs/every-block');
  expect(answers.length).toBeGreaterThan(1);
  expect(new Set(answers)).toEqual(new Set(['200 image']));
  expect(html).not.toContain('127.0.0.1:8890');
  const page = await shown(site, '/nose-jobs');
  expect([page.status, new Set(page.answers)]).toEqual([200, new Set(page.answers.length > 0 ? ['200 image'] : [])]);
  return html;
}

it(
  'a WordPress in a subfolder, behind Basic authentication',
  async () => {
    // Not `/wp`: WordPress would take that away from `/wp-json`, where the host before it has done so already.
    const { origin, refused } = await host('/cms/', '/', LOGIN);
    const installed = (url: string) => `update_option( 'siteurl', '${url}' ); update_option( 'home', '${url}' );`;
    await move(wordpress.url, `${origin}/cms`, installed(`${origin}/cms`));
    onTestFinished(async () => void (await move(`${origin}/cms`, wordpress.url, installed(wordpress.url))));
    const site = await siteWith('subfolder', { CONTENT_API: `${origin}/cms/wp-json/wp/v2`, CONTENT_LOGIN: LOGIN });
    const html = await expectWhole(site);
    expect(refused()).toBe(0);
    expect(html).not.toContain(origin);
    expect((await fetch(`${origin}/cms/wp-json/wp/v2/posts`)).status).toBe(401);
  },
  READ_MS * 3,
);

it(
  'media on a host of their own',
  async () => {
    const { origin } = await host('/clinic/', '/wp-content/uploads/');
    await move(
      `${wordpress.url}/wp-content/uploads`,
      `${origin}/clinic`,
      `update_option( 'upload_url_path', '${origin}/clinic' );`,
    );
    const site = await siteWith('cdn', { CONTENT_API: `${wordpress.url}/wp-json/wp/v2`, MEDIA_BASES: `${origin}/clinic/` });
    expect(await expectWhole(site)).not.toContain(origin);
  },
  READ_MS * 2,
);
