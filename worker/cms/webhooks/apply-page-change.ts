import type { ManagedPage } from '../../../src/content/records.ts';
import { managedSlugs } from '../../../src/routes.ts';
import { ABSENT } from '../../cache/cache-contract.ts';
import type { CacheWriter } from '../../cache/write.ts';
import type { Settings } from '../../settings.ts';
import type { Loaders } from '../client/loaders.ts';
import { INDEX_KEY, linkedTitlesOf, PAGE_LIST_KEY, pageKey } from '../map/keys-and-slugs.ts';
import type { KeptIndex } from '../map/merge-index.ts';
import { type PageList, withoutPage, withPage } from '../map/page-list.ts';
import type { Change } from './read-webhook.ts';

interface PageDeps {
  settings: Pick<Settings, 'MANAGED_PAGES'>;
  loaders: Pick<Loaders, 'pageList' | 'editorPage'>;
  writer: CacheWriter;
  /** Milliseconds. */
  now: () => number;
}

type Why = 'withdrawn' | 'deleted';

/** As what the texts of a change are gone, where they are. */
export const whyGone = ({ event }: Change): Why => (event === 'deleted' ? 'deleted' : 'withdrawn');

/** When the reading began that a line of the list is of, milliseconds; a list that comes from KV does not say. */
const readings = new WeakMap<object, number>();

/** The pages of ours that a page of WordPress may stand on: by its slugs, and by its id. */
export const managedBy = (
  { MANAGED_PAGES }: Pick<Settings, 'MANAGED_PAGES'>,
  { id, slug, previousSlug }: Pick<Change, 'id' | 'slug' | 'previousSlug'>,
): string[] => managedSlugs().filter((name) => name === slug || name === previousSlug || MANAGED_PAGES[name] === id);

/**
 * Those of them that show this very page, and so go with it. Another page of WordPress may have the slug of one (a draft, a copy in the
 * trash): its going takes nothing away.
 */
export async function shownOn(
  { settings, writer }: Pick<PageDeps, 'settings' | 'writer'>,
  change: Pick<Change, 'id' | 'slug' | 'previousSlug'>,
): Promise<string[]> {
  const found = managedBy(settings, change).map(async (name) => {
    const shown = await writer.peek<ManagedPage>(pageKey(name));
    return (shown ? shown.id : settings.MANAGED_PAGES[name]) === change.id ? name : [];
  });
  return (await Promise.all(found)).flat();
}

const isKnown = (list: PageList, id: number): boolean => [...list.pages, ...list.refused].some((page) => page.id === id);

/** From now on a page that an editor had put on the site is not there: neither at its address nor in menus, footer and sitemap. */
export async function removeEditorPage(writer: CacheWriter, change: Change): Promise<void> {
  const { id, slug, previousSlug } = change;
  const why = whyGone(change);
  const list = await writer.peek<PageList>(PAGE_LIST_KEY);
  if (!list || !isKnown(list, id)) return;
  const own = list.pages.find((page) => page.id === id)?.slug ?? '';
  // One that was refused had no address.
  const deleted = why === 'deleted' ? own : '';
  await writer.change<PageList>(PAGE_LIST_KEY, (known) => withoutPage(known, id, deleted));
  if (own) await forget(writer, list, id, { slugs: [own, slug, previousSlug], why });
}

/** Takes texts away that no page of this id stands at any more; those of other pages stay. */
async function forget(
  writer: CacheWriter,
  list: PageList,
  id: number,
  { slugs, why }: { slugs: readonly string[]; why: Why | 'moved' },
): Promise<void> {
  const kept = new Set([...managedSlugs(), ...list.pages.flatMap((page) => (page.id === id ? [] : page.slug))]);
  for (const slug of new Set(slugs)) if (slug !== '' && !kept.has(slug)) await writer.remove(pageKey(slug), why);
}

/**
 * Reads a page that changed, with one call: it brings what its own page, the menus and the sitemap need. What another notice has taken away
 * or put there meanwhile stays so, as of a post.
 */
export async function readEditorPage({ settings, loaders, writer, now }: PageDeps, change: Change): Promise<void> {
  const list = await writer.peek<PageList>(PAGE_LIST_KEY);
  const isManaged = managedBy(settings, change).length > 0;
  if (isManaged && !(list && isKnown(list, change.id))) return;
  if (!list) {
    await writer.reload<PageList>(PAGE_LIST_KEY, loaders.pageList);
    return;
  }
  const titles = writer.peek<KeptIndex>(INDEX_KEY).then((index) => index && linkedTitlesOf(index));
  const begun = now();
  const loaded = await loaders.editorPage(change.id, titles);
  const meanwhile = await writer.since(pageKey(loaded === ABSENT ? change.slug : loaded.listed.slug), begun);
  if (meanwhile === (loaded === ABSENT ? 'put' : 'removed')) return;
  if (loaded === ABSENT) return removeEditorPage(writer, change);
  const { listed, page } = loaded;
  const before = list.pages.find(({ id }) => id === listed.id)?.slug ?? '';
  // One that is refused has no text of its own at its address.
  const mayStand = withPage(list, listed, change.previousSlug).pages.some(({ id }) => id === listed.id);
  if (mayStand) await writer.keep(pageKey(listed.slug), page, begun);
  readings.set(listed, begun);
  // Where KV takes the list late, what a later notice has put there by then, or taken away, stays.
  const isOutdone = ({ pages }: PageList) =>
    (mayStand && writer.held(pageKey(listed.slug)) === null) ||
    pages.some((line) => line.id === listed.id && (readings.get(line) ?? 0) > begun);
  await writer.change<PageList>(PAGE_LIST_KEY, (known) =>
    isOutdone(known) ? known : withPage(known, listed, change.previousSlug),
  );
  const old = [before, change.previousSlug].filter((slug) => slug !== listed.slug);
  await forget(writer, list, listed.id, { slugs: old, why: 'moved' });
}
