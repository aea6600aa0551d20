import * as words from '#words/contact-lines';
import { clinic, whatsappLink } from '../content/clinic.ts';
import { withParts } from './with-parts.ts';

/** The human channels that every form and error offers (rows ERR-21, GATE-08: also for those who cannot call India). */
export function ContactLines({ text = words.question }: { text?: string | undefined }) {
  const { e164, shown } = clinic.phones.general.value;
  return (
    <p>
      {withParts(words.reach, {
        call: <a href={`tel:${e164}`}>{withParts(words.call, { phone: shown })}</a>,
        chat: <a href={whatsappLink(text)}>{words.chat}</a>,
        mail: <a href={`mailto:${clinic.email.value}`}>{words.mail}</a>,
      })}
    </p>
  );
}
