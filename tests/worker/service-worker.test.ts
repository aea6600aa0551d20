import { describe, expect, it } from 'vitest';
import { HEALTH_PATH, SERVICE_WORKER_PATH } from '../../src/endpoints.ts';
import { setWorkerScene } from './worker-scene.ts';

const scene = setWorkerScene();

describe(SERVICE_WORKER_PATH, () => {
  it('is this build’s script, kept by no cache, and may fetch from the site alone', async () => {
    const answer = await scene.visit(SERVICE_WORKER_PATH);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self'");
    const { build } = (await (await scene.visit(HEALTH_PATH)).json()) as { build: string };
    expect(await answer.text()).toMatch(new RegExp(`^self\\.BUILD="${build}";`));
  });

  it('is allowed by the pages, and its source is not readable elsewhere', async () => {
    const page = await scene.visit('/international');
    expect(page.headers.get('content-security-policy')).toContain("worker-src 'self'");
    expect((await scene.visit('/_p/sw.js')).status).toBe(404);
  });

  it('ends itself and removes its copies when it is switched off', async () => {
    const site = await scene.another({ vars: { SERVICE_WORKER: 'off' } });
    const answer = await site.visit(SERVICE_WORKER_PATH);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    const script = await answer.text();
    expect(script).toContain('registration.unregister()');
    expect(script).toContain('kept-');
    expect(script).not.toContain('respondWith');
  });
});
