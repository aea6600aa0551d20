/**
 * Dates, times and numbers as visitors read them, in the language of the moment. What is said of a day or a time comes from here alone. Not by
 * `Intl` but for numbers: the first formatter of a page takes an old phone 60 ms, in the very moment in which the page comes to life.
 */
import * as dates from '#words/dates';
import * as language from '#words/language';
import { INDIA_OFFSET_MIN } from './clinic.ts';

const MINUTE_MS = 60_000;

const monthOf = (day: Date): string =>
  [
    dates.january,
    dates.february,
    dates.march,
    dates.april,
    dates.may,
    dates.june,
    dates.july,
    dates.august,
    dates.september,
    dates.october,
    dates.november,
    dates.december,
  ][day.getUTCMonth()] ?? '';

/** Name of the weekday that stands in the UTC fields. */
export const weekdayOf = (day: Date): string =>
  [dates.sunday, dates.monday, dates.tuesday, dates.wednesday, dates.thursday, dates.friday, dates.saturday][day.getUTCDay()] ??
  '';

/** The day of the month that stands in the UTC fields, as dates write it. */
const dayOf = (day: Date): string | number => (day.getUTCDate() === 1 ? dates.firstOfMonth : day.getUTCDate());

/** `March 4, 2026`, by the calendar of India; null for what is not a date. */
export function longDate(iso: string): string | null {
  const instant = Date.parse(iso);
  if (Number.isNaN(instant)) return null;
  const day = new Date(instant + INDIA_OFFSET_MIN * MINUTE_MS);
  return dates.longDate({ month: monthOf(day), day: dayOf(day), year: day.getUTCFullYear() });
}

/** `9:00 AM` of minutes after midnight. */
export function clockTime(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const hour = language.clock === '24' ? hours : hours % 12 || 12;
  const minute = String(minutes % 60).padStart(2, '0');
  return hours < 12 ? dates.beforeNoon({ hour, minute }) : dates.afterNoon({ hour, minute });
}

/** `9:00 AM`, of the time that stands in the UTC fields. */
export const timeOf = (at: Date): string => clockTime(at.getUTCHours() * 60 + at.getUTCMinutes());

/** `Monday, November 23 at 9:00 AM`, of what stands in the UTC fields. */
export const momentText = (at: Date): string =>
  dates.moment({ weekday: weekdayOf(at), month: monthOf(at), day: dayOf(at), time: timeOf(at) });

/** `1,000`. */
export const numberText = (number: number): string => number.toLocaleString(language.locale);
