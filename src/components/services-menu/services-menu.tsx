import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { href } from '../../routes.ts';
import { Icon } from '../icon/icon.tsx';
import { KeptHtml } from '../kept-html/kept-html.tsx';
import { moveByArrow } from './panel-keys.ts';
import style from './services-menu.module.css';
import { ServicesPanel } from './services-panel.tsx';
import { useFirstTap } from './use-first-tap.ts';
import { usePanel } from './use-panel.ts';

const PANEL_ID = 'services-panel';

/**
 * The Services item: a link to the listing and, beside it, a button that opens the panel (row HEAD-14). Opens by hover and
 * focus without script as well (row HEAD-21).
 */
export function ServicesMenu({ current }: { current: 'page' | 'true' | undefined }) {
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = usePanel(item, button);
  const firstTap = useFirstTap();
  const openDownward = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    flushSync(panel.pin);
    item.current?.querySelector<HTMLElement>(`#${PANEL_ID} a`)?.focus();
  };
  return (
    <li
      ref={item}
      className={style.item}
      data-open={panel.state}
      onPointerEnter={panel.enter}
      onPointerLeave={panel.leave}
      onBlur={panel.blur}
    >
      <Link to={href('services')} aria-current={current}>
        Services
      </Link>
      <button
        ref={button}
        type="button"
        className={style.button}
        aria-label="Services menu"
        aria-expanded={panel.state && panel.open}
        aria-controls={PANEL_ID}
        onClick={panel.toggle}
        onKeyDown={openDownward}
      >
        <Icon name="chevron-down" />
      </button>
      <div id={PANEL_ID} className={style.panel} onFocus={panel.pin} onKeyDown={moveByArrow} {...firstTap}>
        <KeptHtml id="services-panel-content" className="wrap" content={import.meta.env.SSR ? ServicesPanel : null} />
      </div>
    </li>
  );
}
