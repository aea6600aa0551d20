import { visitMemory } from '../../browser/visit-memory.ts';

/** What may ask for leave to connect elsewhere. The chat keeps its own account, and a video tile asks each time. */
export type ThirdParty = 'map' | 'reviews' | 'video';

/** What the visitor has allowed in this visit. */
export const allowed = visitMemory<readonly ThirdParty[]>([]);

export const allow = (kind: ThirdParty): void => allowed.set([...allowed.get(), kind]);
