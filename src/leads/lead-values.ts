/** The values that forms are made of, each with its rule and the sentence for what is wrong with it; which form has which: `lead.ts`. */
import * as v from 'valibot';
import * as leadMessages from '#words/lead-messages';
import { purposes } from '../content/remote-consultation.ts';
import { galleryCategories } from '../gallery-categories.ts';
import { isDepartment, isTreatment } from './treatments.ts';

/** Read when it is said: a schema serves every language. */
export type Sentence = () => string;

export const MAX_LINE = 120;
const MAX_REQUIREMENT = 2000;
const MAX_EMAIL = 254;
const MAX_PAGE = 200;

/** Control characters and halves of surrogate pairs: no person types them, and no log, table or export carries them safely. */
const UNREADABLE_IN_LINE = /[\p{Cc}\p{Cs}]/u;
const UNREADABLE_IN_TEXT = /[^\P{Cc}\n]|\p{Cs}/u;
/** Marks that turn the direction of writing: they come along with copied text and can disguise what the team reads. */
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/g;
/** At least one character that is neither a space nor invisible. */
export const VISIBLE = /[^\p{C}\p{Z}]/u;
/** As the HTML standard has it for `type=email`, with a dot in the domain. Letters of any script in the domain: browsers encode those. */
const EMAIL_LABEL = '[\\p{L}\\p{M}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
const EMAIL = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${EMAIL_LABEL}(?:\\.${EMAIL_LABEL})+$`, 'u');
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** In another language than English with its tag: `consultation-2026-11/ar`. */
const NOTICE_VERSION = /^[\w.-]{0,40}(?:\/[a-z]{2,3})?$/;
export const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const clean = (text: string): string => (VISIBLE.test(text) ? text.normalize().replace(DIRECTION_MARKS, '').trim() : '');
const cleanLine = (text: string): string => clean(text.replace(/\s+/g, ' '));
/** Word processors and PDF files break lines and pages by signs of their own. */
const cleanText = (text: string): string => clean(text.replace(/\r\n?|[\v\f\x85]/g, '\n').replace(/\t/g, ' '));

/** One line of text. */
export const line = (wrongType: Sentence, max = MAX_LINE) =>
  v.pipe(
    v.string(wrongType),
    v.transform(cleanLine),
    v.check(
      (text) => !UNREADABLE_IN_LINE.test(text),
      () => leadMessages.characters,
    ),
    v.maxLength(max, () => leadMessages.tooLong),
  );

/** One line that, when given, must look like something. */
const lineLike = (isRight: (text: string) => boolean, message: Sentence, max = MAX_LINE) =>
  v.pipe(
    line(message, max),
    v.check((text) => text === '' || isRight(text), message),
  );

/** Words of several lines. */
export const textOfAtMost = (max: number) =>
  v.pipe(
    v.string(() => leadMessages.invalid),
    v.transform(cleanText),
    v.check(
      (value) => !UNREADABLE_IN_TEXT.test(value),
      () => leadMessages.characters,
    ),
    v.maxLength(max, () => leadMessages.tooLong),
  );

export const text = textOfAtMost(MAX_REQUIREMENT);

/** Read before (`phoneOf`); here it is a number as it is stored, or empty. */
export const phone = v.pipe(
  v.string(() => leadMessages.phone),
  v.transform((value) => (VISIBLE.test(value) ? value : '')),
);

export const category = lineLike(
  (value) => galleryCategories.some((name) => name === value),
  () => leadMessages.category,
);
export const treatment = lineLike(isTreatment, () => leadMessages.treatment);
export const department = lineLike(isDepartment, () => leadMessages.department);
export const purpose = lineLike(
  (value) => purposes.some((name) => name === value),
  () => leadMessages.invalid,
);
/**
 * What comes along with an address and is none of its letters: marks that nobody sees, the link that it was, the end of a sentence, and the
 * space that a phone's keyboard puts after a word that it has completed: beside the sign and the first dot behind it. Elsewhere a space may
 * part words, and joined they would be the address of somebody else.
 */
const BESIDE_ADDRESS =
  /\p{Cf}|^\s*mailto:|\s+(?=@)|(?<=@)\s+|(?<=@\s*[^@.\s]+)\s+(?=\.)|(?<=@\s*[^@.\s]+\s*\.)\s+|(?<![\s.,;])[\s.,;]+$/giu;
/** Beyond it nothing is looked for: that takes the square of the length, and seconds of the Worker for what anybody can send. */
const MAX_TYPED = 4 * MAX_EMAIL;
/** Input methods for Chinese and Japanese type `＠` and `．`. */
export const cleanAddress = (typed: string): string =>
  typed.length > MAX_TYPED ? typed : typed.normalize('NFKC').replace(BESIDE_ADDRESS, '');
export const email = v.pipe(
  v.string(() => leadMessages.email),
  v.transform(cleanAddress),
  lineLike(
    (value) => EMAIL.test(value),
    () => leadMessages.email,
    MAX_EMAIL,
  ),
);
export const date = lineLike(isCalendarDate, () => leadMessages.date);
export const time = lineLike(
  (value) => TIME.test(value),
  () => leadMessages.time,
);
/** A ticked box is `true` in JSON and `on` in a form without script. */
export const ticked = v.pipe(
  v.unknown(),
  v.transform((value) => value === true || value === 'on' || value === 'true'),
);

export const noticeVersion = lineLike(
  (value) => NOTICE_VERSION.test(value),
  () => leadMessages.invalid,
);
/** The idempotency key of an enquiry; empty from a form without script. */
export const key = v.pipe(
  v.string(() => leadMessages.invalid),
  v.toLowerCase(),
  v.check(isKeyOrAbsent, () => leadMessages.invalid),
);
/** Whatever it is: the visitor does not see this field, so nothing in it may turn an enquiry away. */
export const page = v.pipe(v.unknown(), v.transform(pagePath));

/** `YYYY-MM-DD` of a day that exists. */
export function isCalendarDate(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

function isKeyOrAbsent(given: string): boolean {
  return given === '' || UUID.test(given);
}

/** A path on this site without query or fragment, `''` for anything else. */
function pagePath(value: unknown): string {
  const path = typeof value === 'string' ? (/^\/[^?#]*/.exec(value)?.[0] ?? '') : '';
  return path.length > MAX_PAGE || UNREADABLE_IN_LINE.test(path) ? '' : path;
}
