import { visitMemory } from '../../browser/visit-memory.ts';
import type { LeadForm } from '../../leads/lead.ts';

/** Fields of a form as the visitor left them. */
export type FormFields = Record<string, string>;

/**
 * What was typed into each form in this visit (rows CBM-05, GATE-16): a form that closes, or whose page is left, finds its words
 * again. In memory, and in the tab's own storage for a reload or a tab that the browser discarded; the tab's end is its end.
 */
const drafts = new Map<LeadForm, FormFields>();
const DRAFT = 'formDraft:';
const SENT = 'enquirySent';

/** An agreement is given with each sending, and what programs fill in is nobody's words. */
const NOT_KEPT = new Set(['consent', 'terms', 'consent_notice', 'subject', 'form', 'page']);

export function keepForVisit(form: LeadForm, fields: FormFields): void {
  drafts.set(form, fields);
  const words = Object.entries(fields).filter(([name, value]) => value !== '' && !NOT_KEPT.has(name));
  store(DRAFT + form, JSON.stringify(Object.fromEntries(words)));
}

/** The words of a form that closed on this page. */
export const draftOf = (form: LeadForm): FormFields | undefined => drafts.get(form);

/** The words of a form before a reload; null when there are none. */
export function draftBeforeReload(form: LeadForm): FormFields | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(DRAFT + form) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    return Object.fromEntries(Object.entries(kept).filter(([name, value]) => typeof value === 'string' && !NOT_KEPT.has(name)));
  } catch {
    // Storage is refused, or was written by something else.
    return null;
  }
}

export function forgetDraft(form: LeadForm): void {
  drafts.delete(form);
  try {
    sessionStorage.removeItem(DRAFT + form);
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
}

function store(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // The page's own memory has it.
  }
}

/** Forgets with the rest when the visitor clears all traces, in this tab or in another. */
if (!import.meta.env.SSR && 'addEventListener' in globalThis) {
  addEventListener('storage', ({ key }) => {
    if (key !== null) return;
    drafts.clear();
    sentDetails.set(null);
    try {
      // No other tab reaches what this one keeps.
      sessionStorage.clear();
    } catch {
      // Where storage is refused, nothing was kept.
    }
    for (const form of document.forms) form.reset();
  });
}

const sentOnThisPage = visitMemory(false);

/** Whether any enquiry was sent in this visit, over reloads: the callback form does not ask again (row CBM-13). */
export const enquirySent = {
  get: (): boolean => {
    if (sentOnThisPage.get()) return true;
    try {
      return sessionStorage.getItem(SENT) !== null;
    } catch {
      return false;
    }
  },
  note: (): void => {
    sentOnThisPage.set(true);
    store(SENT, 'true');
  },
};

/** Name and number of the last enquiry sent in this visit, offered to the next one (row GATE-19, WCAG 3.3.7). */
export const sentDetails = visitMemory<FormFields | null>(null);

/** Remembers for this visit that an enquiry was sent, and by whom. */
export function noteSent({ name = '', phone_number = '', country_code = '' }: FormFields): void {
  enquirySent.note();
  sentDetails.set({ name, phone_number, country_code });
}
