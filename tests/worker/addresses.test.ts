import { beforeAll, describe, expect, it } from 'vitest';
import {
  ASSETS_PREFIX,
  BUILDS_PATH,
  HEALTH_PATH,
  LEADS_PATH,
  MEDIA_PREFIX,
  ROBOTS_PATH,
  SEO_PREFIX,
  SITEMAP_PATH,
} from '../../src/endpoints.ts';
import { setWorkerScene } from './worker-scene.ts';

const scene = setWorkerScene();

describe('prerendered files under the private prefix', () => {
  it.each([
    '/_p/about-us.html',
    '/_p/about-us',
    '/_p/index.html',
    '/_p/404.html',
    '/_p/',
    '/_p',
    '/_P/about-us.html',
    '/%5Fp/about-us.html',
    '/%5fp/about-us.html',
    '/_%70/about-us.html',
    '/%255Fp/about-us.html',
    '/_p%2Fabout-us.html',
    '/_p%2fabout-us.html',
    '/_p%252Fabout-us.html',
    '/_p%5Cabout-us.html',
    '/_p\\about-us.html',
    '/\\_p\\about-us.html',
    '//_p/about-us.html',
    '/_p//about-us.html',
    '/./_p/about-us.html',
    '/%2e/_p/about-us.html',
    '/%2e%2e/_p/about-us.html',
    '/x/../_p/about-us.html',
    '/x/%2e%2e/_p/about-us.html',
    '/assets/../_p/about-us.html',
    '/assets/..%2f_p/about-us.html',
    '/_p/about-us.html?a=1',
    '/_p/about-us%2ehtml',
    '/_p/about-us.html/',
    '/_p/about-us.html%00',
    '/_p;/about-us.html',
    '/_p/content/v1%2Fpost-index%2F2.json',
    '/_p/content/v1%252Fpost-index%252F2.json',
  ])('%s shows none of them', async (path) => {
    let at: string | null = path;
    for (let steps = 0; at !== null; steps += 1) {
      expect(steps).toBeLessThan(5);
      const answer = await scene.visit(at);
      expect(await answer.text()).not.toContain('origin.invalid');
      at = answer.headers.get('location');
      if (at === null) expect(answer.status).toBe(404);
    }
  });

  it('are hidden whatever the method and the condition', async () => {
    const conditions: Record<string, string>[] = [{}, { 'If-None-Match': '*' }, { Range: 'bytes=0-99' }];
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS']) {
      for (const headers of conditions) {
        expect((await scene.visit('/_p/about-us.html', { method, headers })).status).toBe(404);
      }
    }
  });

  it.each(['/_headers', '/.vite/manifest.json', '/.assetsignore'])('%s, of the build, is not there either', async (path) => {
    expect((await scene.visit(path)).status).toBe(404);
  });
});

