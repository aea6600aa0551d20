import { useSyncExternalStore } from 'react';

/** What may ask for leave to connect elsewhere. */
export type ThirdParty = 'map' | 'reviews' | 'chat' | 'video';

/** What the visitor has allowed. In memory alone: it ends with the visit and nothing is stored on the device. */
let allowed: ReadonlySet<ThirdParty> = new Set();
const listeners = new Set<() => void>();

function set(next: ReadonlySet<ThirdParty>): void {
  allowed = next;
  for (const changed of listeners) changed();
}
export const allow = (kind: ThirdParty): void => set(new Set([...allowed, kind]));

export const withdraw = (kind: ThirdParty): void => set(new Set([...allowed].filter((other) => other !== kind)));

function watch(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** False on the server and in the first render. */
export const useAllowed = (kind: ThirdParty): boolean =>
  useSyncExternalStore(
    watch,
    () => allowed.has(kind),
    () => false,
  );
