import type { ManagedPage } from '../../../src/content/records.ts';
import { type ListedPage, mapListedPage, mergePages, NO_PAGES, type PageList, saysPlace } from '../map/page-list.ts';
import type { ContentDeps } from './content-deps.ts';
import type { ContentOrigins } from './content-origins.ts';
import { pageFrom } from './load-page.ts';

/**
 * The pages that editors put on the site. Without a plugin that says which those are, the ones that were known stay.
 * @param taken ids of pages that stand at an address of the site's own
 * @throws {UpstreamError}
 */
export async function loadPageList(
  { client }: Pick<ContentDeps, 'client'>,
  previous: PageList | null,
  { taken, now }: { taken: readonly number[]; now: number },
): Promise<PageList> {
  const items = await client.shownPages();
  const known = previous ?? NO_PAGES;
  if (items.length > 0 && !items.some(saysPlace)) return known;
  const listed = items.flatMap((item) => (taken.includes(item.id) ? [] : (mapListedPage(item) ?? [])));
  return mergePages(known, listed, now);
}

/**
 * One of these pages, by its id alone: another page may have the same slug further down in WordPress and not be meant for the site.
 * @throws {UpstreamError}
 */
export async function loadEditorPage(
  deps: ContentDeps,
  { id, origins }: { id: number; origins: Promise<ContentOrigins> },
): Promise<{ listed: ListedPage; page: ManagedPage } | 'absent'> {
  const raw = await deps.client.pageById(id);
  const listed = mapListedPage(raw);
  if (!raw || !listed) return 'absent';
  return { listed, page: await pageFrom(deps, raw, await origins) };
}
