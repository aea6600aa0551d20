import { type KeyboardEvent, type MouseEvent, memo, type PointerEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { moreMenu, type ScrollState, type ServiceItem, serviceCategories, serviceSections } from '../../content/menu.ts';
import { href } from '../../routes.ts';
import { Icon } from '../icon/icon.tsx';
import { arrowTarget, listBelow } from './panel-keys.ts';
import style from './services-menu.module.css';

/** Three levels as nested lists of links: category, service, its parts (rows HEAD-07 to HEAD-11, HEAD-18). */
export const ServicesPanel = memo(function ServicesPanel() {
  const touch = useFirstTap();
  return (
    <div className="wrap" onKeyDown={moveByArrow} {...touch}>
      <div className={style.first}>
        <ul className={style.categories}>
          {serviceCategories.map(({ department, name, path, services }) => (
            <li key={department} className={department === 'dermatology' ? 'derm' : undefined}>
              <Link to={path}>
                {name} <Icon name="chevron-right" flip />
              </Link>
              <ul className={style.services}>
                {services.map((service) => (
                  <Service key={service.slug} {...service} />
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <ul className={style.more}>
          {moreMenu.map(({ name, route }) => (
            <li key={route}>
              <Link to={href(route)}>{name}</Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
});

function Service({ name, path, landing }: ServiceItem) {
  return (
    <li>
      <Link to={path}>{name}</Link>
      <ul className={style.parts} data-name={name}>
        <li>
          <Link to={path}>Overview</Link>
        </li>
        {serviceSections.map(({ name: part, scrollTo, hash }) => (
          <li key={hash}>
            <Link to={`${path}#${hash}`} state={{ scrollTo } satisfies ScrollState}>
              {part}
            </Link>
          </li>
        ))}
        {landing && (
          <li>
            <Link to={landing.path}>{landing.name}</Link>
          </li>
        )}
      </ul>
    </li>
  );
}

function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  if (!(event.target instanceof HTMLAnchorElement)) return;
  const target = arrowTarget(event.key, event.target, event.currentTarget.matches(':dir(rtl)'));
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** A finger cannot hover: its first tap on a link shows the level below, the second follows the link. */
function useFirstTap() {
  const showsMore = useRef(false);
  return {
    onPointerDown: ({ target, pointerType }: PointerEvent) => {
      const list = target instanceof Element ? listBelow(target.closest('a') ?? target) : null;
      showsMore.current = pointerType === 'touch' && list !== null && getComputedStyle(list).visibility === 'hidden';
    },
    onClickCapture: (event: MouseEvent) => {
      if (showsMore.current) event.preventDefault();
      showsMore.current = false;
    },
  };
}
