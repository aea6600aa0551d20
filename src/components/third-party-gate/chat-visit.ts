import { visitMemory } from '../../browser/visit-memory.ts';

/** Row HOME-55: the chat waits this long after the home page has mounted. */
export const CHAT_DELAY_MS = 1000;

/** `waiting`: never asked for. `open`: asked for. `dismissed`: closed again; it does not come back by itself in this visit (row HOME-57). */
export const chatWish = visitMemory<'waiting' | 'open' | 'dismissed'>('waiting');
