import { describe, expect, it } from 'vitest';
import { HEALTH_PATH, LEADS_PATH, SITEMAP_PATH } from '../../src/endpoints.ts';
import { asForm, asJson, makeEnquiry } from './lead-post.ts';
import { setWorkerScene } from './worker-scene.ts';

const scene = setWorkerScene();

const PATHS = [
  '/',
  '/gallery',
  '/blogs',
  '/blogs/every-block',
  '/nose-jobs',
  '/test-page',
  '/nope',
  '/about',
  '/api/content/blogs',
  '/api/seo/home',
  HEALTH_PATH,
  SITEMAP_PATH,
  '/media/2025/01/laser.jpg',
];

describe('a variable that is missing or wrong', () => {
  it.each<[name: string, value: string | undefined, says: string]>([
    ['CONTENT_API', undefined, 'is missing'],
    ['CONTENT_API', '', 'must be an http(s) URL'],
    ['CONTENT_API', 'ftp://secret-host.example/wp-json', 'must be an http(s) URL'],
    ['CLINIC_API', 'secret-host', 'must be an http(s) URL'],
    ['LEADS_API', undefined, 'is missing'],
    ['SITE_ORIGIN', 'https://secret-host.example/', 'must be an origin'],
    ['SITE_ORIGIN', 'https://secret-host.example/path', 'must be an origin'],
    ['SEO_IDS', '{"home": "secret-id"', 'must be a JSON object'],
    ['SEO_IDS', '["secret-id"]', 'must be a JSON object'],
    ['MANAGED_PAGES', '{"nose-jobs": "secret-id"}', 'must be a JSON object'],
    ['MANAGED_PAGES', '{"nose-jobs": 163,}', 'must be a JSON object'],
    ['CACHE_FRESH_SEC', 'secret-time', 'must be a whole number of seconds'],
    ['LEAD_RETRY_BASE_MS', '-1', 'must be a whole number of milliseconds'],
  ])('is named in every answer, and nothing is served: %s=%s', async (name, value, says) => {
    const site = await scene.another({ vars: { [name]: value } });
    scene.upstream.calls.reset();
    const answers = [
      ...PATHS.map((path) => site.visit(path)),
      site.visit(LEADS_PATH, asJson(makeEnquiry())),
      site.visit(LEADS_PATH, asForm(makeEnquiry())),
    ];
    for (const answer of await Promise.all(answers)) {
      const text = await answer.text();
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store']);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(JSON.parse(text)).toEqual({
        ok: false,
        error: { code: 'configuration', message: expect.stringContaining(`${name} ${says}`) },
      });
      expect(text).not.toMatch(/secret|\n\s+at /);
    }
    expect(scene.upstream.calls.count()).toBe(0);
    expect((await site.kv.list()).keys).toEqual([]);
    expect(site.logged()).toContain(name);
    await site.kill();
  });

  it('is named together with all the others', async () => {
    const site = await scene.another({ vars: { CONTENT_API: undefined, SITE_ORIGIN: 'www.clinic.example', SEO_IDS: 'x' } });
    const text = await (await site.visit('/')).text();
    for (const name of ['CONTENT_API is missing', 'SITE_ORIGIN', 'SEO_IDS']) expect(text).toContain(name);
    expect(text).not.toContain('CLINIC_API');
  });
});

describe('variables that may be left out', () => {
  it('have a meaning of their own', async () => {
    const site = await scene.another({
      vars: { SEO_IDS: undefined, MANAGED_PAGES: undefined, CACHE_FRESH_SEC: undefined, LEAD_RETRY_BASE_MS: undefined },
    });
    for (const path of ['/', '/blogs', '/nose-jobs']) expect([path, (await site.visit(path)).status]).toEqual([path, 200]);
    expect((await site.visit('/blogs')).headers.get('x-edge-cache')).toBe('HIT');
  });

  it('may hold addresses with or without a slash at their end', async () => {
    const { contentApi, clinicApi, leadsApi } = scene.upstream;
    const site = await scene.another({
      vars: { CONTENT_API: `${contentApi}/`, CLINIC_API: `${clinicApi}/`, LEADS_API: leadsApi.replace(/\/$/, '') },
    });
    for (const path of ['/blogs', '/nose-jobs', '/test-page', '/api/seo/home'])
      expect([path, (await site.visit(path)).status]).toEqual([path, 200]);
    const before = scene.upstream.leads.length;
    expect((await site.visit(LEADS_PATH, asJson(makeEnquiry()))).status).toBe(202);
    await expect.poll(() => scene.upstream.leads.length).toBe(before + 1);
  });
});
