import { describe, expect, it } from 'vitest';
import * as words from '#words/plan-your-stay';
import { clinicDate } from '../../content/clinic.ts';
import type { TreatmentStay } from '../../content/facts/stay-facts.ts';
import type { StayChoice } from '../../content/stay/stay-choice.ts';
import { stayTexts } from '../../content/stay/stay-texts.ts';
import { inLanguage } from '../../languages/in-language.ts';
import { dayText, planStay, stayProblems } from './plan-stay.ts';

const TODAY = '2027-02-01';
/** 2027-03-01 is a Monday. */
const choice = (more: Partial<StayChoice> = {}): StayChoice => ({
  treatments: ['rhinoplasty'],
  arrival: '',
  treatmentDay: '',
  clock: '',
  ...more,
});
const rhinoplasty: TreatmentStay = {
  slug: 'rhinoplasty',
  label: 'Rhinoplasty',
  department: 'plasticSurgery',
  facts: {
    consultation: { days: [2, 3] },
    nights: { days: [1, 1] },
    firstCheck: { days: [2, 2] },
    stitches: { days: [7, 10] },
    flight: { days: [14, 21] },
    stay: { days: [18, 24] },
  },
  bring: ['Shirts that open in front'],
};
const unknown: TreatmentStay = { slug: 'liposuction', label: 'Liposuction', department: 'plasticSurgery', facts: {} };

const linesOf = (given: StayChoice, known: TreatmentStay[] = [rhinoplasty, unknown], today = TODAY): Record<string, string[]> =>
  Object.fromEntries(
    planStay(given, known, today).steps.map(({ title, lines }) => [
      title,
      lines.map(({ of, text }) => (of ? `${of}: ${text}` : text)),
    ]),
  );

/** What a plan of one or two nights says of them in a language. */
const nightsIn = (code: string): string =>
  inLanguage(code, () => {
    const known: TreatmentStay = { ...rhinoplasty, facts: { nights: { days: [1, 2] } } };
    const { steps } = planStay(choice({ treatmentDay: '2027-03-04' }), [known], TODAY);
    return steps.find(({ title }) => title === words.nights)?.lines[0]?.text ?? '';
  });

