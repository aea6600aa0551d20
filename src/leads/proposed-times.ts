/**
 * Times that the team proposes to a visitor: half hours of the clinic's opening time, and never at night on the visitor's clock.
 * Pure: the present and the zone are arguments, so that the desk, the outbox and the tests agree.
 */
import { clinic } from '../content/clinic.ts';
import { clockIn, SLOT_MINUTES, type Slot, shownInstant, slotInstant, slotProblem, slotTimes } from './slots.ts';

/** So many at once: more than three are a timetable and no question. */
export const MOST_PROPOSALS = 3;
/** Letters of a question, an answer, and of what is said with "other times"; a line break is one. */
export const MAX_MESSAGE = 1000;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const FURTHEST_MS = 366 * DAY_MS;
/** No one is to be seen or called between these, in minutes after midnight of the visitor's clock. */
const NIGHT_BEGINS_MIN = 22 * 60;
const NIGHT_ENDS_MIN = 7 * 60;

/** Minutes after midnight in a time zone. */
function minuteIn(zone: string, instant: number): number {
  const clock = clockIn(zone, instant);
  return clock.getUTCHours() * 60 + clock.getUTCMinutes();
}

/** Whether any minute of the half hour that begins then lies between 22:00 and 7:00 in a time zone. */
export function isAtNight(begins: number, zone: string): boolean {
  return [begins, begins + (SLOT_MINUTES - 1) * MINUTE_MS].some((instant) => {
    const minute = minuteIn(zone, instant);
    return minute >= NIGHT_BEGINS_MIN || minute < NIGHT_ENDS_MIN;
  });
}

/** What is wrong with one time, as a sentence for the team; null when nothing is. An empty zone is not known, and not looked at. */
function timeProblem(slot: Slot, { now, zone }: { now: number; zone: string }): string | null {
  const begins = slotInstant(slot);
  if (!/^\d{4}-\d\d-\d\d$/.test(slot.date) || Number.isNaN(begins)) return 'Please enter date and time.';
  const problem = slotProblem(slot, now);
  if (problem === 'sunday') return 'The clinic is closed on Sundays.';
  if (problem === 'hours' || !slotTimes().includes(slot.time)) return `The clinic is open ${clinic.hours.shown}.`;
  if (problem === 'past') return 'This time has passed.';
  if (begins - now > FURTHEST_MS) return 'This is more than a year ahead.';
  if (zone && isAtNight(begins, zone))
    return `For the visitor it would be ${shownInstant(begins, zone)}: never between 10\u00a0PM and 7\u00a0AM.`;
  return null;
}

/**
 * What is wrong with proposed times, one entry a time, null where nothing is. `zone` is that of the visitor; an empty one is not known:
 * then only the clinic's hours are looked at.
 */
export function proposalProblems(slots: readonly Slot[], about: { now: number; zone: string }): (string | null)[] {
  return slots.map((slot, index) => {
    if (index >= MOST_PROPOSALS) return `At most ${MOST_PROPOSALS} times.`;
    const twice = slots.slice(0, index).some(({ date, time }) => date === slot.date && time === slot.time);
    return twice ? 'This time stands there twice.' : timeProblem(slot, about);
  });
}
