import * as language from '#words/language';

/** Name of what tells the language of the page that a form or a link stood on; English says nothing. */
export const LANGUAGE_FIELD = 'language';

/**
 * The value of a choice whose words are its value in English: stored in English whatever the language, so that the team reads one name of
 * it. In English the words alone stand in the document.
 */
export const storedAs = (english: string): string | undefined => (language.code === 'en' ? undefined : english);
