import { describe, expect, it } from 'vitest';
import { askForReference, nothingStored, readReference, whatNext } from './enquiry-view.ts';

it('asks for a reference, and says what was wrong with the one that was given', () => {
  expect(askForReference()).toEqual({ step: 'ask', reference: '', problem: null, kept: null });
  expect(askForReference('7KQM', 'malformed')).toEqual({ step: 'ask', reference: '7KQM', problem: 'malformed', kept: null });
  const kept = { action: 'message', time: '', text: 'A question' } as const;
  expect(askForReference('7KQM', 'busy', kept)).toEqual({ step: 'ask', reference: '7KQM', problem: 'busy', kept });
});

describe('readReference', () => {
  it.each([
    ['7KQM-3XWP', '7KQM-3XWP'],
    [' 7kqm 3xwp. ', '7KQM-3XWP'],
    ['7kqm3xwp', '7KQM-3XWP'],
    // By the figures of an Arabic, a Persian and a Bengali keyboard, and by the wide letters of an East Asian one.
    ['٧KQM-٣XWP', '7KQM-3XWP'],
    ['۷kqm ۳xwp', '7KQM-3XWP'],
    ['৭KQM-৩XWP', '7KQM-3XWP'],
    ['７ＫＱＭ－３ｘｗｐ', '7KQM-3XWP'],
    ['7KQM-3XW', null],
    ['7KQ-3XWP', null],
    ['77KQM-3XWP', null],
    ['7KQM-3XWP-9999', null],
    ['AEIO-UAEI', null],
    ['', null],
    ["' OR 1=1 --", null],
  ])('reads %j as %j', (typed, reference) => {
    expect(readReference(typed)).toBe(reference);
  });
});

/** Clinic time. */
const at = (text: string) => Date.parse(`${text}:00+05:30`);

it('promises an answer today while the clinic is open, and says when it opens while it is not', () => {
  expect(whatNext(at('2026-11-21T19:59'))).toBe(
    'Our team reads your message during opening hours, and then calls you or writes back.',
  );
  expect(whatNext(at('2026-11-21T20:00'))).toBe(
    'The clinic is closed now and opens on Monday, November 23 at 9:00\u00a0AM, India time (IST). Our team reads your message then, and calls you or writes back.',
  );
});

it('is all that is said where nothing is known of an enquiry', () => {
  const now = at('2026-11-21T12:00');
  expect(nothingStored(now)).toEqual({ reference: null, form: null, slot: null, call: '', at: now });
});
