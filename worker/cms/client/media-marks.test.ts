import { describe, expect, it } from 'vitest';
import { MEDIA_PREFIX } from '../../../src/endpoints.ts';
import type { Change } from '../webhooks/read-webhook.ts';
import { createMediaMarks, loadMarked, type MarkRegister, type Marks, newKnowledge, noMarks } from './media-marks.ts';

const change = (event: Change['event'], ...media: string[]): Change => ({
  type: 'media',
  event,
  id: 1,
  slug: '',
  previousSlug: '',
  media,
});

/** A register in memory, which counts who asks and can be made to fail or to hang. */
function fakeRegister() {
  const added: Marks[] = [];
  const state = { asked: 0, fails: false, hangs: false };
  const register: MarkRegister = {
    async add(marks) {
      if (state.fails) throw new Error('away');
      added.push(marks);
    },
    async since(number) {
      state.asked += 1;
      if (state.fails) throw new Error('away');
      if (state.hangs) await new Promise(() => {});
      return { marks: Object.assign({}, ...added.slice(number)), number: added.length };
    },
  };
  return { register, state };
}

function world() {
  const { register, state } = fakeRegister();
  const clock = { now: 1_800_000_000_000 };
  const waits: number[] = [];
  const logged: string[] = [];
  /** Another isolate, which knows nothing yet. */
  const isolate = () =>
    createMediaMarks({
      register: () => register,
      now: () => clock.now,
      wait: async (ms) => void waits.push(ms),
      waitUntil: () => {},
      log: (sentence) => logged.push(sentence),
      known: newKnowledge(),
    });
  return { isolate, state, clock, waits, logged };
}

it('knows what was deleted and what was replaced, in every base', async () => {
  const marks = world().isolate();
  await marks.note([change('deleted', '1/a.jpg', '1/a-300x200.jpg'), change('updated', '1/b.jpg'), change('created', '1/c.jpg')]);
  const find = await marks.lookup();
  expect(['/media/1/a.jpg', '/media/~1/1/a-300x200.jpg', '/media/1/c.jpg'].map(find)).toEqual(['gone', 'gone', undefined]);
  expect(find('/media/1/b.jpg')).toEqual({ version: expect.stringMatching(/^[0-9a-z]{8,}$/) });
});

it('knows a file under every spelling of its address', async () => {
  const marks = world().isolate();
  await marks.note([change('deleted', '1/a.jpg', '1/%C3%A9t%C3%A9%201[a].jpg')]);
  const find = await marks.lookup();
  for (const path of ['1/%61.jpg', '1/a%2ejpg', '1/%c3%a9t%C3%A9%201[a].jpg', '1/%C3%A9t%C3%A9%201%5ba%5D.jpg'])
    expect([path, find(MEDIA_PREFIX + path)]).toEqual([path, 'gone']);
  for (const path of ['1/b%2ejpg', '1/%ff.jpg', '1/%2561.jpg'])
    expect([path, find(MEDIA_PREFIX + path)]).toEqual([path, undefined]);
});

it('knows nothing of files that are called as members of every object are', async () => {
  const marks = world().isolate();
  await marks.note([change('deleted', '1/a.jpg')]);
  const [find, isGone] = [await marks.lookup(), await marks.isGone()];
  for (const path of ['constructor', 'toString', '__proto__', '~1/valueOf'])
    expect([path, find(MEDIA_PREFIX + path), isGone(MEDIA_PREFIX + path)]).toEqual([path, undefined, false]);
  expect(await marks.revive(`${MEDIA_PREFIX}constructor`, 1)).toBe(true);
});

it('has another version after every replacement', async () => {
  const { isolate, clock } = world();
  const marks = isolate();
  await marks.note([change('updated', '2/a.jpg')]);
  const before = (await marks.lookup())('/media/2/a.jpg');
  clock.now += 1000;
  await marks.note([change('updated', '2/a.jpg')]);
  expect((await marks.lookup())('/media/2/a.jpg')).not.toEqual(before);
});

