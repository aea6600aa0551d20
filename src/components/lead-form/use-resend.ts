import { useEffect, useEffectEvent } from 'react';

const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 300_000;

/**
 * While `waiting`, sends again: at once when the network returns, else after growing pauses, for as long as the page lives.
 * @param notBeforeMs what the Worker asked to wait; the network's return does not shorten that.
 */
export function useResend(waiting: boolean, notBeforeMs: number, send: () => Promise<void>): void {
  const again = useEffectEvent(send);
  useEffect(() => {
    if (!waiting) return;
    const begun = performance.now();
    let pause = Math.max(FIRST_PAUSE_MS, notBeforeMs);
    let busy = false;
    let timer: ReturnType<typeof setTimeout>;
    const attempt = async () => {
      if (busy) return;
      busy = true;
      clearTimeout(timer);
      await again();
      busy = false;
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      timer = setTimeout(attempt, pause);
    };
    const onOnline = () => performance.now() - begun >= notBeforeMs && void attempt();
    timer = setTimeout(attempt, pause);
    addEventListener('online', onOnline);
    return () => {
      busy = true;
      clearTimeout(timer);
      removeEventListener('online', onOnline);
    };
  }, [waiting, notBeforeMs]);
}
