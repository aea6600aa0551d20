/** The language that a form or a link names (`LANGUAGE_FIELD`); empty where it names none, as on the English pages. */
export const givenLanguage = (given: unknown): string => (typeof given === 'string' && /^[a-z]{2,3}$/.test(given) ? given : '');
