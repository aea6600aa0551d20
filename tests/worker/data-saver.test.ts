import { describe, expect, it } from 'vitest';
import { AGREEMENT_PATH, DATA_SAVER_PATH, LEADS_PATH } from '../../src/endpoints.ts';
import { SOON, setWorkerScene } from './worker-scene.ts';
import { SITE_ORIGIN } from './worker-site.ts';

const scene = setWorkerScene();

const ASKS = { 'Save-Data': 'on' };
/** A page of the build, one with metadata, a content page, an article, the gallery, a case of it. */
const PATHS = ['/terms-conditions', '/', '/blogs', '/blogs/every-block', '/gallery', '/gallery/hair-transplant/t20102'];

const isLite = (html: string): boolean => html.includes('<html lang="en" data-saver>');
const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await scene.visit(path, { headers });
  return { answer, html: await answer.text() };
};
/** Pictures and fonts that a browser would fetch, with script or without. */
const fetchedBy = (html: string): string[] => [
  ...[...html.matchAll(/<img\b[^>]*? src="([^"]*)"/g)].map(([, src]) => src ?? '').filter((src) => !src.endsWith('.svg')),
  ...[...html.matchAll(/<source(?![^>]*\(scripting: enabled\))[^>]*>/g)].map(([tag]) => tag),
  ...[...html.matchAll(/<link\b[^>]*as="font"[^>]*>/g)].map(([tag]) => tag),
];

describe('a document', () => {
  it.each(PATHS)('%s is lite where the browser asks to save data, and only there', async (path) => {
    const [plain, lite] = [await read(path), await read(path, ASKS)];
    expect([plain.answer.status, lite.answer.status]).toEqual([200, 200]);
    expect([isLite(plain.html), isLite(lite.html)]).toEqual([false, true]);
    expect(plain.html).toMatch(/<link\b[^>]*as="font"/);
    expect(plain.html).not.toContain('/data-saver.');
    expect(fetchedBy(lite.html)).toEqual([]);
    expect(lite.html).toMatch(/<link rel="stylesheet" href="\/assets\/static\/data-saver\.[^"]*\.css">/);
  });

  it.each(PATHS)('%s says what it depends on, and is revalidated each for itself', async (path) => {
    const [plain, lite] = [await read(path), await read(path, ASKS)];
    for (const { answer } of [plain, lite]) expect(answer.headers.get('Vary')).toContain('Save-Data, Cookie');
    const [plainTag, liteTag] = [plain.answer.headers.get('ETag') ?? '', lite.answer.headers.get('ETag') ?? ''];
    expect(liteTag).not.toBe(plainTag);
    const again = await read(path, { ...ASKS, 'If-None-Match': liteTag });
    expect([again.answer.status, again.answer.headers.get('Vary')]).toEqual([304, 'Save-Data, Cookie']);
    expect((await read(path, { 'If-None-Match': plainTag })).answer.status).toBe(304);
    expect((await read(path, { ...ASKS, 'If-None-Match': plainTag })).answer.status).toBe(200);
  });

  it.each([
    ['the visitor turned it on', { Cookie: 'data-saver=on' }, true],
    ['the line is 2g', { Cookie: 'data-saver=2g' }, true],
    ['the visitor turned it off, whatever the browser asks', { ...ASKS, Cookie: 'data-saver=off' }, false],
  ])('is lite or not where %s', async (_, headers, expected) => {
    expect(isLite((await read('/', headers)).html)).toBe(expected);
  });

  it('has the metadata of the clinic in its lite form, too, and the same words', async () => {
    const words = (html: string) => /<title[^>]*>([^<]*)/.exec(html)?.[1];
    await expect.poll(async () => words((await read('/', ASKS)).html), SOON).toBe(words((await read('/')).html));
    expect((await read('/', ASKS)).html).toContain(`<link rel="canonical" href="${SITE_ORIGIN}/"`);
  });

  it('is lite where nothing is found', async () => {
    const { answer, html } = await read('/nope', ASKS);
    expect([answer.status, isLite(html)]).toEqual([404, true]);
  });

  it('is lite after a form without script', async () => {
    const headers = { ...ASKS, Origin: SITE_ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' };
    const refused = await scene.visit(LEADS_PATH, { method: 'POST', headers, body: 'form=gallery&page=/gallery&name=' });
    const agreed = await scene.visit(AGREEMENT_PATH, { method: 'POST', headers, body: 'page=/gallery' });
    const shown = await agreed.text();
    expect([isLite(await refused.text()), isLite(shown)]).toEqual([true, true]);
    expect(fetchedBy(shown)).toEqual([]);
    expect(shown).toContain('Show picture, ');
    expect(isLite((await read('/enquiry', ASKS)).html)).toBe(true);
  });
});

describe('the switch', () => {
  const press = (body: string, headers: Record<string, string> = {}) =>
    scene.visit(DATA_SAVER_PATH, {
      method: 'POST',
      headers: { Origin: SITE_ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body,
    });

  it('says how it stands on each page, without script', async () => {
    const [plain, lite] = [await read('/'), await read('/', ASKS)];
    const form = ({ html }: { html: string }) => /<form id="data-saver"[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
    for (const part of ['method="post"', `action="${DATA_SAVER_PATH}"`, 'name="data-saver"', 'value="on"', 'Data saver: off.'])
      expect(form(plain)).toContain(part);
    for (const part of ['value="off"', 'Data saver: on.']) expect(form(lite)).toContain(part);
  });

  it.each(['on', 'off'])('remembers %s for a year on the device, and leads back to itself', async (choice) => {
    const answer = await press(`data-saver=${choice}`, { Referer: `${SITE_ORIGIN}/blogs?page=2` });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/blogs?page=2#data-saver']);
    expect(answer.headers.get('Set-Cookie')).toBe(`data-saver=${choice}; Max-Age=31536000; Path=/; SameSite=Lax`);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it.each([
    undefined,
    'https://elsewhere.example/blogs',
    `${SITE_ORIGIN}//elsewhere.example`,
    `${SITE_ORIGIN}/api/leads`,
    'no address',
  ])('leads home from %s', async (referrer) => {
    const answer = await press('data-saver=on', referrer ? { Referer: referrer } : {});
    expect(answer.headers.get('Location')).toBe('/#data-saver');
  });

  it('refuses other sites, other words and other methods', async () => {
    const foreign = await press('data-saver=on', { Origin: 'https://elsewhere.example' });
    expect([foreign.status, foreign.headers.get('Set-Cookie')]).toEqual([403, null]);
    for (const body of ['data-saver=2g', 'data-saver=on;%20Domain=x', '', 'other=on']) {
      const answer = await press(body);
      expect([body, answer.status, answer.headers.get('Set-Cookie')]).toEqual([body, 422, null]);
    }
    expect((await scene.visit(DATA_SAVER_PATH)).status).toBe(405);
  });
});
