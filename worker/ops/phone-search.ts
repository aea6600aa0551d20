import type { MetadataJson } from 'libphonenumber-js/core/es6';
import { dialledPhone } from '../../src/leads/dialled-phone.ts';
import { type NumberingPlans, readPhone } from '../../src/leads/read-phone.ts';

/** Fewer digits are part of too many numbers. */
const FEWEST_DIGITS = 4;

export interface PhoneSearch {
  /** Every stored number that may be meant: what is typed says its country, or is read as it would be dialled in each. */
  numbers: string[];
  /** Digits that stand in the number, without what is dialled before them; null for too few of them. */
  digits: string | null;
}

/** What somebody at the desk looks for by a number in any form: `020 7946 0018`, `+44 20 7946 0018`, `0044…`; null where it is none. */
export function phoneSearch(typed: string, plans: NumberingPlans): PhoneSearch | null {
  const dialled = dialledPhone(typed);
  if (!dialled) return null;
  const digits = dialled.number.replace(/^\+?0*/, '');
  const numbers = regionsFor(dialled.number, plans.lite).flatMap((chosen) => {
    const reading = readPhone(typed, { chosen, place: '' }, plans);
    return reading.ok ? [reading.stored] : [];
  });
  return { numbers: [...new Set(numbers)], digits: digits.length < FEWEST_DIGITS ? null : digits };
}

/** A number with its code is the same everywhere. */
const regionsFor = (number: string, { countries }: MetadataJson): string[] =>
  number.startsWith('+') ? ['IN'] : Object.keys(countries);
