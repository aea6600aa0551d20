import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { mayAsk, nearBottom, noteClosed } from './may-ask.ts';

const CallbackPanel = lazy(async () => ({ default: (await import('./callback-panel.tsx')).CallbackPanel }));

interface CallbackOfferProps {
  /** Where the page stood before the visitor's first scroll, in pixels from its top. */
  from: number;
}

/**
 * Waits for the moment of the callback form (rows CBM-01 to CBM-03): the visitor scrolls down to the end of a page. Only then is the
 * form fetched.
 */
export function CallbackOffer({ from }: CallbackOfferProps) {
  const [open, setOpen] = useState(false);
  // The scroll that brought this code here counts as well.
  const firstScroll = useRef(from);
  useEffect(() => {
    if (open) return;
    let last = firstScroll.current;
    firstScroll.current = scrollY;
    const onScroll = () => {
      const down = scrollY > last;
      last = scrollY;
      if (down && nearBottom() && mayAsk()) setOpen(true);
    };
    onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [open]);

  function close(): void {
    noteClosed(Date.now());
    setOpen(false);
  }
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <CallbackPanel onClose={close} />
    </Suspense>
  );
}
