import type { Post } from '../../../src/content/records.ts';
import { ABSENT, type Progress } from '../../cache/cache-contract.ts';
import type { CacheWriter } from '../../cache/write.ts';
import type { Settings } from '../../settings.ts';
import type { Loaders } from '../client/loaders.ts';
import type { MediaMarks } from '../client/media-marks.ts';
import { INDEX_KEY, linkedTitlesOf, PAGE_LIST_KEY, pageKey, postKey, RECORDS_KEY } from '../map/keys-and-slugs.ts';
import { summaryOf } from '../map/map-post.ts';
import { type KeptIndex, withMove } from '../map/merge-index.ts';
import type { PageList } from '../map/page-list.ts';
import type { SaidRecords } from '../records/said-records.ts';
import { managedBy, readEditorPage, removeEditorPage, shownOn, whyGone } from './apply-page-change.ts';
import { collectWrites } from './collect-writes.ts';
import type { Change } from './read-webhook.ts';

export interface ChangeDeps {
  settings: Pick<Settings, 'MANAGED_PAGES'> & Partial<Pick<Settings, 'NOTICE_SECRET'>>;
  loaders: Loaders;
  writer: CacheWriter;
  marks: Pick<MediaMarks, 'note'>;
  /** Milliseconds. */
  now: () => number;
  wait: (ms: number) => Promise<void>;
  log: (sentence: string) => void;
}

/** WordPress may still be busy with the request that sent the webhook; together within the time work may outlive an answer. */
const RETRY_PAUSES_MS = [300, 1500, 4000] as const;

/** KV refuses what comes within a second of the last write under the same key. */
const KV_PAUSES_MS = [1100, 1500, 4000] as const;

/** A notice that names many posts shows the first of them before all are read, and loses no more than this should it be cut off. */
const FLUSH_MS = 5_000;

/** No read begins that would probably end after this: what works longer behind an answer is cut off, and could not say that it failed. */
const BEHIND_ANSWER_MS = 25_000;

const isGoing = ({ type, event }: Change): boolean =>
  (type === 'post' || type === 'page' || type === 'record') && (event === 'withdrawn' || event === 'deleted');

/** What it reaches cannot be told. */
const isWide = ({ type }: Change): boolean => type === 'category' || type === 'media' || type === 'site';

/**
 * What can be done without asking WordPress, before the webhook is answered: what is withdrawn or deleted is gone at once
 * (row CMS-13), and a change whose reach cannot be told invalidates everything. What fails stops nothing else; it is thrown in the end,
 * so that the plugin sends the notice again.
 */
export async function applyImmediately(deps: ChangeDeps, changes: readonly Change[]): Promise<void> {
  const writer = collectWrites(deps.writer);
  const problems: unknown[] = [];
  const attempt = (work: Promise<unknown>) => work.catch((error: unknown) => void problems.push(error));
  // Another notice may have written the same list a moment ago. The plugin would say this one again a minute later.
  const write = (work: () => Promise<void>) => attempt(work().catch(() => deps.wait(KV_PAUSES_MS[0]).then(work)));
  // First: what is read again from now on is read without the files that are gone.
  await attempt(deps.marks.note(changes));
  for (const change of changes) if (isGoing(change)) await attempt(takeAway({ ...deps, writer }, change));
  await write(writer.flush);
  await attempt(writer.writeOwed());
  if (changes.some(isWide)) await write(writer.invalidateAll);
  if (problems.length > 0) throw problems[0];
}

async function takeAway(deps: ChangeDeps, change: Change): Promise<void> {
  const { writer } = deps;
  if (change.type === 'post') await removePost(writer, change);
  if (change.type === 'page') {
    for (const slug of await shownOn(deps, change)) await writer.remove(pageKey(slug), whyGone(change));
    await removeEditorPage(writer, change);
  }
  if (change.type === 'record') await withdrawRecord(writer, change.slug);
}

