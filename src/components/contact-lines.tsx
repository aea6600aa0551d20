import { clinic, whatsappLink } from '../content/clinic.ts';

/** The human channels that every form and error offers (rows ERR-21, GATE-08: also for those who cannot call India). */
export function ContactLines({ text = 'Hello, I have a question.' }: { text?: string | undefined }) {
  const { e164, shown } = clinic.phones.general.value;
  return (
    <p>
      Or reach us directly: <a href={`tel:${e164}`}>call {shown}</a>, <a href={whatsappLink(text)}>write on WhatsApp</a> or{' '}
      <a href={`mailto:${clinic.email.value}`}>send an e-mail</a>.
    </p>
  );
}
