import { clinic, type Department } from '../../content/clinic.ts';
import { NewTabNote } from '../button/new-tab-note.tsx';
import { KeptHtml } from '../kept-html/kept-html.tsx';
import { DESKS_ID } from './desks-id.ts';
import style from './top-bar.module.css';
import { TopBarLines } from './top-bar-lines.tsx';

/**
 * E-mail, the three phone lines and the booking service (rows HEAD-01 to HEAD-03). The booking desk is that of the page's
 * department (row PROD-06); on a page of neither the visitor chooses.
 */
export function TopBar({ department }: { department: Department | null }) {
  return (
    <div className={`${style.bar} on-night`} data-print="none">
      <div className={`wrap ${style.content}`}>
        <KeptHtml id="top-bar" className={style.lines} content={import.meta.env.SSR ? TopBarLines : null} />
        {department ? (
          <a className={style.book} href={clinic.booking[department].value} target="_blank" rel="noopener">
            <span>Appointments</span>
            <NewTabNote />
          </a>
        ) : (
          <button type="button" className={style.book} popoverTarget={DESKS_ID}>
            <span>Appointments</span>
          </button>
        )}
      </div>
    </div>
  );
}
