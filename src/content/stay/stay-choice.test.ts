import { expect, it } from 'vitest';
import { clocks, readStayChoice } from './stay-choice.ts';

const read = (query: string) => readStayChoice(new URLSearchParams(query));

it('reads what the form has, each treatment once', () => {
  expect(
    read(
      'treatment=rhinoplasty&treatment=liposuction&treatment=rhinoplasty&arrival=2027-03-01&treatment_day=2027-03-04&clock=Asia%2FDubai',
    ),
  ).toEqual({
    treatments: ['rhinoplasty', 'liposuction'],
    arrival: '2027-03-01',
    treatmentDay: '2027-03-04',
    clock: 'Asia/Dubai',
  });
});

it.each([
  '',
  'treatment=toString&arrival=2027-02-30&treatment_day=1999-01-01&clock=constructor',
  'treatment=%3Cscript%3E&arrival=%00&treatment_day=20270301&clock=Etc%2FGMT',
])('takes nothing else: %s', (query) => {
  expect(read(query)).toEqual({ treatments: [], arrival: '', treatmentDay: '', clock: '' });
});

it('has a clock for Ghana and Senegal, an hour behind that of Nigeria', () => {
  const hourIn = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(new Date('2027-03-01T12:00Z'));
  const named = Object.entries(clocks()).filter(([, places]) => /Lagos|Accra|Dakar/.test(places));
  expect(named.map(([clock]) => hourIn(clock))).toEqual(['13', '12']);
});

it('names clocks that the platform has', () => {
  for (const clock of Object.keys(clocks())) expect(() => new Intl.DateTimeFormat('en', { timeZone: clock })).not.toThrow();
});
