import { Icon } from '../../components/icon/icon.tsx';
import { Section } from '../../components/section/section.tsx';
import { clinic, whatsappLink } from '../../content/clinic.ts';
import { homeTexts } from '../../content/home.ts';
import { ConsultationSlot } from './consultation-slot.tsx';
import style from './get-in-touch.module.css';

const { address, email, hours, mapLink, phones } = clinic;

/** Every way to reach the clinic, and the consultation form (rows HOME-53, HOME-54). */
export function GetInTouch() {
  const { heading, lead, chatText } = homeTexts.contact;
  return (
    <Section label={heading}>
      <div className={style.columns}>
        <div className={style.text}>
          <h2>{heading}</h2>
          <p>{lead}</p>
          <dl className={style.lines}>
            {Object.values(phones).map(({ value: { label, e164, shown } }) => (
              <div key={e164}>
                <dt>{label}</dt>
                <dd>
                  <a href={`tel:${e164}`}>{shown}</a>
                </dd>
              </div>
            ))}
            <div>
              <dt>WhatsApp</dt>
              <dd>
                <a href={whatsappLink(chatText)}>Write to us on WhatsApp</a>
              </dd>
            </div>
            <div>
              <dt>E-mail</dt>
              <dd>
                <a href={`mailto:${email.value}`}>{email.value}</a>
              </dd>
            </div>
            <div>
              <dt>{hours.days}</dt>
              <dd>
                {hours.shown} {hours.zoneName}. {hours.closed}.
              </dd>
            </div>
          </dl>
          <address className={style.address}>
            <Icon name="map-pin" />
            <span>
              {[...address.value.lines, `${address.value.city} ${address.value.postalCode}`, address.value.country].join(', ')}
              <br />
              <a href={mapLink.value}>Directions</a>
            </span>
          </address>
        </div>
        <ConsultationSlot />
      </div>
    </Section>
  );
}
