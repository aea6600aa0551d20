import { enquirySent } from '../lead-form/visit-drafts.ts';

/** Row CBM-02. */
const NEAR_BOTTOM_PX = 100;
const OPEN_LAYER = 'dialog[open], :popover-open, header [aria-expanded="true"], [data-left]';
const FIELD = 'input, select, textarea';

/** True within 100 px of the page's end. */
export const nearBottom = (): boolean => document.documentElement.scrollHeight - innerHeight - scrollY <= NEAR_BOTTOM_PX;

/** Whether another layer is open, which Escape and attention belong to. */
export const layerOpen = (): boolean => document.querySelector(OPEN_LAYER) !== null;

/** Row CBM-13: never over another layer, while the visitor types or has begun a form, or after an enquiry was sent. */
export const mayAsk = (): boolean =>
  !closedLately(Date.now()) && !enquirySent.get() && !layerOpen() && !document.activeElement?.matches(FIELD) && !formBegun();

function formBegun(): boolean {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form :is(input:not([type="hidden"]), textarea)',
  );
  return [...controls].some(isTouched);
}

function isTouched(control: HTMLInputElement | HTMLTextAreaElement): boolean {
  // A box that nobody ticked has the value "on" and no default value.
  if (control.type === 'checkbox' || control.type === 'radio')
    return control instanceof HTMLInputElement && control.checked !== control.defaultChecked;
  // The date of the alternative slot is filled in by itself.
  return control.type !== 'date' && control.value !== control.defaultValue;
}

/** Row CBM-04: when the callback form was last closed, milliseconds since 1970. */
const NAME = 'modalClosedTimestamp';
/** Row CBM-03. */
const CLOSED_FOR_MS = 180_000;

/** Where the browser keeps nothing (row CBM-15), the page remembers. */
let remembered = 0;

export function noteClosed(now: number): void {
  remembered = now;
  try {
    localStorage.setItem(NAME, String(now));
  } catch {
    // The page's own memory has it.
  }
}

/** Whether it was closed too short a time ago to come again. */
export function closedLately(now: number): boolean {
  const closedFor = now - Math.max(remembered, stored());
  return closedFor >= 0 && closedFor < CLOSED_FOR_MS;
}

function stored(): number {
  try {
    return Number(localStorage.getItem(NAME)) || 0;
  } catch {
    return 0;
  }
}
