import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** `hover`: a pointer is on it, the style sheet waits 100 ms. `pinned`: asked for by press, key or focus; no waiting. */
export type PanelState = 'closed' | 'hover' | 'pinned';

/**
 * The disclosure round the services panel (rows HEAD-12 to HEAD-14). Undefined until mounted: without script the style
 * sheet opens the panel by hover and focus. Closed by Escape, by leaving it and by every navigation; the levels inside
 * follow hover and focus, so closing resets them.
 */
export function usePanel(item: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<PanelState>();
  const { key } = useLocation();
  const open = state === 'hover' || state === 'pinned';
  const hasFocus = () => Boolean(item.current?.contains(document.activeElement));

  // On mount the panel may be open already, by the style sheet alone; taking over must not close it.
  useEffect(() => {
    const entered = item.current?.matches(':hover, :focus-within');
    setState((before) => (before === undefined && entered ? 'hover' : 'closed'));
  }, [key, item]);

  // A closed panel cannot hold the focus; the button before it can.
  useEffect(() => {
    const panel = button.current?.nextElementSibling;
    if (state === 'closed' && panel?.contains(document.activeElement)) button.current?.focus({ preventScroll: true });
  }, [state, button]);

  useEffect(() => {
    if (!open) return;
    const close = ({ key: pressed }: KeyboardEvent) => pressed === 'Escape' && setState('closed');
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [open]);

  return {
    state,
    open,
    toggle: () => setState(state === 'pinned' ? 'closed' : 'pinned'),
    pin: () => setState('pinned'),
    enter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch' && !open) setState('hover');
    },
    leave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch' && !hasFocus()) setState('closed');
    },
    blur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return;
      const next = currentTarget.matches(':hover') ? 'hover' : 'closed';
      setState((before) => (before === 'closed' ? before : next));
    },
  };
}
