import { INDIA_OFFSET_MIN } from '../content/clinic.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const MINUTE_MS = 60_000;

/**
 * `March 4, 2026`, by the calendar of India; null for what is not a date. Not by `Intl`: the first formatter of a page takes an old phone
 * 60 ms, in the very moment in which the page comes to life.
 */
export function longDate(iso: string): string | null {
  const instant = Date.parse(iso);
  if (Number.isNaN(instant)) return null;
  const day = new Date(instant + INDIA_OFFSET_MIN * MINUTE_MS);
  return `${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}
