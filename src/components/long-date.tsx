import { longDate } from '../content/shown-dates.ts';

/** A date in long US form, India time, so that server and browser agree (row BLOG-27). */
export function LongDate({ iso }: { iso: string }) {
  const text = longDate(iso);
  return text && <time dateTime={iso}>{text}</time>;
}
