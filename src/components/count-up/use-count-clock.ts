import { type RefObject, useEffect, useState } from 'react';
import { prefersStillness } from '../carousel/visitor-preferences.ts';
import { COUNT_THRESHOLD } from './count-timings.ts';

/**
 * Milliseconds since the block came into view, up to `longestMs`; null while the final figures stand: on the server, in the
 * end, under reduced motion, and where the block was on screen from the start, so that nobody sees a figure fall back to 0.
 */
export function useCountClock(block: RefObject<HTMLElement | null>, longestMs: number): number | null {
  const [elapsed, setElapsed] = useState<number | null>(null);
  useEffect(() => {
    if (!block.current || prefersStillness()) return;
    let frame = 0;
    let first = true;
    const start = (): void => {
      const begun = performance.now();
      const draw = (now: number): void => {
        const passed = Math.max(0, now - begun);
        setElapsed(passed < longestMs ? passed : null);
        if (passed < longestMs) frame = requestAnimationFrame(draw);
      };
      frame = requestAnimationFrame(draw);
    };
    const seen = new IntersectionObserver(
      (entries) => {
        const ratio = entries.at(-1)?.intersectionRatio ?? 0;
        const atLoad = first && ratio > 0;
        if (first && !atLoad) setElapsed(0);
        first = false;
        if (ratio < COUNT_THRESHOLD && !atLoad) return;
        seen.disconnect();
        if (!atLoad) start();
      },
      { threshold: COUNT_THRESHOLD },
    );
    seen.observe(block.current);
    return () => {
      seen.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [block, longestMs]);
  return elapsed;
}
