import { describe, expect, it } from 'vitest';
import { checkedTreatments } from '../../build/facts/checked-treatments.ts';
import { exampleFindings, factFindings } from './fact-findings.ts';

const owned = { source: 'Ward book', owner: 'Head of surgery', reviewed: '2026-01-01', expires: '2026-12-31' };
const check = (facts: Parameters<typeof factFindings>[0][number]['facts']['facts'], today = '2026-11-22') =>
  factFindings([{ slug: 'rhinoplasty', procedure: 'surgical', facts: { facts } }], today);

describe('the facts of treatments', () => {
  it('name what is missing, by the words of the editor', () => {
    const [missing, ...others] = check([{ fact: 'nights', value: '1 night', ...owned }]);
    expect(others).toEqual([]);
    expect(missing).toMatchObject({ kind: 'fact', at: 'facts/rhinoplasty.missing' });
    expect(missing?.wanted).toContain('Anaesthesia, Desk work after');
    expect(missing?.wanted).not.toContain('Nights');
  });

  it('ask of operations and of light and needles what belongs to them', () => {
    const of = (procedure: 'surgical' | 'noninvasive') =>
      factFindings([{ slug: 'x', procedure, facts: { facts: [] } }], '2026-11-22')[0]?.wanted ?? '';
    expect(of('surgical')).toContain('Time in theatre');
    expect(of('noninvasive')).not.toContain('Time in theatre');
    expect(of('noninvasive')).toContain('Sessions');
  });

  it('turn red on the day after their expiry', () => {
    const at = (today: string) => check([{ fact: 'nights', value: '1 night', ...owned }], today).map((each) => each.at);
    expect(at('2026-12-31')).not.toContain('facts/rhinoplasty.nights');
    expect(at('2027-01-01')).toContain('facts/rhinoplasty.nights');
  });

  it('want somebody at the clinic to answer for what the specification states', () => {
    const found = check([{ fact: 'recovery', value: '2 to 6 weeks', source: 'Specification, row PROD-17' }]);
    expect(found.find(({ at }) => at === 'facts/rhinoplasty.unsigned')?.wanted).toContain('Usual recovery');
  });

  it('are listed for every treatment of the site', async () => {
    const treatments = await checkedTreatments();
    const found = factFindings(treatments, '2026-11-22');
    expect(treatments).toHaveLength(19);
    expect(found.filter(({ at }) => at.endsWith('.missing'))).toHaveLength(19);
  });

  it('of the example may go live nowhere', () => {
    expect(exampleFindings({}, 'EXAMPLE_FACTS')).toEqual([]);
    expect(exampleFindings({ EXAMPLE_FACTS: 'on' }, 'EXAMPLE_FACTS')).toHaveLength(1);
  });
});
