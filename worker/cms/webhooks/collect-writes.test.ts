import { expect, it } from 'vitest';
import type { CacheWriter } from '../../cache/write.ts';
import { collectWrites } from './collect-writes.ts';

/** A writer over plain values, and what was asked of it. */
function world(values: Record<string, unknown>) {
  const done: string[] = [];
  const writer = {
    peek: async (key: string) => {
      done.push(`peek ${key}`);
      return values[key] ?? null;
    },
    keep: async (key: string, value: unknown) => {
      done.push(`keep ${key}`);
      values[key] = value;
    },
    reload: async (key: string) => (values[key] = 'reloaded'),
    change: async (key: string, change: (value: unknown) => unknown) => {
      done.push(`change ${key}`);
      values[key] = change(values[key]);
    },
    remove: async (key: string, why: string) => {
      done.push(`remove ${key} ${why}`);
      values[key] = null;
    },
  } as unknown as CacheWriter;
  return { collected: collectWrites(writer), values, done };
}

it('shows what is collected as if it were written, and looks at what is there once', async () => {
  const { collected, done } = world({ list: 'a', text: 'one' });
  expect(await collected.peek('list')).toBe('a');
  await collected.change<string>('list', (list) => `${list}b`);
  expect(await collected.peek('list')).toBe('ab');
  await collected.change<string>('list', (list) => `${list}c`);
  expect([await collected.peek('list'), await collected.peek('list')]).toEqual(['abc', 'abc']);
  await collected.remove('text', 'withdrawn');
  expect(await collected.peek('text')).toBeNull();
  expect(done).toEqual(['peek list']);
});

it('shows what was kept or read anew since it looked, which no earlier removal takes away', async () => {
  const { collected, done, values } = world({ kept: 'old', read: 'old' });
  expect([await collected.peek('kept'), await collected.peek('read')]).toEqual(['old', 'old']);
  await collected.remove('kept', 'withdrawn');
  await collected.remove('read', 'withdrawn');
  await collected.keep('kept', 'new', 0);
  await collected.reload('read', async () => 'reloaded');
  expect([await collected.peek('kept'), await collected.peek('read')]).toEqual(['new', 'reloaded']);
  expect(collected.isWaiting()).toBe(false);
  await collected.flush();
  expect([values, done.filter((each) => each.startsWith('remove'))]).toEqual([{ kept: 'new', read: 'reloaded' }, []]);
});

it('writes each key once: what goes, then lists, then what has moved', async () => {
  const { collected, done, values } = world({ list: 'a', text: 'one', old: 'two' });
  await collected.remove('old', 'moved');
  await collected.change<string>('list', (list) => `${list}b`);
  await collected.change<string>('list', (list) => `${list}c`);
  await collected.remove('text', 'withdrawn');
  await collected.remove('text', 'deleted');
  expect([collected.isWaiting(), done]).toEqual([true, []]);
  await collected.flush();
  await collected.flush();
  expect(done).toEqual(['remove text deleted', 'change list', 'remove old moved']);
  expect([collected.isWaiting(), values]).toEqual([false, { list: 'abc', text: null, old: null }]);
});
