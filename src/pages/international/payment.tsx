import { Icon } from '../../components/icon/icon.tsx';
import { Section } from '../../components/section/section.tsx';
import { internationalTexts, payment } from '../../content/international.ts';
import style from './payment.module.css';

/** Four ways to pay, and the sentence against false invoices (row INTL-08). */
export function Payment() {
  return (
    <Section heading={internationalTexts.payment.heading} ground="shell">
      <div className={style.payment}>
        <dl className={style.modes}>
          {payment.modes.map(({ name, note }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{note}</dd>
            </div>
          ))}
        </dl>
        <p className={style.warning}>
          <Icon name="shield-check" />
          <span>{payment.warning}</span>
        </p>
      </div>
    </Section>
  );
}
