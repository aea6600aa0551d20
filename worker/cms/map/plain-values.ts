/** The clinic's own time zone, in which `date` and `modified` are written when WordPress names no other. */
const CLINIC_OFFSET = '+05:30';
const DATE_TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}/;

/**
 * A date of WordPress as ISO 8601 in UTC, such as `2026-08-29T23:00:00Z`.
 * @param gmt `date_gmt` or `modified_gmt`: UTC, but without the Z
 * @param local `date` or `modified`: used where the first is missing
 * @returns null when neither is a date; unpublished posts have `0000-00-00T00:00:00`
 */
export function utcDate(gmt: unknown, local?: unknown): string | null {
  return iso(gmt, 'Z') ?? iso(local, CLINIC_OFFSET);
}

function iso(value: unknown, offset: string): string | null {
  if (typeof value !== 'string' || !DATE_TIME.test(value) || value.startsWith('0000')) return null;
  const hasOffset = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(value.slice(19));
  const time = Date.parse(value.replace(' ', 'T') + (hasOffset ? '' : offset));
  return Number.isNaN(time) ? null : `${new Date(time).toISOString().slice(0, 19)}Z`;
}

/** An absolute address without user info, in normal form; empty for every other text. */
export function webAddress(text: string, schemes: readonly ('https:' | 'http:')[]): string {
  const url = URL.parse(text);
  return url && schemes.some((scheme) => scheme === url.protocol) && url.username === '' && url.password === '' ? url.href : '';
}
