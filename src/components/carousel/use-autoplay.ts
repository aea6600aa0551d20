import { type RefObject, useEffect, useEffectEvent, useReducer, useState } from 'react';
import { visitMemory } from '../../browser/visit-memory.ts';
import { useReducedMotion } from '../../browser/visitor-preferences.ts';

/** Part of a carousel that must be in view for it to advance. */
const IN_VIEW_THRESHOLD = 0.25;

export interface Autoplay {
  /** By the visitor's choice or preferences; the button says Start. */
  stopped: boolean;
  /** Really advancing now: neither stopped nor held. */
  running: boolean;
  toggle: () => void;
}

/**
 * Advances every `intervalMs` while nothing speaks against it: pointer over it, focus within, a finger on it, a hidden tab,
 * out of view, reduced motion, Save-Data, or a stop on any carousel of this visit (rows DOCP-18, SVC-16; WCAG 2.2.2).
 */
export function useAutoplay(root: RefObject<HTMLElement | null>, advance: () => void, intervalMs: number | undefined): Autoplay {
  const stops = visitStops.use();
  const still = useReducedMotion();
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [holds, dispatch] = useReducer(reduceHolds, INITIAL_HOLDS);
  const stopped = isStopped({ stops, startedAt, still });
  const running = Boolean(intervalMs) && !stopped && holds.length === 0;
  const tick = useEffectEvent(advance);

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => tick(), intervalMs);
    return () => clearInterval(timer);
  }, [running, intervalMs]);

  useEffect(() => {
    if (!root.current || !intervalMs) return;
    return watchHolds(root.current, (why, on) => dispatch({ type: on ? 'hold' : 'release', why }));
  }, [root, intervalMs]);

  return {
    stopped,
    running,
    toggle: () => {
      if (!stopped) {
        visitStops.set(stops + 1);
        return;
      }
      setStartedAt(stops);
      dispatch({ type: 'started' });
    },
  };
}

/** Listens for everything that makes a carousel wait. Touch is watched by touch events: pointer events end when scrolling begins. */
function watchHolds(root: HTMLElement, hold: (why: Hold, on: boolean) => void): () => void {
  const abort = new AbortController();
  const on = <E extends Event>(type: string, listener: (event: E) => void, target: EventTarget = root): void =>
    target.addEventListener(type, listener as EventListener, { signal: abort.signal, passive: true });
  on<PointerEvent>('pointerenter', ({ pointerType }) => pointerType !== 'touch' && hold('hover', true));
  on('pointerleave', () => hold('hover', false));
  on('focusin', () => hold('focus', true));
  on<FocusEvent>('focusout', ({ relatedTarget }) => hold('focus', relatedTarget instanceof Node && root.contains(relatedTarget)));
  on('touchstart', () => hold('touch', true));
  on('touchend', () => hold('touch', false));
  on('touchcancel', () => hold('touch', false));
  on('visibilitychange', () => hold('hidden', document.hidden), document);
  const seen = new IntersectionObserver((entries) => hold('away', !entries.at(-1)?.isIntersecting), {
    threshold: IN_VIEW_THRESHOLD,
  });
  seen.observe(root);
  hold('hidden', document.hidden);
  hold('focus', root.contains(document.activeElement));
  hold('hover', root.matches(':hover') && matchMedia('(hover: hover)').matches);
  return () => {
    abort.abort();
    seen.disconnect();
  };
}

/** Why a carousel waits without having been stopped. */
export type Hold = 'hover' | 'focus' | 'touch' | 'hidden' | 'away';

export type HoldEvent = { type: 'hold' | 'release'; why: Hold } | { type: 'started' };

/** Until the observer has seen it, a carousel counts as out of view. */
export const INITIAL_HOLDS: readonly Hold[] = ['away'];

/** A start by hand lifts what the pointer and the focus on the start button would hold; both hold again when they come anew. */
export function reduceHolds(holds: readonly Hold[], event: HoldEvent): readonly Hold[] {
  if (event.type === 'started') return holds.filter((why) => why !== 'hover' && why !== 'focus');
  const held = holds.includes(event.why);
  if (event.type === 'hold') return held ? holds : [...holds, event.why];
  return held ? holds.filter((why) => why !== event.why) : holds;
}

/**
 * How often the visitor has stopped a carousel in this visit. One stop counts for every carousel on every page; a later
 * start counts for its own carousel and only until the next stop.
 */
const visitStops = visitMemory(0);

/** Whether a carousel stands still by the visitor's choice. `startedAt`: number of stops when it was started by hand. */
export const isStopped = ({ stops, startedAt, still }: { stops: number; startedAt: number | null; still: boolean }): boolean =>
  startedAt !== stops && (stops > 0 || still);
