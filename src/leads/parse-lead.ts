/**
 * The rules of every form, once: the browser checks with them before it sends, the Worker before it stores (row GATE-18).
 * What the visitor's own browser refuses, this refuses; what it lets through, this lets through or says why not, field by field.
 */
import * as v from 'valibot';
import * as leadMessages from '#words/lead-messages';
import { type Lead, leadFields, leadSchema } from './lead.ts';
import { isCalendarDate, MAX_LINE, TIME, textOfAtMost, VISIBLE } from './lead-values.ts';
import type { PhoneReader, PhoneReading } from './phone.ts';
import { slotErrors, type TimeRule, textsIn } from './slot-rules.ts';
import { nextOpenSlot, slotInstant } from './slots.ts';
import { departmentLabels, departmentOfTreatment } from './treatments.ts';

export type ParsedLead = { ok: true; lead: Lead } | { ok: false; fields: Record<string, string> };

/**
 * Checks and normalises an enquiry.
 * @param input a decoded body: any value at all. Only the fields of a lead are looked at, and only where they are the value's own.
 * @param readPhone what reads the phone number; the Worker's knows every numbering plan.
 * @param timeRule what the present says of requested times; a browser, whose clock may be wrong, leaves that to the Worker.
 * @returns the lead, or one sentence for each field that is wrong. Nothing of the input is repeated in a sentence.
 */
export function parseLead(input: unknown, readPhone: PhoneReader, timeRule?: TimeRule): ParsedLead {
  const given = ownFields(input);
  const own = given['form'] === 'consultation' ? completed(given) : given;
  const reading = phoneOf(own, input, readPhone);
  const parsed = v.safeParse(leadSchema, { ...own, ...(reading && { phone_number: reading.ok ? reading.stored : '' }) });
  const fields: Record<string, string> = {};
  for (const issue of parsed.issues ?? []) {
    const name = String(issue.path?.[0]?.key ?? 'form');
    fields[name] ??= issue.message;
  }
  if (reading && !reading.ok && !fields['form']) fields['phone_number'] = reading.message;
  // Everything that is wrong is said at once, so also what looks at more than one field. Of what was given: nobody is told of a time that follows.
  if (own['form'] === 'consultation') Object.assign(fields, { ...slotErrors(given, timeRule), ...fields });
  if (!parsed.success || Object.keys(fields).length) return { ok: false, fields };
  return { ok: true, lead: reading?.ok ? withExtension(parsed.output, reading.extension) : parsed.output };
}

/** Words that visitor or team write beside an enquiry, by the rules of the forms; empty where nothing visible was typed. */
export function readMessage(input: unknown, max: number): { ok: true; text: string } | { ok: false; message: string } {
  const parsed = v.safeParse(textOfAtMost(max), input);
  return parsed.success ? { ok: true, text: parsed.output } : { ok: false, message: parsed.issues[0].message };
}

/** What the typed number is, with the country chosen beside it; null where nothing was typed, or something that is not text. */
function phoneOf(own: Record<string, unknown>, input: unknown, readPhone: PhoneReader): PhoneReading | null {
  const typed = own['phone_number'];
  if (typeof typed !== 'string' || !VISIBLE.test(typed)) return null;
  const country = ownField(input, 'country_code');
  const reading = typed.length > MAX_LINE ? tooLong() : readPhone(typed, typeof country === 'string' ? country : '');
  // Ten digits are asked of nobody who writes from abroad.
  const fromAbroad = own['form'] === 'international' && !country && !reading.ok && reading.message === leadMessages.phone;
  return fromAbroad ? { ok: false, message: leadMessages.phoneAbroad } : reading;
}

const tooLong = (): PhoneReading => ({ ok: false, message: leadMessages.tooLong });

/** The clinic's system takes a number of ten digits or E.164 and nothing else, so the extension goes along with the words. */
const withExtension = (lead: Lead, extension: string): Lead =>
  extension ? { ...lead, requirement: `${lead.requirement}\nPhone extension: ${extension}`.trim() } : lead;

/**
 * What the consultation form need not ask for: the department follows from the treatment, and the alternative from the first choice
 * (rows FORM-10 and FORM-14). It follows from that choice alone and not from the present, so that a retry is the same enquiry.
 */
function completed(own: Record<string, unknown>): Record<string, unknown> {
  const textOf = textsIn(own);
  const owner = departmentOfTreatment(textOf('treatment'));
  const first = { date: textOf('date'), time: textOf('time') };
  const follows =
    !textOf('alternative_date') && !textOf('alternative_time') && isCalendarDate(first.date) && TIME.test(first.time);
  const next = follows ? nextOpenSlot(slotInstant(first)) : null;
  return {
    ...own,
    ...(owner && !textOf('department') && { department: departmentLabels[owner] }),
    ...(next && { alternative_date: next.date, alternative_time: next.time }),
  };
}

/** The own fields of a lead; null counts as absent. Never reads through a prototype. */
function ownFields(input: unknown): Record<string, unknown> {
  return Object.fromEntries(
    leadFields.flatMap((name): [string, unknown][] => {
      const value = ownField(input, name);
      return value == null ? [] : [[name, value]];
    }),
  );
}

function ownField(input: unknown, name: string): unknown {
  return typeof input === 'object' && input !== null ? Object.getOwnPropertyDescriptor(input, name)?.value : undefined;
}
