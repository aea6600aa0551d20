import { type RefObject, useEffect, useRef, useState } from 'react';
import * as words from '#words/header';
import { useCurrentPage } from '../../browser/page-context.ts';
import { departmentOf } from '../../content/departments.ts';
import { mainMenu } from '../../content/menu.ts';
import { href, type RouteName } from '../../routes.ts';
import brandStyle from '../brand/brand.module.css';
import { Brand } from '../brand/brand.tsx';
import { Sign } from '../icon/icon.tsx';
import { KeptHtml } from '../kept-html/kept-html.tsx';
import { Link } from '../link.tsx';
import { MobileMenu } from '../mobile-menu/mobile-menu.tsx';
import { MENU_ID } from '../mobile-menu/use-drawer.ts';
import { ServicesMenu } from '../services-menu/services-menu.tsx';
import style from './header.module.css';
import { TopBar } from './top-bar.tsx';

/**
 * Top bar, and the main menu twice: the drawer of small screens and the row of wide ones. Sticky by the style sheet alone: without script
 * the top bar scrolls away; with script it stays until 180 px and slides off beyond, unless focus is in it. Neither changes the height of
 * the page.
 */
export function Header() {
  const sentinel = useRef<HTMLDivElement>(null);
  const compact = useCompact(sentinel);
  const { handle } = useCurrentPage();
  const current = currentItem(handle?.name ?? null);
  return (
    <>
      <div ref={sentinel} className={style.sentinel} />
      <header className={style.header} data-compact={compact}>
        <TopBar department={departmentOf(handle?.name ?? null)} />
        <div className={style.bar}>
          <div className={`wrap ${style.content}`}>
            <KeptHtml id="brand" className={brandStyle.place} content={import.meta.env.SSR ? Brand : null} />
            <button type="button" className={style.burger} popoverTarget={MENU_ID} aria-label={words.openMenu}>
              <Sign path="M5 9h14M5 15h14" />
            </button>
            {/* Before the menu of wide screens: on a slow line that comes a round trip later than what stands here. */}
            <MobileMenu />
            <nav className={style.nav} aria-label={words.main}>
              <ul className={style.items}>
                {mainMenu().map(({ name, route }) =>
                  route === 'services' ? (
                    <ServicesMenu key={route} current={current(route)} />
                  ) : (
                    <li key={route}>
                      <Link to={href(route)} aria-current={current(route)}>
                        {name}
                      </Link>
                    </li>
                  ),
                )}
              </ul>
            </nav>
          </div>
        </div>
      </header>
    </>
  );
}

/** The item of the main menu under which a page stands. */
function parentOf(page: RouteName | null): RouteName | null {
  if (departmentOf(page) || page === 'other-services') return 'services';
  if (page === 'post' || page === 'blogsByService') return 'blogs';
  return null;
}

/**
 * `aria-current` of the menu's items: `page` for the page itself, `true` for the item it stands under. By route name and
 * not by path, since the not-found page is one document for every path.
 */
export const currentItem =
  (page: RouteName | null) =>
  (item: RouteName): 'page' | 'true' | undefined =>
    item === page ? 'page' : item === parentOf(page) ? 'true' : undefined;

/**
 * Whether the page is scrolled further than the sentinel is high: 180 px (row HEAD-04). Undefined until mounted, so that
 * the style sheet can tell a page without script.
 */
function useCompact(sentinel: RefObject<HTMLElement | null>): boolean | undefined {
  const [compact, setCompact] = useState<boolean>();
  useEffect(() => {
    if (!sentinel.current) return;
    const observer = new IntersectionObserver(([entry]) => setCompact(!entry?.isIntersecting));
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [sentinel]);
  return compact;
}