it('two webhooks at one moment, in two isolates, leave both of their marks', async () => {
  const { isolate } = world();
  await Promise.all([isolate().note([change('deleted', '3/a.jpg')]), isolate().note([change('deleted', '3/other.jpg')])]);
  const find = await isolate().lookup();
  expect(['/media/3/a.jpg', '/media/3/other.jpg'].map(find)).toEqual(['gone', 'gone']);
});

it('a withdrawal holds in every isolate within five seconds, and costs one that nobody visits nothing', async () => {
  const { isolate, clock, state } = world();
  const [here, elsewhere] = [isolate(), isolate()];
  expect((await elsewhere.lookup())('/media/4/a.jpg')).toBeUndefined();
  await here.note([change('deleted', '4/a.jpg')]);
  const withdrawnAt = clock.now;
  expect((await here.lookup())('/media/4/a.jpg')).toBe('gone');
  clock.now += 4900;
  expect((await elsewhere.lookup())('/media/4/a.jpg')).toBe('gone');
  expect(await elsewhere.invalidatedAt()).toBeGreaterThan(withdrawnAt);
  const { asked } = state;
  for (let visit = 0; visit < 50; visit += 1) {
    await elsewhere.lookup();
    await elsewhere.invalidatedAt();
  }
  expect(state.asked).toBe(asked);
});

it('makes content due at once, again when no isolate can have read it without knowing, and not for ever', async () => {
  const { isolate, clock } = world();
  const marks = isolate();
  expect(await marks.invalidatedAt()).toBe(0);
  const withdrawnAt = clock.now;
  await marks.note([change('deleted', '5/a.jpg')]);
  expect(await marks.invalidatedAt()).toBe(withdrawnAt);
  clock.now += 10_000;
  expect(await marks.invalidatedAt()).toBe(withdrawnAt + 3000);
  clock.now += 25 * 3_600_000;
  expect(await marks.invalidatedAt()).toBe(0);
});

it('a page hardly waits for a register that hangs, and a file not for long: then what was known counts', async () => {
  const { isolate, clock, state, waits, logged } = world();
  const marks = isolate();
  await marks.note([change('deleted', '6/a.jpg')]);
  state.hangs = true;
  clock.now += 60_000;
  expect(await marks.invalidatedAt()).toBeGreaterThan(0);
  expect(Math.max(...waits)).toBeLessThanOrEqual(150);
  clock.now += 60_000;
  const begun = Date.now();
  expect((await marks.lookup())('/media/6/a.jpg')).toBe('gone');
  expect(Date.now() - begun).toBeLessThan(3000);
  expect(logged).toContain('The register of files could not be read (DeadlineError)');
});

it('a withdrawal that could not be written is refused, so that WordPress sends it again', async () => {
  const { isolate, state } = world();
  const marks = isolate();
  state.fails = true;
  await expect(marks.note([change('deleted', '7/a.jpg')])).rejects.toThrow('away');
  expect((await marks.lookup())('/media/7/a.jpg')).toBe('gone');
});

it('shows a file again that was uploaded anew under its old name', async () => {
  const { isolate, clock } = world();
  const marks = isolate();
  await marks.note([change('deleted', '8/a.jpg')]);
  expect(await marks.revive('/media/8/a.jpg', clock.now - 60_000)).toBe(false);
  expect((await marks.lookup())('/media/8/a.jpg')).toBe('gone');
  expect(await marks.revive('/media/8/a.jpg', clock.now + 1000)).toBe(true);
  expect((await marks.lookup())('/media/8/a.jpg')).toMatchObject({ version: expect.any(String) });
});

const origins = { cmsOrigin: 'https://cms.example', siteOrigin: 'https://www.example' };

