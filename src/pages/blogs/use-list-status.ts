import { usePending } from '../../browser/page-context.ts';
import type { BlogList } from '../../documents/page-data.ts';
import { href } from '../../routes.ts';

/** What the status line says: rows BLOG-19, BLOG-22 and BLOG-28. */
export function useListStatus({ query, selected, topic, total, before }: BlogList, shown: number): string {
  if (usePending()?.pathname === href('blogs')) return 'Loading blogs...';
  const place = topic?.name ?? selected?.name;
  const where = place ? ` in ${place}` : '';
  const noun = total === 1 ? 'article' : 'articles';
  if (query.q && total === 0) return 'No articles found matching your search';
  if (total === 0) return 'No articles found';
  if (before > 0) return `Showing articles ${before + 1} to ${before + shown} of ${total}${where}`;
  if (shown < total) return `Showing ${shown} of ${total} ${noun}${where}`;
  return query.q ? `${total} ${noun} found for “${query.q}”${where}` : `Showing all ${total} ${noun}${where}`;
}
