import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollTarget } from '../../browser/scrolling.ts';
import { useHydrated } from '../../browser/visitor-preferences.ts';

/** State of a link that leads to a part of the page and opens nothing. */
export const STAY = { scrollTo: 'stay' } as const;

/** Someone who reads already is not interrupted: on a slow line the application comes long after the text. */
const FIRST_LOAD_LIMIT_MS = 5000;

/** The document's first page has been shown. */
let begun = false;

const isStay = (state: unknown): boolean =>
  state !== null && typeof state === 'object' && 'scrollTo' in state && state.scrollTo === STAY.scrollTo;

/**
 * Calls `arrive` with the part that hash or state name, after a navigation and after the first load (rows SVC-06, SVC-07,
 * SVP-46, ROUTE-53). Not on the way back, where the visitor was here before, and not for links of the local menu. Not in the render
 * that hydrates either: what this device remembers, such as the agreement to sensitive pictures, is known in the one after it.
 */
export function useArrival(arrive: (part: string) => void): void {
  const { key, hash, state } = useLocation();
  const goingBack = useNavigationType() === 'POP';
  const hydrated = useHydrated();
  const shown = useRef<string | null>(null);
  const arrived = useEffectEvent(arrive);
  useEffect(() => {
    if (!hydrated || shown.current === key) return;
    const first = !begun;
    shown.current = key;
    begun = true;
    if (isStay(state) || (goingBack && (!first || performance.now() > FIRST_LOAD_LIMIT_MS))) return;
    const part = scrollTarget({ hash, state });
    if (part) arrived(part);
  }, [key, hash, state, goingBack, hydrated]);
}
