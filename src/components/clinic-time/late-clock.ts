/**
 * The clocks of a document that the application does not come to: on a slow line, or in an older browser (`src/app/boot.ts`). A file of its
 * own that imports nothing, a kilobyte in place of eighty: hours and words stand in the document. It says what `describeTimes` says; a test
 * compares the two.
 */
import type { ClockOffset } from './clinic-times.ts';

const MINUTE_MS = 60_000;
const DAY_MIN = 24 * 60;
/** Of January 1, 1970, a Thursday. */
const FIRST_WEEKDAY = 4;

const filled = (sentence: string, parts: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => `${parts[name]}`);

/** What stands in the room, in its order: the sentence, and the three clocks, of which the last two are null where both clocks show the same. */
export interface LateTexts {
  open: boolean;
  texts: [status: string, atClinic: string, atVisitor: string | null, hoursAtVisitor: string | null];
}

/** What a visitor is told at a moment. `packed` is what `ClinicTime` writes into the document (`packedClock`), one line after the other. */
export function lateTexts(packed: string, now: Date, visitorClock: ClockOffset): LateTexts {
  const [
    opens,
    closes,
    offset,
    clock,
    names = '',
    before = '',
    after = '',
    dayAndTime = '',
    span = '',
    until = '',
    opensOn = '',
  ] = packed.split('\n');
  const [opensMin, closesMin, offsetMin] = [Number(opens), Number(closes), Number(offset)];
  const weekdays = names.split(',');
  // Minutes since 1970 on a clock, from here on.
  const dayOf = (at: number): number => Math.floor(at / DAY_MIN);
  const weekday = (at: number): number => (dayOf(at) + FIRST_WEEKDAY) % 7;
  const nameOf = (at: number): string => weekdays[weekday(at)] ?? '';
  const timeOf = (at: number): string => {
    const hour = Math.floor((at % DAY_MIN) / 60);
    const minute = `${at % 60}`.padStart(2, '0');
    return filled(hour < 12 ? before : after, { hour: clock === '24' ? hour : hour % 12 || 12, minute });
  };
  const text = (at: number): string => filled(dayAndTime, { weekday: nameOf(at), time: timeOf(at) });
  const onVisitorClock = (at: number): number => at - offsetMin + visitorClock(new Date((at - offsetMin) * MINUTE_MS));

  const clinic = Math.floor(now.getTime() / MINUTE_MS) + offsetMin;
  const sinceMidnight = clinic % DAY_MIN;
  const open = weekday(clinic) > 0 && sinceMidnight >= opensMin && sinceMidnight < closesMin;
  let begins = dayOf(clinic) * DAY_MIN + opensMin;
  if (!open) while (begins <= clinic || weekday(begins) === 0) begins += DAY_MIN;

  const [atClinic, atVisitor] = [text(clinic), text(onVisitorClock(clinic))];
  const [from, to] = [onVisitorClock(begins), onVisitorClock(begins + closesMin - opensMin)];
  const visitorHours = filled(span, { from: text(from), to: nameOf(from) === nameOf(to) ? timeOf(to) : text(to) });
  const status = open
    ? filled(until, { time: timeOf(closesMin) })
    : filled(opensOn, { weekday: nameOf(begins), time: timeOf(begins) });
  return {
    open,
    texts: atVisitor === atClinic ? [status, atClinic, null, null] : [status, atClinic, atVisitor, visitorHours],
  };
}

/** Fills the room of every clock, and keeps it right by the minute and whenever the page is seen again. */
export function fillClocks(): void {
  for (const room of document.querySelectorAll<HTMLElement>('[data-room]')) {
    const fill = (): void => {
      const { open, texts } = lateTexts(room.dataset['room'] ?? '', new Date(), (at) => -at.getTimezoneOffset());
      for (const [index, element] of room.querySelectorAll<HTMLElement>('p, dd').entries()) {
        const text = texts[index];
        element.textContent = text ?? '';
        if (element.parentElement && element.parentElement !== room) element.parentElement.hidden = text === null;
        else element.toggleAttribute('data-open', open);
      }
      room.removeAttribute('data-waiting');
    };
    const keep = (): void => {
      fill();
      setTimeout(keep, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    keep();
    document.addEventListener('visibilitychange', fill);
  }
}
