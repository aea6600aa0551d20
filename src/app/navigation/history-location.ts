import { type Location, parsePath, type To } from 'react-router-dom';

export const isSameAddress = (one: Location, other: Location): boolean =>
  one.pathname === other.pathname && one.search === other.search;

/** A hash names a part of the page that is there; without one, the address was asked for anew. */
export const isSamePage = (next: Location, now: Location): boolean => isSameAddress(next, now) && next.hash !== '';

const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** A place that is gone to, with a key of its own. */
export function newLocation(to: To, state: unknown): Location {
  const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname, search, hash, state: state ?? null, key: newKey() };
}

/** Where the browser is, in the terms of the router. An entry that it made itself (a plain link to a part) gets a key of its own. */
export function currentLocation(): Location {
  const { pathname, search, hash } = location;
  const entry = (history.state ?? {}) as { key?: string; usr?: unknown };
  const key = entry.key ?? newKey();
  if (!entry.key) history.replaceState({ ...entry, key }, '');
  return { pathname, search, hash, state: entry.usr ?? null, key };
}
