import { Link } from '../link.tsx';
import style from './post-list.module.css';

interface ListPagesProps {
  page: number;
  pages: number;
  /** Address of a page of the list. */
  to: (page: number) => string;
}

/** Plain links between the pages of a list that is too long for one. */
export function ListPages({ page, pages, to }: ListPagesProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages" className={style.pages}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev">
          Newer articles
        </Link>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link to={to(page + 1)} rel="next">
          Older articles
        </Link>
      )}
    </nav>
  );
}
