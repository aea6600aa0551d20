import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { encodeDocuments } from '../../build/encode/encode-documents.ts';
import { writeSnapshot } from '../../build/snapshot.ts';
import { dictionaryState } from '../../scripts/smoke/dictionary.ts';
import { DOCUMENTS_LIST, type EncodedList, encodedPath } from '../../src/endpoints.ts';
import { HOME_SHARE_IMAGE, SEO_IDS } from '../upstream/clinic/seo-metadata.ts';
import { upstreamVars } from '../upstream/upstream-vars.ts';
import { setWorkerScene } from './worker-scene.ts';
import { SITE_ORIGIN, type WorkerSite } from './worker-site.ts';

const PATHS = ['/contact-us', '/gallery', '/about-us'];
const SETTINGS = { SITE_ORIGIN, ENVIRONMENT: 'development', DEMO_CONTENT: 'off' };
const CHROMIUM = 'gzip, deflate, br, zstd, dcb, dcz';
const HEAD_BYTES = 40;

let client = '';
let list: EncodedList;
let site: WorkerSite;
const scene = setWorkerScene();

beforeAll(async () => {
  client = await mkdtemp(join(tmpdir(), 'worker-encoded-'));
  cpSync(inject('workerBuild').plain, client, { recursive: true });
  list = await encodeDocuments({ folder: client, settings: SETTINGS, seoIds: {}, paths: PATHS });
  site = await scene.another({ client });
}, 60_000);
afterAll(() => rmSync(client, { recursive: true, force: true }));

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const offered = (digest = list.dictionary.digest) => ({ 'Accept-Encoding': CHROMIUM, 'Available-Dictionary': `:${digest}:` });
/** The text of an answer: what a deploy has not encoded, the stand-in for the platform compresses as it likes. */
async function textOf(answer: Response): Promise<string> {
  const bytes = await bytesOf(answer);
  const encoding = answer.headers.get('content-encoding');
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}
const plain = async (path: string) => (await scene.visit(path, { headers: { 'Accept-Encoding': 'identity' } })).text();
const withoutDictionary = async () =>
  (await site.visit(list.dictionary.path, { headers: { 'Accept-Encoding': 'identity' } })).text();

