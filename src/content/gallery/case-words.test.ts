import { expect, it } from 'vitest';
import { caseTitle } from './case-words.ts';
import { traitLines, traitText } from './trait-words.ts';

it('the traits of a case are said as its record has them', () => {
  expect(traitLines({ technique: 'Open', age: '25 to 34', months: 6, sessions: 1 })).toEqual([
    { label: 'Technique', text: 'Open' },
    { label: 'Age', text: '25 to 34' },
    { label: 'Months after', text: '6' },
    { label: 'Sessions', text: '1' },
  ]);
});

it.each([
  ['age', '18 to 24'],
  ['age', '55 or older'],
  ['months', 'Up to 3'],
  ['months', '4 to 6'],
  ['months', '13 or more'],
  ['sessions', '2'],
  ['sessions', '4 or more'],
  ['technique', '3 to 4 grafts'],
] as const)('the words of a band are put together as its English is: %s %s', (name, value) => {
  expect(traitText(name, value)).toBe(value);
});

it('a case has its code and name, or says that it has none', () => {
  expect(caseTitle({ code: 'T1', name: 'Nose' })).toBe('T1 Nose');
  expect(caseTitle(undefined)).toBe('No title available');
});
