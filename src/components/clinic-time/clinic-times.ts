import { useSyncExternalStore } from 'react';
import * as words from '#words/clinic-time';
import * as dates from '#words/dates';
import { INDIA_OFFSET_MIN } from '../../content/clinic.ts';
import { closesMin, closingTime, nextOpening, opensMin } from '../../content/opening-hours.ts';
import { timeOf, weekdayOf } from '../../content/shown-dates.ts';

const MINUTE_MS = 60_000;

interface ClinicTimes {
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

/** Minutes that a clock is ahead of UTC at a moment. */
export type ClockOffset = (at: Date) => number;

const atClinicClock: ClockOffset = () => INDIA_OFFSET_MIN;
const atDeviceClock: ClockOffset = (at) => -at.getTimezoneOffset();

/** The moment as it stands on a clock, in the UTC fields. */
const onClock = (at: Date, offset: ClockOffset): Date => new Date(at.getTime() + offset(at) * MINUTE_MS);

const time = (at: Date, offset: ClockOffset): string => timeOf(onClock(at, offset));
const weekday = (at: Date, offset: ClockOffset): string => weekdayOf(onClock(at, offset));
const dayAndTime = (at: Date, offset: ClockOffset): string =>
  dates.weekdayAndTime({ weekday: weekday(at, offset), time: time(at, offset) });

/** What a visitor is told at a moment (row PROD-14), by the device's clock or by another. */
export function describeTimes(now: Date, visitorClock: ClockOffset = atDeviceClock): ClinicTimes {
  const closes = closingTime(now);
  const opens = nextOpening(now);
  const atClinic = dayAndTime(now, atClinicClock);
  const elsewhere = dayAndTime(now, visitorClock);
  const same = elsewhere === atClinic;
  const status = closes
    ? words.openUntil({ time: time(closes, atClinicClock) })
    : words.opensOn({ weekday: weekday(opens, atClinicClock), time: time(opens, atClinicClock) });
  return {
    open: closes !== null,
    atClinic,
    atVisitor: same ? null : elsewhere,
    status,
    hoursAtVisitor: same ? null : hoursIn(closes, opens, visitorClock),
  };
}

/** Of today while the clinic is open, else of the day that opens next. Names the days where midnight lies between. */
function hoursIn(closes: Date | null, opens: Date, clock: ClockOffset): string {
  const length = (closesMin() - opensMin()) * MINUTE_MS;
  const start = closes ? new Date(closes.getTime() - length) : opens;
  const end = new Date(start.getTime() + length);
  const sameDay = weekday(start, clock) === weekday(end, clock);
  return dates.span({ from: dayAndTime(start, clock), to: sameDay ? time(end, clock) : dayAndTime(end, clock) });
}

const minute = (): number => Math.floor(Date.now() / MINUTE_MS);

/** Calls at every new minute; a device that slept is put right when the page is seen again. */
function watchMinutes(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    timer = setTimeout(next, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  const next = (): void => {
    changed();
    wait();
  };
  wait();
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** Times now, by the minute; null on the server and in the first render, which must not depend on a clock. */
export function useClinicTimes(): ClinicTimes | null {
  const now = useSyncExternalStore(watchMinutes, minute, () => null);
  return now === null ? null : describeTimes(new Date(now * MINUTE_MS));
}
