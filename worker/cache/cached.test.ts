import { beforeEach, describe, expect, it } from 'vitest';
import { ABSENT, type CacheDeps, type CachedRequest, type Loaded } from './cache-contract.ts';
import { createCache } from './cached.ts';
import { type Entry, readEntry } from './entry.ts';
import { Isolate } from './isolate.ts';
import { contentStrategy } from './strategies.ts';
import { createCacheWriter } from './write.ts';

const FRESH_SEC = 300;
const strategy = contentStrategy(FRESH_SEC);

/** A little world: KV, snapshot, time and upstream, all in the test's hand. */
function world() {
  let now = 1_000_000;
  const stored = new Map<string, unknown>();
  const shipped = new Map<string, Entry<unknown>>();
  const background: Promise<unknown>[] = [];
  const state = {
    writes: 0,
    kvReads: 0,
    kvBroken: false,
    /** Happens once, after KV has been read and before its answer arrives. */
    whileKvReads: null as (() => Promise<void>) | null,
    loads: 0,
    sentences: [] as string[],
    answer: (): Loaded<string> => 'one',
  };
  const kv = {
    async get<T>(key: string) {
      if (state.kvBroken) throw new Error('KV is down');
      if (key === 'post/a') state.kvReads++;
      const entry = readEntry<T>(stored.get(key));
      const { whileKvReads } = state;
      state.whileKvReads = null;
      await whileKvReads?.();
      return entry;
    },
    async put<T>(key: string, entry: Entry<T>) {
      if (state.kvBroken) throw new Error('KV is down');
      state.writes++;
      stored.set(key, structuredClone(entry));
    },
  };
  const parts: CacheDeps = {
    isolate: new Isolate(),
    kv,
    snapshot: { get: async <T>(key: string) => (shipped.get(key) as Entry<T> | undefined) ?? null },
    clock: { now: () => now, wait: () => new Promise((resolve) => setImmediate(resolve)) },
    random: () => 0.5,
    waitUntil: (work) => void background.push(work),
    log: (sentence) => state.sentences.push(sentence),
  };
  const request = (more: Partial<CachedRequest<string>> = {}): CachedRequest<string> => ({
    key: 'post/a',
    strategy,
    load: async () => {
      state.loads++;
      await new Promise((resolve) => setImmediate(resolve));
      return state.answer();
    },
    ...more,
  });
  return {
    state,
    stored,
    shipped,
    read: (more?: Partial<CachedRequest<string>>) => createCache(parts)(request(more)),
    /** Another isolate: its own memory, the same KV. */
    elsewhere: (more?: Partial<CachedRequest<string>>) => createCache({ ...parts, isolate: new Isolate() })(request(more)),
    readWith: (clock: Partial<CacheDeps['clock']>, more?: Partial<CachedRequest<string>>) =>
      createCache({ ...parts, clock: { ...parts.clock, ...clock } })(request(more)),
    settle: async () => void (await Promise.all(background.splice(0))),
    /** What was begun last, where something before it never ends. */
    settleLast: async () => void (await background.at(-1)),
    now: () => now,
    pass: (ms: number) => void (now += ms),
    writer: createCacheWriter(parts),
    otherWriter: () => createCacheWriter({ ...parts, isolate: new Isolate() }),
  };
}

let site: ReturnType<typeof world>;
beforeEach(() => {
  site = world();
});

const down = (): never => {
  throw new Error('upstream is down');
};

