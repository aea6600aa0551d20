import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startUpstream, type Upstream } from '../upstream.ts';
import { SEO_IDS } from './seo-metadata.ts';

let upstream: Upstream;

beforeAll(async () => {
  upstream = await startUpstream({ posts: 0 });
});

afterAll(() => upstream.stop());

async function readJson(path: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${upstream.clinicApi}${path}`);
  return { status: response.status, body: await response.json() };
}

describe('SEO metadata', () => {
  it('comes in its envelope under three fixed ids', async () => {
    for (const id of Object.values(SEO_IDS)) {
      expect(id).toMatch(/^[0-9a-f]{24}$/);
      expect(await readJson(`/api/seo-metadata/id/${id}`)).toEqual({
        status: 200,
        body: {
          success: true,
          status: 200,
          message: expect.any(String),
          data: expect.objectContaining({ _id: id, metaTitle: expect.any(String), metaDescription: expect.any(String) }),
        },
      });
    }
  });

  it('has one image that is absolute and loads, one that is relative, one that does not load', async () => {
    const { home, about, services } = upstream.content.seo;
    const image = async (address: string | undefined) => fetch(new URL(address ?? '', upstream.url));
    expect(home?.socialMediaImage?.startsWith(`${upstream.url}/`)).toBe(true);
    expect((await image(home?.socialMediaImage)).headers.get('content-type')).toBe('image/png');
    expect(about?.socialMediaImage).toBe('/images/share.jpg');
    expect((await image(about?.socialMediaImage)).status).toBe(200);
    expect((await image(services?.socialMediaImage)).status).toBe(404);
  });

  it('answers 404 with `success: false` for an unknown id', async () => {
    const unknown = await readJson('/api/seo-metadata/id/ffffffffffffffffffffffff');
    expect(unknown).toMatchObject({ status: 404, body: { success: false, data: null, status: 404 } });
  });

  it('changes with the content', async () => {
    upstream.content.seo.services = { _id: SEO_IDS.services, metaDescription: 'No title' };
    const { body } = await readJson(`/api/seo-metadata/id/${SEO_IDS.services}`);
    expect(body).toMatchObject({ data: { _id: SEO_IDS.services, metaDescription: 'No title' } });
    upstream.content.seo.services = null;
    expect((await readJson(`/api/seo-metadata/id/${SEO_IDS.services}`)).status).toBe(404);
  });
});

describe('legacy blogs', () => {
  it('come as a bare list, or wrapped in `data`', async () => {
    const { body } = await readJson('/api/blogs');
    expect(body).toHaveLength(8);
    expect(body).toEqual(upstream.content.blogs);
    expect(upstream.content.blogs[0]).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      title: expect.any(String),
      slug: expect.any(String),
      description: expect.stringContaining('<p>'),
    });
    upstream.content.wrapBlogs = true;
    expect((await readJson('/api/blogs')).body).toMatchObject({ success: true, data: upstream.content.blogs });
  });
});

describe('leads', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${upstream.leadsApi}leads`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

  it('are remembered as they came', async () => {
    const lead = { name: 'Test Person', phone_number: '9000000000', category: 'Rhinoplasty' };
    const response = await post(JSON.stringify(lead), { 'idempotency-key': 'key-1' });
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    expect(upstream.leads).toEqual([
      { body: lead, headers: expect.objectContaining({ 'idempotency-key': 'key-1' }), at: expect.any(Number) },
    ]);
  });

  it('are refused when they are no JSON, and cannot be read back', async () => {
    const before = upstream.leads.length;
    expect((await post('name=Test')).status).toBe(400);
    expect((await fetch(`${upstream.leadsApi}leads`)).status).toBe(405);
    expect(upstream.leads).toHaveLength(before);
  });
});
