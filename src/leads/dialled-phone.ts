/** Telephone numbers as people write them, before any numbering plan is asked: digits of every script, separators, extensions. */

export interface DialledPhone {
  /** ASCII digits, with `+` before them where it was written. */
  number: string;
  extension: string;
}

/** What stands between the digits: spaces, dashes, dots, brackets, slashes. */
const SEPARATORS = /[\p{Z}\p{Pd}\t./()[\]~_·•\u2212]/gu;
/** `Tel.`, `Mobile:`, `tel:` before a number. */
const LABEL = /^(?:tel(?:ephone)?|phone|mob(?:ile)?|cell|whats ?app|ph|no|m|t)\b[.:]?\s*(?=[+\d(])/i;
/** `ext 4`, `x4`, `#4`, a pause as phones store it (`,4`, `;4`), and the words of some other languages. */
const EXTENSION =
  /\s*(?:[,;]+\s*(?:ext=)?|(?:\bextension|\bextn|\bext|x|#|доб|\bramal|\banexo|\bint|\bposte)[.:]?)\s*(\d{1,7})\s*#?$/iu;
/** In Arabic or Hebrew text the plus of a number comes to stand after it. */
const PLUS_AT_END = /^(\d+)\+$/;
/** The country's code written after itself, as where a form had it already: `+91 +91 98765 43210`. */
const CODE_TWICE = /^\+(\d{1,3})\+\1/;
const NUMBER = /^\+?\d+$/;

/**
 * A typed number without all that is not dialled; null where it has anything else in it. Invisible direction marks, which address books
 * put around copied numbers, go first.
 */
export function dialledPhone(typed: string): DialledPhone | null {
  const text = foldDigits(typed.normalize('NFKC').replace(/\p{Cf}/gu, ''))
    .trim()
    .replace(LABEL, '');
  const extension = EXTENSION.exec(text)?.[1] ?? '';
  const main = text.replace(EXTENSION, '');
  // "+44 (0)20 …": the trunk zero in brackets is not dialled from abroad.
  const abroad = /^[\s([]*(?:\+|00)/.test(main) ? main.replace(/[([]\s*0\s*[)\]]/, '') : main;
  const number = abroad.replace(SEPARATORS, '').replace(PLUS_AT_END, '+$1').replace(CODE_TWICE, '+$1');
  return NUMBER.test(number) ? { number, extension } : null;
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
