import { mapLimited } from '../../lib/async.ts';
import type { RawItem } from './members.ts';
import { UpstreamError } from './read-json.ts';

/** One page of a list; `totalPages` is null where the answer does not say. */
export interface ListPage {
  items: RawItem[];
  totalPages: number | null;
}

/** A nonsensical `X-WP-TotalPages` must not start a hundred thousand requests. */
export const MAX_PAGES = 400;

/**
 * Every entry of a list that answers in pages, each id once. `X-WP-TotalPages` tells the end, since a page may hold fewer
 * entries than asked for in the middle; a proxy may have dropped it: then until a page brings nothing new. One failed page fails all.
 * @param parallel pages read at once after the first
 */
export async function allPages(parallel: number, read: (page: number) => Promise<ListPage>): Promise<RawItem[]> {
  const first = await read(1);
  const found = new Map(first.items.map((item) => [item.id, item]));
  const add = ({ items }: ListPage): boolean => {
    const before = found.size;
    for (const item of items) if (!found.has(item.id)) found.set(item.id, item);
    return found.size > before;
  };
  const rest = (page: number): Promise<ListPage> => read(page).catch(emptyPastTheEnd);
  if (first.totalPages !== null) {
    const numbers = Array.from({ length: Math.min(first.totalPages, MAX_PAGES) - 1 }, (_, index) => index + 2);
    for (const page of await mapLimited(parallel, numbers, rest)) add(page);
  } else if (first.items.length > 0) {
    for (let page = 2; page <= MAX_PAGES && add(await rest(page)); page += 1);
  }
  return [...found.values()];
}

/** A page past the last: posts were withdrawn while we were reading. */
export function emptyPastTheEnd(error: unknown): ListPage {
  if (error instanceof UpstreamError && error.code === 'rest_post_invalid_page_number') return { items: [], totalPages: null };
  throw error;
}
