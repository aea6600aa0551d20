import { usePending } from '../../browser/page-context.ts';
import { PostList } from '../../components/post-list/post-list.tsx';
import type { BlogList } from '../../documents/page-data.ts';
import { href } from '../../routes.ts';
import style from './blogs-page.module.css';
import { LoadMore } from './load-more.tsx';
import { useMorePosts } from './use-more-posts.ts';

/** How many there are, the articles, and more of them in place. Apart from the page: a press renders nothing that stays as it is. */
export function Articles({ list }: { list: BlogList }) {
  const { query, total, before, pages } = list;
  const more = useMorePosts(list);
  const status = useListStatus(list, more.posts.length);
  const windowEnd = query.page < pages ? Math.min(total, before + more.limit) : total;
  return (
    <>
      <p className={style.status} role="status">
        {status}
      </p>
      {more.posts.length > 0 && (
        <PostList posts={more.posts} marked={{ position: more.firstNew, heading: more.firstNewHeading }} />
      )}
      {before + more.posts.length < windowEnd && <LoadMore query={query} shown={more.posts.length} {...more} />}
    </>
  );
}

/** What the status line says: rows BLOG-19, BLOG-22 and BLOG-28. */
function useListStatus({ query, selected, topic, total, before }: BlogList, shown: number): string {
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
