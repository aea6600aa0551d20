import { beforeEach, describe, expect, it } from 'vitest';
import { ABSENT, type CacheDeps } from './cache-contract.ts';
import type { Entry } from './entry.ts';
import { invalidatedAt } from './invalidation.ts';
import { Isolate } from './isolate.ts';
import { createCacheWriter } from './write.ts';

const KEY = 'post/a';

/** KV and time in the test's hand; every isolate has a memory of its own. */
function world() {
  let now = 10_000_000;
  const stored = new Map<string, Entry<unknown>>();
  const state = {
    reads: 0,
    writes: 0,
    broken: false,
    put: 'taken' as 'taken' | 'refused' | 'cut off' | 'late',
    late: Promise.withResolvers<void>(),
    sentences: [] as string[],
  };
  const kv = {
    async get<T>(key: string) {
      state.reads++;
      if (state.broken) throw new Error('KV is down');
      return (structuredClone(stored.get(key)) as Entry<T> | undefined) ?? null;
    },
    async put<T>(key: string, entry: Entry<T>) {
      state.writes++;
      if (state.put === 'refused') throw new Error('KV PUT failed: 429 Too Many Requests');
      if (state.put === 'cut off') await new Promise(() => {});
      if (state.put === 'late') await state.late.promise;
      stored.set(key, structuredClone(entry));
    },
  };
  const isolate = (): CacheDeps => ({
    isolate: new Isolate(),
    kv,
    snapshot: { get: async () => null },
    clock: { now: () => now, wait: async () => {} },
    random: () => 0.5,
    waitUntil: () => {},
    log: (sentence) => state.sentences.push(sentence),
  });
  const here = isolate();
  return {
    state,
    stored,
    isolate,
    here,
    writer: createCacheWriter(here),
    now: () => now,
    pass: (ms: number) => void (now += ms),
  };
}

let site: ReturnType<typeof world>;
beforeEach(() => {
  site = world();
});

