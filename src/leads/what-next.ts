import * as words from '#words/lead-form';
import { clinic } from '../content/clinic.ts';
import { isOpen, nextOpening } from '../content/opening-hours.ts';
import { shownInstant } from './slots.ts';

/** What happens to an enquiry that was stored just now, and when: the opening hours decide. One or two sentences. */
export function whatNext(now: number): string {
  const at = new Date(now);
  if (isOpen(at)) return words.nextToday;
  const { timeZone, zoneName } = clinic.hours;
  return words.nextWhenOpen({ opens: shownInstant(nextOpening(at).getTime(), timeZone), zone: zoneName });
}
