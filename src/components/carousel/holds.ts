/** Why a carousel waits without having been stopped. */
export type Hold = 'hover' | 'focus' | 'touch' | 'hidden' | 'away';

export type HoldEvent = { type: 'hold' | 'release'; why: Hold } | { type: 'started' };

/** Until the observer has seen it, a carousel counts as out of view. */
export const INITIAL_HOLDS: readonly Hold[] = ['away'];

/** A start by hand lifts what the pointer and the focus on the start button would hold; both hold again when they come anew. */
export function reduceHolds(holds: readonly Hold[], event: HoldEvent): readonly Hold[] {
  if (event.type === 'started') return holds.filter((why) => why !== 'hover' && why !== 'focus');
  const held = holds.includes(event.why);
  if (event.type === 'hold') return held ? holds : [...holds, event.why];
  return held ? holds.filter((why) => why !== event.why) : holds;
}
