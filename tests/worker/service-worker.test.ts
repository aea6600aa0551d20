import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { HEALTH_PATH, localServiceWorkerPath, SERVICE_WORKER_PATH } from '../../src/endpoints.ts';
import { setWorkerScene } from './worker-scene.ts';

const scene = setWorkerScene();

/** A device with copies under these names, which installs and activates a script that answers no request. */
function deviceWith(...names: string[]) {
  const held = new Set(names);
  let isRegistered = true;
  const listeners: Record<string, (event: object) => void> = {};
  const worker = {
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener;
    },
    skipWaiting: () => Promise.resolve(),
    caches: { keys: () => Promise.resolve([...held]), delete: (name: string) => Promise.resolve(held.delete(name)) },
    registration: {
      unregister: () => {
        isRegistered = false;
        return Promise.resolve(true);
      },
    },
  };
  return {
    copies: () => [...held],
    isRegistered: () => isRegistered,
    run: async (script: string) => {
      runInNewContext(script, worker);
      expect(Object.keys(listeners)).toEqual(['install', 'activate']);
      const work: unknown[] = [];
      for (const type of ['install', 'activate']) listeners[type]?.({ waitUntil: (promise: unknown) => work.push(promise) });
      await Promise.all(work);
    },
  };
}

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
    const device = deviceWith('kept-a1b2', '/arkept-a1b2', 'of-another-script');
    await device.run(await answer.text());
    expect([device.copies(), device.isRegistered()]).toEqual([['of-another-script'], false]);
  });

  it('of a language ends itself as well', async () => {
    const site = await scene.another({ vars: { SERVICE_WORKER: 'off' } });
    const answer = await site.visit(localServiceWorkerPath('ar'));
    const device = deviceWith('/arkept-a1b2');
    await device.run(await answer.text());
    expect([device.copies(), device.isRegistered()]).toEqual([[], false]);
  });
});