describe('the plan of a stay', () => {
  it('says in every language when one or two nights end, not from when to when they last', () => {
    expect(nightsIn('en')).toBe('1 to 2 nights, until Friday, March 5, 2027 to Saturday, March 6, 2027.');
    // A span of Arabic begins with “from” itself, and one of Bengali before “until” is the stay.
    expect(nightsIn('ar')).toMatch(/^لمدة 1 إلى 2 ليالٍ\. [^:]+: من .* إلى /);
    expect(nightsIn('bn')).toMatch(/^1 থেকে 2 রাত; [^:]+: .* থেকে .*2027।$/);
    expect(nightsIn('fr')).toMatch(/^1 à 2 nuits\. [^:]+: vendredi 5 mars 2027\u00a0– samedi 6 mars 2027\.$/);
  });

  it('has the dates of the whole stay where everything is known', () => {
    expect(linesOf(choice({ arrival: '2027-03-01', treatmentDay: '2027-03-04' }))).toEqual({
      'Letter and visa': [`Letter of invitation: ${stayTexts.ask}`, `Medical visa: ${stayTexts.ask}`],
      Arrival: ['Monday, March 1, 2027.'],
      Consultation: [
        'From Tuesday, March 2, 2027, the first day on which we are open after you arrive. The time is agreed with you.',
      ],
      Treatment: ['Thursday, March 4, 2027, as you entered it.'],
      'Nights at the clinic': ['1 night, until Friday, March 5, 2027.'],
      'First check': ['2 days after the treatment: Saturday, March 6, 2027.'],
      // The seventh is no Sunday here, the tenth is none either.
      'Stitches or splint out': ['7 to 10 days after the treatment: Thursday, March 11, 2027 to Monday, March 15, 2027.'],
      'Earliest flight home': [
        '14 to 21 days after the treatment: Thursday, March 18, 2027 to Thursday, March 25, 2027. Your surgeon has to agree before you fly.',
      ],
      'Days in Bengaluru': ['18 to 25 days, from your arrival to that flight.'],
    });
  });

  it('makes up no number where the clinic has given none', () => {
    const lines = linesOf(choice({ treatments: ['liposuction'], arrival: '2027-03-01', treatmentDay: '2027-03-04' }));
    for (const title of ['Nights at the clinic', 'First check', 'Stitches or splint out', 'Days in Bengaluru'])
      expect(lines[title]).toEqual([stayTexts.ask]);
    expect(lines['Earliest flight home']?.[0]).toBe(`${stayTexts.ask} Your surgeon has to agree before you fly.`);
    expect(linesOf(choice({ treatments: ['liposuction'] }))['Treatment']).toEqual([stayTexts.ask]);
  });

  it('of several treatments tells each, and no flight while one of them is not known', () => {
    const lines = linesOf(choice({ treatments: ['rhinoplasty', 'liposuction'], treatmentDay: '2027-03-04' }));
    expect(lines['First check']).toEqual([
      'Rhinoplasty: 2 days after the treatment: Saturday, March 6, 2027.',
      `Liposuction: ${stayTexts.ask}`,
    ]);
    expect(lines['Earliest flight home']?.[0]).toContain(stayTexts.ask);
  });

  it('takes the longest of several treatments', () => {
    const longer: TreatmentStay = { ...unknown, facts: { flight: { days: [10, 28] } } };
    const lines = linesOf(choice({ treatments: ['rhinoplasty', 'liposuction'] }), [rhinoplasty, longer]);
    expect(lines['Earliest flight home']?.[0]).toContain('14 to 28 days after the treatment.');
  });

  it('sends nobody to a closed door: what falls on a Sunday is a Monday', () => {
    const lines = linesOf(choice({ arrival: '2027-03-06', treatmentDay: '2027-03-12' }));
    expect(lines['Consultation']?.[0]).toContain('Monday, March 8, 2027');
    expect(lines['First check']?.[0]).toContain('Monday, March 15, 2027');
  });

  it('says the earliest day of the treatment from the arrival', () => {
    expect(linesOf(choice({ arrival: '2027-03-01' }))['Treatment']).toEqual([
      '2 to 3 days after the consultation, so not before Thursday, March 4, 2027.',
    ]);
    expect(linesOf(choice())['Treatment']).toEqual(['2 to 3 days after the consultation.']);
  });

  it('forgets a figure whose expiry is past', () => {
    const old: TreatmentStay = { ...rhinoplasty, facts: { flight: { days: [14, 21], expires: '2027-01-31' } } };
    expect(linesOf(choice(), [old])['Earliest flight home']?.[0]).toContain(stayTexts.ask);
    expect(linesOf(choice(), [old], '2027-01-31')['Earliest flight home']?.[0]).toContain('14 to 21 days');
  });

  it('says what to bring for the treatments', () => {
    expect(planStay(choice(), [rhinoplasty], TODAY).bring).toEqual(['Shirts that open in front']);
    expect(planStay(choice(), [{ ...rhinoplasty, example: true }], TODAY).example).toBe(true);
  });
});

describe('what was entered', () => {
  it.each([
    [choice({ treatments: [] }), { treatment: 'Choose at least one treatment' }],
    [choice({ arrival: '2027-01-31' }), { arrival: 'This day has passed' }],
    [choice({ treatmentDay: '2027-01-30' }), { treatment_day: 'This day has passed' }],
    [
      choice({ arrival: '2027-03-04', treatmentDay: '2027-03-04' }),
      { treatment_day: 'The treatment comes after the day of arrival' },
    ],
    [choice({ treatmentDay: '2027-03-07' }), { treatment_day: 'The clinic is closed on Sundays' }],
    [choice({ arrival: '2027-02-01', treatmentDay: '2027-03-04' }), {}],
  ])('%j', (given, problems) => {
    expect(stayProblems(given, TODAY)).toEqual(problems);
  });
});

it('a day is the one of the clinic’s calendar', () => {
  expect(clinicDate(Date.parse('2027-02-28T18:29:00Z'))).toBe('2027-02-28');
  expect(clinicDate(Date.parse('2027-02-28T18:30:00Z'))).toBe('2027-03-01');
  expect(dayText('2027-03-01')).toBe('Monday, March 1, 2027');
});
