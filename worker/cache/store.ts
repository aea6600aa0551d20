import type { Entry } from './entry.ts';

/** A place that keeps entries beyond the isolate. `get` answers null for what is not there. Both may throw. */
export interface Store {
  get<T>(key: string): Promise<Entry<T> | null>;
  put<T>(key: string, entry: Entry<T>): Promise<void>;
}
