import { useLocation } from 'react-router-dom';
import * as words from '#words/header';
import * as pages from '#words/pages';
import { useCurrentPage } from '../../browser/page-context.ts';
import { Link } from '../link.tsx';
import style from './breadcrumb.module.css';
import { crumbsOf } from './crumbs.ts';

interface BreadcrumbProps {
  /** Above the page, or inside it: service pages have theirs under the banner and the local menu. */
  place?: 'shell' | 'page';
}

/** Breadcrumb of every page but home (rows WRAP-02 to WRAP-05). The last part is not a link. */
export function Breadcrumb({ place = 'shell' }: BreadcrumbProps) {
  const { pathname } = useLocation();
  const { handle, data } = useCurrentPage();
  const inPage = Boolean(handle?.service) && data.status !== 'found';
  if (handle?.name === 'home' || inPage !== (place === 'page')) return null;
  const missing = !handle?.name || data.status === 'absent' || data.status === 'gone';
  const crumbs = crumbsOf(pathname, data, missing ? pages.notFound : null);
  return (
    <nav aria-label={words.breadcrumb} className={style.breadcrumb}>
      <ol className={style.crumbs}>
        {crumbs.map(({ path, label }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? <span aria-current="page">{label}</span> : <Link to={path}>{label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
