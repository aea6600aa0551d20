import { useEffect, useEffectEvent } from 'react';

/** Layers that Escape closes first. */
const LAYERS = 'dialog[open], [popover]:popover-open, .yarl__portal';
const FIELDS = 'input:not([type="range"]), textarea, select';

/** Escape hides all pictures at once, for whoever is suddenly not alone. A layer or a field that uses the key itself goes first. */
export function useHideKey(active: boolean, hide: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.repeat) return;
    if (document.querySelector(LAYERS) || (event.target instanceof Element && event.target.closest(FIELDS))) return;
    hide();
  });
  useEffect(() => {
    if (!active) return;
    const listener = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [active]);
}
