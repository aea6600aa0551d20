import { useRef } from 'react';
import { useCurrentPage } from '../../browser/page-context.ts';
import { departmentOf } from '../../content/departments.ts';
import { mainMenu } from '../../content/menu.ts';
import { href } from '../../routes.ts';
import brandStyle from '../brand/brand.module.css';
import { Brand } from '../brand/brand.tsx';
import { Icon } from '../icon/icon.tsx';
import { KeptHtml } from '../kept-html/kept-html.tsx';
import { Link } from '../link.tsx';
import { MENU_ID } from '../mobile-menu/menu-id.ts';
import { ServicesMenu } from '../services-menu/services-menu.tsx';
import { currentItem } from './current-item.ts';
import style from './header.module.css';
import { TopBar } from './top-bar.tsx';
import { useCompact } from './use-compact.ts';

/**
 * Top bar and main menu. Sticky by the style sheet alone: without script the top bar scrolls away; with script it stays
 * until 180 px and slides off beyond, unless focus is in it. Neither changes the height of the page.
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
            <nav className={style.nav} aria-label="Main">
              <ul className={style.items}>
                {mainMenu.map(({ name, route }) =>
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
            <button type="button" className={style.burger} popoverTarget={MENU_ID} aria-label="Open menu">
              <Icon name="equal" />
            </button>
          </div>
        </div>
      </header>
    </>
  );
}
