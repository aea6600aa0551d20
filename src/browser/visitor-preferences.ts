import { useSyncExternalStore } from 'react';
import { savesOnPage, turnsLite } from '../documents/reduced-data.ts';

interface Connection {
  saveData?: boolean;
}

/** The document on the screen is a lite one. Browser only. */
export const isLite = (): boolean => document.documentElement.dataset['saver'] !== undefined;

/** The visitor asks to save data, and has a lite document then; or the browser does, and the visitor has not said no. Browser only. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return savesOnPage({ lite: isLite(), asks: Boolean(connection?.saveData), cookies: document.cookie });
}

/** From the next document on they are lite, though this one is not. Browser only. */
export const nextIsLite = (): boolean => turnsLite({ lite: isLite(), cookies: document.cookie });

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** The visitor asks for less motion. Browser only. */
export const prefersReducedMotion = (): boolean => matchMedia(REDUCED_MOTION).matches;

function watchMotion(changed: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

const never = (): (() => void) => () => {};
const no = (): boolean => false;

/** False on the server and in the first render of the browser, so that both say the same; true from then on. */
export const useHydrated = (): boolean => useSyncExternalStore(never, () => true, no);

/** Nothing may move by itself: reduced motion or Save-Data. Known after hydration only. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(watchMotion, () => prefersReducedMotion() || prefersReducedData(), no);
