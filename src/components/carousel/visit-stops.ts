import { useSyncExternalStore } from 'react';

/**
 * How often the visitor has stopped a carousel in this visit. One stop counts for every carousel on every page; a later
 * start counts for its own carousel and only until the next stop. Kept in memory: a reload is a new visit.
 */
let stops = 0;
const listeners = new Set<() => void>();

export const visitStops = (): number => stops;

export function stopForVisit(): void {
  stops += 1;
  for (const changed of listeners) changed();
}

function watch(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export const useVisitStops = (): number => useSyncExternalStore(watch, visitStops, () => 0);

/** Whether a carousel stands still by the visitor's choice. `startedAt`: number of stops when it was started by hand. */
export const isStopped = ({ stops, startedAt, still }: { stops: number; startedAt: number | null; still: boolean }): boolean =>
  startedAt !== stops && (stops > 0 || still);
