import type { LeadForm } from '../../leads/lead.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** As long as the Worker remembers a key: a kept enquiry that had been stored after all never becomes a second one. */
const KEPT_FOR_MS = 7 * DAY_MS;

interface Kept {
  at: number;
  /** Everything that is posted, key included. */
  fields: Record<string, string>;
}

const nameOf = (form: LeadForm): string => `enquiryNotSent:${form}`;

/**
 * An enquiry that could not be sent, kept on the visitor's device because the visitor ticked so.
 * @returns false where the device does not allow it.
 */
export function keepEnquiry(form: LeadForm, fields: Record<string, string>, now: number): boolean {
  try {
    localStorage.setItem(nameOf(form), JSON.stringify({ at: now, fields } satisfies Kept));
    return true;
  } catch {
    return false;
  }
}

/** The kept enquiry of a form, null when there is none, it is too old, or cannot be read. */
export function keptEnquiry(form: LeadForm, now: number): Record<string, string> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(form)) ?? 'null');
    if (!isKept(kept)) return null;
    if (now - kept.at <= KEPT_FOR_MS) return kept.fields;
    forgetEnquiry(form);
    return null;
  } catch {
    return null;
  }
}

export function forgetEnquiry(form: LeadForm): void {
  try {
    localStorage.removeItem(nameOf(form));
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null || !('at' in value) || !('fields' in value)) return false;
  const { at, fields } = value;
  return (
    typeof at === 'number' &&
    typeof fields === 'object' &&
    fields !== null &&
    Object.values(fields).every((field) => typeof field === 'string')
  );
}
