import { comma } from '#words/language';
import { ClinicMap } from '../../components/clinic-map/clinic-map.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { LongDate } from '../../components/long-date.tsx';
import { PostalAddress } from '../../components/postal-address.tsx';
import { Section } from '../../components/section/section.tsx';
import { visaPortal } from '../../content/abroad.ts';
import { internationalTexts } from '../../content/international.ts';
import style from './arrival.module.css';
import paymentStyle from './payment.module.css';
import visaStyle from './visa.module.css';

const { arrival, payment, visa } = internationalTexts;

/** Airport, address and map (rows INTL-03 to INTL-05). */
export function Arrival() {
  const { heading, airport, address, by, from, distance, time } = arrival;
  return (
    <Section heading={heading}>
      <div className={style.arrival}>
        <dl className={style.facts}>
          <div>
            <dt>{airport}</dt>
            <dd className={style.number}>
              {`${distance} `}
              <small>({time})</small>
            </dd>
            <dd>
              {from.value}
              {comma}
              {by}
            </dd>
          </div>
          <div>
            <dt>{address}</dt>
            <dd>
              <PostalAddress />
            </dd>
          </div>
        </dl>
        <div data-print="none">
          <ClinicMap />
        </div>
      </div>
    </Section>
  );
}

/** Four ways to pay, and the sentence against false invoices (row INTL-08). */
export function Payment() {
  return (
    <Section heading={payment.heading} ground="shell">
      <div className={paymentStyle.payment}>
        <dl className={paymentStyle.modes}>
          {payment.modes.map(({ name, note }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{note}</dd>
            </div>
          ))}
        </dl>
        <p className={paymentStyle.warning}>
          <Icon name="shield-check" />
          <span>{payment.warning}</span>
        </p>
      </div>
    </Section>
  );
}

/** Five steps to a visa, with the date of the check and the portal that counts (row INTL-06). */
export function Visa() {
  const { heading, lead, steps, checkedOn, checked, unchecked, textOf } = visa;
  return (
    <Section heading={heading} lead={lead} ground="soft">
      <ol className={visaStyle.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={visaStyle.portal}>
        <a href={visaPortal.href}>{visaPortal.label}</a>{' '}
        <span>
          {`${checkedOn.value ? checked : unchecked} `}
          <LongDate iso={checkedOn.value ?? textOf} />.
        </span>
      </p>
    </Section>
  );
}
