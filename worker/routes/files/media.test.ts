import { type Handler, Hono } from 'hono';
import { afterEach, expect, it, vi } from 'vitest';

/** Loaded by a name that the compiler does not follow: a route has the Worker's types, a test has Node's. */
const ROUTE: string = './media.ts';
const { media } = (await import(ROUTE)) as { media: Handler };

const settings = {
  CONTENT_API: 'https://cms.test/wp-json/wp/v2',
  SITE_ORIGIN: 'https://site.test',
  MEDIA_BASES: [],
  CONTENT_LOGIN: '',
  CONTENT_HEADERS: {},
};
const VALIDATORS = { ETag: '"new"', 'Last-Modified': 'Mon, 02 Nov 2026 10:00:00 GMT' };
const OLDER = 'Sun, 01 Nov 2026 10:00:00 GMT';

/** A file of sixteen bytes, as a server or the edge sends it that knows ranges and no conditions. */
function upstream(init: RequestInit, validators: Record<string, string>): Response {
  const [, from] = /^bytes=(\d+)-$/.exec(new Headers(init.headers).get('range') ?? '') ?? [];
  const headers = { 'Content-Type': 'application/pdf', ...validators };
  if (!from) return new Response('NEW-HEADNEW-TAIL', { headers: { ...headers, 'Content-Length': '16' } });
  if (Number(from) >= 16) return new Response(null, { status: 416, headers: { 'Content-Range': 'bytes */16' } });
  const part = 'NEW-HEADNEW-TAIL'.slice(Number(from));
  return new Response(part, { status: 206, headers: { ...headers, 'Content-Range': `bytes ${from}-15/16` } });
}

/** What a visitor is answered who asks for the file; `gone`: after it was withdrawn. `sent`: what the server asks itself in its place. */
async function ask(
  headers: Record<string, string>,
  {
    gone = false,
    validators = VALIDATORS,
    sent,
  }: { gone?: boolean; validators?: Record<string, string>; sent?: RequestInit } = {},
) {
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => upstream(sent ?? init, validators));
  const marks = { lookup: async () => () => (gone ? 'gone' : undefined) };
  const app = new Hono<{ Variables: { deps: object } }>();
  app.get('/media/*', (c, next) => {
    c.set('deps', { settings, marks, now: Date.now, log: () => {} });
    return media(c, next);
  });
  const answer = await app.request('https://site.test/media/2026/01/guide.pdf', { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['nothing that says of which file', {}],
  ['the validator of the file', { 'If-Range': '"new"' }],
  ['the time of the file', { 'If-Range': VALIDATORS['Last-Modified'] }],
])('answers a part to who has, by %s, the rest of it', async (_, condition) => {
  const { status, text, headers } = await ask({ Range: 'bytes=8-', ...condition });
  expect([status, text, headers.get('content-range')]).toEqual([206, 'NEW-TAIL', 'bytes 8-15/16']);
});

it.each([
  ['another validator', '8', '"old"'],
  ['another time', '8', OLDER],
  ['a validator of a file that was longer', '90', '"old"'],
])('answers the whole file to who has part of another one: %s', async (_, from, ifRange) => {
  const { status, text, headers } = await ask({ Range: `bytes=${from}-`, 'If-Range': ifRange });
  expect([status, text, headers.get('content-range')]).toEqual([200, 'NEW-HEADNEW-TAIL', null]);
});

it('takes a validator that is weak for no promise of bytes', async () => {
  const validators = { ...VALIDATORS, ETag: 'W/"new"' };
  expect((await ask({ Range: 'bytes=8-', 'If-Range': 'W/"new"' }, { validators })).status).toBe(200);
});

it.each([
  ['by its validator', { 'If-None-Match': '"old", W/"new"', 'If-Modified-Since': OLDER }],
  ['by its time', { 'If-Modified-Since': VALIDATORS['Last-Modified'] }],
  ['and asks for a part', { 'If-None-Match': '"new"', Range: 'bytes=8-' }],
])('answers no bytes to who has the file: %s', async (_, conditions) => {
  const { status, text, headers } = await ask(conditions);
  expect([status, text, headers.get('etag'), headers.get('content-length')]).toEqual([304, '', '"new"', null]);
  expect(headers.get('cache-control')).toContain('max-age');
});

it.each([
  ['another validator, whatever the time', { 'If-None-Match': '"old"', 'If-Modified-Since': VALIDATORS['Last-Modified'] }],
  ['an older time', { 'If-Modified-Since': OLDER }],
  ['a time that is none', { 'If-Modified-Since': 'yesterday' }],
])('answers the file to who has another one: %s', async (_, conditions) => {
  expect(await ask(conditions)).toMatchObject({ status: 200, text: 'NEW-HEADNEW-TAIL' });
});

it.each([
  ['a part', 'bytes=8-'],
  ['no part', 'bytes=90-'],
])('takes %s that nobody asked for, by a server that fails, for no file', async (_, range) => {
  const { status, text } = await ask({}, { sent: { headers: { range } } });
  expect(status).toBe(404);
  expect(text).not.toContain('TAIL');
});

it('says that there is no such part, whatever copy is named', async () => {
  const { status, headers } = await ask({ Range: 'bytes=90-', 'If-None-Match': '*' });
  expect([status, headers.get('content-range')]).toEqual([416, 'bytes */16']);
});

it.each([{ 'If-None-Match': '"new"' }, { 'If-None-Match': '*' }, { Range: 'bytes=8-', 'If-Range': '"new"' }])(
  'says that a withdrawn file is gone to who has it: %j',
  async (conditions) => {
    expect((await ask(conditions, { gone: true })).status).toBe(410);
  },
);
