import { serviceNames } from '#records/service-names';
import * as dates from '#words/dates';
import * as words from '#words/plan-your-stay';
import { clinic } from '../../content/clinic.ts';
import { isCurrent } from '../../content/facts/shown-facts.ts';
import type { StayFactName, TreatmentStay } from '../../content/facts/stay-facts.ts';
import { isOpen } from '../../content/opening-hours.ts';
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

const isClosedDay = (day: string): boolean => !isOpen(new Date(`${day}T${clinic.hours.opens}:00+05:30`));

/** The day itself, or the next on which the clinic is open. */
const openDay = (day: string): string => (isClosedDay(day) ? addDays(day, 1) : day);

/** `Monday, March 1, 2027`. */
export const dayText = (day: string): string =>
  dates.weekdayAndDate({ weekday: weekdayOf(new Date(day)), date: longDate(day) ?? '' });

const daysText = ([from, to]: Range): string => (from === to ? words.days({ n: from }) : words.daysSpan({ from, n: to }));
const nightsText = ([from, to]: Range): string =>
  from === to ? words.nightsCount({ n: from }) : words.nightsSpan({ from, n: to });

const between = (from: string, to: string): string =>
  from === to ? dayText(from) : dates.span({ from: dayText(from), to: dayText(to) });

/** What is wrong with the choice, by field; empty when a plan can be made. */
export function stayProblems({ treatments, arrival, treatmentDay }: StayChoice, today: string): Partial<Record<string, string>> {
  return {
    ...(treatments.length === 0 && { treatment: words.noTreatment }),
    ...(arrival && arrival < today && { arrival: words.dayPassed }),
    ...(treatmentDay && dayProblem(treatmentDay, arrival, today)),
  };
}

function dayProblem(treatmentDay: string, arrival: string, today: string): { treatment_day?: string } {
  if (treatmentDay < today) return { treatment_day: words.dayPassed };
  if (arrival && treatmentDay <= arrival) return { treatment_day: words.beforeArrival };
  return isClosedDay(treatmentDay) ? { treatment_day: words.closedOnSundays } : {};
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
      after(plan, 'nights', words.nights),
      after(plan, 'firstCheck', words.firstCheck),
      after(plan, 'stitches', words.stitches),
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
  const letter = letterDays.value && words.letterTakes({ days: daysText(letterDays.value) });
  const visa = visaDays.value;
  const apply =
    visa &&
    (arrivalDay ? words.applyBy({ day: dayText(addDays(arrivalDay, -visa[1])) }) : words.applyBefore({ days: daysText(visa) }));
  return {
    title: words.letters,
    lines: [
      { of: words.letter, text: letter ?? stayTexts.ask },
      { of: words.visa, text: apply ?? stayTexts.ask },
    ],
  };
}

const arrival = (day: string): PlanStep => step(words.arrival, day ? words.onDay({ day: dayText(day) }) : words.enterDay);

const firstOpenDay = (arrivalDay: string): string => openDay(addDays(arrivalDay, 1));

const consultation = (arrivalDay: string): PlanStep =>
  step(
    words.consultation,
    arrivalDay ? stayTexts.consultationFrom.replace('{day}', dayText(firstOpenDay(arrivalDay))) : stayTexts.consultation,
  );

function treatment(plan: Planned): PlanStep {
  if (plan.treatmentDay) return step(words.treatment, words.asEntered({ day: dayText(plan.treatmentDay) }));
  const gap = longest(plan, 'consultation');
  if (!gap) return step(words.treatment, stayTexts.ask);
  const days = daysText(gap);
  return step(
    words.treatment,
    plan.arrival
      ? words.afterConsultationFrom({ days, day: dayText(openDay(addDays(firstOpenDay(plan.arrival), gap[0]))) })
      : words.afterConsultation({ days }),
  );
}

/** A step that counts from the treatment: one sentence a treatment, with dates where the day is known. */
function after(plan: Planned, name: 'nights' | 'firstCheck' | 'stitches', title: string): PlanStep {
  const lines = plan.treatments.map((each) => {
    const days = daysOf(each, name, plan.today);
    return {
      ...(plan.treatments.length > 1 && { of: serviceNames[each.slug] }),
      text: days ? (name === 'nights' ? nightsLine : afterText)(days, plan.treatmentDay) : stayTexts.ask,
    };
  });
  return { title, lines };
}

function nightsLine([from, to]: Range, treatmentDay: string): string {
  const nights = nightsText([from, to]);
  return treatmentDay
    ? words.nightsUntil({ nights, dates: between(addDays(treatmentDay, from), addDays(treatmentDay, to)) })
    : words.nightsLong({ nights });
}

function afterText([from, to]: Range, treatmentDay: string): string {
  const days = daysText([from, to]);
  if (!treatmentDay) return words.afterTreatment({ days });
  return words.afterTreatmentOn({
    days,
    dates: between(openDay(addDays(treatmentDay, from)), openDay(addDays(treatmentDay, to))),
  });
}

function flight(plan: Planned): PlanStep {
  const { treatmentDay } = plan;
  const range = longest(plan, 'flight');
  if (!range) return step(words.flight, `${stayTexts.ask} ${stayTexts.flight}`);
  const days = daysText(range);
  const text = treatmentDay
    ? words.afterTreatmentOn({ days, dates: between(addDays(treatmentDay, range[0]), addDays(treatmentDay, range[1])) })
    : words.afterTreatment({ days });
  return step(words.flight, `${text} ${stayTexts.flight}`);
}

function daysInTheCity(plan: Planned): PlanStep {
  const title = words.daysIn({ city: clinic.address.value.city });
  const days = longest(plan, 'stay');
  const home = longest(plan, 'flight');
  const whole = (last: number): number =>
    Math.round((Date.parse(addDays(plan.treatmentDay, last)) - Date.parse(plan.arrival)) / DAY_MS) + 1;
  if (plan.arrival && plan.treatmentDay && home)
    return step(title, stayTexts.untilFlight.replace('{days}', daysText([whole(home[0]), whole(home[1])])));
  return step(title, days ? words.daysLong({ days: daysText(days) }) : stayTexts.ask);
}
