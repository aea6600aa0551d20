/** What comes after a tap: the first element that a selector names at an address, painted. */
export interface Awaited {
  path: string;
  selector: string;
}

declare global {
  interface Window {
    /** Says before a tap what is to come after it. */
    awaitAfterTap: (awaited: Awaited) => void;
    /** From the tap until that was painted. */
    arrivedAfterMs?: number | undefined;
  }
}

/**
 * Runs in every document before anything else; sent as text, it uses nothing from outside. A tap is noted in the tab's storage; the document
 * that comes then, or this one when it has changed, says when what was awaited was painted. The browser itself tells when that was
 * (Element Timing): whoever looks with every frame asks for frames that nobody else needs, and sees a heading one frame late.
 */
export function recordTap(): void {
  const NAME = 'bench-tap';
  const noted = sessionStorage.getItem(NAME);
  let step: (Awaited & { at?: number; left?: string | null | undefined }) | null = noted && JSON.parse(noted);
  const mark = () => {
    for (const element of document.querySelectorAll(step?.selector ?? 'main h1'))
      element.setAttribute('elementtiming', 'awaited');
  };
  window.awaitAfterTap = (awaited) => {
    step = awaited;
    window.arrivedAfterMs = undefined;
    // What is in the document already, and not yet shown.
    mark();
  };
  // Before the frame in which it is painted.
  new MutationObserver(mark).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { startTime, element } of list.getEntries() as (PerformanceEntry & { element: Element | null })[]) {
      if (!step?.at || location.pathname !== step.path || !element?.matches(step.selector)) continue;
      const after = performance.timeOrigin + startTime - step.at;
      // What stood there before: a heading of the page that is being left, at the new address already.
      if (after < 0 || (element.textContent && element.textContent === step.left)) continue;
      window.arrivedAfterMs ??= after;
      sessionStorage.removeItem(NAME);
    }
  }).observe({ type: 'element', buffered: true });
  addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted || !step || step.at) return;
      step = {
        ...step,
        at: performance.timeOrigin + event.timeStamp,
        left: document.querySelector(step.selector)?.textContent,
      };
      sessionStorage.setItem(NAME, JSON.stringify(step));
    },
    true,
  );
}
