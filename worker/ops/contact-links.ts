import { clinic } from '../../src/content/clinic.ts';
import { href } from '../../src/routes.ts';
import type { InboxLead } from '../leads/outbox-contract.ts';
import { e164Of } from './calling-codes.ts';

export interface ContactLink {
  label: string;
  href: string;
}

/**
 * The first words of an answer. The clinic reads them over before launch: they go to patients in its name, so they promise nothing and
 * repeat nothing of the enquiry, which others may read on a locked screen.
 */
export const answerText = ({ name, reference }: Pick<InboxLead, 'name' | 'reference'>): string =>
  `Hello ${name}, this is ${clinic.name.value}. Thank you for your enquiry, reference ${reference}. When is a good time for us to call you?`;

const waiting = {
  times: ['We propose times for your consultation.', 'to choose one'],
  question: ['We have a question about your enquiry.', 'to answer it'],
  answer: ['We have answered your question.', 'to read the answer'],
} as const;

/** Tells a visitor that something waits on the enquiry's page. Neither the times nor the words: they stand there alone. */
export function invitationText(
  { name, reference }: Pick<InboxLead, 'name' | 'reference'>,
  what: keyof typeof waiting,
  origin: string,
): string {
  const [said, why] = waiting[what];
  return `Hello ${name}, this is ${clinic.name.value}. ${said} Please open ${origin}${href('enquiry')} and enter your reference ${reference} ${why}.`;
}

/** One tap each: call, WhatsApp and mail, with the reference and the first words written. Nothing is sent before a person sends it. */
export function contactLinks(entry: InboxLead, words = answerText(entry)): ContactLink[] {
  const { reference, lead } = entry;
  const text = encodeURIComponent(words);
  const phone = e164Of(lead.phone_number);
  return [
    ...(phone
      ? [
          { label: `Call ${phone}`, href: `tel:${phone}` },
          { label: 'WhatsApp', href: `https://wa.me/${phone.slice(1)}?text=${text}` },
        ]
      : []),
    ...(lead.email
      ? [
          {
            label: 'Mail',
            href: `mailto:${encodeURIComponent(lead.email)}?subject=${encodeURIComponent(`Your enquiry ${reference}`)}&body=${text}`,
          },
        ]
      : []),
  ];
}
