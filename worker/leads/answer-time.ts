import { closingTime, nextOpening } from '../../src/content/opening-hours.ts';

const MINUTE_MS = 60_000;

/** One stretch in which the clinic is open. */
interface Opening {
  from: number;
  until: number;
}

/** The stretch that holds a moment, or else the next one: from that moment on. Milliseconds since 1970. */
function openingFrom(at: number): Opening {
  const closes = closingTime(new Date(at));
  if (closes) return { from: at, until: closes.getTime() };
  const opens = nextOpening(new Date(at));
  return { from: opens.getTime(), until: closingTime(opens)?.getTime() ?? opens.getTime() };
}

/**
 * By when an enquiry is to be answered: so many minutes of opening after it came, and never later than what its visitor was told
 * (src/leads/enquiry-view.ts): the day it came, or the next day the clinic opens.
 */
export function answerDueAt(acceptedAt: number, withinMin: number): number {
  const { from, until } = openingFrom(acceptedAt);
  return Math.min(from + withinMin * MINUTE_MS, until);
}

/** Minutes the clinic was open between two moments; 0 when the second is not later. */
export function openMinutesBetween(from: number, to: number): number {
  let open = 0;
  for (let opening = openingFrom(from); opening.from < to; opening = openingFrom(opening.until)) {
    open += Math.min(opening.until, to) - opening.from;
  }
  return open / MINUTE_MS;
}
