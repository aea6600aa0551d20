import { describe, expect, it } from 'vitest';
import { type CaseTraits, choicesOf, filterLike, filterSearch, isLike, readFilter, traitsProblem } from './case-traits.ts';

const open: CaseTraits = { technique: 'Open', age: '25 to 34', months: 6, sessions: 1 };
const closed: CaseTraits = { technique: 'Closed', age: '18 to 24', months: 14 };
const many: CaseTraits = { technique: 'Open', sessions: 7 };
const all = [open, closed, many, null];
const choices = choicesOf(all);
const read = (query: string) => readFilter(new URLSearchParams(query), choices);

describe('what cases are compared by', () => {
  it('is offered in the order of the bands, and only what some case has', () => {
    expect(choices).toEqual({
      technique: [
        { value: 'closed', label: 'Closed' },
        { value: 'open', label: 'Open' },
      ],
      age: [
        { value: '18-to-24', label: '18 to 24' },
        { value: '25-to-34', label: '25 to 34' },
      ],
      months: [
        { value: '4-to-6', label: '4 to 6' },
        { value: '13-or-more', label: '13 or more' },
      ],
      sessions: [
        { value: '1', label: '1' },
        { value: '4-or-more', label: '4 or more' },
      ],
    });
    expect(choicesOf([null, {}])).toEqual({});
  });

  it.each([
    ['technique=open', [open, many]],
    ['technique=open&sessions=4-or-more', [many]],
    ['age=25-to-34&months=13-or-more', []],
    ['months=4-to-6', [open]],
    ['', all],
  ])('%s finds the cases that have all of it', (query, found) => {
    expect(all.filter((traits) => isLike(traits, read(query)))).toEqual(found);
  });

  it('takes nothing from an address that no case has', () => {
    expect(read('technique=magic&age=31&sessions=%3Cb%3E&utm_source=x')).toEqual({});
  });

  it('finds cases like one by technique and age, else by the rest', () => {
    expect(filterSearch(filterLike(open))).toBe('?technique=open&age=25-to-34');
    expect(filterSearch(filterLike({ months: 2, sessions: 3 }))).toBe('?months=up-to-3&sessions=3');
    expect(filterSearch({})).toBe('');
    expect(isLike(open, filterLike(open))).toBe(true);
  });
});

describe('traits that could tell who it is, or cannot be, stop the build', () => {
  it.each([
    [{ age: '31' }, 'band'],
    [{ technique: 'Asha, born 1990' }, 'letters'],
    [{ months: 1.5 }, 'months'],
    [{ sessions: 0 }, 'sessions'],
  ])('%j', (traits, message) => {
    expect(traitsProblem(traits as CaseTraits)).toContain(message);
  });

  it('others do not', () => {
    expect([open, closed, many, {}].map(traitsProblem)).toEqual([null, null, null, null]);
  });
});
