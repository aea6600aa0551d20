import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { type FieldReport, type LineClass, MOST_FAILURES } from '../../content/field-report.ts';
import { FIELD_PATH } from '../../endpoints.ts';
import { PageVisits } from './page-visits.ts';
import { type FailureEvent, scriptFailure } from './script-failures.ts';

export interface FieldDocument {
  build: string;
  line: LineClass;
  lite: boolean;
  /** Errors so far; the first script goes on adding to them. */
  failures: readonly FailureEvent[];
}

/**
 * Reports, whenever the page is hidden, how fast it was and which of our scripts failed since the last time. Loaded when the browser is
 * idle; what the browser measured before is still in its buffers. No identifier leaves the page: a value that has changed since is sent
 * together with the one it replaces.
 */
export function reportField({ build, line, lite, failures }: FieldDocument): void {
  const visits = new PageVisits();
  let reportedFailures = 0;
  // Each change is taken: otherwise the library keeps a tap to itself that is followed at once by leaving.
  const options = { reportSoftNavs: true, reportAllChanges: true };
  for (const measure of [onTTFB, onFCP, onLCP, onINP, onCLS])
    measure((metric) => visits.take(metric, location.pathname), options);
  const send = (): void => {
    if (document.visibilityState !== 'hidden') return;
    const report: FieldReport = {
      build,
      line,
      document: lite ? 'lean' : 'full',
      visits: visits.unreported(),
      failures: failures.slice(reportedFailures, MOST_FAILURES).flatMap((event) => scriptFailure(event) ?? []),
    };
    reportedFailures = failures.length;
    if (report.visits.length || report.failures.length) navigator.sendBeacon(FIELD_PATH, JSON.stringify(report));
  };
  // On the window while the event rises: the library's own listeners, which finish the values, come first.
  addEventListener('visibilitychange', send);
}
