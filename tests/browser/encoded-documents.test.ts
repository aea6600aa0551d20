import { cpSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeDocuments } from '../../build/encode/encode-documents.ts';
import { DICTIONARY_PREFIX } from '../../src/endpoints.ts';
import { type Site, startSite } from '../built-site.ts';
import { startUpstream, type Upstream } from '../upstream/upstream.ts';
import { upstreamVars } from '../upstream/upstream-vars.ts';
import { onlyInChromium, useBrowser } from './browser.ts';
import { hydrated } from './hydrated.ts';

const ORIGIN = 'https://www.clinic.example';
const CLIENT = '.cache/encoded-client';
const visit = useBrowser();

let [upstream, site, front]: [Upstream?, Site?, Server?] = [];
let url = '';
/** What went over the line, in the order in which it was asked for. */
const sent: { path: string; encoding: string; bytes: number }[] = [];
const ofPath = (path: string) => sent.filter((answer) => answer.path === path);

/**
 * Counts what the browser gets: it tells pages nothing of a document that came through a service worker. The stand-in for the platform
 * encodes everything anew by the first name that it knows of what is accepted; Brotli is what the Worker has sent.
 */
function countingFront({ port, hostname }: URL): Server {
  return createServer((asked, answered) => {
    const { url: path = '', method = 'GET' } = asked;
    const headers = {
      ...asked.headers,
      'accept-encoding': String(asked.headers['accept-encoding']).includes('dcz') ? 'dcz, br' : 'br',
    };
    const passed = request({ hostname, port, path, method, headers }, (answer) => {
      const entry = { path, encoding: String(answer.headers['content-encoding'] ?? ''), bytes: 0 };
      sent.push(entry);
      answer.on('data', (chunk: Buffer) => {
        entry.bytes += chunk.length;
      });
      answered.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(answered);
    });
    passed.on('error', () => answered.destroy());
    asked.pipe(passed);
  });
}

beforeAll(async () => {
  rmSync(CLIENT, { recursive: true, force: true });
  cpSync('dist/client', CLIENT, { recursive: true });
  await encodeDocuments({
    folder: CLIENT,
    settings: { SITE_ORIGIN: ORIGIN, ENVIRONMENT: 'development', DEMO_CONTENT: 'off' },
    seoIds: {},
    paths: ['/contact-us', '/privacy-policy', '/patient-stories'],
  });
  upstream = await startUpstream();
  site = await startSite({
    persistTo: '.wrangler/test-encoded',
    logFile: '.cache/test-encoded.log',
    client: CLIENT,
    vars: { SITE_ORIGIN: ORIGIN, ...upstreamVars(upstream) },
  });
  front = countingFront(new URL(site.url));
  const { promise, resolve } = Promise.withResolvers<void>();
  front.listen(0, '127.0.0.1', resolve);
  await promise;
  url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
}, 120_000);
afterAll(async () => {
  front?.closeAllConnections();
  front?.close();
  await site?.stop();
  await upstream?.stop();
  rmSync(CLIENT, { recursive: true, force: true });
});

const dictionary = () => sent.find(({ path }) => path.startsWith(DICTIONARY_PREFIX));

/** Decision 038, in the browser that knows dictionaries. */
describe('a visitor whose browser knows dictionaries', () => {
  it('gets the second document as a difference, and sees the same page', async () => {
    sent.length = 0;
    const { page, end } = await visit({ javaScriptEnabled: false });
    await page.goto(`${url}/contact-us`);
    await expect.poll(() => dictionary()?.encoding).toBe('br');
    expect(ofPath('/contact-us')[0]?.encoding).toBe('br');
    await expect
      .poll(async () => {
        await page.goto(`${url}/privacy-policy`);
        return ofPath('/privacy-policy').at(-1)?.encoding;
      })
      .toBe('dcz');
    expect(ofPath('/privacy-policy').at(-1)?.bytes).toBeLessThan(6_000);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Terms and Conditions & Privacy Policy');
    expect(await page.getByRole('contentinfo').count()).toBe(1);
    // Not encoded by this deploy: it comes as it always did.
    await page.goto(`${url}/services`);
    expect(ofPath('/services').at(-1)?.encoding).not.toMatch(/^dcz/);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Our services');
    await end();
  });

  it('gets it through the service worker as well', async () => {
    onlyInChromium('Firefox offers the dictionaries that it has over https alone');
    sent.length = 0;
    const { page, end } = await visit();
    await page.goto(`${url}/contact-us`);
    await hydrated(page);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect.poll(() => dictionary()?.encoding).toBe('br');
    await expect
      .poll(async () => {
        await page.goto(`${url}/patient-stories`);
        return ofPath('/patient-stories').at(-1)?.encoding;
      })
      .toBe('dcz');
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Patient stories');
    await hydrated(page);
    await end();
  });

  it('is not asked to fetch it where data is dear', async () => {
    sent.length = 0;
    const { page, end } = await visit({ javaScriptEnabled: false, extraHTTPHeaders: { 'Save-Data': 'on' } });
    await page.goto(`${url}/contact-us`);
    await page.goto(`${url}/privacy-policy`);
    expect(dictionary()).toBeUndefined();
    await end();
  });
});
