import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { treatmentFacts } from './facts.ts';

const owned = { source: 'Ward book 2025', owner: 'Head of surgery', reviewed: '2026-11-01', expires: '2027-11-01' };
const problems = (...facts: unknown[]): string[] => {
  const parsed = v.safeParse(treatmentFacts, { facts });
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
    [{ fact: 'nights', value: 'a few', ...owned }, 'of Nights at the clinic must be a number or a growing range in nights'],
    [{ fact: 'nights', value: '2 to 1 nights', ...owned }, 'growing range'],
    [{ fact: 'nights', value: '2 weeks', ...owned }, 'in nights'],
    [{ fact: 'price', value: 'about 1 lakh', priced: '2026-11-01', ...owned }, 'of Price from must be a currency'],
    [{ fact: 'price', value: 'INR 120000', ...owned }, 'of Price from is missing'],
    [{ fact: 'estimate', value: 'Surgeon', ...owned }, 'of The estimate includes must be a list'],
    [{ fact: 'scars', value: ['One line', 'Two lines'], ...owned }, 'of Scars must be one value'],
    [{ fact: 'nights', value: '1 night', source: 'Ward book 2025' }, 'its day of review and its expiry must be given'],
    [{ fact: 'nights', value: '1 night', ...owned, expires: '2026-10-01' }, 'must come after the review'],
    [{ fact: 'nights', value: '1 night', ...owned, expires: '2027-02-30' }, 'must be a date'],
    [{ fact: 'nights', value: '1 night', source: 'Specification, row PROD-11' }, 'its day of review'],
    [{ fact: 'height', value: '1 night', ...owned }, 'must be one of'],
    [{ fact: 'anaesthesia', value: 'A guaranteed painless one', ...owned }, 'promises or praises'],
  ])('is refused with a sentence: %j', (fact, message) => {
    expect(problems(fact).join(' ')).toContain(message);
  });

  it('is given once, unless it speaks of several things', () => {
    const lasts = (of: string) => ({ fact: 'lasts', of, value: '3 to 6 months', ...owned });
    expect(problems(lasts('Botox'), lasts('Fillers'))).toEqual([]);
    expect(problems(lasts('Botox'), lasts('Botox'))).toEqual(['has the same fact twice']);
  });

  it('carries no field that nobody reads', () => {
    expect(problems({ fact: 'nights', value: '1 night', ...owned, note: 'x' })).toHaveLength(1);
  });
});
