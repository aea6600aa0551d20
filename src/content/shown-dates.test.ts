import { expect, it } from 'vitest';
import * as dates from '#words/dates';
import { inLanguage } from '../languages/in-language.ts';
import { clinic } from './clinic.ts';
import { closesMin, opensMin } from './opening-hours.ts';
import { clockTime, longDate, momentText } from './shown-dates.ts';

it('says what Intl says, on every day of two years and round midnight in India', () => {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
  for (let day = 0; day < 731; day++) {
    for (const time of ['T00:00:00Z', 'T18:29:59Z', 'T18:30:00Z']) {
      const iso = new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10) + time;
      expect(longDate(iso)).toBe(format.format(new Date(iso)));
    }
  }
});

it('takes a date without a time, and answers nothing for what is none', () => {
  expect(longDate('2026-03-04')).toBe('March 4, 2026');
  expect(longDate('soon')).toBeNull();
  expect(longDate('')).toBeNull();
});

it('holds an hour and its half of the day in one line', () => {
  expect([clockTime(9 * 60), clockTime(20 * 60)]).toEqual(['9:00\u00a0AM', '8:00\u00a0PM']);
});

it.each(['en', 'ar', 'bn'])('writes the hours of the clinic as every time beside them, in %s', (code) => {
  inLanguage(code, () => {
    const [from, to] = [clockTime(opensMin()), clockTime(closesMin())];
    expect(clinic.hours.shown).toBe(dates.span({ from, to }));
  });
});

it('writes the first of a month as French does, and no other day', () => {
  const first = new Date('2027-03-01T09:00:00Z');
  inLanguage('fr', () => {
    expect([longDate('2027-03-01'), longDate('2027-03-21')]).toEqual(['1er mars 2027', '21 mars 2027']);
    expect(momentText(first)).toContain('lundi 1er mars à ');
  });
  expect(longDate('2027-03-01')).toBe('March 1, 2027');
});
