import { cpSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { writeSnapshot } from '../../build/snapshot.ts';
import { SEO_IDS } from '../upstream/clinic/seo-metadata.ts';
import { upstreamVars } from '../upstream/upstream-vars.ts';
import { SOON, setWorkerScene, WorkerScene } from './worker-scene.ts';
import { SITE_ORIGIN } from './worker-site.ts';

const SAID = { 'phones.general': { label: 'General', e164: '+918012345678', shown: '+91 80123 45678' } };
/** The page at `/laser-hair-removal-in-bangalore`. */
const WITHDRAWN = 194;
const PATHS = ['/blogs', '/blogs/every-block', '/nose-jobs', '/test-page', '/test-page/scars-and-patience'];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worker-last-resort-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a Worker that starts anew while WordPress is away', () => {
  it('serves from KV what it served before', async () => {
    const scene = new WorkerScene({ persistTo: join(folder, 'state') });
    await scene.start();
    const bodies = () => Promise.all(PATHS.map(async (path) => (await scene.visit(path)).text()));
    const before = await bodies();
    await expect.poll(async () => (await scene.site.kv.list()).keys.length, SOON).toBe(4);
    for (const area of ['content', 'blogs', 'seo'] as const) scene.upstream.faults.set(area, 'down');
    await scene.restart();
    expect(await bodies()).toEqual(before);
    for (const path of PATHS) expect([path, (await scene.visit(path)).status]).toEqual([path, 200]);
    expect((await scene.visit('/blogs/sticky')).status).toBe(503);
    await scene.stop();
  });
});

describe('a site that has seen nothing, and whose CMS is away', () => {
  const scene = setWorkerScene();

  it('serves the content that the build saw', async () => {
    const client = join(folder, 'client');
    cpSync(inject('workerBuild').plain, client, { recursive: true });
    scene.upstream.content.said = {
      version: '1',
      schema: 'aaaa',
      drafts: {},
      records: { clinic: { modified: '', fields: SAID } },
    };
    const variables = { SITE_ORIGIN, ...upstreamVars(scene.upstream), SEO_IDS: JSON.stringify(SEO_IDS) };
    // That of an earlier deploy of the same build; a page is withdrawn before the next.
    await writeSnapshot(variables, client);
    scene.upstream.content.withdraw(WITHDRAWN);
    const set = vi.spyOn(globalThis, 'setTimeout');
    const cleared = vi.spyOn(globalThis, 'clearTimeout');
    expect(await writeSnapshot(variables, client)).toBeGreaterThan(140);
    // A build ends when nothing is waited for any more.
    const ended = new Set(cleared.mock.calls.map(([timer]) => timer));
    const long = set.mock.calls.flatMap(([, ms = 0], call) => (ms > 10_000 ? [set.mock.results[call]?.value] : []));
    expect(long.length).toBeGreaterThan(0);
    expect(long.filter((timer) => !ended.has(timer))).toEqual([]);
    vi.restoreAllMocks();
    for (const area of ['content', 'blogs', 'seo'] as const) scene.upstream.faults.set(area, 'down');
    const site = await scene.another({ client });
    for (const path of [...PATHS, '/blogs/sticky', '/blogs/service/rhinoplasty']) {
      const answer = await site.visit(path);
      expect([path, answer.status]).toEqual([path, 200]);
    }
    expect((await site.visit('/laser-hair-removal-in-bangalore')).status).toBe(503);
    expect((await site.visit('/blogs')).headers.get('x-edge-cache')).not.toBe('MISS');
    expect((await scene.page('/nose-jobs', site)).page.texts('h1')).toEqual(['Nose Jobs']);
    await expect.poll(async () => (await scene.page('/services', site)).page.titles(), SOON).toEqual(['Treatments & Services']);
    expect((await site.kv.list()).keys).toEqual([]);
  });

  it('says what WordPress said then in place of the files', async () => {
    const site = await scene.another({ client: join(folder, 'client'), vars: { NOTICE_SECRET: 'test-secret-of-the-notices' } });
    const shown = async (path: string) => (await (await site.visit(path)).text()).includes(`>${SAID['phones.general'].shown}<`);
    await expect.poll(() => shown('/contact-us'), SOON).toBe(true);
    expect(await shown('/rhinoplasty')).toBe(true);
    expect((await site.kv.list()).keys).toEqual([]);
  });
});
