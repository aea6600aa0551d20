import type { LeadFieldErrors } from './lead.ts';

/** A form posted without script that was not stored: what was typed, and what is wrong. */
export interface RefusedForm {
  /** Which of a page's forms it was. */
  form: string;
  values: Record<string, string>;
  fields: LeadFieldErrors;
  /** One sentence about the whole form; empty when the fields say it all. */
  message: string;
}
