import type { InboxLead } from '../leads/outbox-contract.ts';
import { e164Of } from './phone-place.ts';

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
