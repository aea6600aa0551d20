/** Row CBM-04: when the callback form was last closed, milliseconds since 1970. */
const NAME = 'modalClosedTimestamp';
/** Row CBM-03. */
export const CLOSED_FOR_MS = 180_000;

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
