import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startUpstream, type Upstream } from '../upstream.ts';
import { signPreview } from './preview.ts';

const DRAFT = 1143;
const HOUR_SEC = 3600;
const nowSec = () => Math.floor(Date.now() / 1000);

let upstream: Upstream;

beforeAll(async () => {
  upstream = await startUpstream();
});

afterAll(() => upstream.stop());

async function preview(id: number, query: string): Promise<{ status: number; cache: string | null; body: unknown }> {
  const response = await fetch(`${upstream.url}/wp-json/content/v1/preview/${id}?${query}`);
  return { status: response.status, cache: response.headers.get('cache-control'), body: await response.json() };
}

const signed = (id: number, expires: number, secret = 'test-secret-of-the-notices') =>
  `expires=${expires}&signature=${signPreview(secret, id, expires)}`;

describe('previews', () => {
  it('answer a hidden post to the holder of a signed link, never to be cached', async () => {
    expect(await preview(DRAFT, `${signed(DRAFT, nowSec() + HOUR_SEC)}&_embed`)).toMatchObject({
      status: 200,
      cache: 'private, no-store',
      body: { id: DRAFT, status: 'draft', link: `${upstream.url}/?p=${DRAFT}`, _embedded: { author: [{ id: 2 }] } },
    });
  });

  it('answer 401 to a wrong or old signature, and to one for another post', async () => {
    const later = nowSec() + HOUR_SEC;
    for (const query of [
      signed(DRAFT, later, 'other-secret'),
      signed(DRAFT, nowSec() - 1),
      signed(DRAFT + 1, later),
      `expires=${later}&signature=ab`,
    ]) {
      expect(await preview(DRAFT, query)).toMatchObject({ status: 401, body: { code: 'rest_forbidden' } });
    }
  });

  it('sign as the captured link is signed', () => {
    expect(signPreview('test-secret', 1147, 1795253828)).toBe('2d7c216055e0a6f3ca0ed3a960686a63b3644b5239b8f0c60dc805a66fd829c0');
  });

  it('answer 400 without a signature and 404 for an unknown post', async () => {
    expect(await preview(DRAFT, '')).toMatchObject({ status: 400, body: { code: 'rest_missing_callback_param' } });
    expect(await preview(5, signed(5, nowSec() + HOUR_SEC))).toMatchObject({ status: 404 });
  });
});
