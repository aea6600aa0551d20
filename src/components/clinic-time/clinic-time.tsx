import * as words from '#words/clinic-time';
import { clinic } from '../../content/clinic.ts';
import { withParts } from '../with-parts.ts';
import style from './clinic-time.module.css';
import { useClinicTimes } from './clinic-times.ts';

/** Keeps the place of a text that only the browser knows. */
const UNKNOWN = '\u00a0';

/**
 * The clock of the clinic beside the visitor's, and whether the clinic is open (rows PROD-13, PROD-14). The hours stand in the
 * HTML; what depends on the clock comes after hydration, into room that was kept for it. On a slow line the first script closes the room.
 */
export function ClinicTime() {
  const times = useClinicTimes();
  const { days, shown, zoneName, closed } = clinic.hours;
  return (
    <div className={style.time}>
      <p>{withParts(words.hours, { days, shown, zone: zoneName, closed })}</p>
      <div className={times ? style.live : `${style.live} ${style.waiting}`} data-room="">
        <p className={times?.open ? `${style.status} ${style.open}` : style.status}>{times?.status ?? UNKNOWN}</p>
        <dl className={style.clocks}>
          <Clock label={words.atClinic} text={times?.atClinic ?? UNKNOWN} />
          {times?.atVisitor !== null && <Clock label={words.atVisitor} text={times?.atVisitor ?? UNKNOWN} />}
          {times?.hoursAtVisitor !== null && <Clock label={words.hoursAtVisitor} text={times?.hoursAtVisitor ?? UNKNOWN} />}
        </dl>
      </div>
    </div>
  );
}

function Clock({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}
