import type { Vitals } from '../content/measured.ts';

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface EventEntry extends PerformanceEntry {
  interactionId: number;
}

/** A window of layout shifts ends after a second of rest, or five in all. */
const REST_MS = 1000;
const WINDOW_MS = 5000;

function observe<E extends PerformanceEntry>(type: string, take: (entry: E) => void, more: PerformanceObserverInit = {}): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(entry as E);
  }).observe({ type, buffered: true, ...more });
}

/**
 * Reports once, when the page is left, how fast it was: five numbers and the path of the document, no identifier. Loaded when the
 * browser is idle, and only where the Worker measures. Entries from before are still in the browser's buffer.
 */
export function reportVitals(): void {
  const { pathname: path } = location;
  const vitals: Vitals = {};
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation instanceof PerformanceNavigationTiming) vitals.ttfb = navigation.responseStart;
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime;
  });
  let shifts = { start: 0, last: 0, sum: 0 };
  observe<ShiftEntry>('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    const goesOn = startTime - shifts.last < REST_MS && startTime - shifts.start < WINDOW_MS;
    shifts = goesOn ? { ...shifts, last: startTime, sum: shifts.sum + value } : { start: startTime, last: startTime, sum: value };
    vitals.cls = Math.max(vitals.cls ?? 0, shifts.sum);
  });
  observe<EventEntry>(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId) vitals.inp = Math.max(vitals.inp ?? 0, duration);
    },
    { durationThreshold: 40 } as PerformanceObserverInit,
  );
  const send = (): void => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    navigator.sendBeacon('/api/vitals', JSON.stringify({ path, ...vitals }));
  };
  document.addEventListener('visibilitychange', send);
}
