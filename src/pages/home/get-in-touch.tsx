import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { Section } from '../../components/section/section.tsx';
import { clinic, whatsappLink } from '../../content/clinic.ts';
import { homeTexts } from '../../content/home.ts';
import { ConsultationSlot } from './consultation-slot.tsx';
import style from './get-in-touch.module.css';

const { address, email, hours, mapLink, phones } = clinic;

/** Every way to reach the clinic, and the consultation form (rows HOME-53, HOME-54). */
export function GetInTouch() {
  const { heading, lead } = homeTexts.contact;
  return (
    <Section label={heading}>
      <div className={style.columns}>
        <div className={style.text}>
          <h2>{heading}</h2>
          <p>{lead}</p>
          <Lines />
          <Address />
        </div>
        <ConsultationSlot />
      </div>
    </Section>
  );
}

function Lines() {
  return (
    <dl className={style.lines}>
      {Object.values(phones).map(({ value: { label, e164, shown } }) => (
        <Line key={e164} label={label}>
          <a href={`tel:${e164}`}>{shown}</a>
        </Line>
      ))}
      <Line label="WhatsApp">
        <a href={whatsappLink(homeTexts.contact.chatText)}>Write to us on WhatsApp</a>
      </Line>
      <Line label="E-mail">
        <a href={`mailto:${email.value}`}>{email.value}</a>
      </Line>
      <Line label={hours.days}>
        {hours.shown} {hours.zoneName}. {hours.closed}.
      </Line>
    </dl>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Address() {
  const { lines, city, postalCode, country } = address.value;
  return (
    <address className={style.address}>
      <Icon name="map-pin" />
      <span>
        {[...lines, `${city} ${postalCode}`, country].join(', ')}
        <br />
        <a href={mapLink.value}>Directions</a>
      </span>
    </address>
  );
}
