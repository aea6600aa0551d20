import { prefersReducedData } from '../../browser/visitor-preferences.ts';
import { whenIdle } from '../../browser/when-idle.ts';

/** Some two thirds of a phone's screen before it comes into view. */
const NEAR = '600px 0px';
const IDLE = { timeoutMs: 1000, otherwiseMs: 0 };
const TOUCHES = ['focusin', 'pointerdown'] as const;

/**
 * Calls `wake` once: when the visitor touches a place, or comes near it; where data is dear, only when it is touched. Answers a function
 * that calls it off.
 */
export function whenWanted(place: HTMLElement, wake: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const once = () => {
    if (signal.aborted) return;
    listening.abort();
    wake();
  };
  for (const type of TOUCHES) place.addEventListener(type, once, { signal, passive: true });
  if (place.contains(document.activeElement)) once();
  else if (!prefersReducedData() && 'IntersectionObserver' in window) {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && whenIdle(once, IDLE),
      {
        rootMargin: NEAR,
      },
    );
    observer.observe(place);
    signal.addEventListener('abort', () => observer.disconnect());
  }
  return () => listening.abort();
}
