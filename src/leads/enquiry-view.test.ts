import { describe, expect, it } from 'vitest';
import { askForReference, readReference } from './enquiry-view.ts';

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
