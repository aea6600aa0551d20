import { ButtonLink } from '../../components/button/button-link.tsx';
import { ContactLines } from '../../components/contact-lines.tsx';
import { homeTexts } from '../../content/home.ts';
import { href } from '../../routes.ts';
import style from './get-in-touch.module.css';

/** Place of the consultation form (row HOME-54); until it stands here, the contact page and the lines do its work. */
export function ConsultationSlot() {
  const { form, formLead, formLink } = homeTexts.contact;
  return (
    <div className={style.slot}>
      <h3>{form}</h3>
      <p>{formLead}</p>
      <ButtonLink to={href('contact')} icon="calendar">
        {formLink}
      </ButtonLink>
      <ContactLines text={homeTexts.contact.chatText} />
    </div>
  );
}
