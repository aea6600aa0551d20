import { clinic } from '../../src/content/clinic.ts';
import { answerSubject, answerText as answerWords, invitationTexts } from '../../src/content/desk-texts.ts';
import { shown } from '../../src/content/placeholder.ts';
import { href } from '../../src/routes.ts';
import type { InboxLead } from '../leads/outbox-contract.ts';
import { e164Of } from './phone-place.ts';

interface ContactLink {
  label: string;
  href: string;
}

type Addressee = Pick<InboxLead, 'name' | 'reference'>;

/** The first words of an answer. */
const answerText = (entry: Addressee): string => filled(shown(answerWords), entry);

/** Tells a visitor that something waits on the enquiry's page. Neither the times nor the words: they stand there alone. */
export const invitationText = (entry: Addressee, what: 'times' | 'question' | 'answer', origin: string): string =>
  filled(shown(invitationTexts)[what], entry, origin);

/** A text of `src/content/desk.yaml` with its gaps filled. */
function filled(text: string, { name, reference }: Addressee, origin = ''): string {
  const gaps: Record<string, string> = { name, reference, clinic: clinic.name.value, page: origin + href('enquiry') };
  return text.replace(/\{(\w+)\}/g, (gap, word: string) => gaps[word] ?? gap);
}

/** One tap each: call, WhatsApp and mail, with the reference and the first words written. Nothing is sent before a person sends it. */
export function contactLinks(entry: InboxLead, words = answerText(entry)): ContactLink[] {
  const { lead } = entry;
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
            href: `mailto:${encodeURIComponent(lead.email)}?subject=${encodeURIComponent(filled(answerSubject, entry))}&body=${text}`,
          },
        ]
      : []),
  ];
}

/** The enquiries of one person: the one to be answered first, and the others. */
export interface Folded {
  first: InboxLead;
  others: InboxLead[];
}

/** Folds enquiries of the same number or e-mail address, in the order given: who asks three times is answered once. */
export function foldPeople(entries: readonly InboxLead[]): Folded[] {
  const folded: Folded[] = [];
  const byContact = new Map<string, Folded>();
  for (const entry of entries) {
    const contacts = contactsOf(entry);
    const known = contacts.map((contact) => byContact.get(contact)).find((person) => person !== undefined);
    const person = known ?? { first: entry, others: [] };
    if (known) person.others.push(entry);
    else folded.push(person);
    for (const contact of contacts) byContact.set(contact, person);
  }
  return folded;
}

const contactsOf = ({ lead }: InboxLead): string[] =>
  [e164Of(lead.phone_number), lead.email.toLowerCase()].filter((contact) => contact !== '');
