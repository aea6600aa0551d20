import { expect, it } from 'vitest';
import { nothingStored } from './enquiry-view.ts';
import { whatNext } from './what-next.ts';

/** Clinic time. */
const at = (text: string) => Date.parse(`${text}:00+05:30`);

it('promises an answer today while the clinic is open, and says when it opens while it is not', () => {
  expect(whatNext(at('2026-11-21T19:59'))).toBe(
    'Our team reads your message today, during opening hours, and then calls you or writes back.',
  );
  expect(whatNext(at('2026-11-21T20:00'))).toBe(
    'The clinic is closed now and opens on Monday, November 23 at 9:00 AM, India time (IST). Our team reads your message then, and calls you or writes back.',
  );
});

it('is all that is said where nothing is known of an enquiry', () => {
  const now = at('2026-11-21T12:00');
  expect(nothingStored(now)).toEqual({ reference: null, form: null, slot: null, call: '', next: whatNext(now) });
});
