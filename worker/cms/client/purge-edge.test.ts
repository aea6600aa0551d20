import { describe, expect, it } from 'vitest';
import type { Change } from '../webhooks/read-webhook.ts';
import { edgeAddresses, purgeEdge } from './purge-edge.ts';

const settings = {
  CONTENT_API: 'https://cms.example/wp-json/wp/v2',
  SITE_ORIGIN: 'https://www.example',
  MEDIA_BASES: [] as string[],
  PURGE_ZONE: '0123456789abcdef0123456789abcdef',
  PURGE_TOKEN: 'a-token-that-may-only-purge',
  PURGE_API: 'https://api.example/client/v4',
};
const change = (...media: string[]): Change => ({ type: 'media', event: 'deleted', id: 1, slug: '', previousSlug: '', media });

/** Purges with a platform that answers so, one answer a call. */
async function purge(statuses: readonly (number | 'away')[], given: Partial<typeof settings> = {}, ...media: string[]) {
  const calls: { url: string; authorization: string; files: string[] }[] = [];
  const deleted: string[] = [];
  const logged: string[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const status = statuses[calls.length] ?? 200;
    const headers = new Headers(init?.headers);
    calls.push({
      url: String(input),
      authorization: headers.get('Authorization') ?? '',
      files: (JSON.parse(String(init?.body)) as { files: string[] }).files,
    });
    if (status === 'away') throw new TypeError('away');
    return new Response('{}', { status });
  };
  const cache = {
    delete: async (url: RequestInfo | URL) => {
      deleted.push(String(url));
      return true;
    },
  };
  const parts = {
    settings: { ...settings, ...given },
    fetch,
    cache,
    wait: async () => {},
    log: (text: string) => logged.push(text),
  };
  await purgeEdge(parts, [change(...media)]);
  return { calls, deleted, logged };
}

describe('purging the edge', () => {
  it('names every address under which a file may lie, and no call names more than a hundred', async () => {
    const sizes = Array.from({ length: 6 }, (_, i) => `2025/01/a-${i}00x200.jpg`);
    const { calls, deleted } = await purge([], {}, '2025/01/a.jpg', ...sizes);
    const named = calls.flatMap(({ files }) => files);
    expect(named).toEqual(
      expect.arrayContaining([
        'https://cms.example/wp-content/uploads/2025/01/a.jpg',
        'https://www.example/media/2025/01/a.jpg',
        'https://www.example/media/2025/01/a.jpg?w=640',
        'https://www.example/media/2025/01/a.jpg?w=640&f=image%2Favif&v=',
        'https://www.example/media/2025/01/a-300x200.jpg?w=&f=image%2Fwebp&v=',
      ]),
    );
    expect(new Set(named).size).toBe(named.length);
    // The purge reaches this place as well.
    expect(deleted).toEqual([]);
    expect(Math.max(...calls.map(({ files }) => files.length))).toBe(100);
    expect(calls[0]).toMatchObject({
      url: `https://api.example/client/v4/zones/${settings.PURGE_ZONE}/purge_cache`,
      authorization: `Bearer ${settings.PURGE_TOKEN}`,
    });
  });

  it('knows media on hosts of their own', () => {
    const bases = ['https://cdn.example/up/', 'https://old.example/uploads/'];
    expect(edgeAddresses({ ...settings, MEDIA_BASES: bases }, 'a.jpg')).toEqual(
      expect.arrayContaining([
        'https://cdn.example/up/a.jpg',
        'https://old.example/uploads/a.jpg',
        'https://www.example/media/a.jpg',
        'https://www.example/media/~1/a.jpg',
      ]),
    );
  });

  it('tries again, then says so, and never says the token', async () => {
    expect((await purge([500, 'away', 200], {}, 'a.jpg')).logged).toEqual([]);
    const { calls, deleted, logged } = await purge([403, 403, 403], {}, 'a.jpg');
    expect(calls).toHaveLength(3);
    expect(logged).toEqual(['The edge could not be purged (status 403); what was withdrawn is 410 all the same']);
    expect(deleted).toEqual(calls[0]?.files);
  });

  it('sends what it names as JSON, in as few calls as may be', async () => {
    const seen: RequestInit[] = [];
    const fetching: typeof fetch = async (_, init) => {
      seen.push(init ?? {});
      return new Response('{}');
    };
    const cache = { delete: async () => true };
    const unused = { wait: async () => {}, log: () => {} };
    await purgeEdge({ settings, fetch: fetching, cache, ...unused }, [change('a.jpg')]);
    expect(seen[0]).toMatchObject({ method: 'POST', redirect: 'manual' });
    expect(new Headers(seen[0]?.headers).get('Content-Type')).toBe('application/json');
    const named = edgeAddresses(settings, 'a.jpg').length;
    expect(seen).toHaveLength(Math.ceil(named / 100));
  });

  it('waits longer each time before it tries again, and gives up as a whole then', async () => {
    const waits: number[] = [];
    let calls = 0;
    const away: typeof fetch = async () => {
      calls += 1;
      throw new TypeError('away');
    };
    const logged: string[] = [];
    const cache = { delete: () => Promise.reject(new Error('no cache')) };
    const parts = { settings, fetch: away, cache, wait: async (ms: number) => void waits.push(ms) };
    await purgeEdge({ ...parts, log: (text) => logged.push(text) }, [change('a.jpg', 'b.jpg', 'c.jpg')]);
    expect([waits, calls]).toEqual([[1000, 5000], 3]);
    expect(logged).toEqual([
      'The edge could not be purged (TypeError); what was withdrawn is 410 all the same',
      'Files could not be taken out of the cache of this place',
    ]);
  });

  it('takes out nothing for changes of other kinds', async () => {
    const cache = { delete: () => Promise.reject(new Error('asked')) };
    const logged: string[] = [];
    const parts = { settings, fetch, cache, wait: async () => {}, log: (text: string) => logged.push(text) };
    await purgeEdge(parts, [{ ...change('a.jpg'), type: 'post' }]);
    expect(logged).toEqual([]);
  });

  it('leaves calls of the invocation for what is read after it, however many files went', async () => {
    const many = Array.from({ length: 40 }, (_, i) => `${i}.jpg`);
    const { deleted, logged } = await purge([], { PURGE_TOKEN: '' }, ...many);
    expect(deleted).toHaveLength(500);
    expect(logged).toEqual([
      `Of ${40 * edgeAddresses(settings, 'a.jpg').length} addresses 500 are taken out of the cache of this place`,
    ]);
  });

  it('asks nobody without a token, and for nothing where no file is named', async () => {
    const { calls, deleted } = await purge([], { PURGE_TOKEN: '' }, 'a.jpg');
    expect([calls.length, deleted.length > 0]).toEqual([0, true]);
    expect((await purge([])).calls).toEqual([]);
  });
});
