import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { type BlogQuery, blogSearch, parseBlogQuery } from '../../content/blog-query.ts';
import { href } from '../../routes.ts';

/** Goes to another state of the list; the page stays where it is. `replace`: while a visitor types. */
export function useBlogNavigation(): (query: Partial<BlogQuery>, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  return (query, { replace = false } = {}) => {
    void navigate(href('blogs') + blogSearch(query), { preventScrollReset: true, replace });
  };
}

/** The query a form would send, its pressed button included. */
export function submittedQuery(event: SubmitEvent<HTMLFormElement>): BlogQuery {
  const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
  const fields = new FormData(event.currentTarget, submitter);
  return parseBlogQuery(new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])));
}
