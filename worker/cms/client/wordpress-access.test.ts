import { describe, expect, it } from 'vitest';
import { ConfigurationError, settingsOf } from '../../settings.ts';
import { restUrl, withCredentials } from './wordpress-access.ts';
import { createWordPressClient } from './wordpress-client.ts';

describe('restUrl', () => {
  it.each([
    ['https://cms.example/wp-json/wp/v2', 'https://cms.example/wp-json/wp/v2/posts?slug=a-b&per_page=100'],
    ['https://cms.example/wp-json/wp/v2/', 'https://cms.example/wp-json/wp/v2/posts?slug=a-b&per_page=100'],
    ['https://cms.example/?rest_route=/wp/v2', 'https://cms.example/?rest_route=%2Fwp%2Fv2%2Fposts&slug=a-b&per_page=100'],
    [
      'https://cms.example/blog/index.php?rest_route=/wp/v2/',
      'https://cms.example/blog/index.php?rest_route=%2Fwp%2Fv2%2Fposts&slug=a-b&per_page=100',
    ],
  ])('joins %s', (base, wanted) => {
    expect(restUrl(base, '/posts', { slug: 'a-b', per_page: 100 }).href).toBe(wanted);
  });
});

const CMS = 'https://cms.example.test';
const PASSWORD = 'pä55:wörd';
const variables = {
  CONTENT_API: `${CMS}/wp-json/wp/v2`,
  CLINIC_API: 'https://api.example.test',
  LEADS_API: 'https://api.example.test',
  SITE_ORIGIN: 'https://www.example.test',
};
const access = { 'CF-Access-Client-Id': 'id.access', 'CF-Access-Client-Secret': 'the-secret' };

/** What was asked of whom, with which headers. */
function recording(given: Record<string, string>, answer = () => new Response('[]')) {
  const asked: { url: string; headers: Headers; redirect: string | undefined }[] = [];
  const load = (async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push({ url: String(input), headers: new Headers(init?.headers), redirect: init?.redirect });
    return answer();
  }) as typeof fetch;
  return { asked, load: withCredentials(load, settingsOf({ ...variables, ...given })) };
}

describe('credentials of WordPress', () => {
  it('are a login, a header, or an Access service token', async () => {
    const { asked, load } = recording({ CONTENT_LOGIN: `editor:${PASSWORD}`, CONTENT_HEADERS: JSON.stringify(access) });
    await load(`${CMS}/wp-json/wp/v2/posts`, { headers: { accept: 'application/json' } });
    expect(Object.fromEntries(asked[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      authorization: `Basic ${Buffer.from(`editor:${PASSWORD}`).toString('base64')}`,
      'cf-access-client-id': 'id.access',
      'cf-access-client-secret': 'the-secret',
    });
    expect(asked[0]?.redirect).toBe('manual');
  });

  it.each([
    'https://api.example.test/x',
    'http://cms.example.test/x',
    'https://cms.example.test:8443/x',
    'https://cms.example.test.evil.example/x',
  ])('are not shown to %s', async (url) => {
    const { asked, load } = recording({ CONTENT_LOGIN: 'editor:word', CONTENT_HEADERS: JSON.stringify(access) });
    await load(url);
    expect([...(asked[0]?.headers ?? [])]).toEqual([]);
  });

  it('go with what is read of WordPress, and appear in no error', async () => {
    const { asked, load } = recording({ CONTENT_LOGIN: `editor:${PASSWORD}` }, () => new Response('no', { status: 401 }));
    const client = createWordPressClient({ base: variables.CONTENT_API, fetch: load });
    const failure = await client.categories().catch((error: unknown) => error);
    expect(asked[0]?.headers.has('authorization')).toBe(true);
    expect(JSON.stringify(failure) + String(failure)).not.toMatch(/editor|w%C3|wörd|authorization|Basic/i);
  });

  it('go with what a request says besides, and take the place of what it says of them', async () => {
    const { asked, load } = recording({ CONTENT_LOGIN: 'editor:word' });
    await load(new Request(`${CMS}/x`, { headers: { accept: 'text/html', authorization: 'Other' } }), { method: 'HEAD' });
    expect(Object.fromEntries(asked[0]?.headers ?? [])).toEqual({
      accept: 'text/html',
      authorization: `Basic ${btoa('editor:word')}`,
    });
    await load(new Request('https://api.example.test/x'));
    expect([...(asked[1]?.headers ?? [])]).toEqual([]);
  });

  it('are none by default', async () => {
    const { asked, load } = recording({});
    await load(`${CMS}/x`);
    expect([...(asked[0]?.headers ?? [])]).toEqual([]);
  });

  it.each([
    { CONTENT_LOGIN: 'no-colon-s3cret' },
    { CONTENT_HEADERS: 's3cret' },
    { CONTENT_HEADERS: '["s3cret"]' },
    { CONTENT_HEADERS: '{"X Name": "s3cret"}' },
    { CONTENT_HEADERS: '{"X-Name": "s3cret\\r\\nX-Other: 1"}' },
    { CONTENT_HEADERS: '{"Host": "s3cret"}' },
    { CONTENT_API: 'https://editor:s3cret@cms.example.test/wp-json/wp/v2' },
  ])('that are wrong, %j, are named without what they are', (given) => {
    const refused = () => settingsOf({ ...variables, ...given });
    expect(refused).toThrow(ConfigurationError);
    expect(refused).toThrow(Object.keys(given)[0]);
    expect(refused).not.toThrow(/s3cret/);
  });
});
