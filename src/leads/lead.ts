/**
 * An enquiry of a visitor, as form and Worker both know it. No DOM, no platform types.
 * Field names are those of the form controls; `name`, `phone_number` and `category` are also what the clinic's system is sent (row GATE-03).
 */

import * as words from '#words/enquiry-text';

export const leadForms = ['gallery', 'consultation', 'callback', 'international'] as const;
export type LeadForm = (typeof leadForms)[number];

/** A checked enquiry. Every text is trimmed; `''` stands for "not given", so that two equal enquiries are equal records. */
export interface Lead {
  form: LeadForm;
  name: string;
  /** 10 ASCII digits for India, else E.164 with `+`; `''` where the form does not ask for it (row INTL-16). */
  phone_number: string;
  email: string;
  /** What the enquiry is about; the gallery's category, or the subject of a page. */
  category: string;
  treatment: string;
  department: string;
  /** What a visitor from abroad asks for beside an answer (`src/content/remote-consultation.ts`). */
  purpose: string;
  /** What the visitor wrote. May hold line breaks (`\n`). */
  requirement: string;
  /** Requested slot and its alternative (row FORM-08): `YYYY-MM-DD` and `HH:MM`, clinic time. */
  date: string;
  time: string;
  alternative_date: string;
  alternative_time: string;
  /** The terms box was ticked. */
  terms: boolean;
  /** The box of the consent notice was ticked; forms without one say nothing. */
  consent: boolean;
  /** Version of the consent notice the visitor agreed to (row FORM-18). The time of consent is the time of storing. */
  consent_notice: string;
  /** Path of the page the form stood on, without query. */
  page: string;
  /** Idempotency key: a UUID in lower case, made when the form opened, kept over retries, new after success or an edit. */
  key: string;
  /** The hidden field was filled, which people do not do. Kept, so that a lead that may be spam is quarantined instead of dropped (row FORM-17). */
  website: boolean;
}

export type LeadField = keyof Lead;

/** Field name → sentence for the visitor. */
export type LeadFieldErrors = Partial<Record<LeadField, string>>;

/** What a form posts beside the lead: it decides how the enquiry is taken, and is not kept with it. */
export interface LeadEnvelope {
  /** Signed note of when the form was opened; `''` without script. */
  opened: string;
  /** Answer of the check that asks for a person, where one was asked for. */
  challenge: string;
}

/** A field that a visitor fills in, and where it goes. */
interface FieldModel {
  /** Its name in an enquiry that the visitor sends as a message. */
  label: () => string;
  /** Forms that have it, and whether they insist on it. A field that follows from another is `offered`. */
  forms: Partial<Record<LeadForm, 'required' | 'offered'>>;
  /** As what the clinic's system is sent it: row GATE-13 allows three. `kept`: it stays with us, for the inbox and the export. */
  delivery: 'name' | 'phone_number' | 'category' | 'kept';
}

/** What goes along with an enquiry without being filled in. */
type Unseen = 'form' | 'key' | 'page' | 'website' | 'consent_notice';

const REQUIRED = 'required';
const OFFERED = 'offered';

/**
 * Every field of the forms, declared once. A field of `Lead` that is not declared here does not compile; one that does not reach its
 * forms, the rules, the plain answer, the inbox, the export or the delivery as declared fails the tests beside those.
 */
export const leadFields = {
  name: {
    label: () => words.name,
    forms: { gallery: REQUIRED, consultation: REQUIRED, callback: REQUIRED, international: REQUIRED },
    delivery: 'name',
  },
  phone_number: {
    label: () => words.phone,
    forms: { gallery: REQUIRED, consultation: REQUIRED, callback: REQUIRED, international: OFFERED },
    delivery: 'phone_number',
  },
  email: {
    label: () => words.email,
    forms: { consultation: REQUIRED, callback: REQUIRED, international: REQUIRED },
    delivery: 'kept',
  },
  category: { label: () => words.category, forms: { gallery: REQUIRED }, delivery: 'category' },
  treatment: { label: () => words.treatment, forms: { consultation: REQUIRED }, delivery: 'category' },
  department: { label: () => words.department, forms: { consultation: OFFERED }, delivery: 'category' },
  purpose: { label: () => words.purpose, forms: { international: OFFERED }, delivery: 'category' },
  date: { label: () => words.date, forms: { consultation: REQUIRED }, delivery: 'kept' },
  time: { label: () => words.time, forms: { consultation: REQUIRED }, delivery: 'kept' },
  alternative_date: { label: () => words.alternativeDate, forms: { consultation: OFFERED }, delivery: 'kept' },
  alternative_time: { label: () => words.alternativeTime, forms: { consultation: OFFERED }, delivery: 'kept' },
  requirement: {
    label: () => words.requirement,
    forms: { consultation: OFFERED, callback: REQUIRED, international: OFFERED },
    delivery: 'kept',
  },
  terms: { label: () => words.terms, forms: { international: REQUIRED }, delivery: 'kept' },
  consent: { label: () => words.consent, forms: { consultation: REQUIRED }, delivery: 'kept' },
} as const satisfies Record<Exclude<LeadField, Unseen>, FieldModel>;

export type FilledField = keyof typeof leadFields;

export const filledFields = Object.keys(leadFields) as FilledField[];

const models: Record<FilledField, FieldModel> = leadFields;

/** Fields of one form. */
export const fieldsOf = (form: LeadForm): FilledField[] => filledFields.filter((name) => models[name].forms[form] !== undefined);

/** Fields that a form insists on. */
export const requiredOf = (form: LeadForm): FilledField[] => filledFields.filter((name) => models[name].forms[form] === REQUIRED);

/** What the clinic's system is sent under one of its three names: the first of these that is given. */
export const deliveredAs = (delivery: FieldModel['delivery']): FilledField[] =>
  filledFields.filter((name) => models[name].delivery === delivery);
