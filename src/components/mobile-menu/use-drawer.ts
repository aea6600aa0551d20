import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { closeOnBack } from '../dialog/close-on-back.ts';

/**
 * Makes a modal of the drawer, which is a plain popover before hydration (rows HEAD-16, HEAD-17): the rest of the page is
 * inert while it is open, and a navigation or the Back button closes it. Escape, a tap outside and the return of the focus are the
 * browser's.
 */
export function useDrawer(drawer: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();

  // When a page is left, not on mount: the drawer may have been opened before the application was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that is left is what has this key
  useEffect(() => {
    const element = drawer.current;
    return () => {
      if (element?.matches(':popover-open')) element.hidePopover();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- as above
  }, [key, drawer]);

  useEffect(() => {
    const element = drawer.current;
    if (!element) return;
    let release: (() => Promise<void>) | undefined;
    const setModal = (open: boolean) => {
      for (const rest of besides(element)) rest.inert = open;
      void release?.();
      release = open ? closeOnBack(() => element.hidePopover()) : undefined;
    };
    // Before closing, so that the button is no longer inert when the browser gives the focus back to it.
    const beforeToggle = ({ newState }: ToggleEvent) => newState === 'closed' && setModal(false);
    const toggle = ({ newState }: ToggleEvent) => {
      if (newState === 'closed') return;
      setModal(true);
      element.querySelector('button')?.focus();
    };
    if (element.matches(':popover-open')) setModal(true);
    element.addEventListener('beforetoggle', beforeToggle);
    element.addEventListener('toggle', toggle);
    return () => {
      element.removeEventListener('beforetoggle', beforeToggle);
      element.removeEventListener('toggle', toggle);
      setModal(false);
    };
  }, [drawer]);
}

/** The rest of the page: what stands beside an element and beside each that it stands in. Layers and messages stay as they are. */
function besides(element: HTMLElement): HTMLElement[] {
  if (element.id === 'root' || !element.parentElement) return [];
  const beside = [...element.parentElement.children] as HTMLElement[];
  return [
    ...beside.filter((other) => other !== element && !other.matches('[popover], [role]')),
    ...besides(element.parentElement),
  ];
}

/** Id of the drawer, for the buttons that open and close it. */
export const MENU_ID = 'menu';