describe('documents that the deploy has encoded', () => {
  it('are a difference from the dictionary for whoever has it, and the same text', async () => {
    const dictionary = await bytesOf(await site.visit(list.dictionary.path, { headers: { 'Accept-Encoding': 'identity' } }));
    expect(createHash('sha256').update(dictionary).digest('base64')).toBe(list.dictionary.digest);
    for (const path of ['/rhinoplasty', '/contact-us', '/gallery']) {
      const answer = await site.visit(path, { headers: offered() });
      expect([path, answer.headers.get('content-encoding')]).toEqual([path, 'dcz']);
      const bytes = await bytesOf(answer);
      expect(bytes.length, path).toBeLessThan(7_000);
      expect(bytes.subarray(0, HEAD_BYTES).toString('hex')).toBe(
        `5e2a4d1820000000${Buffer.from(list.dictionary.digest, 'base64').toString('hex')}`,
      );
      expect(zstdDecompressSync(bytes.subarray(HEAD_BYTES), { dictionary }).toString()).toBe(await plain(path));
      expect(answer.headers.get('vary')).toBe('Save-Data, Cookie, Accept-Encoding, Available-Dictionary');
      expect(answer.headers.get('link')).toBeNull();
    }
  });

  it('are Brotli for the others, who are told of the dictionary', async () => {
    for (const headers of [
      { 'Accept-Encoding': 'br' },
      { ...offered('AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='), 'Accept-Encoding': 'br, dcz' },
    ]) {
      const answer = await site.visit('/contact-us', { headers });
      expect(answer.headers.get('content-encoding')).toBe('br');
      expect(answer.headers.get('link')).toBe(`<${list.dictionary.path}>; rel="compression-dictionary"`);
      expect(await textOf(answer)).toBe(await plain('/contact-us'));
    }
  });

  it('are as they were for a browser that takes neither', async () => {
    const answer = await site.visit('/contact-us', { headers: { 'Accept-Encoding': 'identity' } });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe(await plain('/contact-us'));
  });

  it('have a validator for each encoding, and any of them is answered 304', async () => {
    const tags = await Promise.all(
      [offered(), { 'Accept-Encoding': 'br' }, { 'Accept-Encoding': 'identity' }].map(async (headers) =>
        String((await site.visit('/contact-us', { headers })).headers.get('etag')),
      ),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of [...tags, `W/${tags[0]}`]) {
      const answer = await site.visit('/contact-us', { headers: { ...offered(), 'If-None-Match': tag } });
      expect([answer.status, answer.headers.get('etag')]).toEqual([304, tags[0]]);
    }
    expect((await site.visit('/contact-us', { headers: { ...offered(), 'If-None-Match': '"another-dcz"' } })).status).toBe(200);
  });

  it('are sent as they were while their files cannot be read, and encoded again once they can', async () => {
    const lost = `(new URL(input.url ?? input).pathname.startsWith('/_p/encoded/') && globalThis.isLost)`;
    const fault = `(env, request) => {
      globalThis.isLost = request?.headers.has('X-Lost');
      return { ASSETS: { fetch: (input, init) => ${lost} ? Promise.reject(new Error('internal error')) : env.ASSETS.fetch(input, init) } };
    }`;
    const shaky = await scene.another({ client, fault });
    // The list; then the document, with the list at hand.
    for (const path of ['/contact-us', '/gallery']) {
      const answer = await shaky.visit(path, { headers: { 'Accept-Encoding': 'br', 'X-Lost': '1' } });
      expect([path, answer.status]).toEqual([path, 200]);
      expect(await textOf(answer)).toBe(await plain(path));
      expect((await shaky.visit(path, { headers: offered() })).headers.get('content-encoding')).toBe('dcz');
    }
  });

  it('are never sent for another document: metadata of the clinic, data saving, content, an agreement', async () => {
    // Metadata of the clinic may come after the first answer: both sites have it before they are compared.
    for (const one of [site, scene]) {
      await expect.poll(async () => (await one.visit('/about-us')).text(), { timeout: 10_000 }).toContain('About Our Clinic');
    }
    const about = await site.visit('/about-us', { headers: offered() });
    expect(about.headers.get('content-encoding')).not.toBe('dcz');
    expect(await textOf(about)).toBe(await plain('/about-us'));
    for (const [path, headers] of [
      ['/contact-us', { 'Save-Data': 'on' }],
      ['/contact-us', { Cookie: 'data-saver=2g' }],
      ['/blogs', {}],
      ['/nothing-is-here', {}],
    ] as const) {
      const answer = await site.visit(path, { headers: { ...offered(), ...headers } });
      expect([path, answer.headers.get('content-encoding')]).not.toEqual([path, 'dcz']);
    }
    const saving = await site.visit('/contact-us', { headers: { 'Accept-Encoding': CHROMIUM, 'Save-Data': 'on' } });
    expect(saving.headers.get('link')).toBeNull();
    expect((await site.visit('/blogs', { headers: { 'Accept-Encoding': CHROMIUM } })).headers.get('link')).toContain(
      'dictionary',
    );
  });

  it('are sent with metadata of the clinic too, once it is what the deploy read: its picture is looked for as the Worker does', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'worker-encoded-metadata-'));
    cpSync(inject('workerBuild').plain, folder, { recursive: true });
    const variables = { SITE_ORIGIN, ...upstreamVars(scene.upstream), SEO_IDS: JSON.stringify(SEO_IDS) };
    await writeSnapshot(variables, folder);
    await encodeDocuments({ folder, settings: SETTINGS, seoIds: SEO_IDS, paths: ['/'] });
    const complete = await scene.another({ client: folder });
    const home = () => complete.visit('/', { headers: { 'Accept-Encoding': 'br' } });
    await expect.poll(async () => textOf(await home()), { timeout: 10_000 }).toContain(HOME_SHARE_IMAGE);
    const answer = await home();
    const encoded = readdirSync(join(folder, dirname(DOCUMENTS_LIST))).map((name) =>
      readFileSync(join(folder, dirname(DOCUMENTS_LIST), name)),
    );
    const sent = await bytesOf(answer);
    expect(encoded.some((bytes) => bytes.equals(sent))).toBe(true);
    rmSync(folder, { recursive: true, force: true });
  });

  it('are sent with what WordPress says in place of the files, as the deploy read it: on the pages that show it, and on the others', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'worker-encoded-records-'));
    cpSync(inject('workerBuild').plain, folder, { recursive: true });
    const PHONE = { label: 'General', e164: '+918012345678', shown: '+91 80123 45678' };
    const RISKS = [
      'Bleeding that needs a second look in theatre',
      'Swelling of nose and eyelids for two weeks',
      'Bruising below the eyes for some days',
    ];
    const fields = { clinic: { 'phones.general': PHONE }, 'services/rhinoplasty': { 'guide.risks.common': RISKS } };
    const records = Object.fromEntries(
      Object.entries(fields).map(([name, each]) => [name, { modified: '2026-11-22T12:00:00Z', fields: each }]),
    );
    scene.upstream.content.said = { schema: 'aaaa', drafts: {}, version: 'one', records };
    const vars = { NOTICE_SECRET: 'test-secret-of-the-notices' };
    await writeSnapshot({ SITE_ORIGIN, ...upstreamVars(scene.upstream), ...vars }, folder);
    await encodeDocuments({ folder, settings: SETTINGS, seoIds: {}, paths: ['/rhinoplasty', '/privacy-policy'] });
    const complete = await scene.another({ client: folder, vars });
    const encodings = readdirSync(join(folder, dirname(DOCUMENTS_LIST))).map((name) =>
      readFileSync(join(folder, dirname(DOCUMENTS_LIST), name)).toString('base64'),
    );
    for (const [path, said] of [
      ['/rhinoplasty', RISKS[0]],
      ['/privacy-policy', PHONE.shown],
    ] as const) {
      const visit = () => complete.visit(path, { headers: { 'Accept-Encoding': 'br' } });
      await expect.poll(async () => textOf(await visit()), { timeout: 10_000 }).toContain(said);
      expect(encodings, path).toContain((await bytesOf(await visit())).toString('base64'));
    }
    scene.upstream.content.said = null;
    rmSync(folder, { recursive: true, force: true });
  });

  it('come with a dictionary that browsers may keep, and with no other', async () => {
    const answer = await site.visit(list.dictionary.path, { headers: { 'Accept-Encoding': 'br' } });
    expect(
      Object.fromEntries(
        ['use-as-dictionary', 'cache-control', 'content-encoding', 'vary'].map((name) => [name, answer.headers.get(name)]),
      ),
    ).toEqual({
      'use-as-dictionary': 'match="/*", match-dest=("document" "")',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
    });
    expect(await textOf(answer)).toBe(await withoutDictionary());
    expect((await site.visit('/api/dictionary/0123456789abcdef')).status).toBe(404);
  });

  it('are looked for by the smoke test, which says where a zone takes them away', async () => {
    const visit = (path: string, init: { headers?: Record<string, string> } = {}) =>
      site.visit(path, { headers: { 'Accept-Encoding': 'identity', ...init.headers } });
    const plainVisit: typeof visit = async (path, init) => {
      const answer = await visit(path, init);
      return new Response(await textOf(answer), { headers: answer.headers });
    };
    expect(await dictionaryState((path, init) => (init ? visit(path, init) : plainVisit(path)))).toEqual({});
    expect(await dictionaryState((path) => plainVisit(path))).toEqual({ skipped: expect.stringContaining('passthrough') });
    expect(await dictionaryState((path) => scene.visit(path))).toEqual({ skipped: expect.stringContaining('no documents') });
  });

  it.each([
    ['gone', (file: string) => rmSync(file)],
    ['cut off', (file: string) => truncateSync(file, 1_000)],
  ])('are left out where their file is %s', async (_, harm) => {
    const folder = await mkdtemp(join(tmpdir(), 'worker-encoded-harmed-'));
    cpSync(client, folder, { recursive: true });
    for (const hash of Object.keys(list.documents)) harm(join(folder, encodedPath(hash, 'dcz')));
    const harmed = await scene.another({ client: folder });
    const answer = await harmed.visit('/contact-us', { headers: offered() });
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, (await scene.visit('/contact-us')).headers.get('etag')]);
    expect(await textOf(answer)).toBe(await plain('/contact-us'));
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('a site whose deploy has encoded nothing', () => {
  it('says nothing of dictionaries', async () => {
    const answer = await scene.visit('/contact-us', { headers: { 'Accept-Encoding': CHROMIUM } });
    expect([answer.headers.get('link'), answer.headers.get('vary')]).toEqual([null, 'Save-Data, Cookie']);
    expect((await scene.visit('/api/dictionary/0123456789abcdef')).status).toBe(404);
  });
});
