import { clinic, INDIA_OFFSET_MIN } from './clinic.ts';

/**
 * When the clinic is open (rows PROD-13, PROD-14): Monday to Saturday, 9:00 to 20:00 of its own clock. Pure; a moment is a
 * `Date`, wherever in the world it was taken. India keeps one offset all year, so no time-zone tables are needed.
 */
const MINUTE_MS = 60_000;
const DAY_MIN = 24 * 60;

/** As `Date.getUTCDay` counts. */
const SUNDAY = 0;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Minutes after midnight at the clinic; the closing minute is no longer open. */
export const opensMin = (): number => minutesOf(clinic.hours.opens);
export const closesMin = (): number => minutesOf(clinic.hours.closes);

/** A moment on the clinic's clock: days since 1970-01-01, weekday (0 is Sunday), minutes after midnight. */
export function clinicClock(at: Date): { day: number; weekday: number; minute: number } {
  const minutes = Math.floor(at.getTime() / MINUTE_MS) + INDIA_OFFSET_MIN;
  const day = Math.floor(minutes / DAY_MIN);
  return { day, weekday: new Date(day * DAY_MIN * MINUTE_MS).getUTCDay(), minute: minutes - day * DAY_MIN };
}

/** The moment at which the clinic's clock shows a minute of a day; `day` as `clinicClock` counts it. */
const moment = (day: number, minute: number): Date => new Date((day * DAY_MIN + minute - INDIA_OFFSET_MIN) * MINUTE_MS);

const isWorkday = (weekday: number): boolean => weekday !== SUNDAY;

/** Whether the clinic is open at this moment. */
export function isOpen(at: Date): boolean {
  const { weekday, minute } = clinicClock(at);
  return isWorkday(weekday) && minute >= opensMin() && minute < closesMin();
}

/** The first opening after this moment; while the clinic is open, that of its next day. */
export function nextOpening(at: Date): Date {
  const { day, weekday, minute } = clinicClock(at);
  let ahead = minute < opensMin() ? 0 : 1;
  while (!isWorkday((weekday + ahead) % 7)) ahead++;
  return moment(day + ahead, opensMin());
}

/** When the clinic closes today, while it is open; null otherwise. */
export function closingTime(at: Date): Date | null {
  return isOpen(at) ? moment(clinicClock(at).day, closesMin()) : null;
}