describe('cached', () => {
  it('waits for upstream once, then answers from memory', async () => {
    expect(await site.read()).toMatchObject({ status: 'found', state: 'MISS', value: 'one' });
    expect(await site.read()).toMatchObject({ state: 'HIT', value: 'one' });
    await site.settle();
    expect(site.state).toMatchObject({ loads: 1, writes: 1 });
  });

  it('answers another isolate from KV', async () => {
    await site.read();
    await site.settle();
    expect(await site.elsewhere()).toMatchObject({ state: 'HIT', value: 'one' });
    expect(site.state.loads).toBe(1);
  });

  it('reads again what was kept by a clock that had jumped ahead: it would count as fresh until that day', async () => {
    await site.read();
    await site.settle();
    site.stored.set('post/a', { ...(site.stored.get('post/a') as Entry<string>), storedAt: site.now() + 30 * 86_400_000 });
    expect(await site.elsewhere()).toMatchObject({ state: 'STALE', value: 'one' });
  });

  it('serves stale at once and refreshes behind it', async () => {
    await site.read();
    site.pass(FRESH_SEC * 1000);
    site.state.answer = () => 'two';
    expect(await site.read()).toMatchObject({ state: 'STALE', value: 'one' });
    await site.settle();
    expect(await site.read()).toMatchObject({ state: 'HIT', value: 'two' });
    expect(site.state).toMatchObject({ loads: 2, writes: 2 });
  });

  it('writes KV only when the content changed', async () => {
    await site.read();
    for (let round = 0; round < 5; round++) {
      site.pass(FRESH_SEC * 1000);
      await site.read();
      await site.settle();
    }
    expect(site.state).toMatchObject({ loads: 6, writes: 1 });
  });

  it('writes what KV did not take when it is read the next time', async () => {
    site.state.kvBroken = true;
    await site.read();
    await site.settle();
    site.state.kvBroken = false;
    expect(site.state.writes).toBe(0);
    for (let round = 0; round < 2; round++) {
      site.pass(FRESH_SEC * 1000);
      await site.read();
      await site.settle();
    }
    expect(site.state).toMatchObject({ loads: 3, writes: 1 });
  });

  it('loads once for two hundred requests at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => site.read()));
    expect(new Set(answers.map((answer) => answer.status === 'found' && answer.value))).toEqual(new Set(['one']));
    expect(site.state.loads).toBe(1);
  });

  it('refreshes once for two hundred stale requests', async () => {
    await site.read();
    site.pass(FRESH_SEC * 1000);
    await Promise.all(Array.from({ length: 200 }, () => site.read()));
    await site.settle();
    expect(site.state.loads).toBe(2);
  });

  it('keeps the last good copy while upstream is away, however long that is', async () => {
    await site.read();
    await site.settle();
    site.state.answer = down;
    for (let day = 0; day < 7; day++) {
      site.pass(24 * 3600 * 1000);
      expect(await site.read()).toMatchObject({ state: 'STALE', value: 'one' });
      expect(await site.elsewhere()).toMatchObject({ state: 'STALE', value: 'one' });
      await site.settle();
    }
    expect(site.state.writes).toBe(1);
  });

  it('does not ask again during the back-off', async () => {
    site.state.answer = down;
    expect(await site.read()).toMatchObject({ status: 'unavailable', retryAfterSec: 3 });
    await Promise.all(Array.from({ length: 50 }, () => site.read()));
    expect(site.state.loads).toBe(1);
    site.pass(3_000);
    site.state.answer = () => 'one';
    expect(await site.read()).toMatchObject({ status: 'found', value: 'one' });
  });

  it('logs a failure without address or content', async () => {
    site.state.answer = down;
    await site.read();
    expect(site.state.sentences).toEqual(['post could not be read from upstream (Error)']);
  });

  it('remembers the absence of unknown content for seconds, in memory alone', async () => {
    site.state.answer = () => ABSENT;
    expect(await site.read()).toMatchObject({ status: 'absent' });
    await site.read();
    expect(site.state).toMatchObject({ loads: 1, writes: 0 });
    site.pass(10_000);
    site.state.answer = () => 'just published';
    expect(await site.read()).toMatchObject({ status: 'found', value: 'just published' });
  });

  it('believes that known content is gone only when told twice, a minute apart', async () => {
    await site.read();
    site.state.answer = () => ABSENT;
    site.pass(FRESH_SEC * 1000);
    await site.read();
    await site.settle();
    site.pass(59_999);
    expect(await site.read()).toMatchObject({ status: 'found', value: 'one' });
    site.pass(1);
    expect(await site.read()).toMatchObject({ status: 'gone', state: 'MISS' });
    await site.settle();
    expect(await site.elsewhere()).toMatchObject({ status: 'gone' });
  });

  it('shows nobody what was seen to be absent once, however long ago, before it has asked again', async () => {
    site.stored.set('post/a', { hash: 'h', storedAt: 0, value: 'withdrawn since', absentSince: 1 });
    site.state.answer = () => ABSENT;
    site.pass(24 * 3600 * 1000);
    expect(await site.read()).toMatchObject({ status: 'gone' });
  });

  it('shows it while upstream is away, for it may be there', async () => {
    site.stored.set('post/a', { hash: 'h', storedAt: 0, value: 'one', absentSince: 1 });
    site.state.answer = down;
    expect(await site.read()).toMatchObject({ status: 'found', state: 'STALE', value: 'one' });
  });

  it('forgets a first absence when the content is back', async () => {
    await site.read();
    site.state.answer = () => ABSENT;
    site.pass(FRESH_SEC * 1000);
    await site.read();
    await site.settle();
    site.state.answer = () => 'one';
    site.pass(60_000);
    await site.read();
    await site.settle();
    site.state.answer = () => ABSENT;
    site.pass(FRESH_SEC * 1000);
    await site.read();
    await site.settle();
    expect(await site.read()).toMatchObject({ status: 'found', value: 'one' });
  });

  it('revives withdrawn content that is published again', async () => {
    site.stored.set('post/a', { hash: 'gone', storedAt: 0, value: null });
    site.state.answer = () => 'again';
    expect(await site.read()).toMatchObject({ status: 'gone' });
    await site.settle();
    expect(await site.read()).toMatchObject({ status: 'found', value: 'again' });
  });

  it('asks again after a minute for what is gone, however long content counts as fresh', async () => {
    await site.writer.remove('post/a', 'deleted');
    site.state.answer = () => 'again';
    site.pass(59_000);
    expect(await site.read()).toMatchObject({ status: 'gone', state: 'HIT' });
    site.pass(1_000);
    await site.read();
    await site.settle();
    expect(await site.read()).toMatchObject({ status: 'found', value: 'again' });
  });

  it('says of an address that was given up that nothing is there, not that something is gone', async () => {
    await site.writer.remove('post/a', 'moved');
    expect(await site.read()).toMatchObject({ status: 'absent' });
  });

  it('asks first whether content may exist, and spares upstream when not', async () => {
    expect(await site.read({ admit: async () => false })).toMatchObject({ status: 'absent' });
    expect(site.state).toMatchObject({ loads: 0, writes: 0 });
  });

  it('answers "unavailable", never "absent", when that cannot be told', async () => {
    expect(await site.read({ admit: async () => down() })).toMatchObject({ status: 'unavailable' });
  });

  it('reads again while the visitor waits when the entry is older than asked', async () => {
    await site.read();
    site.pass(60_000);
    site.state.answer = () => 'two';
    expect(await site.read({ maxAgeMs: 60_000 })).toMatchObject({ state: 'MISS', value: 'two' });
    site.pass(60_000);
    site.state.answer = down;
    site.shipped.set('post/a', { hash: 'h', storedAt: 1, value: 'as built' });
    expect(await site.read({ maxAgeMs: 60_000 })).toMatchObject({ status: 'unavailable' });
    // What memory holds is newer than what the build saw.
    expect(await site.read()).toMatchObject({ status: 'found', value: 'two' });
  });

  it('works without KV', async () => {
    site.state.kvBroken = true;
    expect(await site.read()).toMatchObject({ state: 'MISS', value: 'one' });
    expect(await site.read()).toMatchObject({ state: 'HIT', value: 'one' });
    await site.settle();
    expect(site.state.sentences).toContain('KV could not be written (Error)');
  });

  it('answers from memory while KV fails, asks nobody else, and asks KV again half a minute later', async () => {
    await site.read();
    await site.settle();
    site.state.kvBroken = true;
    const failures = () => site.state.sentences.filter((sentence) => sentence === 'KV could not be read (Error)').length;
    for (const after of [1, 2]) {
      site.pass(strategy.memoryMs);
      expect(await site.read()).toMatchObject({ state: 'HIT', value: 'one' });
      expect(await site.read()).toMatchObject({ state: 'HIT', value: 'one' });
      expect([failures(), site.state.loads]).toEqual([after, 1]);
    }
  });

  it('takes a damaged KV entry for none', async () => {
    site.stored.set('post/a', { posts: 'of an older schema' });
    expect(await site.read()).toMatchObject({ state: 'MISS', value: 'one' });
  });

  it('falls back to the snapshot of the build when nothing else answers', async () => {
    site.shipped.set('post/a', { hash: 'h', storedAt: 1, value: 'as built' });
    site.state.answer = down;
    // Of what came since the build it knows nothing.
    expect(await site.elsewhere({ maxAgeMs: 60_000 })).toMatchObject({ status: 'unavailable' });
    expect(await site.read()).toMatchObject({ status: 'found', state: 'STALE', value: 'as built' });
  });

  it('takes what another isolate has written since over what it holds itself', async () => {
    await site.read();
    await site.settle();
    site.pass(10_000);
    await site.otherWriter().keep('post/a', 'two', site.now());
    expect(await site.read()).toMatchObject({ state: 'HIT', value: 'one' });
    site.pass(strategy.memoryMs);
    expect(await site.read()).toMatchObject({ state: 'HIT', value: 'two' });
    expect(site.state.loads).toBe(1);
  });

  it('keeps what it holds over an older copy of KV', async () => {
    await site.read();
    await site.settle();
    const older = structuredClone(site.stored.get('post/a'));
    site.pass(FRESH_SEC * 1000);
    site.state.answer = () => 'two';
    await site.read();
    await site.settle();
    site.stored.set('post/a', older);
    site.pass(strategy.memoryMs);
    expect(await site.read()).toMatchObject({ state: 'HIT', value: 'two' });
  });

  it.each([
    [
      'changes',
      (writer: typeof site.writer) => writer.keep('post/a', 'by webhook', site.now()),
      { status: 'found', value: 'by webhook' },
    ],
    ['withdraws', (writer: typeof site.writer) => writer.remove('post/a', 'withdrawn'), { status: 'absent' }],
  ])('lets a webhook win that %s content while an older state of it is being read', async (_, change, wanted) => {
    await site.read();
    site.pass(FRESH_SEC * 1000);
    let answer = (_value: string): void => {};
    const slow = new Promise<string>((resolve) => {
      answer = resolve;
    });
    await site.read({ load: () => slow });
    site.pass(10);
    await change(site.writer);
    answer('as it was before');
    await site.settle();
    expect(await site.read()).toMatchObject(wanted);
    expect(await site.elsewhere()).toMatchObject(wanted);
  });

  /** Content that the isolate has in memory and takes for due, and that upstream does not have any more. */
  async function absentAndDue() {
    await site.read();
    await site.settle();
    site.pass(FRESH_SEC * 1000);
    // KV was looked into just now, so that what another isolate does next is not seen before upstream is asked.
    await site.read({ load: down });
    await site.settle();
    site.pass(5_000);
    site.state.answer = () => ABSENT;
  }

  it('puts no article back over the withdrawal that another isolate has written', async () => {
    await absentAndDue();
    await site.otherWriter().remove('post/a', 'withdrawn');
    const withdrawn = structuredClone(site.stored.get('post/a'));
    await site.read();
    await site.settle();
    expect(site.stored.get('post/a')).toEqual(withdrawn);
    expect([await site.read(), await site.elsewhere()]).toMatchObject([{ status: 'absent' }, { status: 'absent' }]);
  });

  it.each(['upstream', 'KV'])('puts no article back that a webhook withdraws while %s is being asked', async (asked) => {
    await absentAndDue();
    const withdraw = async () => {
      site.pass(10);
      await site.writer.remove('post/a', 'withdrawn');
    };
    await site.read({
      load: async () => {
        if (asked === 'KV') site.state.whileKvReads = withdraw;
        else await withdraw();
        return ABSENT;
      },
    });
    await site.settle();
    expect(site.stored.get('post/a')).toMatchObject({ value: null, why: 'withdrawn' });
    expect([await site.read(), await site.elsewhere()]).toMatchObject([{ status: 'absent' }, { status: 'absent' }]);
  });

  it('keeps what it read later than a webhook did whose answer came meanwhile', async () => {
    await site.read();
    await site.settle();
    site.pass(FRESH_SEC * 1000);
    const begun = site.now() - 10;
    const load = async (): Promise<Loaded<string>> => {
      site.pass(10);
      await site.writer.keep('post/a', 'as it was before', begun);
      return 'as it is';
    };
    await site.read({ load });
    await site.settle();
    expect(await site.read()).toMatchObject({ status: 'found', value: 'as it is' });
  });

  it('shows what a webhook publishes while upstream still says that there is no such content', async () => {
    const load = async (): Promise<Loaded<string>> => {
      site.pass(10);
      await site.writer.keep('post/a', 'by webhook', site.now());
      return ABSENT;
    };
    expect(await site.read({ load })).toMatchObject({ status: 'found', value: 'by webhook' });
  });

  it('reads KV again for an absence that it would write, and for no other answer', async () => {
    await absentAndDue();
    const before = site.state.kvReads;
    await site.read();
    await site.settle();
    expect(site.state.kvReads - before).toBe(1);
    site.state.answer = () => 'two';
    await site.read({ maxAgeMs: 0 });
    expect(site.state.kvReads - before).toBe(1);
  });

  it('writes nothing over what it cannot see because KV does not answer', async () => {
    await absentAndDue();
    const stored = structuredClone(site.stored.get('post/a'));
    site.state.whileKvReads = async () => down();
    await site.read();
    await site.settle();
    expect(site.state.sentences).toContain('KV could not be read (Error)');
    expect(site.stored.get('post/a')).toEqual(stored);
    expect(await site.read()).toMatchObject({ status: 'found', value: 'one' });
  });

  it('tells the other isolates of a first absence, so that any of them can confirm it', async () => {
    await site.read();
    site.state.answer = () => ABSENT;
    site.pass(FRESH_SEC * 1000);
    await site.read();
    await site.settle();
    expect(site.stored.get('post/a')).toMatchObject({ value: 'one', absentSince: expect.any(Number) });
    site.pass(FRESH_SEC * 1000);
    await site.elsewhere();
    await site.settle();
    expect(await site.elsewhere()).toMatchObject({ status: 'gone' });
  });

  it('forgets a first absence when a webhook brings the same content', async () => {
    await site.read();
    site.state.answer = () => ABSENT;
    site.pass(FRESH_SEC * 1000);
    await site.read();
    await site.settle();
    await site.writer.keep('post/a', 'one', site.now());
    expect(site.stored.get('post/a')).not.toHaveProperty('absentSince');
    site.pass(FRESH_SEC * 1000);
    await site.read();
    await site.settle();
    expect(await site.read()).toMatchObject({ status: 'found', value: 'one' });
  });

  it('says STALE of the last good copy when everything is due and upstream is away', async () => {
    await site.read();
    site.pass(1_000);
    await site.writer.invalidateAll();
    site.state.answer = down;
    expect(await site.read()).toMatchObject({ status: 'found', state: 'STALE', value: 'one' });
    expect(await site.elsewhere()).toMatchObject({ status: 'found', value: 'one' });
  });

  it('waits for an upstream that hangs once, not for every visitor', async () => {
    const patienceMs = 250;
    const hanging = { patienceMs, load: () => new Promise<string>(() => {}) };
    let waited = 0;
    const wait = async () => {
      waited += 1;
      site.pass(50);
    };
    const first = site.readWith({ wait }, hanging);
    expect(await first).toMatchObject({ status: 'unavailable' });
    expect(waited).toBeGreaterThanOrEqual(3);
    waited = 0;
    expect(await site.readWith({ wait }, hanging)).toMatchObject({ status: 'unavailable' });
    expect(waited).toBe(0);
  });

  it('says at once that something is known to be absent, and asks again behind the answer', async () => {
    const optional = { absenceMs: 3_600_000 };
    site.state.answer = () => ABSENT;
    expect(await site.read(optional)).toMatchObject({ status: 'absent', state: 'MISS' });
    site.pass(11_000);
    const never = { ...optional, load: () => new Promise<string>(() => {}) };
    expect(await site.read(never)).toMatchObject({ status: 'absent', state: 'STALE' });
    expect(await site.read(never)).toMatchObject({ status: 'absent', state: 'STALE' });
    site.pass(30_000);
    site.state.answer = () => 'published';
    expect(await site.read(optional)).toMatchObject({ status: 'absent', state: 'STALE' });
    await site.settleLast();
    expect(await site.read(optional)).toMatchObject({ status: 'found', value: 'published' });
  });

  it('shows a part of a long load to those who have nothing, and reads on behind every answer until it is whole', async () => {
    let parts = 0;
    const load: CachedRequest<string>['load'] = async (previous, { keep, latest }) => {
      parts += 1;
      keep(`${previous ?? ''}a`);
      await new Promise((resolve) => setImmediate(resolve));
      return `${latest()}b`;
    };
    const filling = { load, freshMs: (value: string) => (value.length < 4 ? 0 : strategy.freshMs) };
    const [one, other] = await Promise.all([site.read(filling), site.read(filling)]);
    expect([one, other].map((found) => found.status === 'found' && found.value)).toEqual(['a', 'a']);
    await site.settle();
    expect(await site.read(filling)).toMatchObject({ state: 'STALE', value: 'ab' });
    await site.settle();
    expect(await site.read(filling)).toMatchObject({ state: 'HIT', value: 'abab' });
    expect(parts).toBe(2);
  });

  it('lets another request take over a load that was cut off', async () => {
    const never = site.read({ load: () => new Promise(() => {}) });
    await new Promise((resolve) => setImmediate(resolve));
    site.pass(29_999);
    expect(await site.read()).toMatchObject({ status: 'unavailable' });
    site.pass(1);
    expect(await site.read()).toMatchObject({ status: 'found', value: 'one' });
    expect(never).toBeInstanceOf(Promise);
  });
});
