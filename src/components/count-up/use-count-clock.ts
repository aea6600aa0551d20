import { type RefObject, useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../browser/visitor-preferences.ts';
import { COUNT_THRESHOLD } from './count.ts';

/** `final`: the figures stand. `waiting`: out of view, about to count. A number: milliseconds since the count began. */
export type CountClock = 'final' | 'waiting' | number;

/**
 * Runs once, when the block comes into view, for `longestMs`. The figures stand from the first to the last moment on the
 * server, under reduced motion, and where the block was on screen from the start, so that nobody sees one fall back to 0.
 */
export function useCountClock(block: RefObject<HTMLElement | null>, longestMs: number): CountClock {
  const [clock, setClock] = useState<CountClock>('final');
  useEffect(() => {
    if (!block.current || prefersReducedMotion()) return;
    let frame = 0;
    let first = true;
    const start = (): void => {
      const begun = performance.now();
      const draw = (now: number): void => {
        const passed = Math.max(0, now - begun);
        setClock(passed < longestMs ? passed : 'final');
        if (passed < longestMs) frame = requestAnimationFrame(draw);
      };
      frame = requestAnimationFrame(draw);
    };
    const seen = new IntersectionObserver(
      (entries) => {
        const ratio = entries.at(-1)?.intersectionRatio ?? 0;
        if (first && ratio > 0) {
          seen.disconnect();
        } else if (ratio >= COUNT_THRESHOLD) {
          seen.disconnect();
          start();
        } else if (first) setClock('waiting');
        first = false;
      },
      { threshold: COUNT_THRESHOLD },
    );
    seen.observe(block.current);
    return () => {
      seen.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [block, longestMs]);
  return clock;
}
