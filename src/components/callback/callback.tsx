import { lazy, Suspense, useEffect, useState } from 'react';
import { noteClosed } from './closed-at.ts';
import { mayAsk, nearBottom } from './may-ask.ts';

const CallbackPanel = lazy(async () => ({ default: (await import('./callback-panel.tsx')).CallbackPanel }));

/**
 * Waits for the moment of the callback form (rows CBM-01 to CBM-03): the visitor scrolls down to the end of a page. Only then is the
 * form fetched.
 */
export function Callback() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (open) return;
    let last = scrollY;
    const onScroll = () => {
      const down = scrollY > last;
      last = scrollY;
      if (down && nearBottom() && mayAsk()) setOpen(true);
    };
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
