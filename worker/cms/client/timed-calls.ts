import { type Clock, mapLimited } from '../../lib/async.ts';
import { UpstreamError } from './read-json.ts';

/** A shared host does two things at a time and still answers its own visitors. */
const PARALLEL = 2;
/** No call begins that would probably end after this: the platform cuts off what works longer than 30 s behind an answer. */
const RUN_MS = 25_000;
/** A call that was begun in good faith is given up then. */
const RUN_LIMIT_MS = 28_000;
const MAX_FAILURES = 2;

/** The calls of one run, in the time that the platform leaves behind an answer. */
export class TimedCalls {
  readonly #clock: Clock;
  readonly #upstream: string;
  readonly #begun: number;
  #longestMs = 0;

  /** @param upstream whose calls they are: an origin, for the error of one that took too long. */
  constructor(clock: Clock, upstream: string) {
    this.#clock = clock;
    this.#upstream = upstream;
    this.#begun = clock.now();
  }

  /** Whether there is time left for one more call. */
  mayBegin(): boolean {
    return this.#clock.now() - this.#begun + this.#longestMs <= RUN_MS;
  }

  /** Two at a time while there is time. One failure does not hold up the rest; after a second one WordPress is left alone. */
  async inTurn(calls: (() => Promise<void>)[]): Promise<void> {
    const failures: unknown[] = [];
    await mapLimited(PARALLEL, calls, async (call) => {
      if (failures.length >= MAX_FAILURES || !this.mayBegin()) return;
      const begun = this.#clock.now();
      try {
        await this.#inTime(call());
      } catch (error) {
        failures.push(error);
      }
      this.#longestMs = Math.max(this.#longestMs, this.#clock.now() - begun);
    });
    if (failures.length > 0) throw failures[0];
  }

  #inTime(call: Promise<void>): Promise<void> {
    const leftMs = Math.max(0, RUN_LIMIT_MS - (this.#clock.now() - this.#begun));
    const tooLate = this.#clock.wait(leftMs).then(() => {
      throw new UpstreamError('timeout', new URL(this.#upstream));
    });
    return Promise.race([call, tooLate]);
  }
}
