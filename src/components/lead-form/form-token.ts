import { FORM_TOKEN_PATH } from '../../endpoints.ts';

/** In a page that stays open the days go on. */
const ASKED_ANEW_MS = 3_600_000;
/** People need longer than this; the Worker quarantines what comes sooner. */
const SOONEST_MS = 2100;

/** What the Worker tells a form that is touched: the signed note, and the days that can be asked for by its own clock. */
interface Opened {
  opened?: unknown;
  firstDay?: unknown;
  lastDay?: unknown;
}

/** Asks for the note when the form is first touched. Without it the enquiry is taken as one of a form without script. */
export class OpenedNote {
  #asked: Promise<Opened> = Promise.resolve({});
  /** By the device's clock: the other one stands still while the device sleeps. */
  #askedAt = 0;
  #at = 0;

  /** Each time the form is touched: after an answer its controls are new ones. */
  ask(): void {
    if (Math.abs(Date.now() - this.#askedAt) > ASKED_ANEW_MS) {
      this.#askedAt = Date.now();
      this.#asked = this.#fetch();
    }
    void this.#asked.then(boundDays);
  }

  /** The note, once it is old enough: somebody whose browser fills the form in a moment is not a program. */
  async ripe(wait: (ms: number) => Promise<void>): Promise<string> {
    const { opened } = await this.#asked;
    const note = typeof opened === 'string' ? opened : '';
    const left = note ? SOONEST_MS - (performance.now() - this.#at) : 0;
    if (left > 0) await wait(left);
    return note;
  }

  async #fetch(): Promise<Opened> {
    try {
      const answer = await fetch(FORM_TOKEN_PATH, {
        method: 'POST',
        headers: { Accept: 'application/json' },
        signal: AbortSignal.timeout(4000),
      });
      const body: unknown = await answer.json();
      this.#at = performance.now();
      return typeof body === 'object' && body !== null ? body : {};
    } catch {
      return {};
    }
  }
}

/** Calendars of the page's forms then offer no day that the Worker would refuse. */
function boundDays({ firstDay, lastDay }: Opened): void {
  if (typeof firstDay !== 'string' || typeof lastDay !== 'string') return;
  for (const day of document.querySelectorAll<HTMLInputElement>('input[type=date]')) {
    day.min = firstDay;
    day.max = lastDay;
  }
}
