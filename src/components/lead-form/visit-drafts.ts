import type { LeadForm } from '../../leads/lead.ts';
import { visitMemory } from '../carousel/visit-memory.ts';

/** Fields of a form as the visitor left them. */
export type FormFields = Record<string, string>;

/**
 * What was typed into each form in this visit (rows CBM-05, GATE-16): a form that closes, or whose page is left, finds its words
 * again. In memory alone: a reload forgets them.
 */
const drafts = new Map<LeadForm, FormFields>();

export const keepForVisit = (form: LeadForm, fields: FormFields): void => void drafts.set(form, fields);
export const draftOf = (form: LeadForm): FormFields | undefined => drafts.get(form);
export const forgetDraft = (form: LeadForm): void => void drafts.delete(form);

/** Whether any enquiry was sent in this visit: the callback form does not ask again (row CBM-13). */
export const enquirySent = visitMemory(false);

/** Name and number of the last enquiry sent in this visit, offered to the next one (row GATE-19, WCAG 3.3.7). */
export const sentDetails = visitMemory<FormFields | null>(null);

/** Remembers for this visit that an enquiry was sent, and by whom. */
export function noteSent({ name = '', phone_number = '', country_code = '' }: FormFields): void {
  enquirySent.set(true);
  sentDetails.set({ name, phone_number, country_code });
}
