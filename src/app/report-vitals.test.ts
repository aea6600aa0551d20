import { afterEach, describe, expect, it, vi } from 'vitest';
import { measure } from './measure.ts';
import { reportVitals } from './report-vitals.ts';

afterEach(() => vi.unstubAllGlobals());

type Entries = Record<string, object[]>;

/** A browser that has seen these entries. `leave`: the visitor turns to something else. */
function browser(entries: Entries, { supported = Object.keys(entries), saveData = false, serverTiming = ['measured'] } = {}) {
  const sent: [url: string, body: unknown][] = [];
  const listeners = new Set<() => void>();
  const idle: (() => void)[] = [];
  class Navigation {
    responseStart = 80;
    serverTiming = serverTiming.map((name) => ({ name }));
  }
  class Observer {
    static supportedEntryTypes = supported;
    #take: (list: { getEntries: () => object[] }) => void;
    constructor(take: (list: { getEntries: () => object[] }) => void) {
      this.#take = take;
    }
    observe = ({ type }: { type: string }): void => this.#take({ getEntries: () => entries[type] ?? [] });
  }
  const page = {
    visibilityState: 'visible',
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  vi.stubGlobal('PerformanceNavigationTiming', Navigation);
  vi.stubGlobal('performance', { getEntriesByType: () => [new Navigation()] });
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('document', Object.assign(page, { documentElement: { dataset: {} }, cookie: '' }));
  vi.stubGlobal('location', { pathname: '/gallery' });
  vi.stubGlobal('navigator', {
    connection: { saveData },
    sendBeacon: (url: string, body: string) => sent.push([url, JSON.parse(body)]),
  });
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  const leave = (): void => {
    page.visibilityState = 'hidden';
    for (const listener of [...listeners]) listener();
  };
  return { sent, idle, leave };
}

const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput });

describe('reportVitals', () => {
  it('sends five numbers and the path, once, when the page is left', () => {
    const { sent, leave } = browser({
      paint: [
        { name: 'first-paint', startTime: 100 },
        { name: 'first-contentful-paint', startTime: 120 },
      ],
      'largest-contentful-paint': [{ startTime: 200 }, { startTime: 900 }],
      // Two windows, the second larger; what follows a touch does not count.
      'layout-shift': [shift(100, 0.01), shift(500, 0.01), shift(3000, 0.05), shift(3100, 0.5, true)],
      event: [
        { interactionId: 0, duration: 900 },
        { interactionId: 4, duration: 64 },
        { interactionId: 5, duration: 48 },
      ],
    });
    reportVitals();
    expect(sent).toEqual([]);
    leave();
    leave();
    expect(sent).toEqual([['/api/vitals', { path: '/gallery', ttfb: 80, fcp: 120, lcp: 900, cls: 0.05, inp: 64 }]]);
  });

  it('leaves out what the browser does not know', () => {
    const { sent, leave } = browser({}, { supported: [] });
    reportVitals();
    leave();
    expect(sent).toEqual([['/api/vitals', { path: '/gallery', ttfb: 80 }]]);
  });
});

describe('measure', () => {
  it.each([
    ['the Worker measures and data is not dear', {}, 1],
    ['the visitor saves data', { saveData: true }, 0],
    ['the Worker does not measure', { serverTiming: [] }, 0],
  ])('when %s', (_, options, loads) => {
    const { idle } = browser({}, options);
    measure();
    expect(idle).toHaveLength(loads);
  });
});
