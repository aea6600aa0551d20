/**
 * Which requested times are past or too far away. Asked by the Worker alone, whose clock is right: by that of a device whose year is wrong,
 * every time would be.
 */
import * as leadMessages from '#words/lead-messages';
import { clinicDate } from '../content/clinic.ts';
import type { TimeRule } from './slot-rules.ts';
import { slotInstant } from './slots.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A request for a later year is a slip of the finger, and nobody's diary reaches so far. */
const YEAR_MS = 365 * DAY_MS;

/**
 * A time that has passed while the enquiry was on its way (a retry, a kept form) is still taken for so long: asked again, the
 * visitor would make a second enquiry of one that may be stored already.
 */
const SLOT_GRACE_MS = 2 * HOUR_MS;
/** The alternative that the form proposes after the last day lies behind it. */
const FAR_GRACE_MS = 7 * DAY_MS;

/** The rule of a moment, in milliseconds since 1970. */
export const timeRuleAt =
  (now: number): TimeRule =>
  (slot) => {
    const instant = slotInstant(slot);
    if (instant <= now - SLOT_GRACE_MS) return leadMessages.past;
    return instant > now + YEAR_MS + FAR_GRACE_MS ? leadMessages.tooFar : null;
  };

/** The first and the last day that can be asked for, as `YYYY-MM-DD`. */
export const requestableDays = (now: number): { firstDay: string; lastDay: string } => ({
  firstDay: clinicDate(now),
  lastDay: clinicDate(now + YEAR_MS),
});
