import type { ReactNode } from 'react';
import * as times from '#words/clinic-time';
import * as words from '#words/contact-lines';
import { comma } from '#words/language';
import { clinic, whatsappLink } from '../../content/clinic.ts';
import { chatText, contactTexts } from '../../content/contact-texts.ts';
import { fromTheLeft } from '../../current-language.ts';
import type { ServiceSlug } from '../../routes.ts';
import { useClinicTimes } from '../clinic-time/clinic-times.ts';
import { Fold } from '../fold/fold.tsx';
import { Icon } from '../icon/icon.tsx';
import { island } from '../island/island.tsx';
import { keptEnquiry } from '../lead-form/kept-enquiry.ts';
import formStyle from '../lead-form/lead-form.module.css';
import { Section } from '../section/section.tsx';
import style from './contact-block.module.css';

const { address, email, hours, mapLink, phones } = clinic;

interface ContactBlockProps {
  /** The service that the page is about; the form and the message of WhatsApp begin with it. */
  service?: ServiceSlug;
}

/** Every way to reach the clinic, and the consultation form (rows HOME-53, HOME-54, SVC-03). */
export function ContactBlock({ service }: ContactBlockProps) {
  const { heading, lead, ways } = contactTexts;
  return (
    <Section label={heading}>
      <div className={style.columns}>
        <div className={style.text}>
          <h2>{heading}</h2>
          <p>{lead}</p>
          <Fold as="h3" quiet heading={ways}>
            <Lines firstWords={chatText(service)} />
            <Address />
          </Fold>
        </div>
        <LaterConsultationForm {...(service && { service })} />
      </div>
    </Section>
  );
}

function Lines({ firstWords }: { firstWords: string }) {
  return (
    <dl className={style.lines}>
      {Object.values(phones).map(({ value: { label, e164, shown } }) => (
        <Line key={e164} label={label}>
          <a href={`tel:${e164}`}>{import.meta.english ? shown : fromTheLeft(shown)}</a>
        </Line>
      ))}
      <Line label={words.whatsapp}>
        <a href={whatsappLink(firstWords)}>{words.whatsappLink}</a>
      </Line>
      <Line label={words.email}>
        <a href={`mailto:${email.value}`}>{email.value}</a>
      </Line>
      <Line label={hours.days}>
        {times.hoursOfDays({ shown: hours.shown, zone: hours.zoneName, closed: hours.closed })}
        <OpenNow />
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
        {[...lines, `${city} ${postalCode}`, country].join(comma)}
        <br />
        <a href={mapLink.value}>{words.directions}</a>
      </span>
    </address>
  );
}

/** Keeps the line for what only the browser knows. */
const UNKNOWN = '\u00a0';

/** Open or not, and the hours by the visitor's clock, in one line after hydration (row PROD-14). */
function OpenNow() {
  const now = useClinicTimes();
  return (
    <span className={style.now} data-late="">
      {now ? `${now.status}${now.hoursAtVisitor ? ` ${times.byYourClock({ hours: now.hoursAtVisitor })}` : ''}` : UNKNOWN}
    </span>
  );
}

/** The consultation form, its code fetched when the visitor comes to it, or when an enquiry waits on the device to be sent. */
export const LaterConsultationForm = island({
  id: 'consultation',
  load: async () => (await import('../lead-form/consultation-form.tsx')).ConsultationForm,
  room: formStyle.room,
  isUrgent: () => keptEnquiry('consultation', Date.now()) !== null,
});
