import { contactTexts } from '../../content/contact-texts.ts';
import { ContactLines } from '../contact-lines.tsx';
import style from './consultation-form.module.css';

/** Place of the form for patients from abroad (row INTL-10); until it stands here, the lines do its work. */
export function InternationalForm() {
  return (
    <div className={style.panel}>
      <ContactLines text={contactTexts.chatText()} />
    </div>
  );
}
