import { beforeEach, describe, expect, it } from 'vitest';
import { clinic } from '../content/clinic.ts';
import { ASSETS_PREFIX } from '../endpoints.ts';
import {
  answerFile,
  answerPage,
  answerVisit,
  isKeepablePage,
  type KeepTools,
  keepAlways,
  keepPaths,
  MAX_FILES,
  MAX_PAGES,
} from './keep.ts';

const ORIGIN = 'https://www.clinic.example';

/** Keeps copies by path, in the order in which they were written. */
class MemoryCache implements Pick<Cache, 'match' | 'put' | 'keys' | 'delete'> {
  readonly kept = new Map<string, Response>();
  #path = (request: RequestInfo | URL) => new URL(request instanceof Request ? request.url : request, ORIGIN).pathname;
  match = async (request: RequestInfo | URL) => this.kept.get(this.#path(request))?.clone();
  put = async (request: RequestInfo | URL, response: Response) => {
    this.kept.delete(this.#path(request));
    this.kept.set(this.#path(request), response);
  };
  keys = async () => [...this.kept.keys()].map((path) => new Request(ORIGIN + path));
  delete = async (request: RequestInfo | URL) => this.kept.delete(this.#path(request));
}

const page = (text: string, more: ResponseInit & { headers?: Record<string, string> } = {}) =>
  new Response(text, {
    ...more,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': "default-src 'self'", ...more.headers },
  });

const never = new Promise<never>(() => {});
let cache: MemoryCache;
let network: (path: string) => Promise<Response>;
let asked: string[];
let timeout: Promise<void>;
let writing: Promise<unknown>[];

const tools = (): KeepTools => ({
  cache,
  fetch: async (request) => {
    const { pathname } = new URL(request instanceof Request ? request.url : request, ORIGIN);
    asked.push(pathname);
    return network(pathname);
  },
  wait: () => timeout,
  later: (work) => writing.push(work.catch(() => {})),
});
/** Until every copy is written. */
const written = () => Promise.all(writing);
const visit = async (path: string) => {
  const answer = await answerPage(new Request(ORIGIN + path), tools());
  await written();
  return answer.text();
};
const load = async (path: string) => {
  const answer = await answerFile(new Request(ORIGIN + path), tools());
  await written();
  return answer.text();
};

beforeEach(() => {
  cache = new MemoryCache();
  asked = [];
  writing = [];
  timeout = never;
  network = async (path) =>
    path.startsWith(ASSETS_PREFIX)
      ? new Response(`new ${path}`, { headers: { 'Content-Type': 'text/javascript' } })
      : page(`new ${path}`);
});

describe('a page', () => {
  it('comes from the network, and stays as a copy', async () => {
    expect(await visit('/about-us')).toBe('new /about-us');
    network = () => Promise.reject(new TypeError('offline'));
    expect(await visit('/about-us')).toBe('new /about-us');
  });

  it('comes as a copy when the line is slow, and is renewed by the late answer', async () => {
    await cache.put('/about-us', page('old'));
    let arrive: (answer: Response) => void = () => {};
    const late = new Promise<Response>((resolve) => {
      arrive = resolve;
    });
    network = () => late;
    timeout = Promise.resolve();
    // As the browser has it: an event that is over takes nothing more.
    let [under, over, refused] = [0, false, 0];
    const later = (work: Promise<unknown>): void => {
      if (over && under === 0) refused += 1;
      under += 1;
      void work.finally(() => (under -= 1));
    };
    const shown = await answerPage(new Request(`${ORIGIN}/about-us`), { ...tools(), later });
    over = true;
    expect(await shown.text()).toBe('old');
    arrive(page('new'));
    await expect.poll(async () => (await cache.match('/about-us'))?.text()).toBe('new');
    expect(refused).toBe(0);
  });

  it('waits as long as it takes where there is no copy', async () => {
    timeout = Promise.resolve();
    expect(await visit('/about-us')).toBe('new /about-us');
  });

  it('comes as a copy when the site fails, but never in place of a page that is gone', async () => {
    await cache.put('/a', page('old'));
    network = async () => page('broken', { status: 503 });
    expect(await visit('/a')).toBe('old');
    network = async () => page('gone', { status: 410 });
    expect(await visit('/a')).toBe('gone');
  });

  it.each([404, 410])(
    'goes from the device with the answer %i: what was withdrawn is not shown from there either',
    async (status) => {
      for (const path of ['/a', '/b']) await cache.put(path, page('old'));
      network = async () => page('gone', { status });
      await visit('/a');
      expect([...cache.kept.keys()]).toEqual(['/b']);
    },
  );

  it('is linked to by its address as it is, and what WordPress says of the clinic is text there', async () => {
    const { hours } = clinic;
    network = async () => page('<title>A &amp; b</title>');
    await visit('/blogs/%e0%a4%a8');
    network = () => Promise.reject(new TypeError('offline'));
    try {
      Object.assign(clinic, { hours: { ...hours, shown: 'from <i>9</i> & later' } });
      const html = await visit('/nowhere');
      expect(html).toContain('<a href="/blogs/%e0%a4%a8">A &amp; b</a>');
      expect(html).toContain('from &lt;i&gt;9&lt;/i&gt; &amp; later');
    } finally {
      Object.assign(clinic, { hours });
    }
  });

  it('says without connection and copy how to reach the clinic and which pages are on the device, the latest first', async () => {
    network = async (path) => page(`<title>Title of ${path} &amp; more</title>`);
    for (const path of ['/about-us', '/liposuction']) await visit(path);
    await cache.put('/assets/a.js', new Response('code'));
    network = () => Promise.reject(new TypeError('offline'));
    const answer = await answerPage(new Request(`${ORIGIN}/nowhere`), tools());
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
    const html = await answer.text();
    expect(html).toContain('No connection');
    expect(html).toContain('href="tel:+910000000003"');
    expect(html).toContain('href="https://wa.me/');
    expect(html).toMatch(/href="\/liposuction">Title of \/liposuction &amp; more<.*href="\/about-us">/);
    expect(html).not.toContain(ASSETS_PREFIX);
    expect(new TextEncoder().encode(html).length).toBeLessThan(3000);
    expect([...cache.kept.keys()]).not.toContain('/nowhere');
  });

  it('that is never kept comes from the network alone, and has the same stand-in', async () => {
    const ask = () => answerVisit(new Request(`${ORIGIN}/gallery`), tools());
    expect(await (await ask()).text()).toBe('new /gallery');
    expect(cache.kept.size).toBe(0);
    network = () => Promise.reject(new TypeError('offline'));
    expect(await (await ask()).text()).toContain('No connection');
  });

  it('takes what the browser has already asked for', async () => {
    const answer = await answerPage(new Request(`${ORIGIN}/a`), tools(), Promise.resolve(page('preloaded')));
    expect([await answer.text(), asked]).toEqual(['preloaded', []]);
  });

  it.each([
    ['errors', page('', { status: 404 })],
    ['what is marked as private', page('', { headers: { 'Cache-Control': 'no-store' } })],
    ['other files', new Response('{}', { headers: { 'Content-Type': 'application/json' } })],
    ['a filter’s page in the place of ours', new Response('Log in', { headers: { 'Content-Type': 'text/html' } })],
  ])('is not a copy of %s', (_, answer) => {
    expect(isKeepablePage(answer)).toBe(false);
  });
});

describe('a file', () => {
  it('is asked for once', async () => {
    network = async () => new Response('code');
    for (const _ of [1, 2]) expect(await load('/assets/a.js')).toBe('code');
    expect(asked).toEqual(['/assets/a.js']);
  });

  it.each([
    ['missing', new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } })],
    ['a page that somebody between has put in its place', page('Log in')],
  ])('is not kept when it is %s', async (_, answer) => {
    network = async () => answer;
    await load('/assets/old.js');
    expect(cache.kept.size).toBe(0);
  });
});

describe('a device whose store is full, broken or busy', () => {
  const refuse = () => Promise.reject(new DOMException('No room', 'QuotaExceededError'));

  it.each([
    ['takes no copy', { put: refuse }],
    ['reads none', { match: refuse, keys: refuse }],
    ['does not come to an end with a copy', { put: () => never }],
  ])('that %s: page and file come all the same', async (_, broken) => {
    Object.assign(cache, broken);
    const answer = await answerPage(new Request(`${ORIGIN}/about-us`), tools());
    expect(await answer.text()).toBe('new /about-us');
    network = async () => new Response('code');
    expect(await (await answerFile(new Request(`${ORIGIN}/assets/a.js`), tools())).text()).toBe('code');
  });

  it('that does not answer whether there is a copy holds no page up', async () => {
    cache.match = () => never;
    expect(await visit('/about-us')).toBe('new /about-us');
  });

  it('that reads nothing says without a connection how to reach the clinic', async () => {
    Object.assign(cache, { match: refuse, keys: refuse });
    network = () => Promise.reject(new TypeError('offline'));
    expect(await visit('/about-us')).toContain('No connection');
  });

  it('that takes no copy does not begin', async () => {
    cache.put = refuse;
    await expect(keepAlways(tools())).rejects.toThrow('No room');
  });

  it('that is given a filter’s page in place of the one for the way here does not begin', async () => {
    network = async () => new Response('Log in', { headers: { 'Content-Type': 'text/html' } });
    await expect(keepAlways(tools())).rejects.toThrow('/international answered 200');
  });

  it('gives the page on while it still comes', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    network = async () => new Response(readable, { headers: { 'Content-Type': 'text/html', 'Content-Security-Policy': '' } });
    cache.put = async (_, response) => void (await response.text());
    const answer = await answerPage(new Request(`${ORIGIN}/about-us`), tools());
    const writer = writable.getWriter();
    void writer.write(new TextEncoder().encode('first part'));
    const { value } = (await answer.body?.getReader().read()) ?? {};
    expect(new TextDecoder().decode(value)).toBe('first part');
    await writer.close();
    await written();
  });
});

