import type { Slot } from './slots.ts';

export const CALENDAR_PATH = '/api/leads/slot.ics';

/** Where the wished time is found as a calendar entry. It says a time and nothing about a person. */
export const calendarPath = ({ date, time }: Slot): string => `${CALENDAR_PATH}?date=${date}&time=${encodeURIComponent(time)}`;
