import { type TouchEvent, useRef } from 'react';

/** Shorter moves are taps, steeper ones scroll the page. Pixels. */
const MIN_SWIPE = 48;

interface Swipe {
  onTouchStart: (event: TouchEvent) => void;
  onTouchEnd: (event: TouchEvent) => void;
}

/** One finger across the stage goes to the next or previous image; the buttons do the same (WCAG 2.5.7). */
export function useSwipe(step: (by: 1 | -1) => Promise<void>): Swipe {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches }) {
      const first = touches[0];
      start.current = first && touches.length === 1 ? { x: first.clientX, y: first.clientY } : null;
    },
    onTouchEnd({ changedTouches }) {
      const last = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!from || !last) return;
      const [across, down] = [last.clientX - from.x, last.clientY - from.y];
      if (Math.abs(across) >= MIN_SWIPE && Math.abs(across) > 2 * Math.abs(down)) void step(across < 0 ? 1 : -1);
    },
  };
}
