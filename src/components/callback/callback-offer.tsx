import { type ComponentType, useEffect, useRef, useState } from 'react';
import { keptEnquiry } from '../lead-form/kept-enquiry.ts';
import { mayAsk, nearBottom, noteClosed } from './may-ask.ts';

type Panel = ComponentType<{ onClose: () => void }>;

const loadPanel = async () => ({ Panel: (await import('./callback-panel.tsx')).CallbackPanel });

/** The click of a press follows its end, of a finger's by a task of its own. */
const AFTER_PRESS_MS = 300;
/** With its buttons, each tells whether something is pressed: of a scroll bar that is let go no browser says more than that the mouse moves. */
const POINTER = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;

interface CallbackOfferProps {
  /** The highest place where the page stood before this code came, in pixels from its top. */
  from: number;
}

/**
 * Waits for the moment of the callback form (rows CBM-01 to CBM-03): the visitor scrolls down to the end of a page. Only then is the
 * form fetched. Not by `lazy`: a form that does not come would take the page with it, and Firefox lets none come once the visitor
 * leaves. While something is pressed it waits: it would come between the visitor's finger and the link of the foot that is under it.
 * At once where an enquiry waits on the device: its visitor was told that it is sent when they come back.
 */
export function CallbackOffer({ from }: CallbackOfferProps) {
  const [open, setOpen] = useState<{ Panel: Panel } | null>(null);
  // Scrolls until this code came count as well.
  const firstScroll = useRef(from);
  useEffect(() => {
    if (keptEnquiry('callback', Date.now())) loadPanel().then(setOpen, console.warn);
  }, []);
  useEffect(() => {
    if (open) return;
    let last = firstScroll.current;
    firstScroll.current = scrollY;
    let asked = false;
    let come: Panel | null = null;
    // The press may have begun before this code came.
    let pressed = document.querySelector(':active') !== null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (panel: Panel | null) => {
      come = panel;
      if (pressed || !come) return;
      // What was pressed, or done while the line was slow, may have led elsewhere, or into a field.
      if (nearBottom() && mayAsk()) setOpen({ Panel: come });
      else asked = false;
      come = null;
    };
    const afterPress = () => {
      pressed = false;
      timer = undefined;
      show(come);
    };
    const onPointer = ({ buttons }: PointerEvent) => {
      if (buttons > 0) {
        clearTimeout(timer);
        timer = undefined;
        pressed = true;
      } else if (pressed) timer ??= setTimeout(afterPress, AFTER_PRESS_MS);
    };
    const onScroll = () => {
      const down = scrollY > last;
      last = scrollY;
      if (!down || asked || !nearBottom() || !mayAsk()) return;
      asked = true;
      loadPanel().then(
        ({ Panel }) => show(Panel),
        (error: unknown) => {
          console.warn('No callback form:', error);
          asked = false;
        },
      );
    };
    onScroll();
    addEventListener('scroll', onScroll);
    for (const type of POINTER) addEventListener(type, onPointer);
    return () => {
      removeEventListener('scroll', onScroll);
      for (const type of POINTER) removeEventListener(type, onPointer);
      clearTimeout(timer);
    };
  }, [open]);

  function close(): void {
    noteClosed(Date.now());
    setOpen(null);
  }
  return open && <open.Panel onClose={close} />;
}
