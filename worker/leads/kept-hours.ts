import type { clinic } from '../../src/content/clinic.ts';
import { withOverlay } from '../../src/content/with-overlay.ts';
import { isSame } from '../cms/records/lay-fields.ts';

export type Hours = typeof clinic.hours;

const KEY = 'hours';

/** Of a Durable Object; without its types, which not all who read this know. */
interface KeyValues {
  kv: { get: (key: string) => unknown; put: (key: string, value: unknown) => void };
}

/**
 * The opening hours as WordPress says them, in the store of enquiries: it lives apart from the Worker that serves pages, which tells it
 * with every enquiry and every five minutes.
 */
export class KeptHours {
  readonly #storage: KeyValues;

  constructor(storage: KeyValues) {
    this.#storage = storage;
  }

  keep(hours: Hours | undefined): void {
    if (hours && !isSame(hours, this.#storage.kv.get(KEY))) this.#storage.kv.put(KEY, hours);
  }

  /** Reckons with these hours; with those of the build while none are known. */
  during<T>(work: () => T): T {
    const hours = this.#storage.kv.get(KEY) as Hours | undefined;
    return withOverlay(hours && { clinic: { hours } }, work);
  }
}