/** A CMS that has one file, last changed then. */
async function scene(path: string, modified: string | null) {
  const marks = createMediaMarks({
    register: () => ({ add: () => {}, since: (number) => ({ marks: {}, number }) }),
    now: () => Date.now(),
    wait: async () => {},
    waitUntil: () => {},
    log: () => {},
    known: newKnowledge(),
  });
  await marks.note([{ type: 'media', event: 'deleted', id: 1, slug: '', previousSlug: '', media: [path] }]);
  const asked: string[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    asked.push(`${init?.method} ${input}`);
    return new Response(null, { headers: modified === null ? {} : { 'Last-Modified': modified } });
  };
  const load = () => loadMarked({ marks, fetch, origins }, async (mediaMark) => mediaMark(`${MEDIA_PREFIX}${path}`));
  return { load, asked };
}

it('leaves out a file that was deleted, whatever a cache on the way still holds', async () => {
  const { load, asked } = await scene('m/a.jpg', 'Mon, 01 Jan 2024 00:00:00 GMT');
  expect(await load()).toBe('gone');
  expect(asked).toEqual([expect.stringMatching(/^HEAD https:\/\/cms\.example\/wp-content\/uploads\/m\/a\.jpg\?v=\w+$/)]);
  const silent = await scene('m/b.jpg', null);
  expect(await silent.load()).toBe('gone');
});

it('takes in a file that was uploaded again under the same name, under a new address', async () => {
  const { load } = await scene('m/c.jpg', new Date(Date.now() + 60_000).toUTCString());
  expect(await load()).toEqual({ version: expect.any(String) });
});

const CASE = 'cases/t00042';

it('names the cases whose patients have withdrawn their consent, and no other files', async () => {
  const marks = world().isolate();
  await marks.note([change('deleted', CASE, 'x/cases/t00043', 'cases/t000441', 'cases/x'), change('updated', 'cases/t00045')]);
  expect([...(await marks.withdrawnCases())]).toEqual(['t00042']);
});

it('asks whether a file is gone by its path on our own origin, in every base', async () => {
  const marks = world().isolate();
  await marks.note([change('deleted', '9/a.jpg'), change('updated', '9/b.jpg')]);
  const isGone = await marks.isGone();
  const paths = ['/media/9/a.jpg', '/media/~2/9/a.jpg', '/media/9/b.jpg', '/media/9/c.jpg', '/x/media/9/a.jpg'];
  expect(paths.map(isGone)).toEqual([true, true, false, false, false]);
});

it('writes nothing of changes that say nothing of files', async () => {
  const { isolate, state } = world();
  state.fails = true;
  const marks = isolate();
  await marks.note([change('created', 'n/a.jpg'), change('deleted'), { ...change('deleted', 'n/b.jpg'), type: 'post' }]);
  expect((await marks.lookup())('/media/n/b.jpg')).toBeUndefined();
});

it('has the later mark of a file, whatever comes first', async () => {
  const { isolate, clock } = world();
  const [here, elsewhere] = [isolate(), isolate()];
  clock.now += 10_000;
  await here.note([change('updated', 'o/a.jpg')]);
  clock.now -= 5_000;
  await elsewhere.note([change('deleted', 'o/a.jpg')]);
  clock.now += 60_000;
  expect((await here.lookup())('/media/o/a.jpg')).toMatchObject({ version: expect.any(String) });
});

it('trusts what it has read for two seconds, and asks again then', async () => {
  const { isolate, clock, state } = world();
  const marks = isolate();
  const askedAfter = async (ms: number) => {
    clock.now += ms;
    await marks.lookup();
    return state.asked;
  };
  expect([await askedAfter(0), await askedAfter(1999), await askedAfter(1), await askedAfter(-2000)]).toEqual([1, 1, 2, 3]);
});

