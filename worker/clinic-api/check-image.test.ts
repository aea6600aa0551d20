import { describe, expect, it } from 'vitest';
import { createImageCheck } from './check-image.ts';

const picture = (): Response => new Response('x', { headers: { 'content-type': 'image/png' } });

function setup(answers: Record<string, () => Response | Promise<Response>>) {
  const methods: string[] = [];
  const answered = (_: unknown, init?: RequestInit): Promise<Response> => {
    const method = init?.method ?? 'GET';
    methods.push(method);
    return Promise.resolve((answers[method] ?? (() => new Response(null, { status: 404 })))());
  };
  return { methods, check: () => createImageCheck({ fetch: answered as typeof fetch })(new URL('https://pics.example/a.png')) };
}

describe('createImageCheck', () => {
  it('is content with HEAD', async () => {
    const { check, methods } = setup({ HEAD: picture });
    expect(await check()).toBe(true);
    expect(methods).toEqual(['HEAD']);
  });

  it('tries GET where HEAD is not known', async () => {
    const { check, methods } = setup({ HEAD: () => new Response(null, { status: 405 }), GET: picture });
    expect(await check()).toBe(true);
    expect(methods).toEqual(['HEAD', 'GET']);
  });

  it('asks for a picture, and follows no redirect', async () => {
    const asked: unknown[] = [];
    const fetched = (async (_, init) => {
      asked.push(init);
      return picture();
    }) satisfies typeof fetch;
    await createImageCheck({ fetch: fetched })(new URL('https://pics.example/a.png'));
    const signal = expect.any(AbortSignal);
    expect(asked).toEqual([{ method: 'HEAD', redirect: 'manual', signal, headers: { accept: 'image/*' } }]);
  });

  it('knows a picture by its type in any letters', async () => {
    const shouted = () => new Response('x', { headers: { 'content-type': 'IMAGE/PNG' } });
    expect(await setup({ HEAD: shouted }).check()).toBe(true);
  });

  it('does not download the picture', async () => {
    let cancelled = false;
    const body = new ReadableStream({
      cancel: () => {
        cancelled = true;
      },
    });
    expect(await setup({ GET: () => new Response(body, { headers: { 'content-type': 'image/png' } }) }).check()).toBe(true);
    expect(cancelled).toBe(true);
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['a missing file', () => new Response(null, { status: 404 })],
    ['a page that says so with status 200', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['a type that only ends as one of a picture', () => new Response('x', { headers: { 'content-type': 'text/x;image/png' } })],
    ['an answer without a type', () => new Response(new Uint8Array(1))],
    ['a part of a picture', () => new Response('x', { status: 206, headers: { 'content-type': 'image/png' } })],
    ['a redirect', () => new Response(null, { status: 302, headers: { location: 'https://elsewhere.example/a.png' } })],
    ['an error of the server', () => new Response('x', { status: 500, headers: { 'content-type': 'image/png' } })],
    ['a broken connection', () => Promise.reject(new TypeError('connection lost'))],
  ])('refuses %s', async (_, answer) => {
    expect(await setup({ HEAD: answer, GET: answer }).check()).toBe(false);
  });

  it('gives up in time', async () => {
    const methods: unknown[] = [];
    const silent: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        methods.push(init?.method);
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    expect(await createImageCheck({ fetch: silent, timeoutMs: 20 })(new URL('https://pics.example/a.png'))).toBe(false);
    expect(methods).toEqual(['HEAD']);
  });
});
