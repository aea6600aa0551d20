import { type RefObject, useEffect } from 'react';
import type { ControllerRef } from 'yet-another-react-lightbox';

const LAYER = '.yarl__portal';
const CONTROLS = 'button:not(:disabled)';

/**
 * Holds the keyboard in the open viewer (rows VIEW-04, VIEW-07). The library listens inside its layer only: with the focus on the page's
 * body, where Tab used to lead from the last button and where a press on a disabled one leaves it, Escape and the arrows did nothing.
 */
export function useLayerKeys(isOpen: boolean, controller: RefObject<ControllerRef | null>): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent): void => {
      const layer = document.querySelector(LAYER);
      if (!layer) return;
      if (event.key === 'Tab') holdTab(event, layer);
      else if (!layer.contains(document.activeElement)) act(event.key, controller.current);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen, controller]);
}

function holdTab(event: KeyboardEvent, layer: Element): void {
  const controls = [...layer.querySelectorAll<HTMLElement>(CONTROLS)];
  const end = event.shiftKey ? controls[0] : controls.at(-1);
  const start = event.shiftKey ? controls.at(-1) : controls[0];
  const inside = layer.contains(document.activeElement);
  const onControl = controls.some((control) => control === document.activeElement);
  if (inside && document.activeElement !== end && (onControl || !event.shiftKey)) return;
  event.preventDefault();
  start?.focus();
}

function act(key: string, viewer: ControllerRef | null): void {
  if (key === 'Escape') viewer?.close();
  if (key === 'ArrowLeft') viewer?.prev();
  if (key === 'ArrowRight') viewer?.next();
}
