/**
 * An enquiry of a visitor, as form and Worker both know it: its fields, each declared once with its rule, and what each form insists on
 * (row GATE-18). No DOM, no platform types.
 * Field names are those of the form controls; `name`, `phone_number` and `category` are also what the clinic's system is sent (row GATE-03).
 */
import * as v from 'valibot';
import * as leadMessages from '#words/lead-messages';
import {
  category,
  date,
  department,
  email,
  key,
  line,
  noticeVersion,
  page,
  phone,
  purpose,
  type Sentence,
  text,
  ticked,
  time,
  treatment,
} from './lead-values.ts';

export const leadForms = ['gallery', 'consultation', 'callback', 'international'] as const;
export type LeadForm = (typeof leadForms)[number];

const absent = '';
const nameLine = line(() => leadMessages.name);

/**
 * What a visitor fills in, by the rules where a form does not insist on it, in the order in which forms show it. Every text is trimmed;
 * `''` stands for "not given", so that two equal enquiries are equal records. Inbox, export and plain answer follow from this list.
 */
const filled = {
  name: v.optional(nameLine, absent),
  email: v.optional(email, absent),
  /** 10 ASCII digits for India, else E.164 with `+`; `''` where the form does not ask for it (row INTL-16). */
  phone_number: v.optional(phone, absent),
  // These four may reach the clinic's system as what the enquiry is about, so they are words of ours (row GATE-13).
  /** What the enquiry is about; the gallery's category, or the subject of a page. */
  category: v.optional(category, absent),
  treatment: v.optional(treatment, absent),
  department: v.optional(department, absent),
  /** What a visitor from abroad asks for beside an answer (`src/content/remote-consultation.ts`). */
  purpose: v.optional(purpose, absent),
  /** What the visitor wrote. May hold line breaks (`\n`). */
  requirement: v.optional(text, absent),
  /** Requested slot and its alternative (row FORM-08): `YYYY-MM-DD` and `HH:MM`, clinic time. */
  date: v.optional(date, absent),
  time: v.optional(time, absent),
  alternative_date: v.optional(date, absent),
  alternative_time: v.optional(time, absent),
  /** The terms box was ticked. */
  terms: v.optional(ticked, false),
  /** The box of the consent notice was ticked; forms without one say nothing. */
  consent: v.optional(ticked, false),
};

/** What goes along with it without being filled in: nothing in `page` and `subject` may turn an enquiry away. */
const unseen = {
  /** Version of the consent notice the visitor agreed to (row FORM-18). The time of consent is the time of storing. */
  consent_notice: v.optional(noticeVersion, absent),
  /** Idempotency key: a UUID in lower case, made when the form opened, kept over retries, new after success or an edit. */
  key: v.optional(key, absent),
  /** Path of the page the form stood on, without query. */
  page: v.optional(page, absent),
  /** The hidden field was filled, which people do not do. Kept, so that a lead that may be spam is quarantined instead of dropped (row FORM-17). */
  subject: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => value !== ''),
    ),
    absent,
  ),
};

const fields = { ...filled, ...unseen };

/** A checked enquiry. */
export type Lead = { form: LeadForm } & { [Name in keyof typeof fields]: v.InferOutput<(typeof fields)[Name]> };

export type LeadField = keyof Lead;

/** A field that a visitor fills in. */
export type FilledField = keyof typeof filled;

export const filledFields = Object.keys(filled) as FilledField[];

export const leadFields = ['form', ...Object.keys(fields)];

/** Field name → sentence for the visitor. */
export type LeadFieldErrors = Partial<Record<LeadField, string>>;

/** What a form posts beside the lead: it decides how the enquiry is taken, and is not kept with it. */
export interface LeadEnvelope {
  /** Signed note of when the form was opened; `''` without script. */
  opened: string;
  /** Answer of the check that asks for a person, where one was asked for. */
  challenge: string;
}

const given = <S extends v.GenericSchema<string, string>>(schema: S, message: Sentence) =>
  v.pipe(
    v.optional(schema, absent),
    v.check((value: string) => value !== '', message),
  );

const mustBeTicked = (message: Sentence) =>
  v.pipe(
    v.optional(ticked, false),
    v.check((value: boolean) => value, message),
  );

const givenName = given(nameLine, () => leadMessages.name);
const givenPhone = given(phone, () => leadMessages.phone);
const givenEmail = given(email, () => leadMessages.email);

/** The callback asks for the number before the address; what is wrong is listed as it stands on the page. */
const { name, phone_number, ...rest } = fields;
const numberFirst = { name, phone_number, ...rest };

/** What each form insists on: rows GATE-07, FORM-09, CBM-10, INTL-14 to INTL-18. */
export const leadSchema = v.variant(
  'form',
  [
    v.object({
      ...fields,
      form: v.literal('gallery'),
      name: givenName,
      phone_number: givenPhone,
      category: given(category, () => leadMessages.category),
    }),
    v.object({
      ...fields,
      form: v.literal('consultation'),
      name: givenName,
      email: givenEmail,
      phone_number: givenPhone,
      treatment: given(treatment, () => leadMessages.treatment),
      date: given(date, () => leadMessages.noDate),
      time: given(time, () => leadMessages.noTime),
      consent: mustBeTicked(() => leadMessages.consent),
    }),
    v.object({
      ...numberFirst,
      form: v.literal('callback'),
      name: givenName,
      phone_number: givenPhone,
      email: givenEmail,
      requirement: given(text, () => leadMessages.required),
    }),
    v.object({
      ...fields,
      form: v.literal('international'),
      name: givenName,
      email: givenEmail,
      terms: mustBeTicked(() => leadMessages.terms),
    }),
  ],
  () => leadMessages.invalid,
);
