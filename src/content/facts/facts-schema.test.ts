import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { treatmentFactsSchema } from './facts-schema.ts';

const owned = { source: 'Ward book 2025', owner: 'Head of surgery', reviewed: '2026-11-01', expires: '2027-11-01' };
const problems = (...facts: unknown[]): string[] => {
  const parsed = v.safeParse(treatmentFactsSchema, { facts });
  return parsed.success ? [] : parsed.issues.map(({ message }) => message);
};

describe('a fact of a treatment', () => {
  it.each([
    [{ fact: 'nights', value: '1 to 2 nights', ...owned }],
    [{ fact: 'flight', value: '2 weeks', ...owned }],
    [{ fact: 'anaesthesia', value: 'General', ...owned }],
    [{ fact: 'estimate', value: ['Surgeon', 'Theatre'], ...owned }],
    [{ fact: 'price', value: 'INR 120000 to 180000', priced: '2026-11-01', ...owned }],
    [{ fact: 'lasts', of: 'Botox', value: '3 to 6 months', source: 'Specification, row PROD-15' }],
  ])('is taken: %j', (fact) => {
    expect(problems(fact)).toEqual([]);
  });

  it.each([
    [{ fact: 'nights', value: 'a few', ...owned }, 'Nights at the clinic: write a number'],
    [{ fact: 'nights', value: '2 to 1 nights', ...owned }, 'Nights at the clinic: write a number'],
    [{ fact: 'nights', value: '2 weeks', ...owned }, 'in nights'],
    [{ fact: 'price', value: 'about 1 lakh', priced: '2026-11-01', ...owned }, 'Price from: write currency'],
    [{ fact: 'price', value: 'INR 120000', ...owned }, 'day on which the price was taken'],
    [{ fact: 'estimate', value: 'Surgeon', ...owned }, 'The estimate includes: give a list'],
    [{ fact: 'scars', value: ['One', 'Two lines'], ...owned }, 'Scars: give one value'],
    [{ fact: 'nights', value: '1 night', source: 'Ward book 2025' }, 'give owner, day of review and expiry'],
    [{ fact: 'nights', value: '1 night', ...owned, expires: '2026-10-01' }, 'the expiry must come after the review'],
    [{ fact: 'nights', value: '1 night', ...owned, expires: '2027-02-30' }, 'Expiry must be a date'],
    [{ fact: 'nights', value: '1 night', source: 'Specification, row PROD-11' }, 'give owner, day of review'],
    [{ fact: 'height', value: '1 night', ...owned }, 'Fact must be one of'],
    [{ fact: 'anaesthesia', value: '<b>General</b>', ...owned }, 'without < >'],
  ])('is refused with a sentence: %j', (fact, message) => {
    expect(problems(fact).join(' ')).toContain(message);
  });

  it('is given once, unless it speaks of several things', () => {
    const lasts = (of: string) => ({ fact: 'lasts', of, value: '3 to 6 months', ...owned });
    expect(problems(lasts('Botox'), lasts('Fillers'))).toEqual([]);
    expect(problems(lasts('Botox'), lasts('Botox'))).toEqual(['The same fact is given twice']);
  });

  it('carries no field that nobody reads', () => {
    expect(problems({ fact: 'nights', value: '1 night', ...owned, note: 'x' })).toHaveLength(1);
  });
});
