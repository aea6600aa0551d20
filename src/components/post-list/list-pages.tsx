import * as words from '#words/articles';
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
    <nav aria-label={words.pages} className={style.pages}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev">
          {words.newer}
        </Link>
      )}
      <span>{words.page({ page, pages })}</span>
      {page < pages && (
        <Link to={to(page + 1)} rel="next">
          {words.older}
        </Link>
      )}
    </nav>
  );
}
