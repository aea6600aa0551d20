import { type RefObject, useEffect, useRef, useState } from 'react';
import { code } from '#words/language';
import { BLOG_STEP, BLOG_WINDOW, type BlogQuery, blogSearch } from '../../content/blog-query.ts';
import type { PostSummary } from '../../content/records.ts';
import type { BlogList } from '../../documents/page-data.ts';
import { CONTENT_POSTS_PATH } from '../../endpoints.ts';
import { href } from '../../routes.ts';

export interface MorePosts {
  posts: readonly PostSummary[];
  /** At most this many stand on one page. */
  limit: number;
  loading: boolean;
  failed: boolean;
  load: () => void;
  /** Position of the first article that came last, and its heading, which takes the focus. */
  firstNew: number;
  firstNewHeading: RefObject<HTMLHeadingElement | null>;
}

/**
 * The articles of the page and those added by Load More Articles. Each press asks the edge for one step; the address then says how
 * many are shown, without a navigation, so that a reload or the way back finds the same list (row BLOG-26).
 */
export function useMorePosts(list: BlogList): MorePosts {
  const [added, setAdded] = useState<{ list: BlogList; posts: readonly PostSummary[] }>({ list, posts: [] });
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const firstNewHeading = useRef<HTMLHeadingElement>(null);
  const [firstNew, setFirstNew] = useState(-1);
  const abort = useRef<AbortController>(undefined);
  const extra = added.list === list ? added.posts : [];
  const posts = [...list.posts, ...extra];

  const current = useRef(list);
  useEffect(() => {
    current.current = list;
  }, [list]);
  useEffect(() => () => abort.current?.abort(), []);
  useEffect(() => {
    if (firstNew >= 0) firstNewHeading.current?.focus();
  }, [firstNew]);

  const load = async (): Promise<void> => {
    abort.current?.abort();
    abort.current = new AbortController();
    const { signal } = abort.current;
    setState('loading');
    const { key } = history.state ?? {};
    try {
      const more = await fetchStep(list.query, posts.length, signal);
      // The visitor has gone on to another list meanwhile.
      if (current.current !== list) return;
      const known = new Set(posts.map(({ id }) => id));
      setAdded({ list, posts: [...extra, ...more.filter(({ id }) => !known.has(id))] });
      setFirstNew(posts.length);
      setState('idle');
      // On the way back the entry is another page's already, though the list is still shown.
      if (history.state?.key !== key) return;
      history.replaceState(history.state, '', href('blogs') + blogSearch({ ...list.query, show: posts.length + BLOG_STEP }));
    } catch {
      if (!signal.aborted) setState('failed');
    }
  };
  return {
    posts,
    limit: BLOG_WINDOW,
    loading: state === 'loading',
    failed: state === 'failed',
    load: () => void load(),
    firstNew: added.list === list ? firstNew : -1,
    firstNewHeading,
  };
}

async function fetchStep(query: BlogQuery, from: number, signal: AbortSignal): Promise<PostSummary[]> {
  const search = new URLSearchParams(blogSearch({ ...query, show: 0 }));
  search.set('from', String(from));
  if (!import.meta.english) search.set('language', code);
  const answer = await fetch(`${CONTENT_POSTS_PATH}?${search}`, { signal });
  if (!answer.ok) throw new Error(`The list answered ${answer.status}`);
  const { posts } = (await answer.json()) as { posts: PostSummary[] };
  return posts;
}
