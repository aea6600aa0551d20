import { describe, expect, it, vi } from 'vitest';
import { clinic } from '#records/clinic';
import type { FactRecord } from '../../../src/content/schema/facts.ts';
import { factsInWords, textPairs } from './facts-overlay.ts';
import { recordsIn } from './records-in-language.ts';

vi.mock('#languages/translations', () => ({
  translations: {
    ar: {
      patch: {
        clinic: { tagline: 'جراحة وجلد', hours: { shown: 'من 9 إلى 8' } },
        'facts/rhinoplasty': { facts: { 0: { value: 'تخدير عام', source: 'عمليات 2024' }, 1: { value: ['شاش', 'مسكن'] } } },
      },
      english: { clinic: { tagline: 'Surgery and skin', hours: { shown: '9 to 8', opens: '09:00' } } },
    },
  },
}));

const FILE = {
  facts: [
    { fact: 'anaesthesia', value: 'General', source: 'Operations of 2024' },
    { fact: 'bring', value: ['Gauze', 'A painkiller'], source: 'Operations of 2024' },
  ],
};
const files = { 'facts/rhinoplasty': FILE };

describe('what WordPress says, in a language', () => {
  it('has its words, and numbers and addresses as WordPress says them', () => {
    const said = {
      clinic: { tagline: 'Surgery and skin', hours: { shown: '9 to 8', opens: '08:45' }, email: 'new@clinic.example' },
    };
    expect(recordsIn('ar', said, { facts: {}, files })).toEqual({
      records: {
        clinic: { tagline: 'جراحة وجلد', hours: { shown: 'من 9 إلى 8', opens: '08:45' }, email: 'new@clinic.example' },
      },
      newTexts: [],
    });
    expect(clinic.tagline).not.toBe('جراحة وجلد');
  });

  it('is in English where it is other than what was translated, and tells so', () => {
    const said = { clinic: { tagline: 'Surgery and skin', hours: { shown: '10 to 6', opens: '10:00' } } };
    expect(recordsIn('ar', said, { facts: {}, files })).toEqual({
      records: { clinic: { tagline: 'جراحة وجلد', hours: { shown: '10 to 6', opens: '10:00' } } },
      newTexts: ['10 to 6'],
    });
  });

  it('finds the words of a fact by its English, wherever an editor has put it, and leaves others in English', () => {
    const facts = {
      rhinoplasty: [
        { fact: 'bring', value: ['A painkiller', 'Your glasses'], source: 'Operations of 2024' },
        { fact: 'anaesthesia', value: 'General', source: 'A new study' },
        { fact: 'nights', value: '1 to 2 nights', source: 'A new study' },
      ] as FactRecord[],
    };
    const said = { 'shown-facts/rhinoplasty': { facts: [], example: false }, 'stay-facts/rhinoplasty': { bring: [], facts: {} } };
    const { records } = recordsIn('ar', said, { facts, files });
    expect(records['shown-facts/rhinoplasty']).toMatchObject({
      facts: [
        { value: 'تخدير عام', source: 'A new study' },
        { value: expect.stringMatching(/^1\D+2$/), source: 'A new study' },
      ],
    });
    expect(records['stay-facts/rhinoplasty']).toMatchObject({
      bring: ['مسكن', 'Your glasses'],
      facts: { nights: { days: [1, 2] } },
    });
  });

  it('tells of facts what is in English: their words, and no duration, price, name or text of the file', () => {
    const inEnglish = (...said: Partial<FactRecord>[]) =>
      ['shown-facts', 'stay-facts'].map((kind) => {
        const facts = { rhinoplasty: said.map((fact) => ({ source: 'Operations of 2024', ...fact }) as FactRecord) };
        return recordsIn('ar', { [`${kind}/rhinoplasty`]: { facts: [] } }, { facts, files }).newTexts;
      });
    expect(inEnglish({ fact: 'nights', value: '3 nights', owner: 'Dr B' })).toEqual([[], []]);
    expect(inEnglish({ fact: 'price', value: 'INR 120000', priced: '2026-11-01' })).toEqual([[], []]);
    expect(inEnglish({ fact: 'bring', value: ['A painkiller'] }, { fact: 'anaesthesia', value: 'General' })).toEqual([[], []]);
    expect(inEnglish({ fact: 'anaesthesia', value: 'Local' })).toEqual([['Local'], []]);
    expect(inEnglish({ fact: 'sessions', value: '2 sessions', of: 'Botox' })).toEqual([['Botox'], []]);
    expect(inEnglish({ fact: 'nights', value: '3 nights', source: 'A new study' })).toEqual([['A new study'], []]);
    expect(inEnglish({ fact: 'bring', value: ['A painkiller', 'Your glasses'], source: 'A new study' })).toEqual([
      [],
      ['Your glasses'],
    ]);
  });

  it('is English for a language that the build does not have', () => {
    const said = { clinic: { tagline: 'Said anew.' } };
    expect(recordsIn('xx', said, { facts: {}, files })).toEqual({ records: said, newTexts: [] });
  });
});

it('pairs texts by their places in the file, and numbers of a fact stay', () => {
  expect([...textPairs(FILE, { facts: { 1: { value: ['شاش', 'مسكن'] } } })]).toEqual([
    ['Gauze', 'شاش'],
    ['A painkiller', 'مسكن'],
  ]);
  const [fact] = factsInWords([{ fact: 'nights', value: '2 nights', source: 'S' } as FactRecord], new Map([['S', 'م']]));
  expect(fact).toEqual({ fact: 'nights', value: '2 nights', source: 'م' });
  const sessions = { fact: 'sessions', value: '2 sessions', of: 'Botox', source: 'S' } as FactRecord;
  expect(factsInWords([sessions], new Map([['Botox', 'بوتوكس']]))).toEqual([{ ...sessions, of: 'بوتوكس' }]);
});
