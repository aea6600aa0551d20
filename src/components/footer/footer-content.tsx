import { clinic } from '../../content/clinic.ts';
import { developer, socials } from '../../content/clinic-profiles.ts';
import { href, type RouteName, routes } from '../../routes.ts';
import { Brand } from '../brand/brand.tsx';
import { TRACES_ID } from '../clear-traces/traces-id.ts';
import { DataSaverSwitch } from '../data-saver/data-saver-switch.tsx';
import { Link } from '../link.tsx';
import { copyrightYear } from './copyright-year.ts';
import style from './footer.module.css';
import { Visit } from './visit.tsx';

type PlainRoute = Exclude<RouteName, 'post' | 'blogsByService' | 'legacyPost' | 'editorPage'>;

/** Row FOOT-02. */
const columns: { heading: string; pages: PlainRoute[] }[] = [
  { heading: 'Clinic', pages: ['about', 'doctors', 'gallery', 'patientStories'] },
  { heading: 'Patients', pages: ['services', 'international', 'blogs', 'contact'] },
];

/** Rows FOOT-01 to FOOT-08. */
export function FooterContent() {
  return (
    <div className="wrap">
      <div className={style.columns}>
        <div data-print="none">
          <Brand />
          <p className={style.tagline}>{clinic.tagline}</p>
          <Socials />
        </div>
        {columns.map(({ heading, pages }) => (
          <nav key={heading} aria-label={heading}>
            <h2>{heading}</h2>
            <ul className={style.links}>
              {pages.map((page) => (
                <li key={page}>
                  <Link to={href(page)}>{routes[page].label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <Visit />
      </div>
      <DataSaverSwitch className={style.legal} />
      <Legal />
    </div>
  );
}

/** Row FOOT-01: networks as words, since no icon set has every mark. */
function Socials() {
  return (
    <ul className={style.socials}>
      {socials.map(({ value: { name, kind, url } }) => (
        <li key={name}>
          <a href={url} rel="noopener">
            {name}
            <span className="visually-hidden"> ({kind})</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Legal() {
  const { name, url } = developer.value;
  return (
    <div className={style.legal}>
      <p>
        © {copyrightYear()} {clinic.name.value}
      </p>
      <ul className={style.legalLinks} data-print="none">
        <li>
          <Link to={href('privacy')}>{routes.privacy.label}</Link>
        </li>
        <li>
          <Link to={href('terms')}>{routes.terms.label}</Link>
        </li>
        <li>
          <Link to={`${href('privacy')}#${TRACES_ID}`}>Clear my traces on this device</Link>
        </li>
        <li>
          <a href={url} rel="noopener">
            Website by {name}
          </a>
        </li>
      </ul>
    </div>
  );
}
