import { useSyncExternalStore } from 'react';

export interface VisitMemory<T> {
  get: () => T;
  set: (value: T) => void;
  /** The value, followed; on the server and in the first render of the browser the initial one, so that both say the same. */
  use: () => T;
}

/** Something the whole page remembers for this visit. In memory alone: a reload begins anew and nothing is stored on the device. */
export function visitMemory<T>(initial: T): VisitMemory<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  const get = (): T => current;
  const watch = (changed: () => void): (() => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  };
  return {
    get,
    set: (value) => {
      current = value;
      for (const changed of listeners) changed();
    },
    use: () => useSyncExternalStore(watch, get, () => initial),
  };
}
