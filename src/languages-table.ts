import type { Language } from './languages.ts';

/** Languages besides English, in order of their codes. */
export const languages: readonly Language[] = [];

/** Their codes: the addresses that they take. */
export const codes = '';
