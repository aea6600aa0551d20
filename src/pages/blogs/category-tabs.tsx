import * as words from '#words/articles';
import { Link } from '../../components/link.tsx';
import { blogSearch } from '../../content/blog-query.ts';
import type { BlogList } from '../../documents/page-data.ts';
import { href } from '../../routes.ts';
import style from './blogs-page.module.css';
import { submittedQuery, useBlogNavigation } from './search-form.tsx';

/** Rows BLOG-02 to BLOG-04: the tabs are the buttons of a GET form that carries the search along, and never the topic. */
export function CategoryTabs({ list: { tabs, selected, query, others } }: { list: BlogList }) {
  const go = useBlogNavigation();
  if (tabs.length === 0) return null;
  const restSearch = blogSearch({ category: 'uncategorized', q: query.q });
  return (
    <form
      action={href('blogs')}
      className={style.tabs}
      onSubmit={(event) => {
        event.preventDefault();
        go(submittedQuery(event));
      }}
    >
      <fieldset>
        <legend className="visually-hidden">{words.categories}</legend>
        {query.q && <input type="hidden" name="q" value={query.q} />}
        {tabs.map(({ id, name, slug }) => (
          <button key={id} type="submit" name="category" value={slug} aria-pressed={selected?.id === id}>
            {name}
          </button>
        ))}
      </fieldset>
      {others && (
        <Link
          to={href('blogs') + restSearch}
          preventScrollReset
          aria-current={query.category === 'uncategorized' ? 'true' : undefined}
        >
          {words.others}
        </Link>
      )}
    </form>
  );
}
