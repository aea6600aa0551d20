import type { loadView } from '../view.ts';

type Load = typeof loadView;

/** Views that were loaded before anybody asked for them. */
export interface PrefetchedViews {
  prefetch: (url: URL) => void;
  /** The view of an address: each that was loaded ahead is used once, and only while it is young. */
  take: (url: URL, signal: AbortSignal) => ReturnType<Load>;
}

/** An older one may be out of date. */
const USED_WITHIN_MS = 15_000;

/** `now`: milliseconds of a clock that only goes forward. */
export function prefetchedViews(load: Load, now: () => number = () => performance.now()): PrefetchedViews {
  const held = new Map<string, { at: number; view: ReturnType<Load> }>();
  const young = (path: string) => {
    const found = held.get(path);
    return found && now() - found.at < USED_WITHIN_MS ? found.view : undefined;
  };
  const pathOf = ({ pathname, search }: URL): string => pathname + search;
  return {
    prefetch(url: URL): void {
      const path = pathOf(url);
      if (young(path)) return;
      const view = load({ url });
      held.set(path, { at: now(), view });
      // Whoever goes there asks again: the content may be back, and if not they are told.
      const forget = () => held.delete(path);
      view.then((found) => 'data' in found && found.data.status === 'unavailable' && forget(), forget);
    },
    take(url: URL, signal: AbortSignal): ReturnType<Load> {
      const found = young(pathOf(url));
      held.delete(pathOf(url));
      return found ?? load({ url, signal });
    },
  };
}
