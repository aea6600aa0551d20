import { describe, expect, it } from 'vitest';
import { readStates } from './language-state.ts';

/** A text of a language beside the English it was made from. */
interface Pair {
  at: string;
  english: string;
  said: string;
}

const pairs = new Map<string, readonly Pair[]>(
  (await readStates()).map(({ language, files }) => [
    language.code,
    files.flatMap(({ english, file, translation }) =>
      english.texts.flatMap(({ path, text }) => {
        const said = translation?.texts.get(path.join('.'));
        return said ? [{ at: `${file} ${path.join('.')}`, english: text, said: said.replace(/\{+[\w.-]+\}+/g, '…') }] : [];
      }),
    ),
  ]),
);

/** Spaces and signs that a language writes otherwise. What is filled in stands as three dots. */
const RULES: Readonly<Record<string, readonly (readonly [rule: string, broken: RegExp])[]>> = {
  fr: [
    ['no line breaks before : ; ! ? % and », nor after «', / [:;!?%»]|« |[^\s][;!?]|[^\s\d]:|[^\u00a0]»|«[^\u00a0]/],
    [
      'no line breaks within a number, nor before its unit',
      /\d \d{3}|\d (?:%|cm|h|jours|km|ko|min|mm|Mo|mois|ans|nm|semaines|séances)(?!\p{L})/u,
    ],
    ['apostrophes and quotation marks are those of print', /['"]|\.\.\./],
    ['no conditional follows a “si” that begins a sentence', /(?:^|[.;:] )Si [^,.;:]*\p{L}rai(?:s|t|ent)(?!\p{L})/u],
    ['nothing begins with a “plus de” that may be read as “no more”', /(?:^|[.;:] )Plus d(?:e\s(?![\d…])|’)/u],
  ],
  ar: [
    ['commas, semicolons and question marks are Arabic', /[,;?]/],
    ['quotation marks are those of print', /['"]/],
    ['no line ends within a Latin word: its parts would change places', /[A-Za-z]-[A-Za-z]/],
    ['nothing stands before a sign, and a space behind it', / [،؛؟.:!]|[،؛؟](?![\s»)]|$)/],
  ],
  bn: [
    ['a sentence ends with a danda', /[\p{Script=Bengali})]\.(?:\s|$)|\|/u],
    ['a hyphen is no dash', / - /],
    ['quotation marks are those of print', /['"]/],
    // Readers in Bangladesh hear a book in গুলি, and a hall in হল. (গুলিয়ে is another word.)
    ['plurals and verbs are spelled as they are said', /গুলি(?!য)|(?<!\p{Script=Bengali})(?:হল|হত)(?!\p{Script=Bengali})/u],
  ],
};

/** English words that a language says in one way, with another way that means something else or that other pages do not say. */
const TERMS: Readonly<Record<string, readonly (readonly [english: RegExp, never: RegExp])[]>> = {
  fr: [
    // Eating, which nobody has to do without.
    [/\bdiet and (?:exercise|movement)\b|^You are told if diet/i, /alimentation/],
    // Height, or waist.
    [/\byour size\b/i, /votre taille/],
    [/\bhairlines?\b/i, /lignes? des? cheveux/i],
    // Of a bandage; what is worn for weeks is “de contention”.
    [/\bcompression (?:garment|vest)\b/i, /compression/i],
    // A forehead, which is bare in everybody.
    [/\bbare front\b/i, /front nu/i],
  ],
  ar: [
    [/\bimplants?\b/i, /حشو/],
    // Coloured by a hairdresser.
    [/\bpigmented hairs\b/i, /مصبوغ/],
    // Smoother.
    [/\bsofter\b/i, /أنعم/],
    // Acupuncture.
    [/\bneedling\b/i, /الوخز بالإبر(?! الدقيقة)/],
    // Day after day.
    [/\bevery other\b/i, /يومًا بعد يوم/],
    // What the clinic offers its patients.
    [/\bto be supplied\b/i, /تقدمه?ا? العيادة/],
    // This page provides the data.
    [/\bsaves data\b/i, /توفر البيانات/],
    // “Darker” with the article is of another gender: الداكنة.
    [/\bdeeper skin\b/i, /البشرة الأدكن/],
  ],
  bn: [
    // The nape; what is treated is the front.
    [/\bneck\b/i, /ঘাড়/],
    [/\bstretch marks\b/i, /ফাটা/],
    // The buttocks; what is treated is beside them.
    [/\bhips\b/i, /নিতম্ব(?!ের (?:দুই )?পাশ)/],
    // A word of books; patients say ছিদ্র.
    [/\b(?:nostrils?|septum|columella)\b/i, /নাসারন্ধ্র/],
  ],
};

describe.each([...pairs])('texts in %s', (code, texts) => {
  it('write figures with the digits that the site has chosen', () => {
    expect(texts.filter(({ said }) => /[٠-٩۰-۹०-९০-৯]/.test(said)).map(({ at }) => at)).toEqual([]);
  });

  it.each(RULES[code] ?? [])('%s', (_, broken) => {
    expect(texts.filter(({ said }) => broken.test(said)).map(({ at, said }) => `${at}: ${said}`)).toEqual([]);
  });

  it.each(TERMS[code] ?? [])('what English calls %s is not said by %s', (word, never) => {
    const spoken = texts.filter(({ english }) => word.test(english));
    expect(spoken).not.toEqual([]);
    expect(spoken.filter(({ said }) => never.test(said)).map(({ at, said }) => `${at}: ${said}`)).toEqual([]);
  });
});
