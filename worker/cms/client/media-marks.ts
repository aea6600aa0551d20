import { within } from '../../lib/async.ts';
import { upstreamAddress } from '../sanitise/media-path.ts';
import type { Change } from '../webhooks/read-webhook.ts';
import type { ContentOrigins, MediaMark } from './content-origins.ts';

/** How long an isolate trusts what it read: a withdrawal that was announced elsewhere holds here after this at the latest. */
const TRUST_MS = 2_000;
/** A register that does not answer in this time is not waited for any longer, and left alone for as long as what was read is trusted. */
const PATIENCE_MS = 1_000;
/** A page does not wait longer than this to learn whether a file was withdrawn; the answer still arrives, for the next one. */
const PAGE_PATIENCE_MS = 120;
/** For so long after a change some isolate may still read content without knowing of it, and keep it in KV. */
const UNSETTLED_MS = TRUST_MS + PATIENCE_MS;
/** After this the ordinary freshness has long caught up. */
const DUE_TTL_MS = 24 * 3_600_000;

/** Files by their path below the uploads folder: when it happened, and whether the file is gone. */
export type Marks = Record<string, [atMs: number, what: 'gone' | 'new']>;

export interface MarksSince {
  marks: Marks;
  /** To ask for what comes later. */
  number: number;
}

/** The one place that knows all marks (worker/cms/media-register.ts). */
export interface MarkRegister {
  add(marks: Marks): void | Promise<void>;
  since(number: number): MarksSince | Promise<MarksSince>;
}

/** What one isolate has read of the register. */
interface Knowledge extends MarksSince {
  /** When the latest reading that has ended began. */
  readAt: number;
  /** When the latest one began, ended or not. */
  askedAt: number;
  /** The latest of all marks; 0: there is none. */
  changedAt: number;
}

interface Parts {
  /** A stub that has thrown may stay broken: a new one for each call. */
  register: () => MarkRegister;
  now: () => number;
  wait: (ms: number) => Promise<void>;
  waitUntil: (work: Promise<unknown>) => void;
  log: (sentence: string) => void;
  /** Absent: that of this isolate. */
  known?: Knowledge;
}

/** Files that were deleted or replaced (rows CMS-12, CMS-13). */
export interface MediaMarks {
  /** Looks up paths on our own origin, `/media/…`. While the register cannot be read: what this isolate knew last. */
  lookup(): Promise<(path: string) => MediaMark | undefined>;
  /**
   * The time before which content counts as not read, since a file was deleted or replaced; milliseconds, 0: nothing is due. For pages,
   * which hardly wait for it.
   */
  invalidatedAt(): Promise<number>;
  /** Holds everywhere within `TRUST_MS` of when it resolves, and here at once. Throws when it could not be written. */
  note(changes: readonly Change[]): Promise<void>;
  /** Whether a file was deleted, by its path on our own origin; what is known, where the register does not answer at once. */
  isGone(): Promise<(path: string) => boolean>;
  /** Codes of cases whose patients have withdrawn their consent; what is known, where the register does not answer at once. */
  withdrawnCases(): Promise<ReadonlySet<string>>;
  /** A file that was uploaded again under the name of a deleted one is a new file. False: this one is older than the deletion. */
  revive(path: string, modifiedMs: number): Promise<boolean>;
}

/** What an isolate knows that has asked nothing yet. */
export const newKnowledge = (): Knowledge => ({
  marks: {},
  number: 0,
  readAt: Number.NEGATIVE_INFINITY,
  askedAt: Number.NEGATIVE_INFINITY,
  changedAt: 0,
});

const ofIsolate = newKnowledge();

