import { errorName, report } from '../lib/failure.ts';

/** How long the restart may take to come. */
const PATIENCE_MS = 60_000;

/** Closed between what a return to an earlier time reads and the restart that makes it: what came in then would be lost (`Recovery`). */
export class OutboxDoor {
  #isClosed = false;
  #patience: ReturnType<typeof setTimeout> | undefined;

  /** @throws while it is closed. */
  pass(): void {
    if (this.#isClosed) throw new Error('The outbox is about to go back to an earlier time');
  }

  /**
   * Stays closed once the preparation is done, until the restart; opens again where it fails, but for a return that was prepared before.
   * @param giveUp called where no restart comes; restarts the outbox as it is. It is called again until it succeeds.
   */
  async closedFor<T>(prepare: () => Promise<T>, giveUp: () => Promise<void>): Promise<T> {
    const wasClosed = this.#isClosed;
    this.#isClosed = true;
    try {
      const prepared = await prepare();
      clearTimeout(this.#patience);
      this.#wait(giveUp);
      return prepared;
    } catch (error) {
      this.#isClosed = wasClosed;
      throw error;
    }
  }

  #wait(giveUp: () => Promise<void>): void {
    this.#patience = setTimeout(async () => {
      try {
        await giveUp();
      } catch (error) {
        report('return-not-given-up', { error: errorName(error) });
        this.#wait(giveUp);
      }
    }, PATIENCE_MS);
  }
}