describe('a writer', () => {
  it('keeps a value in memory and in KV, and writes it again only when it differs', async () => {
    const { writer, here, stored, state, pass, now } = site;
    await writer.keep(KEY, 'one', site.now());
    const first = here.isolate.entry(KEY);
    expect(first).toEqual({ hash: expect.any(String), storedAt: now(), value: 'one' });
    expect([stored.get(KEY), here.isolate.readAt(KEY), here.isolate.checkedAt(KEY)]).toEqual([first, now(), now()]);
    pass(1000);
    await writer.keep(KEY, 'one', site.now());
    expect([state.writes, here.isolate.readAt(KEY), here.isolate.checkedAt(KEY)]).toEqual([1, now(), now()]);
    await writer.keep(KEY, 'two', site.now());
    expect([state.writes, stored.get(KEY)?.value, stored.get(KEY)?.storedAt]).toEqual([2, 'two', now()]);
  });

  it('ends the pause after a failure with what it keeps', async () => {
    site.here.isolate.fail(KEY, site.now() + 5000);
    await site.writer.keep(KEY, 'one', site.now());
    expect(site.here.isolate.backOffMs(KEY, site.now())).toBe(0);
  });

  it('writes the same value anew where its absence had been noted', async () => {
    const { writer, stored, state } = site;
    await writer.keep(KEY, 'one', site.now());
    stored.set(KEY, { ...(stored.get(KEY) as Entry<unknown>), absentSince: 5, storedAt: site.now() + 1 });
    await writer.keep(KEY, 'one', site.now());
    expect([state.writes, stored.get(KEY)?.absentSince]).toEqual([2, undefined]);
  });

  it('shows the newer of memory and KV', async () => {
    const { writer, isolate, pass } = site;
    expect(await writer.peek(KEY)).toBeNull();
    await writer.keep(KEY, 'one', site.now());
    pass(1);
    const elsewhere = createCacheWriter(isolate());
    await elsewhere.keep(KEY, 'two', site.now());
    expect(await writer.peek(KEY)).toBe('two');
    pass(1);
    await writer.keep(KEY, 'three', site.now());
    // What KV says here is from before, as it may be for a minute.
    site.stored.set(KEY, { hash: 'old', storedAt: 1, value: 'one' });
    expect(await writer.peek(KEY)).toBe('three');
  });

  it('lays a change over what there is, and over nothing where there is nothing', async () => {
    const { writer, state } = site;
    await writer.change<string>(KEY, (value) => `${value} more`);
    expect([state.writes, await writer.peek(KEY)]).toEqual([0, null]);
    await writer.keep(KEY, 'one', site.now());
    await writer.change<string>(KEY, (value) => `${value} more`);
    expect(await writer.peek(KEY)).toBe('one more');
  });

  it('loses neither of two changes made at one time, whichever request makes them', async () => {
    const { writer, here, stored } = site;
    await writer.keep(KEY, 'one', site.now());
    const second = createCacheWriter(here);
    await Promise.all([
      writer.change<string>(KEY, (value) => `${value} two`),
      second.change<string>(KEY, (value) => `${value} three`),
    ]);
    // Which of them comes first is open: their hashes are reckoned on threads of the machine.
    const value = await writer.peek<string>(KEY);
    expect(value?.split(' ').toSorted()).toEqual(['one', 'three', 'two']);
    expect(stored.get(KEY)?.value).toBe(value);
  });

  it('brings nothing back that is removed while it is being changed', async () => {
    const { writer, stored } = site;
    await writer.keep(KEY, 'one', site.now());
    await Promise.all([writer.remove(KEY, 'withdrawn'), writer.change<string>(KEY, (value) => `${value} more`)]);
    expect([await writer.peek(KEY), stored.get(KEY)?.value]).toEqual([null, null]);
  });

  it('says why something is gone, and writes that once', async () => {
    const { writer, stored, state, now } = site;
    await writer.keep(KEY, 'one', site.now());
    await writer.remove(KEY, 'withdrawn');
    await writer.remove(KEY, 'withdrawn');
    expect(stored.get(KEY)).toEqual({ hash: 'withdrawn', storedAt: now(), value: null, why: 'withdrawn' });
    expect(state.writes).toBe(2);
    await writer.remove(KEY, 'deleted');
    expect(stored.get(KEY)).toMatchObject({ why: 'deleted' });
  });

  it.each(['withdrawn', 'deleted'] as const)('writes once more what KV refused: something is %s', async (why) => {
    const { writer, stored, state } = site;
    await writer.keep(KEY, 'one', site.now());
    state.put = 'refused';
    await expect(writer.remove(KEY, why)).rejects.toThrow('429');
    await expect(writer.remove(KEY, why)).rejects.toThrow('429');
    expect([await writer.peek(KEY), stored.get(KEY)?.value]).toEqual([null, 'one']);
    state.put = 'taken';
    await writer.remove(KEY, why);
    expect(stored.get(KEY)).toMatchObject({ value: null, why });
    await writer.remove(KEY, why);
    expect(state.writes).toBe(4);
  });

  it('writes once more what KV refused: values and changes', async () => {
    const { writer, stored, state } = site;
    await writer.keep(KEY, 'one', site.now());
    state.put = 'refused';
    await expect(writer.keep(KEY, 'two', site.now())).rejects.toThrow('429');
    state.put = 'taken';
    await writer.keep(KEY, 'two', site.now());
    expect(stored.get(KEY)?.value).toBe('two');
    state.put = 'refused';
    await expect(writer.change<string>(KEY, () => 'three')).rejects.toThrow('429');
    state.put = 'taken';
    await writer.change<string>(KEY, () => 'three');
    await writer.keep(KEY, 'three', site.now());
    expect([stored.get(KEY)?.value, state.writes]).toEqual(['three', 5]);
  });

  it('does not take for written what was cut off with its request', async () => {
    const { writer, stored, state } = site;
    await writer.keep(KEY, 'one', site.now());
    state.put = 'cut off';
    void writer.remove(KEY, 'withdrawn');
    await new Promise((resolve) => setImmediate(resolve));
    expect([await writer.peek(KEY), stored.get(KEY)?.value]).toEqual([null, 'one']);
    state.put = 'taken';
    await writer.remove(KEY, 'withdrawn');
    expect(stored.get(KEY)?.value).toBeNull();
  });

  it('writes what it owes when it is asked to, once, and not over what is newer', async () => {
    const { writer, stored, state, pass, isolate } = site;
    await writer.keep(KEY, 'one', site.now());
    await writer.keep('post/b', 'one', site.now());
    state.put = 'refused';
    for (const key of [KEY, 'post/b']) await expect(writer.remove(key, 'withdrawn')).rejects.toThrow('429');
    state.put = 'taken';
    await writer.writeOwed();
    // KV would refuse it within the second.
    expect(state.writes).toBe(4);
    pass(1000);
    await createCacheWriter(isolate()).keep('post/b', 'back', site.now());
    await writer.writeOwed();
    await writer.writeOwed();
    expect([stored.get(KEY)?.value, stored.get('post/b')?.value, state.writes]).toEqual([null, 'back', 6]);
  });

  it('still owes a change that KV refused while it was taking an earlier one', async () => {
    const { writer, stored, state, pass } = site;
    await writer.keep(KEY, 'one', site.now());
    state.put = 'late';
    const earlier = writer.remove(KEY, 'withdrawn');
    await new Promise(setImmediate);
    pass(1);
    state.put = 'refused';
    await expect(writer.remove(KEY, 'deleted')).rejects.toThrow('429');
    state.late.resolve();
    await earlier;
    expect(stored.get(KEY)).toMatchObject({ why: 'withdrawn' });
    state.put = 'taken';
    pass(1000);
    await writer.writeOwed();
    expect(stored.get(KEY)).toMatchObject({ why: 'deleted' });
  });

  it('reads upstream with what was there before, and keeps its answer', async () => {
    const { writer } = site;
    expect(await writer.reload(KEY, async (previous) => `${previous}, one`)).toBe('null, one');
    expect(await writer.reload(KEY, async (previous) => `${previous}, two`)).toBe('null, one, two');
    expect(await writer.peek(KEY)).toBe('null, one, two');
  });

  it('believes an absence at once, for the reason it was given', async () => {
    const { writer, stored } = site;
    await writer.keep(KEY, 'one', site.now());
    expect(await writer.reload(KEY, async () => ABSENT)).toBeNull();
    expect(stored.get(KEY)).toMatchObject({ value: null, why: 'withdrawn' });
    await writer.reload(KEY, async () => ABSENT, 'deleted');
    expect(stored.get(KEY)).toMatchObject({ value: null, why: 'deleted' });
  });

  it('changes nothing when upstream fails', async () => {
    const { writer, state } = site;
    await writer.keep(KEY, 'one', site.now());
    const failing = async () => {
      throw new Error('upstream is down');
    };
    await expect(writer.reload(KEY, failing)).rejects.toThrow('upstream is down');
    expect([state.writes, await writer.peek(KEY)]).toEqual([1, 'one']);
  });

  it('brings nothing back that is removed once more while it is being read', async () => {
    const { writer, pass } = site;
    await writer.keep(KEY, 'one', site.now());
    await writer.remove(KEY, 'withdrawn');
    pass(1);
    const answer = await writer.reload(KEY, async () => {
      pass(1);
      await writer.remove(KEY, 'withdrawn');
      return 'one';
    });
    expect([answer, await writer.peek(KEY)]).toEqual([null, null]);
  });

  it('keeps what was read later, in whichever order the answers come', async () => {
    for (const inOrder of [true, false]) {
      const key = `post/${inOrder}`;
      const read = (value: string) => {
        let arrive = () => {};
        const answer = new Promise<string>((resolve) => {
          arrive = () => resolve(value);
        });
        const kept = site.writer.reload(key, () => answer);
        return () => {
          arrive();
          return kept;
        };
      };
      const begin = async (value: string) => {
        const end = read(value);
        await new Promise(setImmediate);
        site.pass(100);
        return end;
      };
      const ends = [await begin('saved'), await begin('saved again')];
      for (const end of inOrder ? ends : ends.toReversed()) {
        await end();
        site.pass(100);
      }
      expect([inOrder, site.stored.get(key)?.value]).toEqual([inOrder, 'saved again']);
    }
  });

  it('lets a change stand that came while it was reading', async () => {
    const { writer, pass } = site;
    await writer.keep(KEY, 'one', site.now());
    const answer = await writer.reload(KEY, async (_, progress) => {
      pass(1);
      await writer.keep(KEY, 'newer', site.now());
      expect(progress.latest()).toBe('newer');
      return 'slow';
    });
    // What the load had seen itself is no reason to stop it.
    expect(answer).toBe('slow');
    pass(1);
    const late = await writer.reload(KEY, async () => {
      pass(1);
      await writer.keep(KEY, 'newest', site.now());
      return 'slower';
    });
    expect([late, await writer.peek(KEY)]).toEqual(['newest', 'newest']);
  });
});

