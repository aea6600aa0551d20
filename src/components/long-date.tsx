const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** A date in long US form, India time, so that server and browser agree (row BLOG-27). */
export function LongDate({ iso }: { iso: string }) {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : <time dateTime={iso}>{format.format(date)}</time>;
}
