import { type KeyboardEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import * as words from '#words/header';
import { href, routes } from '../../routes.ts';
import { Icon } from '../icon/icon.tsx';
import { KeptHtml } from '../kept-html/kept-html.tsx';
import { Link } from '../link.tsx';
import { listenInPanel } from './panel-input.ts';
import style from './services-menu.module.css';
import { ServicesPanel } from './services-panel.tsx';
import { usePanel } from './use-panel.ts';

const PANEL_ID = 'services-panel';

/**
 * The Services item: a link to the listing and, beside it, a button that opens the panel (row HEAD-14). Opens by hover and
 * focus without script as well (row HEAD-21).
 */
export function ServicesMenu({ current }: { current: 'page' | 'true' | undefined }) {
  const item = useRef<HTMLLIElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { state, toggle, pin } = usePanel(item, panel);
  useEffect(() => (panel.current ? listenInPanel(panel.current) : undefined), []);
  const openDownward = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    flushSync(pin);
    panel.current?.querySelector('a')?.focus();
  };
  return (
    <li ref={item} className={style.item} data-open={state}>
      <Link to={href('services')} aria-current={current}>
        {routes.services.label()}
      </Link>
      <button
        type="button"
        className={style.button}
        aria-label={words.servicesMenu}
        aria-expanded={state && state !== 'closed'}
        aria-controls={PANEL_ID}
        onClick={toggle}
        onKeyDown={openDownward}
      >
        <Icon name="chevron-down" />
      </button>
      <div ref={panel} id={PANEL_ID} className={style.panel}>
        <KeptHtml id="services-panel-content" className="wrap" content={import.meta.env.SSR ? ServicesPanel : null} />
      </div>
    </li>
  );
}
