import * as dates from '#words/dates';
import * as words from '#words/plan-your-stay';
import { INDIA_OFFSET_MIN } from '../../content/clinic.ts';
import { closesMin, opensMin } from '../../content/opening-hours.ts';
import { clockTime } from '../../content/shown-dates.ts';

const DAY_MIN = 24 * 60;

/** `9:00 AM` of minutes after midnight, and whether that is the day before or after. */
function timeOnClock(minutes: number): string {
  const minute = ((minutes % DAY_MIN) + DAY_MIN) % DAY_MIN;
  const time = clockTime(minute);
  if (minutes < 0) return words.dayBefore({ time });
  return minutes >= DAY_MIN ? words.dayAfter({ time }) : time;
}

/** The clinic's opening hours on a clock that is so many minutes ahead of UTC; null where it is India's. */
export function hoursOnClock(offsetMin: number): string | null {
  const difference = offsetMin - INDIA_OFFSET_MIN;
  return difference === 0
    ? null
    : dates.span({ from: timeOnClock(opensMin() + difference), to: timeOnClock(closesMin() + difference) });
}

/** Minutes that a clock is ahead of UTC on a day, `''` being the device's own; null where the platform cannot tell. */
export function clockOffset(clock: string, day: string): number | null {
  const at = new Date(`${day}T06:00:00Z`);
  if (!clock) return -at.getTimezoneOffset();
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: clock, timeZoneName: 'longOffset' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  if (name === 'GMT') return 0;
  const [, sign, hours, minutes] = /([+-])(\d+):(\d+)/.exec(name) ?? [];
  return sign ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) : null;
}
