import * as words from '#words/articles';
import { usePending } from '../../browser/page-context.ts';
import { Button } from '../../components/button/button.tsx';
import { ContactLines } from '../../components/contact-lines.tsx';
import { PostList } from '../../components/post-list/post-list.tsx';
import { BLOG_STEP, type BlogQuery } from '../../content/blog-query.ts';
import type { BlogList } from '../../documents/page-data.ts';
import { href } from '../../routes.ts';
import style from './blogs-page.module.css';
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
  if (usePending()?.pathname === href('blogs')) return words.loading;
  const place = topic?.name ?? selected?.name;
  const where = (state: string): string => (place ? words.inPlace({ state, place }) : state);
  if (query.q && total === 0) return words.noneMatch;
  if (total === 0) return words.absent;
  if (before > 0) return where(words.range({ from: before + 1, to: before + shown, n: total }));
  if (shown < total) return where(words.some({ shown, n: total }));
  return where(query.q ? words.foundFor({ n: total, words: query.q }) : words.all({ n: total }));
}

interface LoadMoreProps {
  query: BlogQuery;
  shown: number;
  loading: boolean;
  failed: boolean;
  load: () => void;
}

/** Rows BLOG-09, BLOG-10, BLOG-21. Without script the form asks for the longer list and leads to its first new article. */
function LoadMore({ query: { category, page }, shown, loading, failed, load }: LoadMoreProps) {
  return (
    <form
      action={`${href('blogs')}#article-${shown + 1}`}
      className={style.more}
      onSubmit={(event) => {
        event.preventDefault();
        if (!loading) load();
      }}
    >
      {category && <input type="hidden" name="category" value={category} />}
      {page > 1 && <input type="hidden" name="page" value={page} />}
      <input type="hidden" name="show" value={shown + BLOG_STEP} />
      {failed && (
        <div role="alert">
          <p className="error">{words.notFetched}</p>
          <ContactLines />
        </div>
      )}
      <Button type="submit" variant="line" icon="plus">
        <span>{loading ? words.loading : words.loadMore}</span>
      </Button>
    </form>
  );
}