describe('invalidation', () => {
  const HOUR_MS = 3_600_000;

  it('is none until everything was invalidated, and then that time, here and elsewhere', async () => {
    const { here, writer, isolate, now } = site;
    expect(await invalidatedAt(here)).toBe(0);
    await writer.invalidateAll();
    expect(await invalidatedAt(here)).toBe(now());
    expect(await invalidatedAt(isolate())).toBe(now());
  });

  it('is asked of KV once in half a minute', async () => {
    const { here, state, pass, isolate } = site;
    await invalidatedAt(here);
    pass(29_999);
    await createCacheWriter(isolate()).invalidateAll();
    expect([await invalidatedAt(here), state.reads]).toEqual([0, 1]);
    pass(1);
    expect([await invalidatedAt(here), state.reads]).toEqual([site.now() - 1, 2]);
  });

  it('is forgotten after an hour, when ordinary freshness has caught up', async () => {
    const { here, writer, pass, now } = site;
    await writer.invalidateAll();
    const at = now();
    pass(HOUR_MS - 1);
    expect(await invalidatedAt(here)).toBe(at);
    pass(1);
    expect(await invalidatedAt(here)).toBe(0);
  });

  it('is what was known where KV cannot be read', async () => {
    const { here, writer, state, pass, now } = site;
    await writer.invalidateAll();
    const at = now();
    state.broken = true;
    pass(30_000);
    expect([await invalidatedAt(here), state.sentences]).toEqual([at, ['KV could not be read (invalidation)']]);
    expect(await invalidatedAt(site.isolate())).toBe(0);
  });

  it('is the later of two', async () => {
    const { here, writer, stored, pass } = site;
    await writer.invalidateAll();
    const at = site.now();
    for (const entry of stored.values()) Object.assign(entry, { storedAt: 1, value: { at: 1 } });
    pass(30_000);
    expect(await invalidatedAt(here)).toBe(at);
  });
});
