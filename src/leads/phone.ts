/**
 * Telephone numbers as visitors type them → the one form we store and send (rows GATE-05 and GATE-08):
 * India is 10 digits without a country code, everybody else E.164.
 */

const INDIA = /^(?:\+91)?(\d{10})$/;
/** A country code never begins with 0; E.164 has 15 digits at most. `+91` with a wrong count is a mistyped Indian number. */
const ABROAD = /^\+(?!91)[1-9]\d{6,14}$/;
/** Spaces, dashes, dots, brackets, slashes, and the invisible direction marks that address books put around copied numbers. */
const SEPARATORS = /[\p{Z}\p{Pd}\p{Cf}\t./()]/gu;

/**
 * @returns 10 ASCII digits for an Indian number (with or without +91), `+` and 7 to 15 digits for any other, or null when it is neither.
 */
export function normalisePhone(input: string): string | null {
  const folded = foldDigits(input.normalize('NFKC').trim());
  // "+44 (0)20 …": the trunk zero in brackets is not dialled from abroad.
  const dialled = (folded.startsWith('+') ? folded.replace('(0)', '') : folded).replace(SEPARATORS, '');
  const india = INDIA.exec(dialled)?.[1];
  return india ?? (ABROAD.test(dialled) ? dialled : null);
}

/** Italy's numbers keep their leading zero when dialled from abroad. */
const KEEPS_ZERO = '39';

/**
 * A number as typed beside a choice of country → with its country code, for `normalisePhone` (row GATE-08).
 * @param country value of the choice: anything that ends in `+` and a country code. India, nothing, or a number that names its own
 * country leave the number as it is.
 */
export function withCountryCode(typed: string, country: string): string {
  const code = /\+(\d{1,4})$/.exec(country)?.[1];
  if (!code || code === '91' || !/\p{Nd}/u.test(typed)) return typed;
  const national = foldDigits(typed.normalize('NFKC').trim()).replace(SEPARATORS, '');
  if (national.startsWith('+')) return typed;
  return `+${code}${code === KEEPS_ZERO ? national : national.replace(/^0+/, '')}`;
}

/** Digits of any script as ASCII digits; other characters stay. */
export function foldDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** Unicode lays out decimal digits in runs of ten, so the value is the number of digits that stand before this one, modulo ten. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}
