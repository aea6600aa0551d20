import { Button } from '../../components/button/button.tsx';
import { ContactLines } from '../../components/contact-lines.tsx';
import { BLOG_STEP, type BlogQuery } from '../../content/blog-query.ts';
import { href } from '../../routes.ts';
import style from './blogs-page.module.css';

interface LoadMoreProps {
  query: BlogQuery;
  shown: number;
  loading: boolean;
  failed: boolean;
  load: () => void;
}

/** Rows BLOG-09, BLOG-10, BLOG-21. Without script the form asks for the longer list and leads to its first new article. */
export function LoadMore({ query: { category, page }, shown, loading, failed, load }: LoadMoreProps) {
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
          <p className="error">Failed to fetch blogs</p>
          <ContactLines />
        </div>
      )}
      <Button type="submit" variant="line" icon="plus">
        {loading ? 'Loading blogs...' : 'Load More Articles'}
      </Button>
    </form>
  );
}
