import * as words from '#words/enquiry-text';
import { clinic, whatsappLink } from '../content/clinic.ts';
import { foldDigits } from './dialled-phone.ts';
import { type FilledField, filledFields } from './lead.ts';

/** Names of fields in a message. An agreement is given with a form and not with a message. */
const labels = (): Partial<Record<FilledField, string>> => ({
  name: words.name,
  email: words.email,
  phone_number: words.phone,
  category: words.category,
  treatment: words.treatment,
  department: words.department,
  purpose: words.purpose,
  date: words.date,
  time: words.time,
  alternative_date: words.alternativeDate,
  alternative_time: words.alternativeTime,
  requirement: words.requirement,
});

/** What a visitor typed, as a message that a person can read (row ERR-21: another way when sending fails). */
export function enquiryText(fields: Record<string, unknown>): string {
  const country = String(fields['country_code'] ?? '');
  const named = labels();
  const lines = filledFields.flatMap((name) => {
    const value = fields[name];
    if (typeof value !== 'string' || !value.trim() || name === 'terms' || name === 'consent') return [];
    const isNumber = name === 'phone_number';
    // As it was typed: joined to the code by us it might be another number. In the digits of whoever dials it.
    const typed = isNumber ? foldDigits(value.trim()) : value.trim();
    const isBeside = isNumber && country;
    // A field that has no name there is told by that of its control: `nights_of_stay` → `nights of stay`.
    const label = named[name] ?? name.replaceAll('_', ' ');
    return [words.line({ label, value: isBeside ? words.besideNumber({ value: typed, country }) : typed })];
  });
  return [words.begin, ...lines].join('\n');
}

export interface Channel {
  name: string;
  href: string;
}

/** One tap each: the message ready in WhatsApp, as a text message and as an e-mail. Nothing is sent before the visitor sends it. */
export function otherChannels(text: string): Channel[] {
  const body = encodeURIComponent(text);
  return [
    { name: words.whatsapp, href: whatsappLink(text) },
    // "?&" is read by both families of phones.
    { name: words.textMessage, href: `sms:${clinic.phones.general.value.e164}?&body=${body}` },
    { name: words.mail, href: `mailto:${clinic.email.value}?subject=${encodeURIComponent(words.subject)}&body=${body}` },
  ];
}