/** Reads again what the changes name. A webhook is a hint: a late one may say that something is gone which is back by now. */
export async function revalidate(given: ChangeDeps, changes: readonly Change[]): Promise<void> {
  const writer = collectWrites(given.writer);
  const deps = { ...given, writer };
  const { settings, loaders, now } = deps;
  const { withRetry, writeWithRetry, invalidateIfDue } = patientReader(deps);
  if (changes.some(isWide)) {
    await withRetry('the post index', () =>
      writer.reload<KeptIndex>(INDEX_KEY, (previous, progress) => loaders.index(previous, anew(progress))),
    );
    if (settings.NOTICE_SECRET)
      await withRetry('the list of pages', () => writer.reload<PageList>(PAGE_LIST_KEY, loaders.pageList));
  }
  if (changes.some(({ type }) => type === 'record' || type === 'site')) await withRetry('the records', () => readRecords(deps));
  let flushedAt = now();
  for (const change of changes) {
    if (change.type === 'post') await withRetry('a post', () => readPost(deps, change));
    if (change.type === 'page') {
      for (const slug of managedBy(settings, change)) {
        const titles = writer.peek<KeptIndex>(INDEX_KEY).then((index) => index && linkedTitlesOf(index));
        await withRetry('a page', () => writer.reload(pageKey(slug), () => loaders.page(slug, titles), whyGone(change)));
      }
      await withRetry('a page', () => readEditorPage(deps, change));
    }
    if (now() - flushedAt < FLUSH_MS || !writer.isWaiting()) continue;
    await writeWithRetry(writer.flush);
    flushedAt = now();
  }
  if (writer.isWaiting()) await writeWithRetry(writer.flush);
  await invalidateIfDue();
}

/** From now on the files say what a record of WordPress has said. */
const withdrawRecord = (writer: CacheWriter, name: string): Promise<void> =>
  writer.change<SaidRecords>(RECORDS_KEY, ({ version, records }) => {
    const { [name]: _gone, ...rest } = records;
    return { version, records: rest };
  });

/** What WordPress says in place of the files, read anew: here it is believed when it says nothing any more. */
async function readRecords({ settings, loaders, writer }: Pick<ChangeDeps, 'settings' | 'loaders' | 'writer'>) {
  if (settings.NOTICE_SECRET) await writer.reload<SaidRecords>(RECORDS_KEY, () => loaders.records(null));
}

/** What a reading of the index has got so far was read before the change: begins a new one. */
const anew = (progress: Progress<KeptIndex>): Progress<KeptIndex> => ({
  ...progress,
  latest() {
    const index = progress.latest();
    if (!index?.reading) return index;
    const { reading: _reading, ...rest } = index;
    return rest;
  },
});

/** Returns functions that read or write, and retry while there is time; what cannot be done is then invalidated, once for all of it. */
function patientReader({ now, wait, log, writer }: ChangeDeps) {
  const begun = now();
  let longestMs = 0;
  let due: 'no' | 'yes' | 'done' = 'no';
  /** One mark is enough: it lies after what the notice tells of. Where KV refuses it, it is tried again with the next one. */
  const invalidate = async (): Promise<void> => {
    if (due === 'done') return;
    due = 'yes';
    await writer.invalidateAll();
    due = 'done';
  };
  const attemptAll = async (
    what: string,
    work: () => Promise<unknown>,
    { pausesMs, mayBegin }: { pausesMs: readonly number[]; mayBegin: (pauseMs: number) => boolean },
  ): Promise<void> => {
    let problem = 'no time was left';
    for (const pauseMs of [0, ...pausesMs]) {
      if (!mayBegin(pauseMs)) break;
      if (pauseMs > 0) await wait(pauseMs);
      try {
        await work();
        return;
      } catch (error) {
        problem = error instanceof Error ? error.name : 'unknown';
      }
    }
    log(`${what} (${problem}); everything is invalidated`);
    await invalidate().catch(() => log('KV could not be written (invalidation)'));
  };
  const isTime = (ms: number): boolean => now() + ms - begun <= BEHIND_ANSWER_MS;
  return {
    withRetry(what: string, work: () => Promise<unknown>): Promise<void> {
      const timed = async () => {
        const attempt = now();
        await work().finally(() => (longestMs = Math.max(longestMs, now() - attempt)));
      };
      const mayBegin = (pauseMs: number) => isTime(pauseMs + longestMs);
      return attemptAll(`${what} of a webhook could not be read`, timed, { pausesMs: RETRY_PAUSES_MS, mayBegin });
    },
    /** Tries once at least: what was read is not given up because reading it took long. */
    writeWithRetry(work: () => Promise<void>): Promise<void> {
      const mayBegin = (pauseMs: number) => pauseMs === 0 || isTime(pauseMs);
      return attemptAll('The lists could not be written', work, { pausesMs: KV_PAUSES_MS, mayBegin });
    },
    async invalidateIfDue(): Promise<void> {
      if (due !== 'yes') return;
      await wait(KV_PAUSES_MS[0]);
      await invalidate();
    },
  };
}

