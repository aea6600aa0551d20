import * as words from '#words/clinic-time';
import * as dates from '#words/dates';
import * as language from '#words/language';
import { clinic, INDIA_OFFSET_MIN } from '../../content/clinic.ts';
import { closesMin, opensMin } from '../../content/opening-hours.ts';
import style from './clinic-time.module.css';
import { useClinicTimes } from './clinic-times.ts';

/** Keeps the place of a text that only the browser knows. */
const UNKNOWN = '\u00a0';

/**
 * The clock of the clinic beside the visitor's, and whether the clinic is open (rows PROD-13, PROD-14). The hours stand in the
 * HTML; what depends on the clock comes after hydration, into room that was kept for it. Where the application does not come, the first
 * script has the room filled without it (`fillClocks`): what React finds there then is no error.
 */
export function ClinicTime() {
  const times = useClinicTimes();
  const { days, shown, zoneName, closed } = clinic.hours;
  return (
    <div className={style.time}>
      <p>{words.hours({ days, shown, zone: zoneName, closed })}</p>
      <div className={style.live} data-room={packedClock()} data-waiting={times ? undefined : ''}>
        <p className={style.status} data-open={times?.open ? '' : undefined} suppressHydrationWarning>
          {times?.status ?? UNKNOWN}
        </p>
        <dl className={style.clocks}>
          <Clock label={words.atClinic} text={times?.atClinic ?? UNKNOWN} />
          {times?.atVisitor !== null && <Clock label={words.atVisitor} text={times?.atVisitor ?? UNKNOWN} />}
          {times?.hoursAtVisitor !== null && <Clock label={words.hoursAtVisitor} text={times?.hoursAtVisitor ?? UNKNOWN} />}
        </dl>
      </div>
    </div>
  );
}

/**
 * Hours and words for `late-clock.ts`, one a line, in the order in which it reads them: minutes, whether hours count to 12 or 24, weekdays
 * from Sunday on, which is closed, and sentences that keep their parts in braces.
 */
export const packedClock = (): string =>
  [
    opensMin(),
    closesMin(),
    INDIA_OFFSET_MIN,
    language.clock,
    [dates.sunday, dates.monday, dates.tuesday, dates.wednesday, dates.thursday, dates.friday, dates.saturday],
    dates.beforeNoon({ hour: '{hour}', minute: '{minute}' }),
    dates.afterNoon({ hour: '{hour}', minute: '{minute}' }),
    dates.weekdayAndTime({ weekday: '{weekday}', time: '{time}' }),
    dates.span({ from: '{from}', to: '{to}' }),
    words.openUntil({ time: '{time}' }),
    words.opensOn({ weekday: '{weekday}', time: '{time}' }),
  ].join('\n');

function Clock({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd suppressHydrationWarning>{text}</dd>
    </div>
  );
}
