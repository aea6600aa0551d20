import { placeholder } from '../placeholder.ts';

/** Days in which the clinic writes a letter of invitation; null until it says so. */
export const letterDays = placeholder<readonly [from: number, to: number] | null>(
  null,
  'days in which the clinic writes a letter of invitation, for the plan of a stay',
);

/** Days before travel by which an e-Medical visa should be applied for; null until the clinic has read it on the portal. */
export const visaDays = placeholder<readonly [from: number, to: number] | null>(
  null,
  'days before travel by which to apply for an e-Medical visa, read on the portal, for the plan of a stay',
);

/** What everybody brings; what belongs to one treatment is in its facts. */
export const bringAlways = [
  'Passport, printed visa approval and the letter of the clinic, in your hand luggage',
  'Medical papers, and a list of your illnesses, operations, allergies and medicines with their dose',
  'Your medicines for the whole stay and some days more, in their boxes',
  'Name and phone number of somebody at home, and of whoever travels with you',
  'A way to pay that works in India',
] as const;

/** Texts of the plan of a stay. */
export const stayTexts = {
  /** In the place of every figure that the clinic has not supplied. */
  ask: 'The clinic tells you this in its answer.',
  lead: 'When to arrive, when to be seen, and when the earliest flight home can be, for one treatment or several.',
  privacy:
    'Your device works the plan out by itself where it can. Otherwise your choice is sent to us for this one answer; we keep nothing of it, and it stands in no address.',
  draft:
    'This is a sketch to plan with, not an appointment and not medical advice. Book no flight before a doctor here has confirmed your dates in writing.',
  several: 'Whether treatments can be done in one stay, only a doctor can say. The longest time of each counts here.',
} as const;
