import { clinic } from '../content/clinic.ts';
/**
 * An enquiry of a visitor, as form and Worker both know it. No DOM, no platform types.
 * Field names are those of the form controls; `name`, `phone_number` and `category` are also what the clinic's system is sent (row GATE-03).
 */

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

/** Sentences shown to visitors. The first three are exact texts of the specification (rows ERR-14 to ERR-16). */
export const leadMessages = {
  name: 'Please enter your name',
  phone: 'Please enter a valid 10-digit phone number',
  failed: 'Failed to submit lead. Please try again.',
  offline: 'No connection. We keep it and send it by itself.',
  slow: 'Your connection is slow. We are still sending; please leave this page open.',
  refused: 'We could not take your enquiry as it is. Please check it, or call us.',
  email: 'Please enter a valid email address',
  required: 'Please fill in this field',
  phoneAbroad: 'Please enter a valid phone number with its country code',
  terms: 'Please agree to the Terms of Use',
  consent: 'Please agree, so that we may use your details to answer you',
  department: 'Choose a department',
  treatment: 'Choose a treatment',
  category: 'Choose a category',
  noDate: 'Choose a date',
  noTime: 'Choose a time',
  date: 'Please enter a valid date',
  time: 'Please enter a valid time',
  past: 'Please choose a time in the future',
  sunday: 'The clinic is closed on Sundays. Please choose another day',
  get hours() {
    return `Please choose a time between ${clinic.hours.shown.replace(' to ', ' and ')} India time`;
  },
  otherDepartment: 'This treatment belongs to the other department',
  tooLong: 'This text is too long',
  characters: 'Please remove the special characters that cannot be read',
  invalid: 'Please check this field',
} as const;

/** What a form posts beside the lead: it decides how the enquiry is taken, and is not kept with it. */
export interface LeadEnvelope {
  /** Signed note of when the form was opened; `''` without script. */
  opened: string;
  /** Answer of the check that asks for a person, where one was asked for. */
  challenge: string;
}
