import { Link, Outlet, ScrollRestoration } from 'react-router-dom';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { clinic, whatsappLink } from '../content/clinic.ts';
import { href } from '../routes.ts';
import { RouteAnnouncer } from './route-announcer.tsx';
import { Seo } from './seo.tsx';

/** Row HEAD-06: the main menu, in this order. */
const menu = [
  ['Home', href('home')],
  ['About Us', href('about')],
  ['Services', href('services')],
  ['Our Doctors', href('doctors')],
  ['Gallery', href('gallery')],
  ['Blog', href('blogs')],
  ['International', href('international')],
  ['Contact Us', href('contact')],
] as const;

/** What every page stands in. */
export function Shell() {
  return (
    <>
      {import.meta.env.SSR ? null : <Seo />}
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="wrap header">
        <Link to={href('home')}>{clinic.name.value}</Link>
        <nav aria-label="Main">
          <ul className="row">
            {menu.map(([label, path]) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="main" className="wrap">
        <Breadcrumb />
        <Outlet />
      </main>
      <footer className="wrap footer">
        <p>
          <a href={`tel:${clinic.phones.general.value.e164}`}>Call {clinic.phones.general.value.shown}</a> ·{' '}
          <a href={whatsappLink('Hello, I have a question.')}>WhatsApp</a> ·{' '}
          <a href={`mailto:${clinic.email.value}`}>{clinic.email.value}</a>
        </p>
        <ul className="row">
          <li>
            <Link to={href('patientStories')}>Patient Stories</Link>
          </li>
          <li>
            <Link to={href('privacy')}>Privacy Policy</Link>
          </li>
          <li>
            <Link to={href('terms')}>Terms and Conditions</Link>
          </li>
        </ul>
      </footer>
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
}
