import { ClinicMap } from '../../components/clinic-map/clinic-map.tsx';
import { ClinicTime } from '../../components/clinic-time/clinic-time.tsx';
import { PostalAddress } from '../../components/postal-address.tsx';
import { Section } from '../../components/section/section.tsx';
import { contactPageTexts } from '../../content/contact-page.ts';
import style from './contact-page.module.css';

/** Hours, address and map (rows CONT-02, CONT-03, PROD-13, PROD-14). */
export function Visit() {
  const { heading, hours, address } = contactPageTexts.visit;
  return (
    <Section heading={heading} ground="soft">
      <div className={style.visit}>
        <div className={style.facts}>
          <section aria-labelledby="hours">
            <h3 id="hours">{hours}</h3>
            <ClinicTime />
          </section>
          <section aria-labelledby="address">
            <h3 id="address">{address}</h3>
            <PostalAddress />
          </section>
        </div>
        <ClinicMap />
      </div>
    </Section>
  );
}
