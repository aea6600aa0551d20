import { type ComponentType, useEffect, useRef, useState } from 'react';
import { mayAsk, nearBottom, noteClosed } from './may-ask.ts';

type Panel = ComponentType<{ onClose: () => void }>;

interface CallbackOfferProps {
  /** The higher of the two places where the page stood before and after the visitor's first scroll, in pixels from its top. */
  from: number;
}

/**
 * Waits for the moment of the callback form (rows CBM-01 to CBM-03): the visitor scrolls down to the end of a page. Only then is the
 * form fetched. Not by `lazy`: a form that does not come would take the page with it, and Firefox lets none come once the visitor
 * leaves.
 */
export function CallbackOffer({ from }: CallbackOfferProps) {
  const [open, setOpen] = useState<{ Panel: Panel } | null>(null);
  // Scrolls until this code came count as well.
  const firstScroll = useRef(from);
  useEffect(() => {
    if (open) return;
    let last = firstScroll.current;
    firstScroll.current = scrollY;
    let asked = false;
    const onScroll = () => {
      const down = scrollY > last;
      last = scrollY;
      if (!down || asked || !nearBottom() || !mayAsk()) return;
      asked = true;
      import('./callback-panel.tsx').then(
        ({ CallbackPanel }) => setOpen({ Panel: CallbackPanel }),
        (error: unknown) => {
          console.warn('No callback form:', error);
          asked = false;
        },
      );
    };
    onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [open]);

  function close(): void {
    noteClosed(Date.now());
    setOpen(null);
  }
  return open && <open.Panel onClose={close} />;
}
