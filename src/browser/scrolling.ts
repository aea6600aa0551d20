import { serviceSections } from '../content/menu.ts';
import { decodeSafely } from '../routes.ts';
import { prefersReducedMotion } from './visitor-preferences.ts';
import { scrollToSection } from './whole-page.ts';

/** Names that navigation state may carry, and the element each stands for (rows ROUTE-51, ROUTE-53). */
const targets: Readonly<Record<string, string>> = {
  ...Object.fromEntries(serviceSections.map(({ scrollTo, hash }) => [scrollTo, hash])),
  whyUs: 'why-us',
  banner: 'banner',
};

/** Id of the element a location points at, by its hash or else by its state; null: the top of the page. */
export function scrollTarget({ hash, state }: { hash: string; state: unknown }): string | null {
  if (hash.length > 1) return decodeSafely(hash.slice(1));
  const name = (state as { scrollTo?: unknown } | null)?.scrollTo;
  return typeof name === 'string' ? (targets[name] ?? null) : null;
}

/** Row SVC-05. */
const GLIDE_DELAY_MS = 500;
/** Whoever moves the page has somewhere else to go. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scrolls smoothly to a part after half a second, at once where less motion is asked for. Returns a function that cancels it. */
export function glideTo(part: HTMLElement): () => void {
  const stop = new AbortController();
  const timer = setTimeout(() => {
    stop.abort();
    scrollToSection(part, prefersReducedMotion() ? 'instant' : 'smooth');
  }, GLIDE_DELAY_MS);
  stop.signal.addEventListener('abort', () => clearTimeout(timer));
  for (const type of OWN_MOVES) addEventListener(type, () => stop.abort(), { signal: stop.signal, passive: true });
  return () => stop.abort();
}