describe('the store', () => {
  it('drops the oldest pages and files, but never the page for the way here', async () => {
    await keepAlways(tools());
    const many = (count: number, name: (n: number) => string) => Array.from({ length: count }, (_, n) => name(n));
    for (const path of many(MAX_PAGES + 2, (n) => `/blogs/${n}`)) await visit(path);
    for (const path of many(MAX_FILES + 2, (n) => `${ASSETS_PREFIX}${n}.js`)) await load(path);
    const paths = [...cache.kept.keys()];
    expect(paths.filter((path) => path.startsWith(ASSETS_PREFIX))).toHaveLength(MAX_FILES);
    expect(paths.filter((path) => path.startsWith('/blogs/'))).toHaveLength(MAX_PAGES);
    expect(paths).toContain('/international');
    expect(paths).not.toContain('/blogs/0');
    expect(paths).not.toContain('/assets/1.js');
  });

  it('holds the page for the way here with the files its HTML names', async () => {
    network = async (path) =>
      path === '/international'
        ? page('<link href="/assets/static/site.a1.css"><div data-hydrate="/assets/chunks/a.js /assets/chunks/b.js">')
        : new Response('file');
    await keepAlways(tools());
    expect([...cache.kept.keys()]).toEqual([
      '/international',
      '/assets/static/site.a1.css',
      '/assets/chunks/a.js',
      '/assets/chunks/b.js',
    ]);
  });

  it('begins where that page is not to be kept, with its files', async () => {
    network = async (path) =>
      path === '/international'
        ? page('<link href="/assets/static/site.a1.css">', { headers: { 'Cache-Control': 'no-store' } })
        : new Response('file');
    await keepAlways(tools());
    expect([...cache.kept.keys()]).toEqual(['/assets/static/site.a1.css']);
  });

  it('does not begin while that page cannot be had', async () => {
    network = async () => page('', { status: 503 });
    await expect(keepAlways(tools())).rejects.toThrow('503');
  });

  it('does not ask again for what it holds', async () => {
    await visit('/about-us');
    await keepPaths({ pages: ['/about-us'], files: [] }, tools());
    expect(asked).toEqual(['/about-us']);
  });
});
