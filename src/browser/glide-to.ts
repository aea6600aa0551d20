import { prefersReducedMotion } from './visitor-preferences.ts';
import { scrollToSection } from './whole-page.ts';

/** Row SVC-05. */
const GLIDE_DELAY_MS = 500;
/** Whoever moves the page has somewhere else to go. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scrolls smoothly to a part after half a second, at once where less motion is asked for. Answers a function that calls it off. */
export function glideTo(part: HTMLElement): () => void {
  const stop = new AbortController();
  const timer = setTimeout(() => {
    stop.abort();
    scrollToSection(part, prefersReducedMotion() ? 'instant' : 'smooth');
  }, GLIDE_DELAY_MS);
  stop.signal.addEventListener('abort', () => clearTimeout(timer));
  for (const type of OWN_MOVES) addEventListener(type, () => stop.abort(), { signal: stop.signal, passive: true });
  return () => stop.abort();
}
