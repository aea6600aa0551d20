import { CALENDAR_PATH } from '../endpoints.ts';
import type { Slot } from './slots.ts';

/** Where an agreed time is found as a calendar entry. The key opens the time and nothing else: neither the enquiry nor its words. */
export const agreedCalendarPath = (entry: string): string => `${CALENDAR_PATH}?entry=${entry}`;

/** Where the wished time is found as a calendar entry. It says a time and nothing about a person. */
export const calendarPath = ({ date, time }: Slot): string => `${CALENDAR_PATH}?date=${date}&time=${encodeURIComponent(time)}`;
