import * as dates from '#words/dates';
import { clinic } from '../../content/clinic.ts';
import { isCurrent } from '../../content/facts/shown-facts.ts';
import type { StayFactName, TreatmentStay } from '../../content/facts/stay-facts.ts';
import { clinicClock, isOpen } from '../../content/opening-hours.ts';
import { longDate, weekdayOf } from '../../content/shown-dates.ts';
import type { StayChoice } from '../../content/stay/stay-choice.ts';
import { letterDays, stayTexts, visaDays } from '../../content/stay/stay-texts.ts';

type Range = readonly [from: number, to: number];

/** One step of a stay: what is known of it, each sentence for all treatments or for the one named. */
export interface PlanStep {
  title: string;
  lines: readonly { of?: string; text: string }[];
}

export interface StayPlan {
  /** Steps in the order of the journey. */
  steps: readonly PlanStep[];
  bring: readonly string[];
  /** Some of the figures are the example's. */
  example: boolean;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const addDays = (day: string, count: number): string => new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** The day by the clinic's calendar. */
export const clinicDay = (now: number): string => new Date(clinicClock(new Date(now)).day * DAY_MS).toISOString().slice(0, 10);

const isClosedDay = (day: string): boolean => !isOpen(new Date(`${day}T${clinic.hours.opens}:00+05:30`));

/** The day itself, or the next on which the clinic is open. */
const openDay = (day: string): string => (isClosedDay(day) ? addDays(day, 1) : day);

/** `Monday, March 1, 2027`. */
export const dayText = (day: string): string =>
  dates.weekdayAndDate({ weekday: weekdayOf(new Date(day)), date: longDate(day) ?? '' });

const countText = ([from, to]: Range, unit: string): string =>
  from === to ? `${from} ${unit}${from === 1 ? '' : 's'}` : `${from} to ${to} ${unit}s`;

const between = (from: string, to: string): string =>
  from === to ? dayText(from) : dates.span({ from: dayText(from), to: dayText(to) });

/** What is wrong with the choice, by field; empty when a plan can be made. */
export function stayProblems({ treatments, arrival, treatmentDay }: StayChoice, today: string): Partial<Record<string, string>> {
  return {
    ...(treatments.length === 0 && { treatment: 'Choose at least one treatment' }),
    ...(arrival && arrival < today && { arrival: 'This day has passed' }),
    ...(treatmentDay && dayProblem(treatmentDay, arrival, today)),
  };
}

function dayProblem(treatmentDay: string, arrival: string, today: string): { treatment_day?: string } {
  if (treatmentDay < today) return { treatment_day: 'This day has passed' };
  if (arrival && treatmentDay <= arrival) return { treatment_day: 'The treatment comes after the day of arrival' };
  return isClosedDay(treatmentDay) ? { treatment_day: 'The clinic is closed on Sundays' } : {};
}

/**
 * The stay of a choice without problems, from what the clinic has supplied and is current today. Where a figure is missing the step says
 * that the clinic tells it; no date is made up.
 */
export function planStay(choice: StayChoice, known: readonly TreatmentStay[], today: string): StayPlan {
  const treatments = choice.treatments.flatMap((slug) => known.find((each) => each.slug === slug) ?? []);
  const plan: Planned = { ...choice, treatments, today };
  return {
    steps: [
      letters(choice.arrival),
      arrival(choice.arrival),
      consultation(choice.arrival),
      treatment(plan),
      after(plan, 'nights', 'Nights at the clinic', 'night'),
      after(plan, 'firstCheck', 'First check', 'day'),
      after(plan, 'stitches', 'Stitches or splint out', 'day'),
      flight(plan),
      daysInTheCity(plan),
    ],
    bring: treatments.flatMap(({ bring = [] }) => bring),
    example: treatments.some(({ example }) => example),
  };
}

/** A choice with what is known of its treatments. */
interface Planned extends Omit<StayChoice, 'treatments'> {
  treatments: readonly TreatmentStay[];
  today: string;
}

const daysOf = ({ facts }: TreatmentStay, name: StayFactName, today: string): Range | null => {
  const fact = facts[name];
  return fact && isCurrent(fact, today) ? fact.days : null;
};

/** The longest of all treatments; null while one of them is not known. */
function longest({ treatments, today }: Planned, name: StayFactName): Range | null {
  const all = treatments.map((each) => daysOf(each, name, today));
  const given = all.filter((each) => each !== null);
  if (given.length === 0 || given.length < all.length) return null;
  return [Math.max(...given.map(([from]) => from)), Math.max(...given.map(([, to]) => to))];
}

const step = (title: string, text: string): PlanStep => ({ title, lines: [{ text }] });

function letters(arrivalDay: string): PlanStep {
  const lead = (range: Range | null, what: string): string => (range ? `${what}: ${countText(range, 'day')}.` : '');
  const letter = lead(letterDays.value, 'The letter takes');
  const visa = visaDays.value;
  const apply =
    visa && (arrivalDay ? `Apply by ${dayText(addDays(arrivalDay, -visa[1]))}.` : lead(visa, 'Apply before you travel'));
  return {
    title: 'Letter and visa',
    lines: [
      { of: 'Letter of invitation', text: letter || stayTexts.ask },
      { of: 'Medical visa', text: apply || stayTexts.ask },
    ],
  };
}

const arrival = (day: string): PlanStep => step('Arrival', day ? `${dayText(day)}.` : 'Enter the day to see dates.');

const firstOpenDay = (arrivalDay: string): string => openDay(addDays(arrivalDay, 1));

const consultation = (arrivalDay: string): PlanStep =>
  step(
    'Consultation',
    arrivalDay ? stayTexts.consultationFrom.replace('{day}', dayText(firstOpenDay(arrivalDay))) : stayTexts.consultation,
  );

function treatment(plan: Planned): PlanStep {
  if (plan.treatmentDay) return step('Treatment', `${dayText(plan.treatmentDay)}, as you entered it.`);
  const gap = longest(plan, 'consultation');
  if (!gap) return step('Treatment', stayTexts.ask);
  const relative = `${countText(gap, 'day')} after the consultation`;
  return step(
    'Treatment',
    plan.arrival
      ? `${relative}, so not before ${dayText(openDay(addDays(firstOpenDay(plan.arrival), gap[0])))}.`
      : `${relative}.`,
  );
}

/** A step that counts from the treatment: one sentence a treatment, with dates where the day is known. */
function after(plan: Planned, name: StayFactName, title: string, unit: 'day' | 'night'): PlanStep {
  const lines = plan.treatments.map((each) => {
    const days = daysOf(each, name, plan.today);
    return {
      ...(plan.treatments.length > 1 && { of: each.label }),
      text: days ? afterText(days, unit, plan.treatmentDay) : stayTexts.ask,
    };
  });
  return { title, lines };
}

function afterText([from, to]: Range, unit: 'day' | 'night', treatmentDay: string): string {
  const count = countText([from, to], unit);
  if (unit === 'night')
    return treatmentDay ? `${count}, until ${between(addDays(treatmentDay, from), addDays(treatmentDay, to))}.` : `${count}.`;
  if (!treatmentDay) return `${count} after the treatment.`;
  return `${count} after the treatment: ${between(openDay(addDays(treatmentDay, from)), openDay(addDays(treatmentDay, to)))}.`;
}

function flight(plan: Planned): PlanStep {
  const days = longest(plan, 'flight');
  const note = stayTexts.flight;
  if (!days) return step('Earliest flight home', `${stayTexts.ask} ${note}`);
  const when = plan.treatmentDay ? `: ${between(addDays(plan.treatmentDay, days[0]), addDays(plan.treatmentDay, days[1]))}` : '';
  return step('Earliest flight home', `${countText(days, 'day')} after the treatment${when}. ${note}`);
}

function daysInTheCity(plan: Planned): PlanStep {
  const days = longest(plan, 'stay');
  const home = longest(plan, 'flight');
  const whole = (last: number): number =>
    Math.round((Date.parse(addDays(plan.treatmentDay, last)) - Date.parse(plan.arrival)) / DAY_MS) + 1;
  if (plan.arrival && plan.treatmentDay && home)
    return step(
      `Days in ${clinic.address.value.city}`,
      stayTexts.untilFlight.replace('{days}', countText([whole(home[0]), whole(home[1])], 'day')),
    );
  return step(`Days in ${clinic.address.value.city}`, days ? `${countText(days, 'day')}.` : stayTexts.ask);
}
