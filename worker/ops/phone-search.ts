import type { MetadataJson } from 'libphonenumber-js/core/es6';
import { dialledPhone } from '../../src/leads/dialled-phone.ts';
import { type NumberingPlans, readPhone } from '../../src/leads/read-phone.ts';

/** Fewer digits are part of too many numbers. */
const FEWEST_DIGITS = 4;

export interface PhoneSearch {
  /** Stored numbers that may be meant. */
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

/** Places within a country's record: libphonenumber-js, METADATA.md. */
const TRUNK_PREFIX = 5;
const TRANSFORM = 8;

/**
 * Where a number is read otherwise than by leaving its zeros away: with another trunk prefix (Russia's 8, Hungary's 06), or one that is
 * more than left away (Argentina's 15). Of every country it would take a third of a second.
 */
function regionsFor(number: string, { countries }: MetadataJson): string[] {
  if (number.startsWith('+')) return ['IN'];
  const others = Object.entries(countries).flatMap(([region, record]) => {
    const plan: readonly unknown[] = record ?? [];
    const trunk = String(plan[TRUNK_PREFIX] ?? '0');
    return (trunk !== '0' && number.startsWith(trunk)) || plan[TRANSFORM] ? [region] : [];
  });
  return ['IN', ...others];
}
