import { clinic, type Department } from '../../content/clinic.ts';
import { NewTabNote } from '../button/new-tab-note.tsx';
import { KeptHtml } from '../kept-html/kept-html.tsx';
import style from './top-bar.module.css';
import { TopBarLines } from './top-bar-lines.tsx';

const DESKS_ID = 'desks';

/**
 * E-mail, the three phone lines and the booking service (rows HEAD-01 to HEAD-03). The booking desk is that of the page's
 * department (row PROD-06); on a page of neither the visitor chooses.
 */
export function TopBar({ department }: { department: Department | null }) {
  return (
    <div className={`${style.bar} on-night`} data-print="none">
      <div className={`wrap ${style.content}`}>
        <KeptHtml id="top-bar" className={style.lines} content={import.meta.env.SSR ? TopBarLines : null} />
        {department ? <Desk of={department} name="Appointments" /> : <Desks />}
      </div>
    </div>
  );
}

function Desk({ of, name }: { of: Department; name: string }) {
  return (
    <a className={style.book} href={clinic.booking[of].value} target="_blank" rel="noopener">
      <span>{name}</span>
      <NewTabNote />
    </a>
  );
}

/** Both desks, in a popover that works without script. */
function Desks() {
  return (
    <>
      <button type="button" className={style.book} popoverTarget={DESKS_ID}>
        <span>Appointments</span>
      </button>
      <div id={DESKS_ID} className={style.desks} popover="auto">
        <Desk of="plasticSurgery" name={clinic.phones.plasticSurgery.value.label} />
        <Desk of="dermatology" name={clinic.phones.dermatology.value.label} />
      </div>
    </>
  );
}
