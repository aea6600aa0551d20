import { serviceSections } from '../content/menu.ts';
import { decodeSafely } from '../routes.ts';

/** Names that navigation state may carry, and the element each stands for (rows ROUTE-51, ROUTE-53). */
const targets: Readonly<Record<string, string>> = {
  ...Object.fromEntries(serviceSections.map(({ scrollTo, hash }) => [scrollTo, hash])),
  whyUs: 'why-us',
  banner: 'banner',
};

/** Id of the element a location points at, by its hash or else by its state; null: the top of the page. */
export function scrollTarget({ hash, state }: { hash: string; state: unknown }): string | null {
  if (hash.length > 1) return decodeSafely(hash.slice(1));
  const name = state !== null && typeof state === 'object' && 'scrollTo' in state ? state.scrollTo : null;
  return typeof name === 'string' ? (targets[name] ?? null) : null;
}
