import * as words from '#words/header';
import { moreMenu, serviceSections } from '../../content/menu.ts';
import { type ServiceItem, serviceCategories } from '../../content/services-menu.ts';
import { markedEnglish } from '../../current-language.ts';
import { href } from '../../routes.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link.tsx';
import style from './services-menu.module.css';

/** Three levels as nested lists of links: category, service, its parts (rows HEAD-07 to HEAD-11, HEAD-18). */
export function ServicesPanel() {
  return (
    <div className={style.first}>
      <ul className={style.categories}>
        {serviceCategories().map(({ department, name, path, services }) => (
          <li key={department} className={department === 'dermatology' ? `${style.category} derm` : style.category}>
            <Link to={path}>
              {name}
              <Icon name="chevron-right" flip />
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
        {moreMenu().map(({ name, route }) => (
          <li key={route}>
            <Link to={href(route)}>{name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Service({ name, path, landing }: ServiceItem) {
  return (
    <li className={style.service}>
      <Link to={path}>{name}</Link>
      <ul className={style.parts} data-name={name}>
        <ServiceParts path={path} landing={landing} />
      </ul>
    </li>
  );
}

/** The third level of both menus: a service's page, the parts of it, and its landing page where there is one (row HEAD-18). */
export function ServiceParts({ path, landing }: Pick<ServiceItem, 'path'> & { landing: ServiceItem['landing'] | undefined }) {
  return (
    <>
      <li>
        <Link to={path}>{words.overview}</Link>
      </li>
      {serviceSections.map(({ name, hash }) => (
        <li key={hash}>
          <Link to={`${path}#${hash}`}>{name()}</Link>
        </li>
      ))}
      {landing && (
        <li>
          <Link to={landing.path}>{import.meta.english ? landing.name : <span {...markedEnglish()}>{landing.name}</span>}</Link>
        </li>
      )}
    </>
  );
}
