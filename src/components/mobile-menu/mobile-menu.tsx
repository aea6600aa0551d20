import { useRef } from 'react';
import * as words from '#words/header';
import { KeptHtml } from '../kept-html/kept-html.tsx';
import style from './mobile-menu.module.css';
import { MobileMenuContent } from './mobile-menu-content.tsx';
import { MENU_ID, useDrawer } from './use-drawer.ts';

/** The drawer of small screens (rows HEAD-15 to HEAD-17, HEAD-21): a popover with nested details, open without script. */
export function MobileMenu() {
  const drawer = useRef<HTMLDivElement>(null);
  useDrawer(drawer);
  return (
    <div ref={drawer} id={MENU_ID} className={style.drawer} popover="auto" data-modal="" role="dialog" aria-label={words.menu}>
      <KeptHtml id="menu-content" content={import.meta.env.SSR ? MobileMenuContent : null} />
    </div>
  );
}
