import type { Entry } from './entry.ts';

/** A place that keeps entries beyond the isolate. Both may throw. */
export interface Store {
  /** Null for what is not there; `held` itself where that is the version it has. */
  get<T>(key: string, held?: Entry<T> | null): Promise<Entry<T> | null>;
  put<T>(key: string, entry: Entry<T>): Promise<void>;
}
