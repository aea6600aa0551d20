import { useClinicTimes } from '../clinic-time/use-clinic-times.ts';
import style from './contact-block.module.css';

/** Keeps the line for what only the browser knows. */
const UNKNOWN = '\u00a0';

/** Open or not, and the hours by the visitor's clock, in one line after hydration (row PROD-14). */
export function OpenNow() {
  const times = useClinicTimes();
  return (
    <span className={style.now} data-late="">
      {times ? `${times.status}${times.hoursAtVisitor ? ` By your clock: ${times.hoursAtVisitor}.` : ''}` : UNKNOWN}
    </span>
  );
}
