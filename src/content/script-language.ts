/**
 * Scripts that tell the language, for texts in none of ours. Devanagari is Hindi here and Arabic script Arabic: a reader aloud that knows
 * either does better with Marathi or Urdu than one that takes them for English. Editors who know better set `lang` themselves.
 */
const SCRIPTS: readonly (readonly [letters: RegExp, language: string])[] = [
  [/\p{Script=Kannada}/gu, 'kn'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Telugu}/gu, 'te'],
  [/\p{Script=Malayalam}/gu, 'ml'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Gujarati}/gu, 'gu'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
];
const LETTER = /\p{L}/gu;
/** All that the scripts above have in common: nearly every text ends here. */
const BEYOND_LATIN = /[\u0400-\u0DFF]/;

/** The language of a text by its script, where most of its letters are of one that tells; undefined for English and what is unclear. */
export function scriptLanguage(text: string): string | undefined {
  if (!BEYOND_LATIN.test(text)) return undefined;
  const letters = text.match(LETTER)?.length ?? 0;
  return SCRIPTS.find(([pattern]) => (text.match(pattern)?.length ?? 0) * 2 > letters)?.[1];
}
