import { use } from 'react';
import { profiles } from '#records/profiles';
import * as traces from '#words/clear-traces';
import * as contact from '#words/contact-lines';
import * as saverWords from '#words/data-saver';
import * as words from '#words/footer';
import { comma } from '#words/language';
import { clinic } from '../../content/clinic.ts';
import { fromTheLeft } from '../../current-language.ts';
import { DATA_SAVER_ID } from '../../documents/reduced-data.ts';
import { DATA_SAVER_PATH } from '../../endpoints.ts';
import { href, type PlainRoute, routes, TRACES_ID } from '../../routes.ts';
import { Brand } from '../brand/brand.tsx';
import { SaverContext } from '../data-saver/saver-context.ts';
import { Link } from '../link.tsx';
import style from './footer.module.css';
import qr from './location-qr.svg';

/** Row FOOT-02. */
const columns = (): { heading: string; pages: PlainRoute[] }[] => [
  { heading: words.clinic, pages: ['about', 'doctors', 'gallery', 'patientStories'] },
  { heading: words.patients, pages: ['services', 'international', 'blogs', 'contact'] },
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
        {columns().map(({ heading, pages }) => (
          <nav key={heading} aria-label={heading}>
            <h2>{heading}</h2>
            <ul className={style.links}>
              {pages.map((page) => (
                <li key={page}>
                  <Link to={href(page)}>{routes[page].label()}</Link>
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
      {profiles.socials.map(({ value: { name, kind, url } }) => (
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
  const { name, url } = profiles.developer.value;
  return (
    <div className={style.legal}>
      <p>
        {`© ${copyrightYear()} `}
        {clinic.name.value}
      </p>
      <ul className={style.legalLinks} data-print="none">
        <li>
          <Link to={href('privacy')}>{routes.privacy.label()}</Link>
        </li>
        <li>
          <Link to={href('terms')}>{routes.terms.label()}</Link>
        </li>
        <li>
          <Link to={`${href('privacy')}#${TRACES_ID}`}>{traces.button}</Link>
        </li>
        <li>
          <a href={url} rel="noopener">
            {words.website({ name })}
          </a>
        </li>
      </ul>
    </div>
  );
}

const format = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: 'Asia/Kolkata' });

/** Row FOOT-07: the year at the clinic, not where the page is made or read. */
export const copyrightYear = (now: Date = new Date()): string => format.format(now);

const QR_SIDE_PX = 104;

/** Hours, address, phone, e-mail and the way there (rows FOOT-03 to FOOT-06, PROD-13, PROD-14). */
function Visit() {
  const { lines, city, region, postalCode, country } = clinic.address.value;
  const { hours } = clinic;
  const phone = clinic.phones.general.value;
  return (
    <div>
      <h2>{words.open({ days: hours.days })}</h2>
      <p>
        {words.hours({ shown: hours.shown, zone: hours.zoneName })}
        <br />
        {hours.closed}
      </p>
      <address className={style.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>{[`${city} ${postalCode}`, region, country].join(comma)}</span>
        <a href={`tel:${phone.e164}`}>{import.meta.english ? phone.shown : fromTheLeft(phone.shown)}</a>
        <a href={`mailto:${clinic.email.value}`}>{clinic.email.value}</a>
      </address>
      <div className={style.way}>
        <img src={qr} width={QR_SIDE_PX} height={QR_SIDE_PX} alt={words.mapCode} loading="lazy" />
        <a href={clinic.mapLink.value} rel="noopener">
          {contact.directions}
        </a>
      </div>
    </div>
  );
}

/** The visitor's own word on data, remembered on the device: a plain form, sent and answered without script. */
function DataSaverSwitch({ className }: { className?: string | undefined }) {
  const on = use(SaverContext) !== null;
  return (
    <form id={DATA_SAVER_ID} className={className} method="post" action={DATA_SAVER_PATH} data-print="none">
      <p>{on ? saverWords.on : saverWords.off}</p>
      <button type="submit" name={DATA_SAVER_ID} value={on ? 'off' : 'on'}>
        {on ? saverWords.turnOff : saverWords.turnOn}
        <span className="visually-hidden">{` ${saverWords.dataSaver}`}</span>
      </button>
    </form>
  );
}
