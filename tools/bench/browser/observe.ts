/** What the page writes down about itself; times in milliseconds since the navigation began. */
export interface Observed {
  ttfb: number;
  fcp: number;
  lcp: number;
  cls: number;
  /** Tasks of more than 50 ms: when each began, and how long it was. */
  longTasks: [start: number, duration: number][];
  /** The longest of the presses since it was last set to 0, until the next frame stood. */
  inp: number;
  /** When the menu, and the first question, answered a press that was made as soon as they stood there. */
  menu: number;
  accordion: number;
}

declare global {
  interface Window {
    observed: Observed;
  }
  interface LayoutShiftEntry extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
  }
}

/** Runs in the page before anything else. It is sent as text: it uses nothing from outside. */
export function observe(): void {
  const observed: Observed = { ttfb: 0, fcp: 0, lcp: 0, cls: 0, menu: 0, accordion: 0, inp: 0, longTasks: [] };
  window.observed = observed;
  const watch = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  watch('navigation', (entry) => {
    observed.ttfb = (entry as PerformanceNavigationTiming).responseStart;
  });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    observed.lcp = startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as LayoutShiftEntry;
    if (!hadRecentInput) observed.cls += value;
  });
  watch('longtask', ({ startTime, duration }) => {
    observed.longTasks.push([startTime, duration]);
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ((entry as PerformanceEventTiming).interactionId) observed.inp = Math.max(observed.inp, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/**
 * Presses the menu and the first question as soon as they stand there, and writes down when they answered. Runs in the page after
 * `observe`, in visits of its own: what a press costs belongs to nobody's blocking time.
 */
export function pressAtOnce(): void {
  const { observed } = window;
  const press = (): void => {
    const opener = document.querySelector<HTMLElement>('[popovertarget="menu"]');
    const target = document.getElementById(opener?.getAttribute('popovertarget') ?? '');
    if (!observed.menu && observed.fcp && opener && target) {
      opener.click();
      if (target.matches(':popover-open')) {
        observed.menu = performance.now();
        target.hidePopover();
      }
    }
    const question = document.querySelector<HTMLElement>('main details > summary');
    if (!observed.accordion && observed.fcp && question) {
      question.click();
      if (question.parentElement?.matches('[open]')) observed.accordion = performance.now();
    }
    if (!observed.menu || !observed.accordion) requestAnimationFrame(press);
  };
  requestAnimationFrame(press);
}
