import { serviceSections } from '../../content/menu.ts';
import type { ServiceItem } from '../../content/services-menu.ts';
import { Link } from '../link.tsx';

/** The third level of both menus: a service's page, the parts of it, and its landing page where there is one (row HEAD-18). */
export function ServiceParts({ path, landing }: Pick<ServiceItem, 'path'> & { landing: ServiceItem['landing'] | undefined }) {
  return (
    <>
      <li>
        <Link to={path}>Overview</Link>
      </li>
      {serviceSections.map(({ name, hash }) => (
        <li key={hash}>
          <Link to={`${path}#${hash}`}>{name}</Link>
        </li>
      ))}
      {landing && (
        <li>
          <Link to={landing.path}>{landing.name}</Link>
        </li>
      )}
    </>
  );
}
