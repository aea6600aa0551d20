/** What is wrong with a number that cannot be called, in words for its visitor. */
import { leadMessages } from './lead-messages.ts';

/** Where a number was looked for. */
export interface Where {
  /** ISO 3166-1; missing for the codes of satellites and the like, which belong to no country. */
  region: string | undefined;
  callingCode: string;
}

const UNASSIGNED_IN_INDIA =
  'There is no such number in India. Mobile numbers begin with 6, 7, 8 or 9, landlines with the area code. Please check it';

/** The rule of the specification keeps its sentence where it is a matter of ten digits (row ERR-16). */
const sentences = {
  characters: () => 'Please enter one phone number, in digits',
  code: () => 'No country has this code. Please check the digits after the +',
  incomplete: () => leadMessages.phoneAbroad,
  short: ({ label, indian }: Named) => (indian ? leadMessages.phone : `This number is too short for ${label}. Please check it`),
  long: ({ label, indian }: Named) => (indian ? leadMessages.phone : `This number is too long for ${label}. Please check it`),
  unassigned: ({ label, indian }: Named) =>
    indian ? UNASSIGNED_IN_INDIA : `There is no such number in ${label}. Please check it`,
  premium: ({ label }: Named) => `This is a premium-rate number of ${label}. Please give us one that we can call`,
} as const satisfies Record<string, (where: Named) => string>;

interface Named {
  label: string;
  indian: boolean;
}

export type PhoneProblem = keyof typeof sentences;

export const phoneProblemText = (problem: PhoneProblem, where: Where = { region: undefined, callingCode: '' }): string =>
  sentences[problem]({ label: countryLabel(where), indian: where.callingCode === '91' });

let names: Intl.DisplayNames | undefined;

/** `United Kingdom (+44)`. */
export function countryLabel({ region, callingCode }: Where): string {
  if (!region) return `+${callingCode}`;
  names ??= new Intl.DisplayNames('en', { type: 'region' });
  return `${names.of(region) ?? region} (+${callingCode})`;
}
