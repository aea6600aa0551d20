/** Telephone numbers as people write them, before any numbering plan is asked: digits of every script, separators, extensions. */

export interface DialledPhone {
  /** ASCII digits, with `+` before them where it was written. */
  number: string;
  extension: string;
  /** What else it may be where its `+` stands at the end: the same groups from the last to the first. */
  turned: string[];
}

/** What stands between the digits: spaces, dashes, dots, brackets, slashes, the strokes of Swiss and Japanese numbers. */
const SEPARATORS = /[\p{Z}\p{Pd}\t./()[\]~_·•\u2212'’ー]/gu;
/** A link to a chat in WhatsApp, as it makes them for sharing: the number has its country's code there, and no plus. */
const CHAT = /^(?:https?:\/\/)?(?:wa\.me\/|(?:\w+\.)?whatsapp(?:\.com|:\/)\/send\/?\?phone=)\+?(\d+)(?:[/?&].*)?$/i;
/** `Tel.`, `Mobile no:`, `tel:` before a number, in the languages of the site. Nobody's name: whose number it is would be lost. */
const LABEL =
  /^(?:t[eé]l(?:[eé]phone)?|phone|mob(?:ile)?|portable|cell|contact|whats ?app|wa|sms|callto|ph|m|t|p|(?:رقم )?(?:ال)?(?:هاتف|جوال|موبايل|واتساب)|ফোন|মোবাইল|হো\u09AF\u09BCাটসঅ্যাপ)?[\s.:]*(?:no|number|n°|num[eé]ro|নম্বর|নং)?[\s.:/]*(?=[+\d(])/iu;
/** `ext 4`, `x4`, `#4`, a pause as phones store it (`,4`, `;4`), and the words of some other languages. */
const EXTENSION =
  /[\s(]*(?:[,;]+\s*(?:ext=)?|(?:\bextension|\bextn|\bext|x|#|доб|\bramal|\banexo|\bint|\bposte|تحويلة|এক্সটেনশন)[.:]?)\s*(\d{1,7})[\s#)]*$/iu;
/** What ends a number in a sentence or a list. */
const END = /[\s.,;]+$/;
/** Two lines that differ in their last digits, as they are written in India: `98765 43210 / 11`. Taken for one it is a number of Iran. */
const TWO_LINES = /^(?:[^\d/]*\d){10,}[^\d/]*\/\s*\d{1,3}$/;
/**
 * In Arabic or Hebrew text the plus of a number comes to stand after it. Its groups then stand from right to left as well, where spaces are
 * between them (`12345 98450 91+` for `+91 98450 12345`); dashes, dots and slashes hold them together in some texts and not in others.
 */
const PLUS_AT_END = /^(\d+)\+$/;
const BETWEEN_TURNED = [/\s/, SEPARATORS];
/** The country's code written after itself, as where a form had it already: `+91 +91 98765 43210`. */
const CODE_TWICE = /^\+(\d{1,3})\+\1/;
/** The letter O beside a digit, which looks like a nought. By itself it is a word: "or". */
const FOR_NOUGHT = /\Bo|o\B/gi;
const NUMBER = /^\+?\d+$/;
/** A link with a greeting in it. Longer text is no number, and looking for its end takes time by the square of its length. */
const LONGEST = 300;

/**
 * A typed number without all that is not dialled; null where it has anything else in it. Invisible direction marks, which address books
 * put around copied numbers, go first.
 */
export function dialledPhone(typed: string): DialledPhone | null {
  if (typed.length > LONGEST) return null;
  const text = foldDigits(typed.normalize('NFKC').replace(/\p{Cf}/gu, ''))
    .replace(/%2B/gi, '+')
    .replace(/%20/g, ' ')
    .trim()
    .replace(CHAT, '+$1')
    .replace(LABEL, '')
    .replace(END, '');
  if (TWO_LINES.test(text)) return null;
  const extension = EXTENSION.exec(text)?.[1] ?? '';
  const main = text.replace(EXTENSION, '').replace(FOR_NOUGHT, '0');
  // "+44 (0)20 …": the trunk zero in brackets is not dialled from abroad.
  const abroad = /^[\s([]*(?:\+|00)/.test(main) ? main.replace(/[([]\s*0\s*[)\]]/, '') : main;
  const number = abroad.replace(SEPARATORS, '').replace(PLUS_AT_END, '+$1').replace(CODE_TWICE, '+$1');
  if (!NUMBER.test(number)) return null;
  const turned = /\+\W*$/.test(abroad) ? BETWEEN_TURNED.map((between) => abroad.split(between).toReversed().join('')) : [];
  return { number, extension, turned: turned.map((groups) => `+${groups.replace(/\D/g, '')}`) };
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
