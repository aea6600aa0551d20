/** Words a minute of an adult who reads prose on a screen. */
const WORDS_PER_MINUTE = 220;

/** Whole minutes, at least one; 0 where there is nothing to read. */
export const readingMinutes = (words: number): number => (words === 0 ? 0 : Math.max(1, Math.round(words / WORDS_PER_MINUTE)));
