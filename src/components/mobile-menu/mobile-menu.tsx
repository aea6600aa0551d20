import { type ReactNode, useRef } from 'react';
import * as contact from '#words/contact-lines';
import * as words from '#words/header';
import { clinic } from '../../content/clinic.ts';
import { mainMenu, moreMenu } from '../../content/menu.ts';
import { type ServiceItem, serviceCategories } from '../../content/services-menu.ts';
import { fromTheLeft } from '../../current-language.ts';
import { href } from '../../routes.ts';
import { Brand } from '../brand/brand.tsx';
import { BookingLink } from '../button/button-link.tsx';
import { Icon, Sign } from '../icon/icon.tsx';
import { KeptHtml } from '../kept-html/kept-html.tsx';
import { Link } from '../link.tsx';
import { ServiceParts } from '../services-menu/services-panel.tsx';
import style from './mobile-menu.module.css';
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

/** What stands in the drawer. */
function MobileMenuContent() {
  return (
    <>
      <div className={style.top}>
        <Brand />
        <button
          type="button"
          className={style.close}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={words.closeMenu}
        >
          <Sign path="M6 6l12 12M18 6 6 18" />
        </button>
      </div>
      <nav aria-label={words.main}>
        <ul className={style.items}>
          {mainMenu().map(({ name, route }) => (
            <li key={route}>{route === 'services' ? <Services name={name} /> : <Link to={href(route)}>{name}</Link>}</li>
          ))}
        </ul>
      </nav>
      <div className={style.contact}>
        <BookingLink department="plasticSurgery">{words.bookPlasticSurgery}</BookingLink>
        <div className="derm">
          <BookingLink department="dermatology">{words.bookDermatology}</BookingLink>
        </div>
        <ul className={style.lines}>
          {Object.entries(clinic.phones).map(([key, { value }]) => (
            <li key={key}>
              {value.label} <a href={`tel:${value.e164}`}>{import.meta.english ? value.shown : fromTheLeft(value.shown)}</a>
            </li>
          ))}
          <li>
            {contact.email} <a href={`mailto:${clinic.email.value}`}>{clinic.email.value}</a>
          </li>
        </ul>
      </div>
    </>
  );
}

/** One collapsible level. Levels of the same group close each other. */
function Level({ group, name, children }: { group: string; name: string; children: ReactNode }) {
  return (
    <details name={group}>
      <summary>
        {name}
        <Icon name="chevron-down" />
      </summary>
      <ul className={style.level}>{children}</ul>
    </details>
  );
}

function Services({ name }: { name: string }) {
  return (
    <Level group="menu" name={name}>
      {serviceCategories().map(({ department, name: category, services }) => (
        <li key={department} className={department === 'dermatology' ? 'derm' : undefined}>
          <Level group="menu-category" name={category}>
            {services.map((service) => (
              <Service key={service.slug} {...service} />
            ))}
          </Level>
        </li>
      ))}
      {moreMenu().map(({ name: page, route }) => (
        <li key={route}>
          <Link to={href(route)}>{page}</Link>
        </li>
      ))}
    </Level>
  );
}

function Service({ name, path, landing }: ServiceItem) {
  return (
    <li>
      <Level group="menu-service" name={name}>
        <ServiceParts path={path} landing={landing} />
      </Level>
    </li>
  );
}
