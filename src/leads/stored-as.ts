import * as language from '#words/language';

/**
 * The value of a choice whose words are its value in English: stored in English whatever the language, so that the team reads one name of
 * it. In English the words alone stand in the document.
 */
export const storedAs = (english: string): string | undefined => (language.code === 'en' ? undefined : english);
