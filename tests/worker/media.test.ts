import { afterEach, describe, expect, it } from 'vitest';
import type { Fault } from '../upstream/faults.ts';
import { setWorkerScene } from './worker-scene.ts';

const scene = setWorkerScene();
const PICTURE = '/media/2025/01/laser.jpg';

afterEach(() => scene.upstream.faults.clear());

describe('pictures of the content system', () => {
  it('come from our own address and may be kept', async () => {
    const answer = await scene.visit(PICTURE);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d{7,}/);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([bytes.length, ...bytes.slice(1, 4)]).toEqual([Number(answer.headers.get('content-length')), 0x50, 0x4e, 0x47]);
  });

  it.each([
    '/media/',
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
  ])('are not replaced by anything else when the content system %s', async (_, fault, status) => {
    scene.upstream.faults.set('media', fault);
    const answer = await scene.visit(`/media/2025/01/reception.jpg`);
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

  it('end where they have become too large', async () => {
    scene.upstream.faults.set('media', 'endless');
    const answer = scene.visit('/media/2025/01/reception.jpg').then(async (picture) => (await picture.arrayBuffer()).byteLength);
    await expect(answer).rejects.toThrow();
  });
});
