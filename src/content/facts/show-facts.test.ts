import { describe, expect, it } from 'vitest';
import { inLanguage } from '../../languages/in-language.ts';
import type { FactRecord } from '../schema/facts.ts';
import { factNames, kindOf } from './fact-kinds.ts';
import { factLabel } from './fact-words.ts';
import { showFacts } from './show-facts.ts';
import { partFacts, sourcesOf } from './shown-facts.ts';

const owned = { source: 'Ward book 2025', owner: 'Head of surgery', reviewed: '2026-11-01', expires: '2027-11-01' };
const fact = (name: FactRecord['fact'], value: FactRecord['value'], more: Partial<FactRecord> = {}): FactRecord => ({
  fact: name,
  value,
  ...owned,
  ...more,
});
const shown = (facts: FactRecord[], today = '2026-11-22') =>
  showFacts({ facts }, today).facts.map(({ label, value }) => [label, value]);

describe('the facts of a treatment', () => {
  it('are called the same by editors and by visitors', () => {
    for (const name of factNames) expect(factLabel(name), name).toBe(kindOf(name).label);
  });

  it('come in the order in which people decide, in words', () => {
    expect(
      shown([
        fact('scars', 'One fine line'),
        fact('price', 'INR 120000 to 180000', { priced: '2026-11-01' }),
        fact('nights', '1 to 2 nights'),
        fact('theatre', '1 hour'),
        fact('lasts', '6 to 18 months', { of: 'Fillers' }),
        fact('lasts', '3 to 6 months', { of: 'Botox' }),
      ]),
    ).toEqual([
      ['Time in theatre', '1 hour'],
      ['Nights at the clinic', '1 to 2'],
      ['Price from', 'INR 120,000 to 180,000'],
      ['Fillers last', '6 to 18 months'],
      ['Botox lasts', '3 to 6 months'],
      ['Scars', 'One fine line'],
    ]);
  });

  it('are counted as a language counts: one and two alone are words in Arabic, and prices in French have no comma', () => {
    const values = (code: string, facts: FactRecord[]) => inLanguage(code, () => shown(facts).map(([, value]) => value));
    const times = [fact('theatre', '2 hours'), fact('deskWork', '2 days'), fact('flight', '1 to 2 weeks')];
    expect(values('ar', times)).toEqual(['ساعتان', 'يومين', '1 إلى 2 أسابيع']);
    const one = [fact('theatre', '1 hour'), fact('deskWork', '0.5 to 1 day'), fact('flight', '1 week')];
    expect(values('ar', one)).toEqual(['ساعة واحدة', '0.5 إلى 1 يوم', 'أسبوع واحد']);
    expect(values('bn', one)).toEqual(['1 ঘণ্টা', '0.5 থেকে 1 দিন', '1 সপ্তাহ']);
    expect(values('fr', one)).toEqual(['1 heure', '0,5 à 1 jour', '1 semaine']);
    const price = [fact('price', 'INR 120000 to 1800000', { priced: '2026-11-01' })];
    expect(values('fr', price)).toEqual(['120\u202f000 à 1\u202f800\u202f000 INR']);
    expect(values('ar', price)).toEqual(['120,000 إلى 1,800,000 INR']);
  });

  it('are shown up to the day of their expiry and not beyond', () => {
    const facts = [fact('nights', '1 night', { expires: '2026-11-22' }), fact('theatre', '1 hour')];
    expect(shown(facts, '2026-11-22')).toHaveLength(2);
    expect(shown(facts, '2026-11-23')).toEqual([['Time in theatre', '1 hour']]);
  });

  it('leave to the plan what only the plan reads', () => {
    expect(shown([fact('bring', ['A loose shirt'])])).toEqual([]);
  });

  it('put six into the strip, none of them one that needs a line of its own', () => {
    const all = showFacts(
      {
        facts: [
          fact('scars', 'One fine line'),
          ...(['theatre', 'nights', 'deskWork', 'flight', 'recovery', 'firstCheck', 'exercise'] as const).map((name) =>
            fact(name, '2 days'),
          ),
        ],
      },
      '2026-11-22',
    ).facts;
    const { strip, further } = partFacts(all);
    expect(strip).toHaveLength(6);
    expect(further.map(({ label }) => label)).toEqual(['Exercise after', 'Scars']);
    const few = partFacts(all.filter(({ label }) => ['Nights at the clinic', 'Scars'].includes(label)));
    expect([few.strip.length, few.further.length]).toEqual([1, 1]);
  });

  it('name each source once, with all that rests on it', () => {
    const all = showFacts(
      { facts: [fact('theatre', '1 hour'), fact('nights', '1 night'), fact('flight', '2 weeks', { owner: 'Somebody else' })] },
      '2026-11-22',
    ).facts;
    expect(sourcesOf(all).map(({ labels, owner }) => [labels, owner])).toEqual([
      [['Time in theatre', 'Nights at the clinic'], 'Head of surgery'],
      [['Flight home after'], 'Somebody else'],
    ]);
  });
});
