import { clinic } from '../../content/clinic.ts';
import { href } from '../../routes.ts';
import { Link } from '../link.tsx';
import style from './brand.module.css';

/** The mark: lines of tension, along which a surgeon plans. */
function BrandMark() {
  return (
    <svg className={style.mark} viewBox="0 0 34 42" aria-hidden="true">
      <path d="M24 2c-1.4 5-3.6 8-2.6 11.4.8 2.6 4.6 6.2 6.2 9 .9 1.6-.6 2.6-2.6 3 .6 1.4 0 2.2-.8 2.6 1 .8.6 1.8-.2 2.4.8 2.8.4 5.6-4.6 6.2-3 .4-3.4 2-3.2 4.4" />
      <path d="M17.4 2c-1.6 5-3.2 8.4-2.4 12 .8 3.2 3.6 6.6 4.6 9.4.8 2.4-.8 4.2-2.6 5.4-.8 3.4-5.4 4.6-5.8 9.2" opacity=".72" />
      <path d="M11 2.6C9.2 7.4 8 11 8.4 14.8c.4 3.6 2.4 6.8 2.6 9.8.2 3.6-4 6.4-4.8 11.4" opacity=".46" />
      <path d="M5 4C3.4 8.4 2.2 12 2.2 16c0 4 1.2 7.4 1 11" opacity=".26" />
    </svg>
  );
}

/** Mark and name, linking home (row HEAD-05). */
export function Brand() {
  return (
    <Link to={href('home')} className={style.brand}>
      <BrandMark />
      <span>{clinic.name.value}</span>
    </Link>
  );
}