export function createMediaMarks({ register, now, wait, waitUntil, log, known = ofIsolate }: Parts): MediaMarks {
  // A clock may have jumped back since.
  const isWithin = (ms: number, at: number): boolean => Math.abs(now() - at) < ms;
  const isTrusted = (): boolean => isWithin(TRUST_MS, known.readAt);

  const learn = (marks: Marks): void => {
    known.marks = merged(known.marks, marks);
    for (const [at] of Object.values(marks)) known.changedAt = Math.max(known.changedAt, at);
  };

  const read = async (): Promise<void> => {
    const begun = now();
    known.askedAt = begun;
    try {
      const { marks, number } = await within(Promise.resolve(register().since(known.number)), PATIENCE_MS);
      learn(marks);
      known.number = Math.max(known.number, number);
    } catch (error) {
      log(`The register of files could not be read (${error instanceof Error ? error.name : 'unknown'})`);
    }
    known.readAt = begun;
  };

  const current = async (): Promise<Marks> => {
    if (!isTrusted()) await read();
    return known.marks;
  };

  /** One visitor waits, the others take what is known. */
  const readForPage = async (): Promise<void> => {
    if (isTrusted() || isWithin(PATIENCE_MS, known.askedAt)) return;
    const reading = read();
    waitUntil(reading);
    await Promise.race([reading, wait(PAGE_PATIENCE_MS)]);
  };

  const write = async (more: Marks): Promise<void> => {
    // Here at once, whatever becomes of the register.
    learn(more);
    await register().add(more);
  };

  return {
    async lookup() {
      const marks = await current();
      return (path) => {
        const mark = markAt(marks, path);
        if (!mark) return undefined;
        return mark[1] === 'gone' ? 'gone' : { version: mark[0].toString(36) };
      };
    },
    async isGone() {
      await readForPage();
      return (path) => markAt(known.marks, path)?.[1] === 'gone';
    },
    async withdrawnCases() {
      await readForPage();
      return casesIn(known.marks);
    },
    async invalidatedAt() {
      await readForPage();
      const sinceMs = now() - known.changedAt;
      if (Math.abs(sinceMs) > DUE_TTL_MS) return 0;
      // Once more when every isolate knows: until then one may have read content with the file and kept it for all.
      return sinceMs >= UNSETTLED_MS ? known.changedAt + UNSETTLED_MS : known.changedAt;
    },
    async note(changes) {
      const marks = marksOf(changes, now());
      if (Object.keys(marks).length > 0) await write(marks);
    },
    async revive(path, modifiedMs) {
      const mark = markAt(await current(), path);
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

/** The plugin names a withdrawn case beside the files of WordPress (`includes/withdrawn-cases.php`). */
const CASES = /^cases\/(t\d{5})$/;

const casesIn = (marks: Marks): ReadonlySet<string> =>
  new Set(Object.entries(marks).flatMap(([path, [, what]]) => (what === 'gone' ? (CASES.exec(path)?.[1] ?? []) : [])));

/** The later mark of each file. */
function merged(a: Marks, b: Marks): Marks {
  const all: Marks = { ...a };
  for (const [name, mark] of Object.entries(b)) if ((all[name]?.[0] ?? 0) <= mark[0]) all[name] = mark;
  return all;
}

/** Texts may name a file as members of every object are called: `/media/constructor`. */
function markAt(marks: Marks, path: string): Marks[string] | undefined {
  const name = nameOf(path);
  return Object.hasOwn(marks, name) ? marks[name] : undefined;
}

/** As the notices name a file: `/media/~1/%61.jpg` is `a.jpg`, for what was withdrawn is so under every spelling of its address. */
function nameOf(path: string): string {
  const name = path.replace(/^\/media\/(?:~\d\/)?/, '');
  if (!name.includes('%')) return name;
  try {
    const url = new URL('https://uploads.invalid/');
    url.pathname = decodeURIComponent(name).replaceAll('%', '%25');
    return url.pathname.slice(1);
  } catch {
    // No text: no file of WordPress has such a name.
    return name;
  }
}

export type MarkOf = (path: string) => MediaMark | undefined;

interface ReadParts {
  marks: Pick<MediaMarks, 'lookup' | 'revive'>;
  fetch: typeof fetch;
  origins: ContentOrigins;
}

/** Deleted files of one record that are looked for: an article that keeps naming more was forgotten by its editors. */
const MAX_LOOKED_FOR = 10;
const TIMEOUT_MS = 2000;

/**
 * Reads content without the files that were deleted. A file that the content still names may have been uploaded again under its old name,
 * which no webhook tells: where WordPress has one that is newer than the deletion, the content is read once more, with it.
 */
export async function loadMarked<T>(parts: ReadParts, load: (mediaMark: MarkOf) => Promise<T>): Promise<T> {
  const find = await parts.marks.lookup();
  const gone = new Set<string>();
  const loaded = await load((path) => {
    const mark = find(path);
    if (mark === 'gone') gone.add(path);
    return mark;
  });
  const looked = await Promise.all([...gone].slice(0, MAX_LOOKED_FOR).map((path) => isBack(parts, path)));
  return looked.includes(true) ? load(await parts.marks.lookup()) : loaded;
}

/** Asked with a query of its own, so that no cache on the way answers for the deleted file. */
async function isBack({ marks, fetch, origins }: ReadParts, path: string): Promise<boolean> {
  const address = upstreamAddress(path, origins);
  if (!address) return false;
  try {
    const answer = await fetch(`${address}?v=${Date.now().toString(36)}`, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const modifiedMs = Date.parse(answer.headers.get('Last-Modified') ?? '');
    return answer.status === 200 && modifiedMs > 0 && (await marks.revive(path, modifiedMs));
  } catch {
    // It stays gone: the safe side.
    return false;
  }
}
