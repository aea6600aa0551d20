import { useSyncExternalStore } from 'react';

interface Connection {
  saveData?: boolean;
}

/** The visitor's browser asks to save data, or the visitor does: the document is a lean one then. Browser only. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || document.documentElement.dataset['saver'] !== undefined;
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** The visitor asks for less motion. Browser only. */
export const prefersStillness = (): boolean => matchMedia(REDUCED_MOTION).matches;

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
export const useStill = (): boolean => useSyncExternalStore(watchMotion, () => prefersStillness() || savesData(), no);
