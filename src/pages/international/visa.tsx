import { LongDate } from '../../components/long-date.tsx';
import { Section } from '../../components/section/section.tsx';
import { visaPortal } from '../../content/abroad.ts';
import { internationalTexts, VISA_TEXT_DATE, visaChecked, visaSteps } from '../../content/international.ts';
import style from './visa.module.css';

const { heading, lead, checked, unchecked } = internationalTexts.visa;

/** Five steps to a visa, with the date of the check and the portal that counts (row INTL-06). */
export function Visa() {
  return (
    <Section heading={heading} lead={lead} ground="soft">
      <ol className={style.steps}>
        {visaSteps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={style.portal}>
        <a href={visaPortal.href}>{visaPortal.label}</a>{' '}
        <span>
          {visaChecked.value ? checked : unchecked} <LongDate iso={visaChecked.value ?? VISA_TEXT_DATE} />.
        </span>
      </p>
    </Section>
  );
}
