import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Entry, Schema } from './entry.ts';
import { kvStore } from './stores.ts';

/** KV as far as it is used: bulk reads of text, and writes. */
function fakeKv() {
  const stored = new Map<string, string>();
  const reads: { keys: string[]; options: unknown }[] = [];
  const kv = {
    async get(keys: string[], options: unknown) {
      reads.push({ keys, options });
      return new Map(keys.map((key) => [key, stored.get(key) ?? null]));
    },
    async put(key: string, text: string) {
      stored.set(key, text);
    },
  };
  return { kv, stored, reads };
}

afterEach(() => {
  vi.useRealTimers();
});

const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 0));

const entry: Entry<{ title: string }> = { hash: 'a1', storedAt: 5, value: { title: 'Skin' } };

describe('entries in KV', () => {
  it('are asked for together, and kept at a place for no longer than KV must', async () => {
    const { kv, reads } = fakeKv();
    const store = kvStore(kv, { nextTurn });
    await store.put('post/a', entry);
    expect(await Promise.all([store.get('post/a'), store.get('post/b')])).toEqual([entry, null]);
    expect(reads).toEqual([{ keys: ['v1/post/a', 'v1/post/b'], options: { type: 'text', cacheTtl: 30 } }]);
  });

  it('that a request asks for later are read as well', async () => {
    const { kv, reads } = fakeKv();
    const store = kvStore(kv, { nextTurn });
    await store.put('post/a', entry);
    expect([await store.get('post/b'), await store.get('post/a')]).toEqual([null, entry]);
    expect(reads.map(({ keys }) => keys)).toEqual([['v1/post/b'], ['v1/post/a']]);
  });
});

it('a read of KV that does not end is given up after three seconds', async () => {
  vi.useFakeTimers();
  const { kv } = fakeKv();
  const given = kvStore({ ...kv, get: () => new Promise(() => {}) }, { nextTurn: async () => undefined })
    .get('post/a')
    .catch((error: Error) => error.name);
  await vi.advanceTimersByTimeAsync(2999);
  expect(await Promise.race([given, 'waits'])).toBe('waits');
  await vi.advanceTimersByTimeAsync(1);
  expect(await Promise.race([given, 'waits'])).toBe('DeadlineError');
});

describe('entries of an older schema', () => {
  /** The shape changed twice: titles were named otherwise, then they got a language. What has no title cannot be brought along. */
  const first: Schema = { version: 1 };
  const second: Schema = {
    version: 2,
    migrate: (_key, value) => {
      const { name } = value as { name?: string };
      return name === undefined ? undefined : { title: name };
    },
  };
  const third: Schema = { version: 3, migrate: (_key, value) => ({ ...(value as object), language: 'en' }) };

  it('are served in the new shape, as something that has to be read again', async () => {
    const { kv, reads } = fakeKv();
    await kvStore(kv, { schemas: [first], nextTurn }).put('post/a', { hash: 'a1', storedAt: 5, value: { name: 'Skin' } });
    const store = kvStore(kv, { schemas: [first, second], nextTurn });
    expect(await store.get('post/a')).toEqual({ hash: 'a1 of v1', storedAt: 0, value: { title: 'Skin' } });
    expect(reads.at(-1)?.keys).toEqual(['v2/post/a', 'v1/post/a']);
  });

  it('pass through every schema between', async () => {
    const { kv } = fakeKv();
    await kvStore(kv, { schemas: [first], nextTurn }).put('post/a', { hash: 'a1', storedAt: 5, value: { name: 'Skin' } });
    expect((await kvStore(kv, { schemas: [first, second, third], nextTurn }).get('post/a'))?.value).toEqual({
      title: 'Skin',
      language: 'en',
    });
  });

  it('give way to one of the newest, which alone is written', async () => {
    const { kv, stored } = fakeKv();
    await kvStore(kv, { schemas: [first], nextTurn }).put('post/a', { hash: 'a1', storedAt: 5, value: { name: 'Old' } });
    const store = kvStore(kv, { schemas: [first, second], nextTurn });
    await store.put('post/a', entry);
    expect(await store.get('post/a')).toEqual(entry);
    expect([...stored.keys()]).toEqual(['v1/post/a', 'v2/post/a']);
    // The build before finds its own: a rollback has its last good copies as well.
    expect((await kvStore(kv, { schemas: [first], nextTurn }).get('post/a'))?.value).toEqual({ name: 'Old' });
  });

  it('that cannot be brought along, or are damaged, are none', async () => {
    const { kv, stored } = fakeKv();
    await kvStore(kv, { schemas: [first], nextTurn }).put('post/a', { hash: 'a1', storedAt: 5, value: { other: 1 } });
    stored.set('v1/post/b', '[1]');
    const store = kvStore(kv, { schemas: [first, second], nextTurn });
    expect([await store.get('post/a'), await store.get('post/b')]).toEqual([null, null]);
  });

  it('say still that something is gone', async () => {
    const { kv } = fakeKv();
    await kvStore(kv, { schemas: [first], nextTurn }).put('post/a', {
      hash: 'deleted',
      storedAt: 5,
      value: null,
      why: 'deleted',
    });
    expect(await kvStore(kv, { schemas: [first, second], nextTurn }).get('post/a')).toMatchObject({
      value: null,
      why: 'deleted',
    });
  });

  it('are brought along as they were packed, and unpacked then', async () => {
    const { kv } = fakeKv();
    const pack = { pack: (names: string[]) => names.join(), unpack: (text: string) => text.split(',') };
    await kvStore(kv, { packings: { list: pack }, schemas: [first], nextTurn }).put('list', {
      hash: 'a',
      storedAt: 1,
      value: ['a', 'b'],
    });
    const more: Schema = { version: 2, migrate: (_key, value) => `${value as string},c` };
    expect((await kvStore(kv, { packings: { list: pack }, schemas: [first, more], nextTurn }).get('list'))?.value).toEqual([
      'a',
      'b',
      'c',
    ]);
  });
});
