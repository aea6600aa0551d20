declare global {
  interface Window {
    /** From the tap on a link to the frame in which the next page's heading stood. */
    arrivedAfterMs?: number;
  }
}

/**
 * Runs in every document before anything else; sent as text, it uses nothing from outside. A tap on a link is noted in the tab's storage;
 * the document that comes then, or this one with another heading, says when its heading has been painted.
 */
export function recordTap(): void {
  const NAME = 'bench-tap';
  const heading = (): string | undefined => document.querySelector('main h1')?.textContent ?? undefined;
  const wall = (): number => performance.timeOrigin + performance.now();
  const watch = (tap: { at: number; path: string; left: string | undefined }): void => {
    const look = (): void => {
      const now = heading();
      if (location.pathname !== tap.path || now === undefined || now === tap.left) return void requestAnimationFrame(look);
      requestAnimationFrame(() =>
        setTimeout(() => {
          window.arrivedAfterMs = wall() - tap.at;
          sessionStorage.removeItem(NAME);
        }),
      );
    };
    requestAnimationFrame(look);
  };
  const noted = sessionStorage.getItem(NAME);
  if (noted) watch(JSON.parse(noted));
  addEventListener(
    'click',
    (event) => {
      const link = event.isTrusted && event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      const tap = { at: performance.timeOrigin + event.timeStamp, path: link.pathname, left: heading() };
      sessionStorage.setItem(NAME, JSON.stringify(tap));
      watch(tap);
    },
    true,
  );
}
