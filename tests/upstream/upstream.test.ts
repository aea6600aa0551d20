import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeContentContract } from './content-contract.ts';
import { startUpstream, type Upstream } from './upstream.ts';

let upstream: Upstream;

beforeAll(async () => {
  upstream = await startUpstream();
});

afterAll(() => upstream.stop());

// As before plugin 2.5.4: the site has to do without such a picture.
describeContentContract('The double', () => upstream.contentApi, { showsFeatured: false });

describe('startUpstream', () => {
  it('tells the addresses the Worker is configured with', () => {
    const { url, contentApi, clinicApi, leadsApi } = upstream;
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect([contentApi, clinicApi, leadsApi]).toEqual([`${url}/wp-json/wp/v2`, url, `${url}/`]);
  });

  it('makes as many posts as are asked for, none of them in the future', async () => {
    const many = await startUpstream({ posts: 10_000 });
    try {
      const response = await fetch(`${many.contentApi}/posts?per_page=1&_fields=slug,date`);
      expect(response.headers.get('x-wp-total')).toBe('10023');
      expect(await response.json()).toEqual([{ slug: expect.any(String), date: '2026-08-30T04:30:00' }]);
      const repeated = await fetch(`${many.contentApi}/posts?slug=what-to-expect-before-facelift-2&_fields=slug`);
      expect(await repeated.json()).toHaveLength(1);
    } finally {
      await many.stop();
    }
  });

  it('fails when the port is taken', async () => {
    await expect(startUpstream({ port: Number(new URL(upstream.url).port) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('answers 404 for an address nobody knows', async () => {
    expect((await fetch(`${upstream.url}/nothing`)).status).toBe(404);
  });
});

describe('calls', () => {
  it('are counted by area and remembered with their headers', async () => {
    upstream.calls.reset();
    await fetch(`${upstream.contentApi}/posts?per_page=1&page=2`, { headers: { accept: 'application/json' } });
    await fetch(`${upstream.clinicApi}/api/blogs`);
    expect([upstream.calls.count('content'), upstream.calls.count('blogs'), upstream.calls.count()]).toEqual([1, 1, 2]);
    expect(upstream.calls.count(({ url }) => url.includes('page=2'))).toBe(1);
    expect(upstream.calls.list[0]).toMatchObject({
      method: 'GET',
      url: '/wp-json/wp/v2/posts?per_page=1&page=2',
      area: 'content',
      headers: { accept: 'application/json' },
      at: expect.any(Number),
    });
    upstream.calls.reset();
    expect([upstream.calls.count(), upstream.calls.list]).toEqual([0, []]);
  });
});
