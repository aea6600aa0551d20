import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useSharedSite } from '../built-site.ts';
import { useBrowser } from './browser.ts';
import { hydratedByItself } from './hydrated.ts';

const built = useSharedSite();
const visit = useBrowser();
const ROOT = '<div id="root"';

let front: Server;
let url = '';
/** Lets the rest of the document go. */
let release = (): void => {};

/** The site, whose documents stop before their body until they are let go. */
beforeAll(async () => {
  front = createServer(({ url: path = '/', method = 'GET', headers }, answered) => {
    const { hostname, port } = new URL(built.site.url);
    const passed = request({ hostname, port, path, method, headers: { ...headers, 'accept-encoding': 'identity' } }, (answer) => {
      const { 'content-length': _length, ...sent } = answer.headers;
      answered.writeHead(answer.statusCode ?? 502, sent);
      if (headers['sec-fetch-dest'] !== 'document') return void answer.pipe(answered);
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const html = Buffer.concat(parts);
        const at = html.indexOf(ROOT);
        answered.write(html.subarray(0, at));
        release = () => void answered.end(html.subarray(at));
      });
    });
    passed.on('error', () => answered.destroy());
    passed.end();
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => front.once('listening', listening));
  url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
});
afterAll(() => {
  front.closeAllConnections();
  front.close();
});

it.each(['/about-us', '/fr/rhinoplasty'])(
  'a first script that runs before the document has been read so far, as from a cache: %s comes alive all the same',
  async (path) => {
    const { page, end } = await visit();
    await page.addInitScript(() => {
      const note = ({ target }: Event) => {
        if (target instanceof HTMLScriptElement) document.documentElement.dataset['ran'] = String(document.body !== null);
      };
      document.addEventListener('load', note, true);
    });
    const loaded = page.goto(url + path);
    await page.waitForFunction(() => document.documentElement.dataset['ran']);
    expect(await page.locator('#root').count()).toBe(0);
    release();
    await loaded;
    await hydratedByItself(page);
    await end();
  },
);
