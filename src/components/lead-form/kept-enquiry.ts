import type { LeadForm } from '../../leads/lead.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** As long as the Worker remembers a key: a kept enquiry that had been stored after all never becomes a second one. */
const KEPT_FOR_MS = 7 * DAY_MS;

/** Everything that is posted, form and key included. */
type Fields = Record<string, string>;

export interface Kept {
  at: number;
  fields: Fields;
}

const keptAs = (form: string): string => `enquiryNotSent:${form}:`;

/** Under which name an enquiry is kept. Its key is part of it: other tabs may keep enquiries of the same form. */
export const keptName = ({ form = '', key = '' }: Fields): string => keptAs(form) + key;

/** A kept enquiry of a form, null when there is none, all are too old, or they cannot be read. */
export const keptEnquiry = (form: LeadForm, now: number): Fields | null => firstKept(() => localStorage, keptAs(form), now);

/** What an enquiry is called in the tab's own storage while it is on its way, but for its key. */
export const ON_ITS_WAY = 'enquiryOnItsWay:';

/** An enquiry whose document was left before its answer came. */
export const unansweredEnquiry = (now: number): Fields | null => firstKept(() => sessionStorage, ON_ITS_WAY, now);

function firstKept(open: () => Storage, prefix: string, now: number): Fields | null {
  try {
    const storage = open();
    for (const name of Object.keys(storage)) {
      if (!name.startsWith(prefix)) continue;
      const kept: unknown = JSON.parse(storage.getItem(name) ?? '');
      if (isKept(kept) && now - kept.at <= KEPT_FOR_MS) return kept.fields;
      storage.removeItem(name);
    }
  } catch {
    // Storage is refused, or was written by something else.
  }
  return null;
}

export function forgetEnquiry(fields: Fields): void {
  try {
    localStorage.removeItem(keptName(fields));
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
