import { prefersReducedData } from '../browser/visitor-preferences.ts';
import { MEASURED } from '../content/measured.ts';

const IDLE_TIMEOUT_MS = 10_000;

/** Whether the Worker said, with this very document, that it measures. */
function isMeasured(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.serverTiming?.some(({ name }) => name === MEASURED) ?? false;
}

/** Has the page's speed reported where that is wanted and costs the visitor nothing: idle, and never where data is dear. */
export function measure(): void {
  if (prefersReducedData() || !isMeasured() || !('requestIdleCallback' in window)) return;
  requestIdleCallback(
    () => {
      import('./report-vitals.ts')
        .then(({ reportVitals }) => reportVitals())
        .catch((error: unknown) => console.warn('The speed of this page is not reported.', error));
    },
    { timeout: IDLE_TIMEOUT_MS },
  );
}
