import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from './answer.ts';
import { type Capture, readCaptures } from './captured.ts';
import { startUpstream, type Upstream } from './upstream.ts';

const WHOLE = [
  'post',
  'posts',
  'page',
  'categories',
  'categories-with-fields',
  'post-unknown',
  'posts-with-fields',
  'paging',
  'acf',
];

/** The double has one failure for status 500, the fault in PHP. */
const NOT_ANSWERED = 'The database is away.';

let upstream: Upstream;

beforeAll(async () => {
  upstream = await startUpstream();
});

afterAll(() => upstream.stop());

afterEach(() => {
  upstream.faults.clear();
  upstream.content.olderEmbeds = false;
});

async function ask({ request, requestHeaders }: Capture) {
  const url = `${upstream.url}${request.replace(/^GET /, '')}`;
  const response = await fetch(url, { headers: { accept: 'application/json', ...requestHeaders } });
  return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
}

/** Without sizes of files, which depend on who encoded them, and without numbers of galleries, which count renderings. */
const comparable = (text: string): Json =>
  JSON.parse(text.replace(/wp-block-gallery-\d+/g, 'wp-block-gallery-1'), (name, value: unknown) =>
    name === 'filesize' ? undefined : value,
  );

const expected = ({ body }: Capture): Json => comparable(JSON.stringify(body));

const cutLike = (body: Json, captured: Json): Json =>
  Array.isArray(body) && Array.isArray(captured) ? body.slice(0, captured.length) : body;

describe('the double answers what was captured', () => {
  it.each(WHOLE)('%s.json', async (name) => {
    for (const capture of readCaptures(name, upstream.url)) {
      const { status, headers, text } = await ask(capture);
      expect({ status, headers }, capture.request).toMatchObject({ status: capture.status, headers: capture.headers ?? {} });
      const isCut = capture.note?.startsWith('Body cut');
      const body = comparable(text);
      expect(isCut ? cutLike(body, capture.body) : body, capture.request).toEqual(expected(capture));
    }
  });

  it('awkward-posts.json', async () => {
    for (const capture of readCaptures('awkward-posts', upstream.url)) {
      upstream.content.olderEmbeds = capture.note?.startsWith('WordPress 6.5 and 6.8') ?? false;
      const { text } = await ask(capture);
      expect(comparable(text), capture.note).toMatchObject([withoutIndex(expected(capture))].flat());
    }
  });

  it('errors.json', async () => {
    for (const capture of readCaptures('errors', upstream.url).filter(({ note }) => note !== NOT_ANSWERED)) {
      if (capture.status >= 500) upstream.faults.set('content', { status: capture.status });
      const { status, headers, text } = await ask(capture);
      upstream.faults.clear();
      expect({ status, headers }, capture.note).toMatchObject({ status: capture.status, headers: capture.headers ?? {} });
      if (headers['content-type']?.startsWith('text/html')) expect(text).toMatch(/^<!DOCTYPE html>\s<html dir='ltr'>/);
      else expect(comparable(text), capture.note).toEqual(capture.body);
    }
  });
});

/** The index of the whole API is 180 KB long: the capture holds its start, the double its outline. */
const withoutIndex = (body: Json): Json =>
  JSON.parse(JSON.stringify(body), (name, value: unknown) => (['routes', 'namespaces', '…'].includes(name) ? undefined : value));
