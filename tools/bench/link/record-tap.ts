declare global {
  interface Window {
    /** From the tap on a link until the next page's heading was painted. */
    arrivedAfterMs?: number;
  }
}

/**
 * Runs in every document before anything else; sent as text, it uses nothing from outside. A tap on a link is noted in the tab's storage;
 * the document that comes then, or this one with another heading, says when its heading was painted. The browser itself tells when that was
 * (Element Timing): whoever looks with every frame asks for frames that nobody else needs, and sees the heading one frame late.
 */
export function recordTap(): void {
  const NAME = 'bench-tap';
  const heading = () => document.querySelector('main h1');
  const noted = sessionStorage.getItem(NAME);
  let tap: { at: number; path: string; left: string | null | undefined } | null = noted && JSON.parse(noted);
  // Before the frame in which it is painted.
  new MutationObserver(() => heading()?.setAttribute('elementtiming', 'heading')).observe(document, {
    childList: true,
    subtree: true,
  });
  new PerformanceObserver((list) => {
    for (const { startTime, element } of list.getEntries() as (PerformanceEntry & { element: Element | null })[]) {
      if (location.pathname !== tap?.path || !element || element.textContent === tap.left) continue;
      window.arrivedAfterMs ??= performance.timeOrigin + startTime - tap.at;
      sessionStorage.removeItem(NAME);
    }
  }).observe({ type: 'element', buffered: true });
  addEventListener(
    'click',
    (event) => {
      const link = event.isTrusted && event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      tap = { at: performance.timeOrigin + event.timeStamp, path: link.pathname, left: heading()?.textContent };
      sessionStorage.setItem(NAME, JSON.stringify(tap));
    },
    true,
  );
}
