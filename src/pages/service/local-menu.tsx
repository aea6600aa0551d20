import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import * as words from '#words/service';
import { scrollTarget } from '../../browser/scrolling.ts';
import { useHydrated } from '../../browser/visitor-preferences.ts';
import { Link } from '../../components/link.tsx';
import { serviceSections } from '../../content/menu.ts';
import type { ServiceContent } from '../../content/schema/service.ts';
import style from './local-menu.module.css';

/** Parts of a service page that are not on every one (row SVC-20). */
const optional: Readonly<Record<string, (service: ServiceContent) => boolean>> = {
  transformation: ({ results }) => Boolean(results),
  'faq-section': ({ faq }) => Boolean(faq),
};

/** The parts of this page. It scrolls and opens nothing: whoever chooses a part here has the page before them already. */
export function LocalMenu({ service }: { service: ServiceContent }) {
  const { hash } = useLocation();
  const hydrated = useHydrated();
  const parts = serviceSections.filter((part) => optional[part.hash]?.(service) ?? true);
  const chosen = parts.find((part) => hydrated && hash === `#${part.hash}`) ?? parts[0];
  return (
    <nav className={style.menu} aria-label={words.onThisPage} data-print="none">
      <ul className={`wrap ${style.parts}`}>
        {parts.map((part) => (
          <li key={part.hash}>
            <Link to={`#${part.hash}`} state={STAY} aria-current={part === chosen ? 'location' : undefined}>
              {part.name()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** State of a link that leads to a part of the page and opens nothing. */
const STAY = { scrollTo: 'stay' } as const;

/** Someone who reads already is not interrupted: on a slow line the application comes long after the text. */
const FIRST_LOAD_LIMIT_MS = 5000;

/** The document's first page has been shown. */
let begun = false;

const isStay = (state: unknown): boolean =>
  state !== null && typeof state === 'object' && 'scrollTo' in state && state.scrollTo === STAY.scrollTo;

/**
 * Calls `arrive` with the part that hash or state name, after a navigation and after the first load (rows SVC-06, SVC-07,
 * SVP-46, ROUTE-53). Not on the way back, where the visitor was here before, and not for links of the local menu. Not in the render
 * that hydrates either: what this device remembers, such as the agreement to sensitive pictures, is known in the one after it.
 */
export function useArrival(arrive: (part: string) => void): void {
  const { key, hash, state } = useLocation();
  const goingBack = useNavigationType() === 'POP';
  const hydrated = useHydrated();
  const shown = useRef<string | null>(null);
  const arrived = useEffectEvent(arrive);
  useEffect(() => {
    if (!hydrated || shown.current === key) return;
    const first = !begun;
    shown.current = key;
    begun = true;
    if (isStay(state) || (goingBack && (!first || performance.now() > FIRST_LOAD_LIMIT_MS))) return;
    const part = scrollTarget({ hash, state });
    if (part) arrived(part);
  }, [key, hash, state, goingBack, hydrated]);
}
