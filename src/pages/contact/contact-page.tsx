import { pictures } from 'virtual:pictures/page/contact';
import type { PageModule } from '../../app/page-modules.ts';
import { Banner } from '../../components/banner/banner.tsx';
import { ClinicMap } from '../../components/clinic-map/clinic-map.tsx';
import { ClinicTime } from '../../components/clinic-time/clinic-time.tsx';
import { LaterConsultationForm } from '../../components/contact-block/contact-block.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { PostalAddress } from '../../components/postal-address.tsx';
import { Section } from '../../components/section/section.tsx';
import { clinic, whatsappLink } from '../../content/clinic.ts';
import { contactPageTexts } from '../../content/contact-page.ts';
import { pageTexts } from '../../content/pages.ts';
import { fromTheLeft } from '../../current-language.ts';
import { pictureSlots } from '../../media/picture-slots.tsx';
import { clinicSchema } from '../../seo/clinic-schema.ts';
import style from './contact-page.module.css';

const text = pageTexts.contact;
const { form } = contactPageTexts;
const PictureSlot = pictureSlots(pictures);

export const head: PageModule['head'] = () => ({ description: text.lead, jsonLd: [clinicSchema()] });

/** The contact page (rows CONT-01 to CONT-04): ways to call first, the place next, the form last. */
export function Page() {
  return (
    <>
      <Banner
        heading={text.heading}
        lead={text.lead}
        picture={<PictureSlot name="page/contact/banner" tall="page/contact/banner-tall" first />}
        upload={text.picture}
      />
      <Lines />
      <Visit />
      <Section id="appointment" heading={form.heading} lead={form.lead}>
        <div className={style.form}>
          <LaterConsultationForm />
          <p>{contactPageTexts.urgent}</p>
        </div>
      </Section>
    </>
  );
}

const { email, phones } = clinic;

/** Telephone, WhatsApp, e-mail (rows CONT-02, PROD-07 to PROD-09), large enough to press without looking twice. */
function Lines() {
  const { heading, lead, chat, chatLink, chatText, mail } = contactPageTexts.lines;
  return (
    <Section heading={heading} lead={lead}>
      <dl className={style.lines}>
        {Object.values(phones).map(({ value: { label, e164, shown } }) => (
          <div key={e164}>
            <dt>{label}</dt>
            <dd>
              <a href={`tel:${e164}`}>
                <Icon name="phone" />
                {import.meta.english ? shown : fromTheLeft(shown)}
              </a>
            </dd>
          </div>
        ))}
        <div>
          <dt>{chat}</dt>
          <dd>
            <a href={whatsappLink(chatText)}>
              <Icon name="message-circle" />
              {chatLink}
            </a>
          </dd>
        </div>
        <div>
          <dt>{mail}</dt>
          <dd>
            <a href={`mailto:${email.value}`}>
              <Icon name="mail" />
              {email.value}
            </a>
          </dd>
        </div>
      </dl>
    </Section>
  );
}

/** Hours, address and map (rows CONT-02, CONT-03, PROD-13, PROD-14). */
function Visit() {
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
