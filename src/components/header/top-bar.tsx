import { clinic, type Department } from '../../content/clinic.ts';
import { NewTabNote } from '../button/new-tab-note.tsx';
import { Icon } from '../icon/icon.tsx';
import style from './top-bar.module.css';

const lines = Object.entries(clinic.phones).map(([key, { value }]) => ({ key, ...value }));

/**
 * E-mail, the three phone lines and the booking service (rows HEAD-01 to HEAD-03). Narrow screens keep the general line
 * and Appointments; the drawer has the rest. The booking desk is that of the page's department (row PROD-06).
 */
export function TopBar({ department }: { department: Department }) {
  return (
    <div className={`${style.bar} on-night`} data-print="none">
      <div className={`wrap ${style.content}`}>
        <a className={`${style.email} ${style.wide}`} href={`mailto:${clinic.email.value}`}>
          <Icon name="mail" />
          {clinic.email.value}
        </a>
        {lines.map(({ key, label, e164, shown }) => (
          <a key={key} className={key === 'general' ? undefined : style.wide} href={`tel:${e164}`}>
            <span className={style.label}>{label}</span> <span className={style.number}>{shown}</span>
          </a>
        ))}
        <a className={style.book} href={clinic.booking[department].value} target="_blank" rel="noopener">
          <span>Appointments</span>
          <NewTabNote />
        </a>
      </div>
    </div>
  );
}
