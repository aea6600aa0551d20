import { Icon } from '../../components/icon/icon.tsx';
import { Section } from '../../components/section/section.tsx';
import { clinic, whatsappLink } from '../../content/clinic.ts';
import { contactPageTexts } from '../../content/contact-page.ts';
import style from './contact-page.module.css';

const { email, phones } = clinic;

/** Telephone, WhatsApp, e-mail (rows CONT-02, PROD-07 to PROD-09), large enough to press without looking twice. */
export function Lines() {
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
                {shown}
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
