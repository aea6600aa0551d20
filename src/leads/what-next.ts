import * as words from '#words/lead-form';
import { clinic } from '../content/clinic.ts';
import { openingAt, shownInstant } from './slots.ts';

/** What happens to an enquiry that was stored just now, and when: the opening hours decide. One or two sentences. */
export function whatNext(now: number): string {
  const opening = openingAt(now);
  const { timeZone, zoneName } = clinic.hours;
  if (opening.open) return words.nextToday;
  return words.nextWhenOpen({ opens: shownInstant(opening.from, timeZone), zone: zoneName });
}
