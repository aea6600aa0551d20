/** People need longer than this; the Worker quarantines what comes sooner. */
import { FORM_TOKEN_PATH } from '../../endpoints.ts';

const SOONEST_MS = 2100;

/** Asks for the note when the form is first touched. Without it the enquiry is taken as one of a form without script. */
export class OpenedNote {
  #asked: Promise<string> | undefined;
  #at = 0;

  ask(): void {
    this.#asked ??= this.#fetch();
  }

  /** The note, once it is old enough: somebody whose browser fills the form in a moment is not a program. */
  async ripe(wait: (ms: number) => Promise<void>): Promise<string> {
    const note = (await this.#asked) ?? '';
    const left = note ? SOONEST_MS - (performance.now() - this.#at) : 0;
    if (left > 0) await wait(left);
    return note;
  }

  async #fetch(): Promise<string> {
    try {
      const answer = await fetch(FORM_TOKEN_PATH, {
        method: 'POST',
        headers: { Accept: 'application/json' },
        signal: AbortSignal.timeout(4000),
      });
      const body: unknown = await answer.json();
      this.#at = performance.now();
      return typeof body === 'object' && body !== null && 'opened' in body && typeof body.opened === 'string' ? body.opened : '';
    } catch {
      return '';
    }
  }
}
