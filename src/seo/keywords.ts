const MAX_WORDS = 10;
const MIN_LETTERS = 5;

/** Words of more than four letters that say nothing about a subject. */
const STOP_WORDS = new Set(
  `about above after again against allow almost along already although always among another anyone around because become
  before behind being below between beyond bring could doing during either enough every everything first further given
  having however itself later least little makes might months never often other others ourselves rather really right shall
  should since small someone something sometimes still their theirs themselves there therefore these thing things think those
  though three through today together under until usually using various very weeks where whether which while whose
  within without would years yours yourself`.split(/\s+/),
);

/** Row SEO-18: up to ten words of more than four characters, each once, in the order in which they first come. */
export function keywordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => [...word].length >= MIN_LETTERS && !STOP_WORDS.has(word));
  return [...new Set(telling)].slice(0, MAX_WORDS);
}
