import { clinic } from '../../content/clinic.ts';
import style from './footer.module.css';
import qr from './location-qr.svg';

const QR_SIDE_PX = 104;

/** Hours, address, phone, e-mail and the way there (rows FOOT-03 to FOOT-06, PROD-13, PROD-14). */
export function Visit() {
  const { lines, city, region, postalCode, country } = clinic.address.value;
  const { hours } = clinic;
  const phone = clinic.phones.general.value;
  return (
    <div>
      <h2>Open {hours.days}</h2>
      <p>
        {hours.shown}, {hours.zoneName}
        <br />
        {hours.closed}
      </p>
      <address className={style.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>
          {city} {postalCode}, {region}, {country}
        </span>
        <a href={`tel:${phone.e164}`}>{phone.shown}</a>
        <a href={`mailto:${clinic.email.value}`}>{clinic.email.value}</a>
      </address>
      <div className={style.way}>
        <img src={qr} width={QR_SIDE_PX} height={QR_SIDE_PX} alt="QR code: the clinic’s place in a map" loading="lazy" />
        <a href={clinic.mapLink.value} rel="noopener">
          Directions
        </a>
      </div>
    </div>
  );
}
