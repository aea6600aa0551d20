import * as words from '#words/contact-lines';
import { clinic, whatsappLink } from '../content/clinic.ts';
import { withParts } from './with-parts.ts';

/** The human channels that every form and error offers (rows ERR-21, GATE-08: also for those who cannot call India). */
export function ContactLines({ text = words.question }: { text?: string | undefined }) {
  const { e164, shown } = clinic.phones.general.value;
  return (
    <p>
      {withParts(words.reach, {
        // The number alone: with the words before it, which stay in one line with it, it is wider than a narrow phone.
        call: withParts(words.call, { phone: <a href={`tel:${e164}`}>{shown}</a> }),
        chat: <a href={whatsappLink(text)}>{words.chat}</a>,
        mail: <a href={`mailto:${clinic.email.value}`}>{words.mail}</a>,
      })}
    </p>
  );
}
