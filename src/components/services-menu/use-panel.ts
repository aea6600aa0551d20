import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../browser/visitor-preferences.ts';

/** `hover`: a pointer is on it, the style sheet waits 100 ms. `pinned`: asked for by press, key or focus; no waiting. */
export type PanelState = 'closed' | 'hover' | 'pinned';

/** `at`: the navigation during which it was opened; every other one finds the panel closed. */
type Saved = { at: string; state: PanelState };

/**
 * The disclosure round the services panel (rows HEAD-12 to HEAD-14). Undefined until mounted: without script the style
 * sheet opens the panel by hover and focus. Closed by Escape, by leaving it and by every navigation; the levels inside
 * follow hover and focus, so closing resets them.
 */
export function usePanel(item: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const [saved, setSaved] = useState<Saved>({ at: '', state: 'closed' });
  const current = saved.at === key ? saved.state : 'closed';
  const state = useHydrated() ? current : undefined;

  useEffect(() => {
    const element = item.current;
    if (!element) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const change = (next: (before: PanelState) => PanelState) =>
      setSaved((before) => ({ at: key, state: next(before.at === key ? before.state : 'closed') }));
    const enter = () => change((before) => (before === 'closed' ? 'hover' : before));
    const close = () => change(() => 'closed');
    // A finger does not hover; its press counts as a click.
    const byPointer = (act: () => void) => (event: PointerEvent) => event.pointerType !== 'touch' && act();

    element.addEventListener('pointerenter', byPointer(enter), { signal });
    element.addEventListener(
      'pointerleave',
      byPointer(() => !element.contains(document.activeElement) && close()),
      { signal },
    );
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
        const left = element.matches(':hover') ? 'hover' : 'closed';
        change((before) => (before === 'closed' ? before : left));
      },
      { signal },
    );
    panel.current?.addEventListener('focusin', () => change(() => 'pinned'), { signal });
    addEventListener('keydown', ({ key: pressed }) => pressed === 'Escape' && close(), { signal });
    // The style sheet may have opened it before; taking over must not close it.
    if (element.matches(':not([data-open]):hover, :not([data-open]):focus-within')) enter();
    return () => listeners.abort();
  }, [key, item, panel]);

  // A closed panel cannot hold the focus; the button before it can.
  useEffect(() => {
    const button = panel.current?.previousElementSibling;
    if (state === 'closed' && panel.current?.contains(document.activeElement) && button instanceof HTMLElement) {
      button.focus({ preventScroll: true });
    }
  }, [state, panel]);

  return {
    state,
    toggle: () => setSaved({ at: key, state: current === 'pinned' ? 'closed' : 'pinned' }),
    pin: () => setSaved({ at: key, state: 'pinned' }),
  };
}
