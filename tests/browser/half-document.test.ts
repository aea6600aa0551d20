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
/** Before what a document stops. */
let stopsAt = ROOT;
/** Lets the rest of the document go. */
let release = (): void => {};

/** The site, whose documents stop on the way until they are let go. */
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
        const at = html.indexOf(stopsAt);
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

it('a document that ends in the menu of wide screens has that of small ones whole, and nothing of this one', async () => {
  stopsAt = 'id="services-panel"';
  const open = async (width: number) => {
    const visited = await visit({ viewport: { width, height: 844 } });
    await visited.page.goto(`${url}/about-us`, { waitUntil: 'commit' });
    await visited.page.getByRole('link', { name: 'Aesthetic Clinic' }).first().waitFor();
    return visited;
  };
  const phone = await open(390);
  // The button is seen before the icons are there.
  await phone.page.getByRole('button', { name: 'Open menu' }).locator('path').waitFor();
  await phone.page.getByRole('button', { name: 'Open menu' }).click();
  await phone.page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Contact Us' }).waitFor();
  expect(await phone.page.locator('main').count()).toBe(0);
  release();
  await phone.page.locator('main h1').waitFor();
  await phone.end();

  const wide = await open(1280);
  const link = wide.page.locator('header a[href="/about-us"]').last();
  await link.waitFor({ state: 'attached' });
  expect(await link.isVisible()).toBe(false);
  release();
  await link.waitFor();
  await wide.end();
});
