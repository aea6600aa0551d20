import { expect, it } from 'vitest';
import { inLanguage } from '../../languages/in-language.ts';
import { packedClock } from './clinic-time.tsx';
import { type ClockOffset, describeTimes } from './clinic-times.ts';
import { lateTexts } from './late-clock.ts';

const HOUR_MS = 3_600_000;
/** Of an hour: every minute of the day comes up, and no hour is left out. */
const STEP_MS = 47 * 60_000;
const WEEKS = ['2026-03-06T00:00:00Z', '2026-10-23T00:00:00Z', '2026-12-28T00:00:00Z'];

const always =
  (minutes: number): ClockOffset =>
  () =>
    minutes;
/** Central Europe in 2026: summer time from March 29 to October 25, 01:00 UTC. */
const inBerlin: ClockOffset = (at) => (at >= new Date('2026-03-29T01:00Z') && at < new Date('2026-10-25T01:00Z') ? 120 : 60);

it.each(['en', 'ar', 'bn', 'fr'])('says in %s what the application says, at any hour and on any clock', (language) => {
  inLanguage(language, () => {
    const packed = packedClock();
    for (const clock of [always(330), always(345), always(-480), always(840), always(-300), inBerlin]) {
      for (const week of WEEKS) {
        for (let at = Date.parse(week), end = at + 9 * 24 * HOUR_MS; at < end; at += STEP_MS) {
          const { open, status, atClinic, atVisitor, hoursAtVisitor } = describeTimes(new Date(at), clock);
          const said = { open, texts: [status, atClinic, atVisitor, hoursAtVisitor] };
          expect({ at, ...lateTexts(packed, new Date(at), clock) }).toEqual({ at, ...said });
        }
      }
    }
  });
});

it('follows the hours of the clinic', () => {
  const longer = packedClock().replace(/^540\n1200\n/, '600\n1080\n');
  const { open, texts } = lateTexts(longer, new Date('2026-11-16T12:45:00Z'), always(0));
  // 6:15 in the evening, a quarter of an hour after the clinic has closed.
  expect([open, texts[0]]).toEqual([false, 'Closed now. Opens Tuesday at 10:00\u00a0AM India time.']);
});
