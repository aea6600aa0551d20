import type { Change } from '../webhooks/read-notice.ts';
import type { MediaMark } from './content-origins.ts';
import { isRecord } from './members.ts';

/** What the webhooks of WordPress said about its files, in KV as one record: a page has many pictures and is read at once. */
const KEY = 'media-marks/1';
/** How long an isolate trusts what it read: a withdrawal made elsewhere holds here this much later, and KV's own 30 s. */
const TRUST_MS = 15_000;
const KV_CACHE_TTL_SEC = 30;
/** The oldest are forgotten: a file that was deleted long ago is not there to be read again, and no cache keeps it longer than a week. */
const MAX_MARKS = 4000;
/** Two webhooks at one moment write over each other: who wrote looks whether it is still there. */
const CHECK_PAUSES_MS = [300, 1500, 4000] as const;

/** Files by their path below the uploads folder: when it happened, and whether the file is gone. */
type Marks = Record<string, [atMs: number, what: 'gone' | 'new']>;

/** What we use of KV. */
export interface MarkStore {
  get(key: string, options: { type: 'text'; cacheTtl: number }): Promise<string | null>;
  put(key: string, value: string): Promise<void>;
}

interface Parts {
  kv: MarkStore;
  now: () => number;
  wait: (ms: number) => Promise<void>;
  log: (sentence: string) => void;
}

/** Files that were deleted or replaced (rows CMS-12, CMS-13). */
export interface MediaMarks {
  /** Looks up paths on our own origin, `/media/…`. While KV cannot be read: what this isolate knew last. */
  lookup(): Promise<(path: string) => MediaMark | undefined>;
  /** Holds in this isolate when it resolves. */
  note(changes: readonly Change[]): Promise<void>;
  /** Sees to it that the marks are still there once other webhooks have written theirs. */
  settle(changes: readonly Change[]): Promise<void>;
  /** A file that was uploaded again under the name of a deleted one is a new file. False: this one is older than the deletion. */
  revive(path: string, modifiedMs: number): Promise<boolean>;
}

let held: { marks: Marks; readAt: number } = { marks: {}, readAt: Number.NEGATIVE_INFINITY };

export function createMediaMarks({ kv, now, wait, log }: Parts): MediaMarks {
  const read = async (): Promise<Marks> => parseMarks(await kv.get(KEY, { type: 'text', cacheTtl: KV_CACHE_TTL_SEC }));
  const current = async (): Promise<Marks> => {
    if (now() - held.readAt < TRUST_MS) return held.marks;
    try {
      // What this isolate was told may not have come through to its reads yet.
      held = { marks: merged(await read(), held.marks), readAt: now() };
    } catch {
      log('KV could not be read (media marks)');
      held = { ...held, readAt: now() };
    }
    return held.marks;
  };
  const write = async (more: Marks): Promise<void> => {
    held = { marks: merged(held.marks, more), readAt: now() };
    const marks = merged(await read(), held.marks);
    held = { marks, readAt: now() };
    await kv.put(KEY, JSON.stringify(marks));
  };
  return {
    async lookup() {
      const marks = await current();
      return (path) => {
        const mark = marks[nameOf(path)];
        if (!mark) return undefined;
        return mark[1] === 'gone' ? 'gone' : { version: mark[0].toString(36) };
      };
    },
    async note(changes) {
      const marks = marksOf(changes, now());
      if (Object.keys(marks).length > 0) await write(marks);
    },
    async settle(changes) {
      const names = Object.keys(marksOf(changes, now()));
      if (names.length === 0) return;
      for (const pauseMs of CHECK_PAUSES_MS) {
        await wait(pauseMs);
        const stored = await read().catch(() => null);
        const lost = stored && names.filter((name) => (stored[name]?.[0] ?? 0) < (held.marks[name]?.[0] ?? 0));
        if (lost && lost.length > 0) await kv.put(KEY, JSON.stringify(merged(stored, held.marks)));
      }
    },
    async revive(path, modifiedMs) {
      const mark = (await current())[nameOf(path)];
      if (mark && !(modifiedMs > mark[0])) return false;
      await write({ [nameOf(path)]: [now(), 'new'] });
      return true;
    },
  };
}

/** For builds and tests, which have no webhooks. */
export const noMarks: Pick<MediaMarks, 'lookup' | 'revive'> = { lookup: async () => () => undefined, revive: async () => false };

/** Of a deletion and a replacement; an upload under a name that was free says nothing new. */
function marksOf(changes: readonly Change[], at: number): Marks {
  const named = changes.filter(({ type, event }) => type === 'media' && (event === 'deleted' || event === 'updated'));
  return Object.fromEntries(
    named.flatMap(({ media = [], event }) => media.map((path) => [path, [at, event === 'deleted' ? 'gone' : 'new']] as const)),
  );
}

/** The later mark of each file, the newest files. */
function merged(a: Marks, b: Marks): Marks {
  const all: Marks = { ...a };
  for (const [name, mark] of Object.entries(b)) if ((all[name]?.[0] ?? 0) <= mark[0]) all[name] = mark;
  const entries = Object.entries(all);
  if (entries.length <= MAX_MARKS) return all;
  return Object.fromEntries(entries.sort(([, [x]], [, [y]]) => y - x).slice(0, MAX_MARKS));
}

const nameOf = (path: string): string => path.replace(/^\/media\/(?:~\d\/)?/, '');

function parseMarks(text: string | null): Marks {
  if (text === null) return {};
  const value: unknown = JSON.parse(text);
  return isRecord(value) ? (value as Marks) : {};
}
