import { prefix } from '#words/language';

/** A link is meant when it has stood there for so long: whoever scrolls is past it by then. */
const LOOK_MS = 300;
/**
 * The line is idle when nothing has come for so long: the first byte of what was just asked for takes 400 ms on Slow 3G. What is fetched
 * on a busy one stands behind all that is on its way there, and a tap on its link then waits with it (seen there: three seconds behind
 * pictures further down).
 */
const QUIET_MS = 600;
/** While it is busy it is looked at again after this. */
const BUSY_MS = 250;
/** Addresses of ours that are not pages, or no page for everybody; and the home page, whose link leads every breadcrumb. */
const NO_PAGE = /^\/$|^\/(?:api|assets|p|media|ops|enquiry|thank-you|preview)(?:\/|$)|\.\w+$/;

/** Path of the page that a link leads to, other than the page it stands on; null for all else. */
export function pageBehind({ origin, pathname, search, target }: HTMLAnchorElement, here: Location): string | null {
  const path = import.meta.english || !pathname.startsWith(prefix) ? pathname : pathname.slice(prefix.length) || '/';
  const isPage = origin === here.origin && !search && !target && !NO_PAGE.test(path);
  return isPage && pathname !== here.pathname ? pathname : null;
}

/**
 * Tells of pages whose links are in view while the line has nothing else to bring, each once and one at a time: those nearest to the
 * middle of the screen first. Links of the header stand on every page and are not meant by being seen. `tell` answers when the line is
 * free again, or null when there is no more to be told. Returns a function that ends it, for a page that is left without a document.
 */
export function watchLinks(tell: (path: string) => Promise<unknown> | null): () => void {
  const inView = new Set<HTMLAnchorElement>();
  const told = new Set<string>();
  let timer = 0;
  let cameAt = performance.now();
  const arrivals = new PerformanceObserver(() => {
    cameAt = performance.now();
  });
  arrivals.observe({ type: 'resource' });
  const isBusy = (): boolean => performance.now() - cameAt < QUIET_MS || isScreenLoading();
  const look = async (): Promise<void> => {
    const path = likeliest(inView, told);
    if (path === null) return;
    if (isBusy()) return later(BUSY_MS);
    told.add(path);
    const done = tell(path);
    if (!done) return end();
    await done;
    later(0);
  };
  const later = (ms: number): void => {
    clearTimeout(timer);
    timer = window.setTimeout(look, ms);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target as HTMLAnchorElement);
      else inView.delete(target as HTMLAnchorElement);
    }
    later(LOOK_MS);
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
    if (pageBehind(link, location)) observer.observe(link);
  }
  function end(): void {
    clearTimeout(timer);
    observer.disconnect();
    arrivals.disconnect();
    inView.clear();
  }
  return end;
}

/** Something of the screen is still on its way. */
const isScreenLoading = (): boolean =>
  document.readyState !== 'complete' || [...document.images].some((image) => !image.complete && isOnScreen(image));

/** What is to be swiped in does not count: Chromium may leave it until then. */
function isOnScreen(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return right > left && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

function likeliest(links: Iterable<HTMLAnchorElement>, told: ReadonlySet<string>): string | null {
  let found: { path: string; far: number } | null = null;
  for (const link of links) {
    const path = pageBehind(link, location);
    if (path === null || told.has(path)) continue;
    const { top, bottom } = link.getBoundingClientRect();
    const far = Math.abs((top + bottom - innerHeight) / 2);
    if (!found || far < found.far) found = { path, far };
  }
  return found?.path ?? null;
}
