import { clinic } from '../../content/clinic.ts';
import { CLOSES_MIN, closingTime, nextOpening, OPENS_MIN } from '../../content/opening-hours.ts';

const { timeZone: CLINIC_ZONE } = clinic.hours;
const MINUTE_MS = 60_000;

export interface ClinicTimes {
  open: boolean;
  /** Weekday and time at the clinic. */
  atClinic: string;
  /** The same moment where the visitor is; null where both clocks show the same. */
  atVisitor: string | null;
  /** A whole sentence: open until when, or opening when, by the clinic's clock. */
  status: string;
  /** The clinic's hours on its current or next day, by the visitor's clock; null where both clocks show the same. */
  hoursAtVisitor: string | null;
}

/** Newer engines write a narrow space before AM and PM. */
const formatted = (at: Date, options: Intl.DateTimeFormatOptions, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('en-US', { ...options, ...(timeZone && { timeZone }) }).format(at).replaceAll('\u202f', ' ');

const time = (at: Date, zone?: string): string => formatted(at, { hour: 'numeric', minute: '2-digit' }, zone);
const weekday = (at: Date, zone?: string): string => formatted(at, { weekday: 'long' }, zone);
const dayAndTime = (at: Date, zone?: string): string => `${weekday(at, zone)}, ${time(at, zone)}`;

/** What a visitor in a time zone (absent: that of the device) is told at a moment (row PROD-14). */
export function describeTimes(now: Date, visitorZone?: string): ClinicTimes {
  const closes = closingTime(now);
  const opens = nextOpening(now);
  const atClinic = dayAndTime(now, CLINIC_ZONE);
  const elsewhere = dayAndTime(now, visitorZone);
  const same = elsewhere === atClinic;
  const status = closes
    ? `Open now, until ${time(closes, CLINIC_ZONE)} India time.`
    : `Closed now. Opens ${weekday(opens, CLINIC_ZONE)} at ${time(opens, CLINIC_ZONE)} India time.`;
  return {
    open: closes !== null,
    atClinic,
    atVisitor: same ? null : elsewhere,
    status,
    hoursAtVisitor: same ? null : hoursIn(closes, opens, visitorZone),
  };
}

/** Of today while the clinic is open, else of the day that opens next. Names the days where midnight lies between. */
function hoursIn(closes: Date | null, opens: Date, zone: string | undefined): string {
  const length = (CLOSES_MIN - OPENS_MIN) * MINUTE_MS;
  const start = closes ? new Date(closes.getTime() - length) : opens;
  const end = new Date(start.getTime() + length);
  const sameDay = weekday(start, zone) === weekday(end, zone);
  return `${dayAndTime(start, zone)} to ${sameDay ? time(end, zone) : dayAndTime(end, zone)}`;
}
