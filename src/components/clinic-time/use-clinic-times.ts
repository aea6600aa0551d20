import { useSyncExternalStore } from 'react';
import { type ClinicTimes, describeTimes } from './describe-times.ts';

const MINUTE_MS = 60_000;

const minute = (): number => Math.floor(Date.now() / MINUTE_MS);

/** Calls at every new minute; a device that slept is put right when the page is seen again. */
function watchMinutes(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    timer = setTimeout(next, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  const next = (): void => {
    changed();
    wait();
  };
  wait();
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** Times now, by the minute; null on the server and in the first render, which must not depend on a clock. */
export function useClinicTimes(): ClinicTimes | null {
  const now = useSyncExternalStore(watchMinutes, minute, () => null);
  return now === null ? null : describeTimes(new Date(now * MINUTE_MS));
}
