/** Should whoever prepares a return never come to the restart. */
const CLOSED_MS = 60_000;

/** Closed between what a return to an earlier time reads and the restart that makes it: what came in then would be lost (`Recovery`). */
export class OutboxDoor {
  /** Milliseconds since 1970. */
  #closedUntil = 0;

  /** @throws while it is closed. */
  pass(): void {
    if (Date.now() < this.#closedUntil) throw new Error('The outbox is about to go back to an earlier time');
  }

  /** Stays closed once the preparation is done; opens again where it fails. */
  async closedFor<T>(prepare: () => Promise<T>): Promise<T> {
    this.#closedUntil = Date.now() + CLOSED_MS;
    try {
      return await prepare();
    } catch (error) {
      this.#closedUntil = 0;
      throw error;
    }
  }
}
