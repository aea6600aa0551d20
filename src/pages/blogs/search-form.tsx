import { type MouseEvent, type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import * as words from '#words/articles';
import { goTo, useNavigation, usePending } from '../../browser/page-context.ts';
import { ArticleSearch } from '../../components/article-search/article-search.tsx';
import { isPlainClick, Link } from '../../components/link.tsx';
import { type BlogQuery, blogSearch, parseBlogQuery } from '../../content/blog-query.ts';
import type { CategoryRef } from '../../content/records.ts';
import { href } from '../../routes.ts';

/** A search begins when a visitor stops typing for this long. */
const TYPING_PAUSE_MS = 350;

interface SearchFormProps {
  query: BlogQuery;
  /** What the search is limited to: a category or topic that the visitor chose. */
  scope: CategoryRef | null;
}

/** Rows BLOG-01, BLOG-13: a plain GET form; with script it searches while one types. */
export function SearchForm({ query, scope }: SearchFormProps) {
  const go = useBlogNavigation();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const searched = useRef(query.q);
  const { category, topic } = query;
  const typedQuery = useQueryAfterPause(query);
  const searchSoon = (text: string): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const typed = typedQuery(text);
      if (typed) go(typed, { replace: typed.category === category && typed.topic === topic });
    }, TYPING_PAUSE_MS);
  };
  // What was typed before the application was there is searched for as well.
  const catchUp = useEffectEvent(() => {
    const text = field.current?.value ?? query.q;
    if (text.trim() !== query.q) searchSoon(text);
  });
  useEffect(() => {
    catchUp();
    return () => clearTimeout(timer.current);
  }, []);
  const isBack = useNavigationType() === NavigationType.Pop;
  // The field follows the address, on the way back and forth also where it has the focus, but never under the fingers of somebody who types.
  const follow = useEffectEvent(() => {
    const input = field.current;
    if (input && (isBack || document.activeElement !== input)) input.value = query.q;
  });
  useEffect(() => {
    if (searched.current === query.q) return;
    searched.current = query.q;
    follow();
  }, [query.q]);
  const isWider = Boolean(scope && query.q);
  // The link goes with what it clears.
  const giveFocus = (event: MouseEvent): void => {
    if (!field.current || !isPlainClick(event)) return;
    if (!isWider) field.current.value = '';
    field.current.focus();
  };
  return (
    <ArticleSearch
      label={scope ? words.searchIn({ place: scope.name }) : words.search}
      defaultValue={query.q}
      within={{ category, topic }}
      field={field}
      onInput={({ currentTarget }) => searchSoon(currentTarget.value)}
      onSubmit={(event) => {
        event.preventDefault();
        clearTimeout(timer.current);
        go(submittedQuery(event));
      }}
    >
      {(query.q || topic) && (
        <p>
          <Link to={href('blogs') + (isWider ? blogSearch({ q: query.q }) : '')} preventScrollReset onClick={giveFocus}>
            {isWider ? words.searchAll : words.clear}
          </Link>
        </p>
      )}
    </ArticleSearch>
  );
}

/**
 * What is searched for when a visitor has stopped typing: in the tab that they have pressed meanwhile. Null once they are on the way to another
 * page, which a search would have taken from them.
 */
function useQueryAfterPause({ category, topic }: BlogQuery): (text: string) => Typed | null {
  const pending = usePending();
  const goal = useRef<Omit<Typed, 'q'> | null>(null);
  useEffect(() => {
    const isElsewhere = pending && pending.pathname !== href('blogs');
    const shown = { category, topic };
    goal.current = isElsewhere ? null : pending ? parseBlogQuery(new URLSearchParams(pending.search)) : shown;
  }, [category, topic, pending]);
  return (text) => goal.current && { category: goal.current.category, topic: goal.current.topic, q: text.trim() };
}

type Typed = Pick<BlogQuery, 'category' | 'topic' | 'q'>;

/** Goes to another state of the list; the page stays where it is. `replace`: while a visitor types. */
export function useBlogNavigation(): (query: Partial<BlogQuery>, options?: { replace?: boolean }) => void {
  const navigation = useNavigation();
  return (query, { replace = false } = {}) => {
    goTo(navigation, href('blogs') + blogSearch(query), { preventScrollReset: true, replace });
  };
}

/** The query a form would send, its pressed button included. */
export function submittedQuery(event: SubmitEvent<HTMLFormElement>): BlogQuery {
  const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
  const fields = new FormData(event.currentTarget, submitter);
  return parseBlogQuery(new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])));
}
