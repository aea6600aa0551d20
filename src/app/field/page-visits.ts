import type { Metric } from 'web-vitals';
import {
  type FieldVisit,
  MOST_VISITS,
  type NavigationKind,
  type VitalName,
  type VitalValue,
  vitalNames,
} from '../../content/field-report.ts';

export type Measured = Pick<Metric, 'name' | 'value' | 'id' | 'navigationType' | 'navigationId' | 'navigationURL'>;

interface Visit {
  path: string;
  navigation: NavigationKind;
  navigationId: number;
  sent: boolean;
  /** By name: identifier that the library gave the measurement (it stays here), value, and what was reported of it. */
  values: Map<VitalName, { id: string; value: number; reported: number | null }>;
}

const kinds: Partial<Record<Metric['navigationType'], NavigationKind>> = {
  'back-forward-cache': 'restored',
  'soft-navigation': 'soft',
};

/** Gathers what the library measures, page visit by page visit: the document, each return from the cache, each soft navigation. */
export class PageVisits {
  readonly #visits: Visit[] = [];

  /** @param shownPath path of the page on the screen. */
  take({ name, value, id, navigationType, navigationId, navigationURL }: Measured, shownPath: string): void {
    const vital = vitalNames.find((known) => known === name.toLowerCase());
    const navigation = kinds[navigationType] ?? 'load';
    // The library gives a soft navigation the time 0: there is no answer to wait for.
    if (!vital || (navigation === 'soft' && vital === 'ttfb')) return;
    const visit =
      this.#visits.find((one) => one.values.get(vital)?.id === id) ??
      this.#visits.find((one) => one.navigation === navigation && one.navigationId === navigationId && !one.values.has(vital)) ??
      this.#begin(navigation, navigationId, navigation === 'soft' && navigationURL ? new URL(navigationURL).pathname : shownPath);
    visit.values.set(vital, { id, value, reported: visit.values.get(vital)?.reported ?? null });
  }

  /** What has not been reported yet, or has changed since. It counts as reported from now on. */
  unreported(): FieldVisit[] {
    return this.#visits.flatMap((visit) => {
      const values = [...visit.values].flatMap(([name, held]): VitalValue[] => {
        const value = Math.round(held.value * 10_000) / 10_000;
        const before = held.reported;
        if (value === before) return [];
        held.reported = value;
        return [[name, value, before]];
      });
      if (!values.length) return [];
      const { path, navigation, sent } = visit;
      visit.sent = true;
      return [{ path, navigation, first: !sent, values }];
    });
  }

  #begin(navigation: NavigationKind, navigationId: number, path: string): Visit {
    const visit: Visit = { path, navigation, navigationId, sent: false, values: new Map() };
    this.#visits.push(visit);
    // Of an endless visit the first pages are forgotten.
    if (this.#visits.length > MOST_VISITS) this.#visits.shift();
    return visit;
  }
}
