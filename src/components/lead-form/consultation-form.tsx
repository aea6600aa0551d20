import { contactTexts } from '../../content/contact-texts.ts';
import { href, type ServiceSlug } from '../../routes.ts';
import { ButtonLink } from '../button/button-link.tsx';
import { ContactLines } from '../contact-lines.tsx';
import style from './consultation-form.module.css';

interface ConsultationFormProps {
  /** The treatment that is selected when the form opens. */
  service?: ServiceSlug;
}

/** Place of the consultation form (row HOME-54); until it stands here, the contact page and the lines do its work. */
export function ConsultationForm({ service }: ConsultationFormProps) {
  const { form, formLead, formLink, chatText } = contactTexts;
  return (
    <div className={style.panel}>
      <h3>{form}</h3>
      <p>{formLead}</p>
      <ButtonLink to={href('contact')} icon="calendar">
        {formLink}
      </ButtonLink>
      <ContactLines text={chatText(service)} />
    </div>
  );
}
