/** What is wrong with a number that cannot be called, in words for its visitor. */
import * as leadMessages from '#words/lead-messages';
import * as words from '#words/phone';
import { fromTheLeft } from '../current-language.ts';
import { countryName } from './phone.ts';

/** Where a number was looked for. */
export interface Where {
  /** ISO 3166-1; missing for the codes of satellites and the like, which belong to no country. */
  region: string | undefined;
  callingCode: string;
}

/** The rule of the specification keeps its sentence where it is a matter of ten digits (row ERR-16). */
const sentences = {
  characters: () => words.characters,
  code: () => words.code,
  turned: () => words.turned,
  incomplete: () => leadMessages.phoneAbroad,
  short: ({ country, indian }: Named) => (indian ? leadMessages.phone : words.short({ country })),
  long: ({ country, indian }: Named) => (indian ? leadMessages.phone : words.long({ country })),
  unassigned: ({ country, indian }: Named) => (indian ? words.unassignedInIndia : words.unassigned({ country })),
  premium: ({ country }: Named) => words.premium({ country }),
} as const satisfies Record<string, (where: Named) => string>;

interface Named {
  country: string;
  indian: boolean;
}

export type PhoneProblem = keyof typeof sentences;

export const phoneProblemText = (problem: PhoneProblem, where: Where = { region: undefined, callingCode: '' }): string =>
  sentences[problem]({ country: countryLabel(where), indian: where.callingCode === '91' });

/** `United Kingdom (+44)`. */
function countryLabel({ region, callingCode }: Where): string {
  const code = import.meta.english ? `+${callingCode}` : fromTheLeft(`+${callingCode}`);
  return region ? `${countryName(region)} (${code})` : code;
}
