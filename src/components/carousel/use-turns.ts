import { useState } from 'react';
import { useHydrated } from '../../browser/visitor-preferences.ts';

interface Turns {
  /** Whether the pictures of a slide belong into the page. */
  hasCome: (index: number) => boolean;
  /** For the carousel. */
  onChange: (index: number) => void;
}

/**
 * Which slides of a carousel that fades may have their pictures. Once they lie on one another all are in view, and the browser would fetch every
 * picture at once: those behind the next slide wait for their turn. Without script, in a row, all have theirs.
 */
export function useTurns(): Turns {
  const ready = useHydrated();
  const [next, setNext] = useState(1);
  return {
    hasCome: (index) => !ready || index <= next,
    onChange: (index) => setNext((last) => Math.max(last, index + 1)),
  };
}
