/** Rules of the consultation form that look at more than one field (rows FORM-10 and FORM-13). */
import * as leadMessages from '#words/lead-messages';
import { closesMin, opensMin } from '../content/opening-hours.ts';
import { clockTime } from '../content/shown-dates.ts';
import type { LeadField, LeadFieldErrors } from './lead.ts';
import { isCalendarDate, TIME } from './lead-values.ts';
import { type Slot, type SlotProblem, slotProblem, slotTimes } from './slots.ts';
import { departmentLabels, departmentOfTreatment, isDepartment, isTreatment } from './treatments.ts';

/** Texts of the input by the names of their fields, trimmed; empty for what is no text. */
export const textsIn =
  (own: Record<string, unknown>) =>
  (name: LeadField): string => {
    const value = own[name];
    return typeof value === 'string' ? value.trim() : '';
  };

/** What is wrong with a requested time in the present, as a sentence; null when nothing is. */
export type TimeRule = (slot: Slot) => string | null;

const slotSentence = (problem: SlotProblem): string =>
  problem === 'sunday'
    ? leadMessages.sunday
    : leadMessages.hours({ opens: clockTime(opensMin()), closes: clockTime(closesMin()) });

/** What is wrong with requested times, treatment and department, by field. */
export function slotErrors(own: Record<string, unknown>, timeRule?: TimeRule): LeadFieldErrors {
  const textOf = textsIn(own);
  const errors: LeadFieldErrors = {};
  const slots = [
    ['date', 'time'],
    ['alternative_date', 'alternative_time'],
  ] as const;
  for (const [day, hour] of slots) {
    const [date, chosen] = [textOf(day), textOf(hour)];
    if (!isCalendarDate(date)) continue;
    // A day whose time is missing as well is told at once what it is told at its last time: without script that was a round later.
    const slot = { date, time: TIME.test(chosen) ? chosen : (slotTimes().at(-1) ?? '') };
    const problem = slotProblem(slot);
    const sentence = problem ? slotSentence(problem) : timeRule?.(slot);
    if (sentence) errors[problem === 'hours' ? hour : day] = sentence;
  }
  const [day, hour] = [textOf('alternative_date'), textOf('alternative_time')];
  if (day && !hour) errors.alternative_time ??= leadMessages.noTime;
  if (hour && !day) errors.alternative_date ??= leadMessages.noDate;
  const owner = departmentOfTreatment(textOf('treatment'));
  // A treatment that goes with either department is the one case in which it is not told already.
  if (!owner && isTreatment(textOf('treatment')) && !textOf('department')) errors.department = leadMessages.department;
  if (owner && isDepartment(textOf('department')) && departmentLabels[owner] !== textOf('department'))
    errors.department = leadMessages.otherDepartment;
  return errors;
}
