import { PostList } from '../../components/post-list/post-list.tsx';
import type { BlogList } from '../../documents/page-data.ts';
import style from './blogs-page.module.css';
import { LoadMore } from './load-more.tsx';
import { useListStatus } from './use-list-status.ts';
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
