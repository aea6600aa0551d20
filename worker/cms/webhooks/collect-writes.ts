import type { GoneReason } from '../../cache/entry.ts';
import type { CacheWriter } from '../../cache/write.ts';
import { mapLimited } from '../../lib/async.ts';

/** A Worker has six connections at a time. */
const SIDE_BY_SIDE = 6;

export interface CollectingWriter extends CacheWriter {
  /** Whether something is left to write. */
  isWaiting: () => boolean;
  /**
   * Writes what was collected. What fails does not stop the rest; the first error is thrown when all have ended, and what failed is written
   * by the next call.
   */
  flush: () => Promise<void>;
}

type Lay = (value: unknown) => unknown;

/**
 * A writer for the changes of one notice. KV refuses more than one write a second under a key, and every change of a notice is one of the
 * same few lists: so changes and removals wait for `flush`, which writes each key once. Removals first: a text that is withdrawn is public
 * until then, a line of a list says little. What has moved last: until the list names the new address, the old one would be a 404.
 * `peek` shows what is collected as if it were written; values are kept at once.
 */
export function collectWrites(writer: CacheWriter): CollectingWriter {
  const removals = new Map<string, GoneReason>();
  const changes = new Map<string, Lay[]>();
  /** What was looked at, with so many of the changes over it: ten thousand posts are neither parsed nor gone through for each change. */
  const known = new Map<string, { value: unknown; laid: number }>();

  const removeAll = async (problems: unknown[], wanted: (why: GoneReason) => boolean): Promise<void> => {
    await mapLimited(
      SIDE_BY_SIDE,
      [...removals].filter(([, why]) => wanted(why)),
      async ([key, why]) => {
        try {
          await writer.remove(key, why);
          removals.delete(key);
        } catch (error) {
          problems.push(error);
        }
      },
    );
  };
  const changeAll = async (problems: unknown[]): Promise<void> => {
    await mapLimited(SIDE_BY_SIDE, [...changes], async ([key, all]) => {
      try {
        await writer.change<unknown>(key, (value) => all.reduce<unknown>((changed, lay) => lay(changed), value));
        changes.delete(key);
      } catch (error) {
        problems.push(error);
      }
    });
  };

  return {
    ...writer,
    async peek<T>(key: string) {
      if (removals.has(key)) return null;
      const seen = known.get(key) ?? { value: await writer.peek<unknown>(key), laid: 0 };
      const all = changes.get(key) ?? [];
      if (seen.value !== null) seen.value = all.slice(seen.laid).reduce<unknown>((value, lay) => lay(value), seen.value);
      seen.laid = all.length;
      known.set(key, seen);
      return seen.value as T | null;
    },
    async keep(key, value, begun) {
      removals.delete(key);
      known.delete(key);
      await writer.keep(key, value, begun);
    },
    reload(key, load, why) {
      removals.delete(key);
      known.delete(key);
      return writer.reload(key, load, why);
    },
    async change<T>(key: string, change: (value: T) => T) {
      changes.set(key, [...(changes.get(key) ?? []), change as Lay]);
    },
    async remove(key, why) {
      removals.set(key, why);
    },
    isWaiting: () => removals.size + changes.size > 0,
    async flush() {
      known.clear();
      const problems: unknown[] = [];
      await removeAll(problems, (why) => why !== 'moved');
      await changeAll(problems);
      if (changes.size === 0) await removeAll(problems, (why) => why === 'moved');
      if (problems.length > 0) throw problems[0];
    },
  };
}
