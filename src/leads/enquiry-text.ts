import { clinic, whatsappLink } from '../content/clinic.ts';
import { filledFields, leadFields } from './lead.ts';

/** What a visitor typed, as a message that a person can read (row ERR-21: another way when sending fails). */
export function enquiryText(fields: Record<string, unknown>): string {
  const country = String(fields['country_code'] ?? '');
  const lines = filledFields.flatMap((name) => {
    const value = fields[name];
    // An agreement is given with a form and not with a message.
    if (typeof value !== 'string' || !value.trim() || name === 'terms' || name === 'consent') return [];
    // As it was typed: joined to the code by us it might be another number.
    const beside = name === 'phone_number' && country ? ` (${country})` : '';
    return [`${leadFields[name].label}: ${value.trim()}${beside}`];
  });
  return ['Hello, I have an enquiry that your website could not send.', ...lines].join('\n');
}

export interface Channel {
  name: string;
  href: string;
}

/** One tap each: the message ready in WhatsApp, as a text message and as an e-mail. Nothing is sent before the visitor sends it. */
export function otherChannels(text: string): Channel[] {
  const body = encodeURIComponent(text);
  return [
    { name: 'WhatsApp', href: whatsappLink(text) },
    // "?&" is read by both families of phones.
    { name: 'Text message', href: `sms:${clinic.phones.general.value.e164}?&body=${body}` },
    { name: 'E-mail', href: `mailto:${clinic.email.value}?subject=${encodeURIComponent('Enquiry')}&body=${body}` },
  ];
}
