import { once } from 'node:events';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { MEDIA_PREFIX } from '../../src/endpoints.ts';
import type { Fault } from '../upstream/faults.ts';
import { setWorkerScene } from './worker-scene.ts';

const scene = setWorkerScene();
const PICTURE = '/media/2025/01/laser.jpg';

afterEach(() => scene.upstream.faults.clear());

describe('pictures of WordPress', () => {
  it('come from our own address and may be kept', async () => {
    const answer = await scene.visit(PICTURE);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=604800');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([bytes.length, ...bytes.slice(1, 4)]).toEqual([Number(answer.headers.get('content-length')), 0x50, 0x4e, 0x47]);
  });

  it.each([
    MEDIA_PREFIX,
    '/media/2025',
    '/media/2025/01/nope.jpg',
    '/media//2025/01/laser.jpg',
    '/media/..%2f..%2fwp-json/wp/v2/users',
    '/media/2025\\01/laser.jpg/..%5c',
    '/media/%2e%2e/%2e%2e/wp-config.php',
    '/media/2025/01/laser.jpg%00.png',
  ])('%s is not one of them, and never kept', async (path) => {
    const answer = await scene.visit(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('are asked for below the uploads alone', async () => {
    scene.upstream.calls.reset();
    for (const path of [
      '/media/../wp-login.php',
      '/media/%2e%2e/wp-login.php',
      '/media/?x=/../../wp-login.php',
      '/media/2025/../../../wp-login.php',
    ])
      await scene.visit(path);
    expect(scene.upstream.calls.count(({ url }) => !url.startsWith('/wp-content/uploads/'))).toBe(0);
  });

  it.each<[name: string, fault: Fault, status: number]>([
    ['is down', 'down', 504],
    ['never answers', 'hang', 504],
    ['answers 500', { status: 500 }, 502],
    ['answers 403', { status: 403 }, 404],
    ['answers HTML', 'html', 404],
    ['sends us elsewhere', { status: 302, headers: { location: 'https://evil.example/a.png' } }, 404],
  ])('are not replaced by anything else when WordPress %s', async (_, fault, status) => {
    scene.upstream.faults.set('media', fault);
    const answer = await scene.visit(`${MEDIA_PREFIX}2025/01/reception.jpg`);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      status,
      'application/json',
      'no-store',
    ]);
    expect(status === 404 || Number(answer.headers.get('retry-after')) > 0).toBe(true);
    expect(await answer.json()).toMatchObject({ ok: false, error: { message: expect.any(String) } });
    scene.upstream.faults.clear();
    expect((await scene.visit('/media/2025/01/reception.jpg')).status).toBe(200);
  });

  it.each(['endless', 'oversized'] as const)('end where they have become too large: %s', async (fault) => {
    scene.upstream.faults.set('media', fault);
    const answer = scene.visit('/media/2025/01/reception.jpg').then(async (picture) => (await picture.arrayBuffer()).byteLength);
    await expect(answer).rejects.toThrow();
  });

  it('are not followed to another place of the same host', async () => {
    scene.upstream.calls.reset();
    scene.upstream.faults.set(
      'media',
      { status: 302, headers: { location: '/wp-content/uploads/2025/01/theatre.jpg' } },
      { times: 1 },
    );
    expect((await scene.visit('/media/2025/01/reception.jpg')).status).toBe(404);
    expect(scene.upstream.calls.count(({ area }) => area === 'media')).toBe(1);
  });
});

describe('what could hold script', () => {
  it.each(['drawing.svg', 'drawing-as.png', 'page.pdf', 'script.mp4'])('%s is never answered', async (name) => {
    const answer = await scene.visit(`${MEDIA_PREFIX}2025/01/${name}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json']);
  });

  it.each(['evil.html', 'evil.js', 'evil.xml', 'evil', 'evil.php', 'drawing.svg'])('%s is not even asked for', async (name) => {
    scene.upstream.calls.reset();
    expect((await scene.visit(`${MEDIA_PREFIX}2025/01/${name}`)).status).toBe(404);
    expect(scene.upstream.calls.count()).toBe(0);
  });
});

describe('documents, films and recordings', () => {
  it.each([
    ['price-list.pdf', 'application/pdf'],
    ['consent.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['clip.mp4', 'video/mp4'],
    ['words.mp3', 'audio/mpeg'],
  ])('%s is there to be saved, as what it is and nothing else', async (name, type) => {
    const { status, headers } = await scene.visit(`${MEDIA_PREFIX}2025/01/${name}`);
    expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([200, type, 'attachment']);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('accept-ranges')).toBe('bytes');
  });

  it('come in the parts that a player asks for', async () => {
    const path = '/media/2025/01/clip.mp4';
    const part = await scene.visit(path, { headers: { Range: 'bytes=1000-1999' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 1000-1999/100000']);
    expect([...new Uint8Array(await part.arrayBuffer())].slice(0, 3)).toEqual([1000 % 251, 1001 % 251, 1002 % 251]);
    expect((await scene.visit(path, { headers: { Range: 'bytes=200000-' } })).status).toBe(416);
    const odd = await scene.visit(path, { headers: { Range: 'bytes=0-1,5-9' } });
    expect([odd.status, (await odd.arrayBuffer()).byteLength]).toEqual([200, 100_000]);
  });

  it('end where they have become too large, also when they came packed and small', async () => {
    const bomb = gzipSync(Buffer.alloc(40 * 1024 * 1024));
    const server = createServer((_, answer) =>
      answer
        .writeHead(200, { 'Content-Type': 'application/pdf', 'Content-Encoding': 'gzip', 'Content-Length': bomb.length })
        .end(bomb),
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const site = await scene.another({ vars: { MEDIA_BASES: `http://127.0.0.1:${port}/` } });
    const answer = site.visit('/media/a.pdf').then(async (file) => (await file.arrayBuffer()).byteLength);
    await expect(answer).rejects.toThrow();
    server.close();
  });

  it('end where they have become too large', async () => {
    scene.upstream.faults.set('media', 'oversized');
    const answer = scene.visit('/media/2025/01/price-list.pdf').then(async (file) => (await file.arrayBuffer()).byteLength);
    await expect(answer).rejects.toThrow();
  });
});

describe('guessed names', () => {
  const from = { 'CF-Connecting-IP': '203.0.113.77' };

  it('cost WordPress one call each, and soon none', async () => {
    scene.upstream.calls.reset();
    const statuses: number[] = [];
    for (let n = 0; n < 100; n++)
      statuses.push((await scene.visit(`${MEDIA_PREFIX}2025/01/guess-${n}.jpg`, { headers: from })).status);
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
    expect(scene.upstream.calls.count()).toBeLessThanOrEqual(30);
    expect((await scene.visit('/media/2025/01/guess-0.jpg')).status).toBe(404);
    expect(scene.upstream.calls.count()).toBeLessThanOrEqual(30);
  });

  it('count as one sender’s from the whole network that a connection by IPv6 is given', async () => {
    scene.upstream.calls.reset();
    for (let n = 0; n < 60; n++) {
      const headers = { 'CF-Connecting-IP': `2001:db8:7:7::${n.toString(16)}` };
      await (await scene.visit(`${MEDIA_PREFIX}2025/01/other-${n}.jpg`, { headers })).body?.cancel();
    }
    expect(scene.upstream.calls.count()).toBeLessThanOrEqual(30);
  });

  it('do not keep the same address from what is there, nor anybody else from what is new', async () => {
    expect((await scene.visit(PICTURE, { headers: from })).status).toBe(200);
    expect(
      (await scene.visit('/media/2025/01/consultation.jpg', { headers: { 'CF-Connecting-IP': '203.0.113.78' } })).status,
    ).toBe(200);
  });
});
