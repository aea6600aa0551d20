import { visitMemory } from '../../browser/visit-memory.ts';

/**
 * How often the visitor has stopped a carousel in this visit. One stop counts for every carousel on every page; a later
 * start counts for its own carousel and only until the next stop.
 */
export const visitStops = visitMemory(0);

/** Whether a carousel stands still by the visitor's choice. `startedAt`: number of stops when it was started by hand. */
export const isStopped = ({ stops, startedAt, still }: { stops: number; startedAt: number | null; still: boolean }): boolean =>
  startedAt !== stops && (stops > 0 || still);
