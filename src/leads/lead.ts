/**
 * An enquiry of a visitor, as form and Worker both know it. No DOM, no platform types.
 * Field names are those of the form controls; `name`, `phone_number` and `category` are also what the clinic's system is sent (row GATE-03).
 */

export type LeadForm = 'gallery' | 'consultation' | 'callback' | 'international';

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
  /** What the visitor wrote. May hold line breaks (`\n`). */
  requirement: string;
  /** Wished slot and its alternative (row FORM-08): `YYYY-MM-DD` and `HH:MM`, clinic time. */
  date: string;
  time: string;
  alternative_date: string;
  alternative_time: string;
  /** The terms box was ticked. */
  terms: boolean;
  /** Version of the consent notice the visitor agreed to (row FORM-18). The time of consent is the time of storing. */
  consent_notice: string;
  /** Path of the page the form stood on, without query. */
  page: string;
  /** Idempotency key: a UUID in lower case, made when the form opened, kept over retries, new after success or an edit. */
  key: string;
  /** The hidden field was filled, which people do not do. Kept, so that a doubtful lead can be set aside instead of dropped (row FORM-17). */
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
  email: 'Please enter a valid email address',
  required: 'Please fill in this field',
  terms: 'Please agree to the Terms of Use',
  date: 'Please enter a valid date',
  time: 'Please enter a valid time',
  tooLong: 'This text is too long',
  characters: 'Please remove the special characters that cannot be read',
  invalid: 'Please check this field',
} as const;
