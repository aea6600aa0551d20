import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../browser/visitor-preferences.ts';
import { Link } from '../../components/link.tsx';
import { serviceSections } from '../../content/menu.ts';
import type { ServiceContent } from '../../content/schema/service.ts';
import style from './local-menu.module.css';
import { STAY } from './use-arrival.ts';

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
    <nav className={style.menu} aria-label="On this page" data-print="none">
      <ul className={`wrap ${style.parts}`}>
        {parts.map((part) => (
          <li key={part.hash}>
            <Link to={`#${part.hash}`} state={STAY} aria-current={part === chosen ? 'location' : undefined}>
              {part.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
