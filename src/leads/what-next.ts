import { clinic } from '../content/clinic.ts';
import { openingAt, shownInstant } from './slots.ts';

/** What happens to an enquiry that was stored just now, and when: the opening hours decide. One or two sentences. */
export function whatNext(now: number): string {
  const opening = openingAt(now);
  const { timeZone, zoneName } = clinic.hours;
  if (opening.open) return 'Our team reads your message today, during opening hours, and then calls you or writes back.';
  const opens = shownInstant(opening.from, timeZone);
  return `The clinic is closed now and opens on ${opens}, ${zoneName}. Our team reads your message then, and calls you or writes back.`;
}
