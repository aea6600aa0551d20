import { desk } from '#records/desk';
import { clinic } from '../../src/content/clinic.ts';
import { shown } from '../../src/content/placeholder.ts';
import type { InboxLead } from '../leads/outbox-contract.ts';
import { e164Of } from './phone-place.ts';

export interface ContactLink {
  label: string;
  href: string;
}

type Addressee = Pick<InboxLead, 'name' | 'reference'>;

/** What a message begins with, and the subject of a mail. */
export interface ContactText {
  words: string;
  subject: string;
}

/** What an invitation to the enquiry's page says waits there. */
export type Invitation = 'times' | 'question' | 'answer';

/** The first words of an answer, in the language that counts. */
export const answerText = (entry: Addressee): ContactText => contactText(shown(desk.answer), entry);

/**
 * Tells a visitor that something waits on the enquiry's page, in the language that counts. Neither the times nor the words: they stand there
 * alone. `page`: the whole address of that page.
 */
export const invitationText = (entry: Addressee, what: Invitation, page: string): ContactText =>
  contactText(shown(desk.invitations)[what], entry, page);

const contactText = (words: string, entry: Addressee, page = ''): ContactText => ({
  words: filled(words, entry, page),
  subject: filled(desk.subject, entry),
});

/** A text of `src/content/desk.yaml` with its gaps filled. */
function filled(text: string, { name, reference }: Addressee, page = ''): string {
  const gaps: Record<string, string> = { name, reference, clinic: clinic.name.value, page };
  return text.replace(/\{(\w+)\}/g, (gap, word: string) => gaps[word] ?? gap);
}

/** One tap each: call, WhatsApp and mail, with the reference and the first words written. Nothing is sent before a person sends it. */
export function contactLinks(entry: InboxLead, { words, subject } = answerText(entry)): ContactLink[] {
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
            href: `mailto:${encodeURIComponent(lead.email)}?subject=${encodeURIComponent(subject)}&body=${text}`,
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
