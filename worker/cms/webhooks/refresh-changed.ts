import type { ManagedPage } from '../../../src/content/records.ts';
import { ABSENT } from '../../cache/cache-contract.ts';
import type { RawItem } from '../client/members.ts';
import { UpstreamError } from '../client/read-json.ts';
import { INDEX_KEY, PAGE_LIST_KEY, pageKey, postSlug, RECORDS_KEY } from '../map/keys-and-slugs.ts';
import { CONFIRM_MS, type KeptIndex } from '../map/merge-index.ts';
import type { PageList } from '../map/page-list.ts';
import { utcDate } from '../map/plain-values.ts';
import type { SaidRecords } from '../records/said-records.ts';
import { applyImmediately, type ChangeDeps, revalidate } from './apply-changes.ts';
import type { Change } from './read-webhook.ts';

/** More changes than this are read as one whole index: it costs less than so many posts. */
const MAX_SINGLE = 50;
/** Of half a minute each: a cron may work for fifteen. */
const MAX_RUNS = 20;

/**
 * For a site without the plugin: compares WordPress's table of contents (5 kB per hundred posts) with what is cached and
 * reads what is new or newer. What is missing must be missing twice, a minute apart, before it is believed; an empty table never is.
 * Never throws: the next run comes in a few minutes.
 * @returns how many changes there were; null when WordPress could not be read, or KV did not take what was read.
 */
export async function refreshChanged(deps: ChangeDeps): Promise<number | null> {
  try {
    await fillIndex(deps);
    await refreshRecords(deps);
    const changes = [...(await changedPosts(deps)), ...(await changedPages(deps)), ...(await changedEditorPages(deps))];
    if (changes.length > MAX_SINGLE) {
      await deps.writer.invalidateAll();
      await deps.writer.reload<KeptIndex>(INDEX_KEY, deps.loaders.index);
      return changes.length;
    }
    const going = changes.filter(({ event }) => event === 'withdrawn');
    await applyImmediately(deps, going);
    await revalidate(
      deps,
      changes.filter(({ event }) => event !== 'withdrawn'),
    );
    return changes.length;
  } catch (error) {
    // Whatever goes wrong with WordPress is an `UpstreamError`.
    deps.log(
      error instanceof UpstreamError
        ? `What changed could not be read (${error.kind})`
        : 'KV could not be read or written (what changed)',
    );
    return null;
  }
}

/** A reading that a slow CMS has not let end: nobody waits here, so it goes on until it has. */
async function fillIndex({ loaders, writer }: ChangeDeps): Promise<void> {
  let index = await writer.peek<KeptIndex>(INDEX_KEY);
  for (let run = 0; index?.reading && run < MAX_RUNS; run += 1) index = await writer.reload<KeptIndex>(INDEX_KEY, loaders.index);
}

/** What WordPress says in place of the files. Where it cannot be read it stays as it is. */
async function refreshRecords({ settings, loaders, writer, log }: ChangeDeps): Promise<void> {
  if (!settings.NOTICE_SECRET) return;
  try {
    await writer.reload<SaidRecords>(RECORDS_KEY, async (previous) => {
      const said = await loaders.records(previous);
      // Without the plugin nothing can be told.
      return said === ABSENT && previous ? previous : said;
    });
  } catch (error) {
    log(`The records could not be read (${error instanceof UpstreamError ? error.kind : 'unknown'})`);
  }
}

async function changedPosts({ loaders, writer, now: clock }: ChangeDeps): Promise<Change[]> {
  const now = clock();
  const index = await writer.peek<KeptIndex>(INDEX_KEY);
  if (!index || index.incomplete) return [];
  const states = await loaders.client.postStates();
  // A CMS that answers nothing at all is ill, not empty.
  if (states.length === 0) return [];
  const known = new Map(index.posts.map((post) => [post.id, post]));
  const present = new Set(states.map(({ id }) => id));
  const changes = states.flatMap((state): Change | [] => {
    const slug = slugOf(state);
    const post = known.get(state.id);
    if (slug === null || (post && post.slug === slug && post.modifiedAt === utcDate(state.modified_gmt))) return [];
    return { type: 'post', event: 'updated', id: state.id, slug, previousSlug: post?.slug ?? '' };
  });
  const missing = index.posts.filter(({ id }) => !present.has(id));
  const missingSince = Object.fromEntries(missing.map(({ id }) => [id, index.missingSince[id] ?? now]));
  const gone = missing.filter(({ id }) => now - (missingSince[id] ?? now) >= CONFIRM_MS);
  if (missing.length > 0 || Object.keys(index.missingSince).length > 0)
    await writer.change<KeptIndex>(INDEX_KEY, (latest) => ({ ...latest, missingSince }));
  return [...changes, ...gone.map(({ id, slug }): Change => ({ type: 'post', event: 'withdrawn', id, slug, previousSlug: '' }))];
}

/** Managed pages that are cached and were changed since. One that is missing is left to the ordinary reading, which looks twice. */
async function changedPages({ settings, loaders, writer }: ChangeDeps): Promise<Change[]> {
  const ids = Object.values(settings.MANAGED_PAGES);
  const states = new Map((await loaders.client.pageStates(ids)).map((state) => [state.id, state]));
  const changes = Object.entries(settings.MANAGED_PAGES).map(async ([slug, id]): Promise<Change | null> => {
    const state = states.get(id);
    const page = state && (await writer.peek<ManagedPage>(pageKey(slug)));
    if (!state || !page || page.modifiedAt === utcDate(state.modified_gmt)) return null;
    return { type: 'page', event: 'updated', id, slug, previousSlug: '' };
  });
  return (await Promise.all(changes)).filter((change) => change !== null);
}

/**
 * The list of pages that editors put on the site, read anew, and those of them that are cached and were changed since. Where it cannot be
 * read it stays as it is: what else has changed is not held up by it.
 */
async function changedEditorPages({ settings, loaders, writer, log }: ChangeDeps): Promise<Change[]> {
  if (!settings.NOTICE_SECRET) return [];
  try {
    const list = await writer.reload<PageList>(PAGE_LIST_KEY, loaders.pageList);
    const changes = (list?.pages ?? []).map(async ({ id, slug, modifiedAt }): Promise<Change | null> => {
      const page = await writer.peek<ManagedPage>(pageKey(slug));
      if (!page || page.modifiedAt === modifiedAt) return null;
      return { type: 'page', event: 'updated', id, slug, previousSlug: '' };
    });
    return (await Promise.all(changes)).filter((change) => change !== null);
  } catch (error) {
    log(`The list of pages could not be read (${error instanceof UpstreamError ? error.kind : 'unknown'})`);
    return [];
  }
}

const slugOf = ({ slug }: RawItem): string | null => (typeof slug === 'string' ? postSlug(slug) : null);
