import { describe, expect, it } from 'vitest';
import { readReference } from './enquiry-view.ts';

describe('readReference', () => {
  it.each([
    ['7KQM-3XWP', '7KQM-3XWP'],
    [' 7kqm 3xwp. ', '7KQM-3XWP'],
    ['7kqm3xwp', '7KQM-3XWP'],
    ['7KQM-3XW', null],
    ['7KQM-3XWP-9999', null],
    ['AEIO-UAEI', null],
    ['', null],
    ["' OR 1=1 --", null],
  ])('reads %j as %j', (typed, reference) => {
    expect(readReference(typed)).toBe(reference);
  });
});
