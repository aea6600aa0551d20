import { describe, expect, it } from 'vitest';
import { clinic } from '../../src/content/clinic.ts';
import { SEO_IDS } from '../upstream/clinic/seo-metadata.ts';
import type { Fault } from '../upstream/faults.ts';
import { readHtml } from './html-page.ts';
import { SOON, setWorkerScene, setWorkerScenes } from './worker-scene.ts';
import type { WorkerSite } from './worker-site.ts';

const scene = setWorkerScene({ vars: { CACHE_FRESH_SEC: '0' } });

const DEFAULT_TITLE = `${clinic.name.value} | Home`;
const OWN_TITLE = 'Plastic Surgery & Dermatology Clinic in Bangalore';

const titlesOf = async (site: WorkerSite) => (await scene.page('/', site)).page.titles();

describe('a clinic API that fails', () => {
  const startScene = setWorkerScenes();

  it.concurrent.for<[name: string, fault: Fault, logged: string | number]>([
    ['is down', 'down', 'network'],
    ['answers 500', { status: 500 }, 500],
    ['answers 401', { status: 401 }, 401],
    ['answers HTML', 'html', 'not-json'],
    ['answers another shape', 'wrong-shape', 'wrong-shape'],
    ['breaks off in the middle', 'truncated', 'not-json'],
    ['puts warnings in front', 'warnings', 'not-json'],
    ['never ends', 'endless', 'too-large'],
    ['is slow', 'slow', 'timeout'],
    ['never answers', 'hang', 'timeout'],
  ])(
    '%s: the page goes out with its own head before the reason is known, and the reason into the log',
    async ([, fault, logged], { expect: { poll } }) => {
      const failing = await startScene();
      failing.upstream.faults.set('seo', fault);
      const { answer, page } = await failing.page('/');
      // What is given up after seconds was not waited for: the page's own budget is 0.2 s.
      if (logged === 'timeout') expect(failing.site.logged()).not.toContain('Failed to fetch SEO metadata');
      expect(answer.status).toBe(200);
      expect(page.titles()).toEqual([DEFAULT_TITLE]);
      expect([page.metas('description').length, page.canonicals().length]).toEqual([1, 1]);
      await poll(failing.site.logged, SOON).toContain(`Failed to fetch SEO metadata: ${logged}`);
      expect((await failing.site.kv.list()).keys).toEqual([]);
    },
  );

  it('and comes back gives its metadata again', async () => {
    scene.upstream.faults.set('seo', { status: 503 });
    const site = await scene.another();
    expect(await titlesOf(site)).toEqual([DEFAULT_TITLE]);
    scene.upstream.faults.clear('seo');
    await expect.poll(() => titlesOf(site), SOON).toEqual([OWN_TITLE]);
  });

  it('answers after half a second: the first visitor does not wait, a later one sees the metadata', async () => {
    scene.upstream.faults.set('seo', { delayMs: 600 });
    const site = await scene.another();
    expect(await titlesOf(site)).toEqual([DEFAULT_TITLE]);
    await expect.poll(() => titlesOf(site), SOON).toEqual([OWN_TITLE]);
    scene.upstream.faults.clear('seo');
  });

  it('takes nothing away that was there before', async () => {
    const site = await scene.another();
    await expect.poll(() => titlesOf(site), SOON).toEqual([OWN_TITLE]);
    scene.upstream.faults.set('seo', { status: 500 });
    const shown = async () => {
      const { answer, page } = await scene.page('/', site);
      expect([page.titles(), answer.headers.get('x-edge-cache')]).toEqual([[OWN_TITLE], 'STALE']);
      return site.logged();
    };
    await expect.poll(shown, SOON).toContain('Failed to fetch SEO metadata: 500');
    await shown();
    scene.upstream.faults.clear('seo');
  });

  it('tells the browser so when asked for the metadata alone', async () => {
    scene.upstream.faults.set('seo', { status: 500 });
    const answer = await (await scene.another()).visit('/api/seo/home');
    scene.upstream.faults.clear('seo');
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true]);
    expect(await answer.json()).toEqual({ ok: false, error: { code: 'unavailable', message: expect.any(String) } });
  });
});

describe('metadata that is not there', () => {
  it('an unknown id leaves the defaults', async () => {
    const site = await scene.another({ vars: { SEO_IDS: JSON.stringify({ ...SEO_IDS, home: 'no-such-id/../x' }) } });
    expect(await titlesOf(site)).toEqual([DEFAULT_TITLE]);
    expect((await site.visit('/api/seo/home')).status).toBe(503);
  });

  it('no id, no call', async () => {
    const site = await scene.another({ vars: { SEO_IDS: undefined } });
    scene.upstream.calls.reset();
    expect(await titlesOf(site)).toEqual([DEFAULT_TITLE]);
    expect((await site.visit('/api/seo/home')).status).toBe(204);
    expect(scene.upstream.calls.count()).toBe(0);
  });
});

describe('validators', () => {
  const fresh = setWorkerScene();
  const condition = (etag: string) => ({ headers: { 'If-None-Match': etag } });

  it.each(['/', '/gallery', '/blogs', '/blogs/every-block', '/nose-jobs'])(
    '%s is not sent again to whoever has it',
    async (path) => {
      await fresh.visit('/api/seo/home');
      const first = await fresh.visit(path);
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[^"]+"$/);
      for (const given of [etag, `W/${etag}`, `"other", ${etag}`, `"a",W/${etag},"b"`, '*']) {
        const answer = await fresh.visit(path, condition(given));
        expect([given, answer.status, await answer.text()]).toEqual([given, 304, '']);
        for (const name of ['etag', 'cache-control', 'content-security-policy']) {
          expect([name, answer.headers.get(name)]).toEqual([name, first.headers.get(name)]);
        }
      }
      for (const given of ['"other"', 'W/"other"', etag.slice(1, -1), '']) {
        expect([given, (await fresh.visit(path, condition(given))).status]).toEqual([given, 200]);
      }
    },
  );

  it('of changed metadata never say that nothing has changed', async () => {
    const titles = async () => (await scene.page('/services')).page.titles();
    await expect.poll(titles, SOON).toEqual(['Treatments & Services']);
    const etag = (await scene.visit('/services')).headers.get('etag') ?? '';
    scene.upstream.content.seo.services = { _id: SEO_IDS.services, metaTitle: 'Changed upstream', metaDescription: 'x' };
    const revalidated = async () => readHtml(await (await scene.visit('/services', condition(etag))).text()).titles();
    await expect.poll(revalidated, SOON).toEqual(['Changed upstream']);
    expect((await scene.visit('/services')).headers.get('etag')).not.toBe(etag);
  });

  it('are not given to pages that say something is missing', async () => {
    const answer = await scene.visit('/nope', condition('*'));
    expect([answer.status, answer.headers.get('etag')]).toEqual([404, null]);
  });
});