it('a page asks no register that was asked within a second and has not answered, and looks again after that', async () => {
  const { isolate, clock, state } = world();
  const marks = isolate();
  state.hangs = true;
  const askedAfter = async (ms: number) => {
    clock.now += ms;
    await marks.isGone();
    return state.asked;
  };
  expect([await askedAfter(0), await askedAfter(999), await askedAfter(1)]).toEqual([1, 1, 2]);
});

it('makes content due once more three seconds after a change, for a day', async () => {
  const { isolate, clock } = world();
  const marks = isolate();
  const changedAt = clock.now;
  await marks.note([change('deleted', 'p/a.jpg')]);
  const dueAt = async (ms: number) => {
    clock.now = changedAt + ms;
    return (await marks.invalidatedAt()) - changedAt;
  };
  expect([await dueAt(2999), await dueAt(3000), await dueAt(24 * 3_600_000)]).toEqual([0, 3000, 3000]);
  expect(await dueAt(24 * 3_600_000 + 1)).toBe(-changedAt);
});

it('takes a file that was never marked, or is newer than its mark, for a new one', async () => {
  const { isolate, clock } = world();
  const marks = isolate();
  expect(await marks.revive('/media/q/a.jpg', 5)).toBe(true);
  expect((await marks.lookup())('/media/q/a.jpg')).toEqual({ version: clock.now.toString(36) });
  expect([await marks.revive('/media/q/a.jpg', clock.now), await marks.revive('/media/q/a.jpg', Number.NaN)]).toEqual([
    false,
    false,
  ]);
});

it('says in the log what kind of failure the register had', async () => {
  const { isolate, state, logged } = world();
  state.fails = true;
  await isolate().lookup();
  expect(logged).toEqual(['The register of files could not be read (Error)']);
});

describe('a deleted file that content still names', () => {
  /** What is shown of so many of them, with a CMS that answers this for each. */
  async function loaded(names: readonly string[], answer: () => Response | Promise<Response>, revives = true) {
    const asked: { url: string; init: RequestInit | undefined }[] = [];
    let readings = 0;
    const marks = { lookup: async () => () => 'gone' as const, revive: async () => revives };
    const fetching: typeof fetch = async (input, init) => {
      asked.push({ url: String(input), init });
      return answer();
    };
    await loadMarked({ marks, fetch: fetching, origins }, async (mediaMark) => {
      readings += 1;
      for (const name of names) mediaMark(`/media/${name}`);
    });
    return { asked, readings };
  }
  const newer = () => new Response(null, { headers: { 'Last-Modified': 'Mon, 01 Jan 2024 00:00:00 GMT' } });

  it('is looked for once, and the content read again where one is back', async () => {
    const { asked, readings } = await loaded(['a.jpg', 'a.jpg', 'b.jpg'], newer);
    expect([asked.length, readings]).toEqual([2, 2]);
    expect(asked[0]?.init).toMatchObject({ method: 'HEAD', redirect: 'manual' });
    expect((await loaded(['a.jpg'], newer, false)).readings).toBe(1);
  });

  it('is looked for among the first ten alone', async () => {
    expect((await loaded([...'abcdefghijkl'], newer)).asked).toHaveLength(10);
  });

  it('stays gone where WordPress fails, redirects, or says no day that counts', async () => {
    const answers = [
      () => Promise.reject(new Error('away')),
      () => new Response(null, { status: 302, headers: newer().headers }),
      () => new Response(null, { status: 404, headers: newer().headers }),
      () => new Response(null, { headers: { 'Last-Modified': 'Thu, 01 Jan 1970 00:00:00 GMT' } }),
    ];
    for (const answer of answers) expect((await loaded(['a.jpg'], answer)).readings).toBe(1);
  });

  it('is not looked for where it can have no address', async () => {
    expect(await loaded(['~9/a.jpg'], newer)).toEqual({ asked: [], readings: 1 });
  });
});

it('builds know of no marks', async () => {
  expect([(await noMarks.lookup())('/media/a.jpg'), await noMarks.revive('/media/a.jpg', 5)]).toEqual([undefined, false]);
});
