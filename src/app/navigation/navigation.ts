import { createPath, type Location, NavigationType, type Navigator, parsePath, type To } from 'react-router-dom';
import { hearBackFirst, isLayerEntry } from '../../components/dialog/close-on-back.ts';
import type { PageRedirect } from '../../documents/page-data.ts';
import { loadView, type View } from '../view.ts';
import { prefetchedViews } from './prefetched-views.ts';
import { scrollMemory } from './scroll-memory.ts';

/**
 * Where the window goes once a page is shown: stays, a place known from before, or the part the hash names, else the top. `first`: to the
 * top of another page, of which the visitor sees the first part first.
 */
export type Arrival = 'stay' | 'start' | 'first' | number;

/** What is on the screen. */
interface Shown {
  location: Location;
  action: NavigationType;
  view: View;
  arrival: Arrival;
}

interface NavigationListener {
  /** A page is on its way, or no longer. */
  pending: (location: Location | null) => void;
  shown: (next: Shown) => void;
}

/** The visit of a site without reloads: history, the page shown and the page that is on its way. */
export interface SiteNavigation {
  navigator: Navigator;
  shown: () => Shown;
  /** Returns a cleanup function. */
  subscribe: (listener: NavigationListener) => () => void;
  /** Loads the data of the page shown once more. */
  revalidate: () => Promise<void>;
  /** Loads what a visitor will probably ask for next. */
  prefetch: (path: string) => void;
}

/**
 * Navigation in the browser, from a document that shows `first`. The address changes once the page is there, so what is left stays
 * readable until then; where its code cannot be had, the browser loads the address as a document.
 */
export function createNavigation(first: View, load = loadView): SiteNavigation {
  const listeners = new Set<NavigationListener>();
  const positions = scrollMemory(() => sessionStorage);
  const ahead = prefetchedViews(load);
  let shown: Shown = { location: currentLocation(), action: NavigationType.Pop, view: first, arrival: 'stay' };
  let current = new AbortController();

  function show(next: Shown): void {
    shown = next;
    for (const listener of listeners) listener.shown(next);
  }

  function commit(next: Shown): void {
    positions.keep(shown.location.key, scrollY);
    // The next page moves the focus to its heading. Where the element that has it is removed, Chromium first works out the style of the page
    // that goes once more: 317 elements of the home page, 55 to 90 ms of an old phone.
    if (next.view.Page !== shown.view.Page) document.querySelector<HTMLElement>('main :focus')?.blur();
    const entry = { key: next.location.key, usr: next.location.state };
    // A layer that a link leads out of, such as the mobile menu, leaves its entry to the page: Back then needs one press, not two.
    const replaces = next.action === NavigationType.Replace || (next.action === NavigationType.Push && isLayerEntry());
    if (replaces) history.replaceState(entry, '', createPath(next.location));
    else if (next.action === NavigationType.Push) history.pushState(entry, '', createPath(next.location));
    show(next);
  }

  async function visit(location: Location, action: NavigationType, keepScroll = false): Promise<void> {
    current.abort();
    current = new AbortController();
    const { signal } = current;
    const isBack = action === NavigationType.Pop;
    const known = isBack ? positions.of(location.key) : undefined;
    const { hash, state, pathname } = location;
    const isFirst = !hash && !state?.scrollTo && pathname !== shown.location.pathname;
    const arrival = known ?? (keepScroll && !hash ? 'stay' : isFirst ? 'first' : 'start');
    const tell = (pending: Location | null) => {
      for (const listener of listeners) listener.pending(pending);
    };
    // A hash names a part of the page that is there, and the way back from one leads to it; a link without one asks for the address anew.
    if (isSameAddress(location, shown.location) && (hash || isBack)) {
      tell(null);
      return commit({ location, action, view: shown.view, arrival });
    }
    tell(location);
    try {
      const found = await ahead.take(new URL(createPath(location), origin), signal);
      if (signal.aborted) return;
      if ('Page' in found) commit({ location, action, view: found, arrival });
      else redirected(found, action);
    } catch {
      if (signal.aborted) return;
      // The address as a document needs none of the application: it says itself what is wrong, if anything is.
      if (isBack) window.location.reload();
      else window.location.assign(createPath(location));
    }
  }

  function redirected({ to, code }: PageRedirect, action: NavigationType): void {
    const goal = new URL(to, origin);
    // 308: an article or a topic in another language, which is another application.
    if (goal.origin === origin && code !== 308)
      void visit(newLocation(goal, null), action === NavigationType.Push ? action : NavigationType.Replace);
    else window.location.assign(goal.href);
  }

  hearBackFirst();
  addEventListener('popstate', () => void visit(currentLocation(), NavigationType.Pop));
  leaveScrollToUs(() => {
    positions.keep(shown.location.key, scrollY);
    positions.store();
  });

  const go =
    (action: NavigationType): Navigator['push'] =>
    (to, state, options) =>
      void visit(newLocation(to, state), action, options?.preventScrollReset);
  return {
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => history.go(delta),
      push: go(NavigationType.Push),
      replace: go(NavigationType.Replace),
    },
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async revalidate() {
      const { location } = shown;
      const found = await load({ url: new URL(createPath(location), origin) });
      // A step in the history of the same page, such as a layer's, makes a location of its own and changes nothing of the data.
      if ('Page' in found && isSameAddress(location, shown.location)) show({ ...shown, view: found, arrival: 'stay' });
    },
    prefetch: (path) => ahead.prefetch(new URL(path, origin)),
  };
}

/** The browser would scroll before the page is there. Documents it restores itself, which is why it is asked to on leaving. */
function leaveScrollToUs(leaving: () => void): void {
  let frame = 0;
  const ours = () => {
    history.scrollRestoration = 'manual';
  };
  if (document.readyState === 'complete') ours();
  else addEventListener('load', ours, { once: true });
  addEventListener('pageshow', ({ persisted }) => {
    // WebKit scrolls a page that it has kept in memory only after this event; in the second frame it has.
    if (persisted) frame = requestAnimationFrame(() => (frame = requestAnimationFrame(ours)));
  });
  addEventListener('pagehide', () => {
    cancelAnimationFrame(frame);
    leaving();
    history.scrollRestoration = 'auto';
  });
}

const isSameAddress = (one: Location, other: Location): boolean => one.pathname === other.pathname && one.search === other.search;

const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** A place that is gone to, with a key of its own. */
function newLocation(to: To, state: unknown): Location {
  const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname, search, hash, state: state ?? null, key: newKey() };
}

/** Where the browser is, in the terms of the router. An entry that it made itself (a plain link to a part) gets a key of its own. */
function currentLocation(): Location {
  const { pathname, search, hash } = location;
  const entry = (history.state ?? {}) as { key?: string; usr?: unknown };
  const key = entry.key ?? newKey();
  if (!entry.key) history.replaceState({ ...entry, key }, '');
  return { pathname, search, hash, state: entry.usr ?? null, key };
}