describe('malformed addresses', () => {
  it.each([
    '/%',
    '/%zz',
    '/%00',
    '/blogs/%',
    '/blogs/a%00b',
    '/blogs/a%0d%0aX-Injected:1',
    '/blogs/a%2fb',
    '/blogs/a%5cb',
    '/blogs/%e0%a4',
    '/blogs/%ff%fe',
    '/blogs/..%2fabout-us',
    '/blogs/a,b',
    '/blogs/a%20b',
    '/blogs/*',
    `/blogs/${'a'.repeat(201)}`,
    '/blogs/service/%',
    '/blogs/service/%e0%a4',
    '/test-page/%',
    '/../../etc/passwd',
    '/rhinoplasty.php',
    '/wp-login.php',
  ])('%s is a 404 page and asks nothing of WordPress', async (path) => {
    await scene.visit('/blogs');
    scene.upstream.calls.reset();
    const { answer, page } = await scene.page(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('x-injected')).toBeNull();
    expect(page.texts('h1')).toHaveLength(1);
    expect(scene.upstream.calls.count(({ url }) => !url.includes('/api/blogs'))).toBe(0);
  });

  it.each(['/api/content/%', '/api/content/..%2f', '/api/seo/%', '/media/%', '/media/..%2fwp-config.php', '/media/a%00.png'])(
    '%s is a 404 in JSON',
    async (path) => {
      const answer = await scene.visit(path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json']);
      expect(await answer.json()).toMatchObject({ ok: false, error: { message: expect.any(String) } });
    },
  );

  it.each(['/', '/blogs/', '/api/content/blogs/', MEDIA_PREFIX, ASSETS_PREFIX, '/nope?q='])(
    'ten kilobytes after %s are too long',
    async (start) => {
      const answer = await scene.visit(start + 'a'.repeat(10_240));
      expect(answer.status).toBe(414);
      expect(await answer.json()).toEqual({ ok: false, error: { code: 'uri-too-long', message: expect.any(String) } });
    },
  );

  it.each([
    ['/blogs/every%2dblock', '/blogs/every-block'],
    ['/blogs/%65very-block', '/blogs/every-block'],
    ['/%62logs/%65%76%65%72%79%2D%62%6C%6F%63%6B/', '/blogs/every-block'],
    ['/blogs/service/%72hinoplasty', '/blogs/service/rhinoplasty'],
    ['/test-page/scars%2Dand-patience', '/test-page/scars-and-patience'],
    ['/%61bout-us?a=%62', '/about-us?a=%62'],
    ['/blogs/service/Acne%20%26%20Scars', '/blogs/service/acne-scars'],
    ['/blogs/service/acne%20%26%20scars/?page=1', '/blogs/service/acne-scars?page=1'],
    // As WordPress calls its lists, whose pages have another length than ours.
    ['/category/rhinoplasty/', '/blogs/service/rhinoplasty'],
    ['/category/rhinoplasty/page/2/?utm_source=a', '/blogs/service/rhinoplasty?utm_source=a'],
    ['/Category/above/Acne%20%26%20Scars/page/3', '/blogs/service/acne-scars'],
  ])('%s, another spelling, leads to the one address by one redirect', async (spelt, one) => {
    const { status, headers } = await scene.visit(spelt);
    expect([status, headers.get('location')]).toEqual([301, one]);
    expect((await scene.visit(one)).status).toBe(200);
  });

  it('a browser keeps what is another spelling for good, and not the slug of a category, which may be renamed back', async () => {
    const kept = async (path: string) => (await scene.visit(path)).headers.get('cache-control');
    expect(await kept('/blogs/every%2dblock')).toBeNull();
    expect(await kept('/blogs/service/Acne%20%26%20Scars')).toBe('no-cache');
  });

  it('dot segments are resolved as every browser does', async () => {
    const { answer, page } = await scene.page('/blogs/../about-us');
    expect([answer.status, page.canonicals()[0]]).toEqual([200, expect.stringMatching(/\/about-us$/)]);
  });
});

describe('methods', () => {
  const READ = 'GET, HEAD';
  const refused = [
    '/',
    '/about-us',
    '/blogs',
    '/blogs/every-block',
    '/nope',
    HEALTH_PATH,
    SITEMAP_PATH,
    ROBOTS_PATH,
    '/api/content/blogs',
    '/api/seo/home',
    '/media/a.png',
  ];

  it.each(refused)('%s is only read', async (path) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const answer = await scene.visit(path, { method });
      expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, READ]);
      expect(await answer.json()).toEqual({ ok: false, error: { code: 'method-not-allowed', message: expect.any(String) } });
    }
  });

  it('/api/leads is only posted to', async () => {
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await scene.visit(LEADS_PATH, { method });
      expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'POST']);
    }
  });

  it('a refused method costs no upstream call', async () => {
    scene.upstream.calls.reset();
    for (const path of ['/', '/blogs/sticky', '/api/content/blogs/sticky', '/media/2025/01/laser.jpg'])
      await scene.visit(path, { method: 'POST' });
    expect(scene.upstream.calls.count()).toBe(0);
  });

  it.each([
    '/',
    '/blogs',
    '/blogs/every-block',
    '/nope',
    '/about',
    '/api/content/blogs',
    '/favicon.svg',
    HEALTH_PATH,
    SITEMAP_PATH,
    '/media/2025/01/laser.jpg',
  ])('HEAD %s answers as GET does, without a body', async (path) => {
    for (const warm of [path, '/api/seo/home']) await scene.visit(warm);
    const [get, head] = [await scene.visit(path), await scene.visit(path, { method: 'HEAD' })];
    expect(head.status).toBe(get.status);
    expect(await head.text()).toBe('');
    for (const name of ['etag', 'cache-control', 'content-type', 'location', 'x-edge-cache', 'content-security-policy']) {
      expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
    }
  });
});

describe('queries nobody knows', () => {
  beforeAll(() => Promise.all(['home', 'about'].map((page) => scene.visit(`${SEO_PREFIX}${page}`))));

  it.each(['/', '/about-us', '/gallery', '/blogs', '/blogs/every-block', '/rhinoplasty-in-bangalore', '/test-page'])(
    'make no other page of %s',
    async (path) => {
      const plain = await scene.visit(path);
      const etag = plain.headers.get('etag');
      expect(etag).toMatch(/^"[0-9a-f]+"$/);
      scene.upstream.calls.reset();
      for (const query of ['?utm_source=a&utm_medium=b', '?fbclid=abc', '?gclid=1&page2=3', '?']) {
        const answer = await scene.visit(path + query);
        expect([answer.status, answer.headers.get('etag')]).toEqual([200, etag]);
      }
      expect(scene.upstream.calls.count()).toBe(0);
    },
  );
});

describe('hashed files', () => {
  let files: string[] = [];

  beforeAll(async () => {
    const { page } = await scene.page('/');
    files = [...page.attributes('script', 'src'), ...page.attributes('link', 'href')].filter((file) =>
      file.startsWith(ASSETS_PREFIX),
    );
  });

  it('are kept for a year', async () => {
    expect(files.some((file) => file.endsWith('.js'))).toBe(true);
    for (const file of files) {
      const answer = await scene.visit(file);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
  });

  it('are listed where no copy stands between: a deploy reads there which files of builds before it has to keep', async () => {
    const answer = await scene.visit(BUILDS_PATH);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    await answer.body?.cancel();
  });

  it.each(['/assets/entries/boot.0000000.js', ASSETS_PREFIX, '/assets', '/assets/nope.css?v=1', '/p/nope-640.avif'])(
    '%s is missing: 404, never kept',
    async (path) => {
      const answer = await scene.visit(path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    },
  );
});
