import type { Unit } from './fact-kinds.ts';

/** A duration or a count: one number, or from one to another. */
export interface Span {
  from: number;
  to: number;
  unit: Unit;
}

const SPAN = /^(\d{1,3}(?:\.\d)?)(?: to (\d{1,3}(?:\.\d)?))? (minute|hour|night|day|week|month|year|session)s?$/;

/** Reads `10 to 14 days` or `1 week`; null for anything else, and for a span that does not grow. */
export function readSpan(text: string): Span | null {
  const [, first, second, unit] = SPAN.exec(text) ?? [];
  if (!first || !unit) return null;
  const from = Number(first);
  const to = second === undefined ? from : Number(second);
  return to < from || (second !== undefined && to === from) ? null : { from, to, unit: `${unit}s` as Unit };
}

const DAYS_OF: Partial<Record<Unit, number>> = { nights: 1, days: 1, weeks: 7 };

/** The same in days; null for units that are not number of days. */
export function spanDays({ from, to, unit }: Span): readonly [from: number, to: number] | null {
  const days = DAYS_OF[unit];
  return days === undefined ? null : [from * days, to * days];
}
