import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readJson, UpstreamError, type UpstreamErrorKind } from './read-json.ts';

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function serve(listener: RequestListener): Promise<URL> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/wp-json/posts?slug=secret-words`);
}

/** Without real pauses; `waits` collects them. */
function reader(waits: number[] = []) {
  return (url: URL, options: { timeoutMs?: number; maxBytes?: number; fetch?: typeof fetch } = {}) =>
    readJson({
      fetch,
      random: () => 0.5,
      wait: async (ms) => {
        waits.push(ms);
      },
      ...options,
      url,
    });
}

async function failure(reading: Promise<unknown>): Promise<UpstreamError> {
  const error = await reading.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(UpstreamError);
  return error as UpstreamError;
}

const json = (body: string | Buffer, headers = {}): RequestListener => {
  return (_, response) => response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(body);
};

describe('readJson', () => {
  it('answers value and headers, and says what it wants and who it is', async () => {
    const asked: Record<string, unknown>[] = [];
    const url = await serve((request, response) => {
      asked.push({ ...request.headers, url: request.url });
      response.writeHead(200, { 'x-wp-totalpages': '2' }).end('[{"id":1}]');
    });
    const { value, headers } = await reader()(url);
    expect(value).toEqual([{ id: 1 }]);
    expect(headers.get('x-wp-totalpages')).toBe('2');
    expect(asked).toMatchObject([
      { accept: 'application/json', 'user-agent': 'clinic-site/1.0', url: `${url.pathname}${url.search}` },
    ]);
  });

  it('calls fetch as a bare function, as workerd demands', async () => {
    const bare = vi.fn(async () => new Response('1'));
    await reader()(new URL('https://cms.example/'), { fetch: bare });
    expect(bare.mock.contexts).toEqual([undefined]);
  });

  it('reads gzip, and tolerates a byte order mark', async () => {
    const url = await serve(json(gzipSync('\uFEFF{"a":"ü"}'), { 'content-encoding': 'gzip' }));
    expect((await reader()(url)).value).toEqual({ a: 'ü' });
  });

  const broken: [string, UpstreamErrorKind, RequestListener][] = [
    ['HTML with status 200', 'not-json', json('<!doctype html><title>Just a moment…</title>')],
    ['PHP warnings before the JSON', 'not-json', json('Warning: undefined variable\n[]')],
    ['an empty body', 'not-json', json('')],
    ['no content', 'not-json', (_, response) => response.writeHead(204).end()],
    ['bytes that are no UTF-8', 'not-json', json(Buffer.from([0x22, 0xff, 0xfe, 0x22]))],
    ['UTF-8 cut in the middle of a character', 'not-json', json(Buffer.from([0x22, 0xe2, 0x82]))],
  ];
  it.each(broken)('refuses %s, once', async (_, kind, listener) => {
    let calls = 0;
    const url = await serve((request, response) => {
      calls += 1;
      listener(request, response);
    });
    expect((await failure(reader()(url))).kind).toBe(kind);
    expect(calls).toBe(1);
  });

  it('keeps query and body out of the message and the causes', async () => {
    const url = await serve(json('private words'));
    const error = await failure(reader()(url));
    expect(error.message).toBe(`${url.host}/wp-json/posts: not-json 200`);
    expect(error.cause).toBeUndefined();
  });

  it('does not follow redirects', async () => {
    let elsewhere = 0;
    const url = await serve((request, response) => {
      if (request.url === '/elsewhere') elsewhere += 1;
      response.writeHead(302, { location: '/elsewhere' }).end('{}');
    });
    expect(await failure(reader()(url))).toMatchObject({ kind: 'redirect', status: 302 });
    expect(elsewhere).toBe(0);
  });

  it('carries status, Retry-After and the code of an error body', async () => {
    const bad = await serve((_, response) => response.writeHead(400).end('{"code":"rest_invalid_param","message":"…"}'));
    expect(await failure(reader()(bad))).toMatchObject({ kind: 'status', status: 400, code: 'rest_invalid_param' });
    const html = await serve((_, response) => response.writeHead(400).end('<h1>Bad request</h1>'));
    expect(await failure(reader()(html))).toMatchObject({ kind: 'status', status: 400, code: undefined });
    const busy = await serve((_, response) => response.writeHead(429, { 'retry-after': '30' }).end());
    expect(await failure(reader()(busy))).toMatchObject({ status: 429, retryAfterSec: 30 });
    const past = await serve((_, response) => response.writeHead(429, { 'retry-after': 'Wed, 11 Jan 1984 05:00:00 GMT' }).end());
    expect(await failure(reader()(past))).toMatchObject({ retryAfterSec: 0 });
  });

  it.each([502, 503, 504])('tries once more after %i, with a jittered pause', async (status) => {
    let calls = 0;
    const waits: number[] = [];
    const url = await serve((_, response) => {
      calls += 1;
      response.writeHead(calls === 1 ? status : 200).end('"well"');
    });
    expect((await reader(waits)(url)).value).toBe('well');
    expect(waits).toEqual([200]);
  });

  it('tries once more, not twice', async () => {
    let calls = 0;
    const url = await serve((_, response) => {
      calls += 1;
      response.writeHead(503).end();
    });
    expect(await failure(reader()(url))).toMatchObject({ status: 503 });
    expect(calls).toBe(2);
  });

  it.each([400, 401, 403, 404, 429, 500])('does not try again after %i', async (status) => {
    let calls = 0;
    const url = await serve((_, response) => {
      calls += 1;
      response.writeHead(status).end();
    });
    expect(await failure(reader()(url))).toMatchObject({ kind: 'status', status });
    expect(calls).toBe(1);
  });

  it('stays away when asked to by Retry-After', async () => {
    let calls = 0;
    const url = await serve((_, response) => {
      calls += 1;
      response.writeHead(503, { 'retry-after': '600' }).end();
    });
    expect(await failure(reader()(url))).toMatchObject({ status: 503, retryAfterSec: 600 });
    expect(calls).toBe(1);
  });

  it('tries once more after a broken connection and a truncated body', async () => {
    let calls = 0;
    const url = await serve((_, response) => {
      calls += 1;
      if (calls === 1) response.destroy();
      else response.writeHead(200, { 'content-length': '100' }).write('[1,2', () => response.destroy());
    });
    expect(await failure(reader()(url))).toMatchObject({ kind: 'network' });
    expect(calls).toBe(2);
  });

  it('does not try again when the time would not suffice', async () => {
    let clock = 0;
    let calls = 0;
    const fetching: typeof fetch = async () => {
      calls += 1;
      clock += 2500;
      throw new TypeError('connection lost');
    };
    const reading = readJson({ url: new URL('https://cms.example/'), fetch: fetching, now: () => clock, random: () => 1 });
    expect(await failure(reading)).toMatchObject({ kind: 'network' });
    expect(calls).toBe(1);
  });

  const slow: [string, RequestListener][] = [
    ['never answers', () => {}],
    ['stops after the headers', (_, response) => void response.writeHead(200).flushHeaders()],
    ['stops in the body', (_, response) => void response.writeHead(200).write('[1,')],
  ];
  it.each(slow)('gives up on an upstream that %s', async (_, listener) => {
    const url = await serve(listener);
    expect(await failure(reader()(url, { timeoutMs: 60 }))).toMatchObject({ kind: 'timeout' });
  });

  it('gives up even when fetch does not listen to its signal', async () => {
    const deaf: typeof fetch = () => new Promise(() => {});
    expect(await failure(reader()(new URL('https://cms.example/'), { fetch: deaf, timeoutMs: 20 }))).toMatchObject({
      kind: 'timeout',
    });
  });

  it('cuts an endless body at once, and the connection with it', async () => {
    let closed = (): void => {};
    const connectionClosed = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const url = await serve((_, response) => {
      response.on('close', closed);
      response.writeHead(200);
      const more = (): void => {
        while (!response.destroyed && response.write('[1,2,3],'.repeat(1000)));
      };
      response.on('drain', more);
      more();
    });
    expect(await failure(reader()(url, { maxBytes: 100_000 }))).toMatchObject({ kind: 'too-large' });
    await connectionClosed;
  });

  it('counts decoded bytes', async () => {
    const url = await serve(json(gzipSync(`"${'a'.repeat(200_000)}"`), { 'content-encoding': 'gzip' }));
    expect(await failure(reader()(url, { maxBytes: 100_000 }))).toMatchObject({ kind: 'too-large' });
    expect((await reader()(url, { maxBytes: 200_002 })).value).toHaveLength(200_000);
  });
});

describe('what is asked, and what is heard of an error', () => {
  const url = new URL('https://cms.example/a?b=c');
  const answer = (status: number, headers: Record<string, string>, body = '{}') =>
    reader()(url, { fetch: (async () => new Response(body, { status, headers })) as typeof fetch });

  it('is JSON, by name, without following anybody', async () => {
    const asked: unknown[] = [];
    const fetching: typeof fetch = async (input, init) => {
      const { signal, ...more } = init ?? {};
      asked.push(input, more, signal?.aborted);
      return new Response('1');
    };
    await reader()(url, { fetch: fetching });
    const headers = { accept: 'application/json', 'user-agent': 'clinic-site/1.0' };
    expect(asked).toEqual(['https://cms.example/a?b=c', { headers, redirect: 'manual' }, false]);
  });

  it.each([
    ['30', 30],
    [' 7 ', 7],
    ['x', undefined],
    ['30 s', undefined],
    ['1234567890', undefined],
    ['Wed, 11 Jan 1984 05:00:00 GMT', 0],
  ])('is that it stays away for %j: %j', async (header, retryAfterSec) => {
    expect((await failure(answer(429, { 'retry-after': header }))).retryAfterSec).toBe(retryAfterSec);
  });

  it('is that it stays away until a day that comes', async () => {
    const until = new Date(Date.now() + 600_000).toUTCString();
    const { retryAfterSec } = await failure(answer(429, { 'retry-after': until }));
    expect(Math.abs((retryAfterSec ?? 0) - 600)).toBeLessThanOrEqual(5);
  });

  it.each([
    [400, '{"code":"rest_x"}', 'rest_x'],
    [404, '{"code":"rest_x"}', undefined],
    [400, '{"code":5}', undefined],
    [400, '["code"]', undefined],
    [400, '{"code":"a b"}', undefined],
    [400, '{"code":"a!"}', undefined],
    [400, '{"code":"!a"}', undefined],
    [400, `{"code":"${'x'.repeat(65)}"}`, undefined],
    [400, `{"code":"rest_x"${' '.repeat(70_000)}}`, undefined],
  ])('is the code of a %i with %.40s: %s', async (status, body, code) => {
    expect((await failure(answer(status, {}, body))).code).toBe(code);
  });

  it.each([300, 301, 399])('is that %i leads elsewhere', async (status) => {
    expect(await failure(answer(status, { location: '/x' }))).toMatchObject({ kind: 'redirect', status });
  });

  it('tells of a broken connection what broke it', async () => {
    const cause = new TypeError('connection lost');
    const lost: typeof fetch = async () => {
      throw cause;
    };
    const error = await failure(reader()(url, { fetch: lost }));
    expect([error.message, error.cause, error.name]).toEqual(['cms.example/a: network', cause, 'UpstreamError']);
  });

  it('is read to the last byte that is allowed', async () => {
    const read = (maxBytes: number) => reader()(url, { maxBytes, fetch: async () => new Response('"abc"') });
    expect((await read(5)).value).toBe('abc');
    expect(await failure(read(4))).toMatchObject({ kind: 'too-large', status: 200 });
  });

  it('is asked again while there is time for the pause and an answer, and not later', async () => {
    const tried = async (spentMs: number) => {
      let at = 0;
      let calls = 0;
      const lost: typeof fetch = async () => {
        calls += 1;
        at += spentMs;
        throw new TypeError('connection lost');
      };
      await failure(readJson({ url, fetch: lost, now: () => at, random: () => 1, wait: async () => {} }));
      return calls;
    };
    expect([await tried(2400), await tried(2401)]).toEqual([2, 1]);
  });
});