/**
 * One call for a post: it brings what its page and the lists need. What another notice has taken away or put there meanwhile stays so: the
 * answer may be older, and that notice reads for itself.
 */
async function readPost({ loaders, writer, now }: ChangeDeps, change: Change): Promise<void> {
  const index = await writer.peek<KeptIndex>(INDEX_KEY);
  const slug = change.slug || index?.posts.find(({ id }) => id === change.id)?.slug || '';
  if (slug === '') return;
  const begun = now();
  const post = await loaders.post(slug, index);
  const meanwhile = await writer.since(postKey(slug), begun);
  if (post === ABSENT || post.id !== change.id) {
    if (meanwhile === 'put') return;
    await removePost(writer, { ...change, slug });
    return;
  }
  if (meanwhile === 'removed') return;
  const before = index?.posts.find(({ id }) => id === post.id)?.slug ?? '';
  await writer.keep(postKey(post.slug), post, begun);
  // Before the old address is given up: until the index names the new one, the old one would be a 404. Where KV takes the index late, what
  // a later notice has read of the article by then, or taken away, goes before what this one read.
  await writer.change<KeptIndex>(INDEX_KEY, (known) => {
    const held = writer.held<Post>(postKey(post.slug));
    const newest = held === undefined ? post : held;
    return newest?.id === post.id ? withPost(known, newest, change.previousSlug) : known;
  });
  for (const old of new Set([before, change.previousSlug])) {
    if (old !== '' && old !== post.slug && !index?.posts.some((other) => other.slug === old && other.id !== post.id))
      await writer.remove(postKey(old), 'moved');
  }
}

/** The index with one post put into its place, and its former slugs leading to it. */
export function withPost(index: KeptIndex, post: Post, previousSlug = ''): KeptIndex {
  const before = index.posts.find(({ id }) => id === post.id);
  const others = index.posts.filter(({ id }) => id !== post.id);
  const position = others.findIndex(
    ({ publishedAt, id }) => publishedAt < post.publishedAt || (publishedAt === post.publishedAt && id < post.id),
  );
  const { [post.id]: _present, ...missingSince } = index.missingSince;
  const moved = withMove(withMove(index.moved, before?.slug ?? '', post.slug), previousSlug, post.slug);
  return { ...index, posts: others.toSpliced(position < 0 ? others.length : position, 0, summaryOf(post)), missingSince, moved };
}

async function removePost(writer: CacheWriter, change: Change): Promise<void> {
  const { id, slug, previousSlug } = change;
  const index = await writer.peek<KeptIndex>(INDEX_KEY);
  const own = index?.posts.find((post) => post.id === id);
  const others = new Set(index?.posts.flatMap((post) => (post.id === id ? [] : post.slug)));
  for (const gone of new Set([slug, previousSlug, own?.slug ?? ''])) {
    if (gone !== '' && !others.has(gone)) await writer.remove(postKey(gone), whyGone(change));
  }
  if (own)
    await writer.change<KeptIndex>(INDEX_KEY, (known) => ({ ...known, posts: known.posts.filter((post) => post.id !== id) }));
}
