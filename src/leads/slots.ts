/**
 * When a consultation can be requested (row FORM-13): half hours of the clinic's opening time, Monday to Saturday, in the future.
 * Pure: the present is an argument, so browser, Worker and tests agree. Times are the clinic's unless a name says otherwise.
 */

import { clinic, clinicDate } from '../content/clinic.ts';
import { closesMin, isOpen, opensMin } from '../content/opening-hours.ts';
import { clockTime, momentText } from '../content/shown-dates.ts';

/** A requested time: `YYYY-MM-DD` and `HH:MM`, clinic time. */
export interface Slot {
  date: string;
  time: string;
}

export type SlotProblem = 'past' | 'sunday' | 'hours';

/** India has one zone and no summer time, so an offset is the whole truth. */
const ZONE = '+05:30';
const DAY_MS = 24 * 60 * 60 * 1000;
export const SLOT_MINUTES = 30;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Every time a slot may begin, in order: the last one ends when the clinic closes. */
export const slotTimes = (): string[] =>
  Array.from({ length: (closesMin() - opensMin()) / SLOT_MINUTES }, (_, index) => timeOf(opensMin() + index * SLOT_MINUTES));

/** Milliseconds since 1970; NaN when date or time is none. */
export const slotInstant = ({ date, time }: Slot): number => Date.parse(`${date}T${time}:00${ZONE}`);

/** Sunday is the one weekday without a minute of opening. */
const isSunday = (date: string): boolean => !isOpen(new Date(slotInstant({ date, time: clinic.hours.opens })));

/** Whether the clinic stays closed on a day; false for what is not a day. */
export const isClosedDay = (date: string): boolean => /^\d{4}-\d\d-\d\d$/.test(date) && isSunday(date);

/** What is wrong with a requested time, null when nothing is. Date and time must be well-formed. Without a present none is past. */
export function slotProblem(slot: Slot, now = -Infinity): SlotProblem | null {
  if (isSunday(slot.date)) return 'sunday';
  const minutes = minutesOf(slot.time);
  if (minutes < opensMin() || minutes >= closesMin()) return 'hours';
  return slotInstant(slot) <= now ? 'past' : null;
}

/** The first slot that begins after an instant. */
export function nextOpenSlot(after: number): Slot {
  for (let day = 0; ; day += 1) {
    const date = clinicDate(after + day * DAY_MS);
    const time = slotTimes().find((candidate) => slotProblem({ date, time: candidate }, after) === null);
    if (time) return { date, time };
  }
}

/** `11:00 AM` of `11:00`. */
export const shownTime = (time: string): string => clockTime(minutesOf(time));

/** What a clock of a time zone shows at an instant, in the UTC fields. */
export function clockIn(timeZone: string, instant: number): Date {
  const parts = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return new Date(Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')));
}

/** `Monday, November 23 at 9:00 AM`, in a time zone. */
export const shownInstant = (instant: number, timeZone: string): string => momentText(clockIn(timeZone, instant));

/** The same instant for the visitor, or null where the visitor's clock agrees with the clinic's. */
export function visitorTime(instant: number, timeZone: string): string | null {
  const theirs = shownInstant(instant, timeZone);
  return theirs === shownInstant(instant, clinic.hours.timeZone) ? null : theirs;
}
