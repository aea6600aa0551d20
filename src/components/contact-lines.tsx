import { clinic, whatsappLink } from '../content/clinic.ts';

/** The human channel that every error offers: phone and WhatsApp (row ERR-21). */
export function ContactLines({ text = 'Hello, I have a question.' }: { text?: string }) {
  const { e164, shown } = clinic.phones.general.value;
  return (
    <p>
      Or reach us directly: <a href={`tel:${e164}`}>call {shown}</a> or <a href={whatsappLink(text)}>write on WhatsApp</a>.
    </p>
  );
}
