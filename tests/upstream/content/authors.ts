import type { AuthorRecord } from './records.ts';

/** The administrator, who uploaded the images and may not be listed. */
export const ADMINISTRATOR_ID = 1;
export const EDITOR_ID = 2;
export const DERMATOLOGY_DESK_ID = 3;

/** Only authors of public posts are shown by WordPress, and the administrator has none. */
export const createAuthors = (): AuthorRecord[] => [
  { id: EDITOR_ID, name: 'Editorial Team', slug: 'editorial-team' },
  { id: DERMATOLOGY_DESK_ID, name: 'Dermatology Desk', slug: 'dermatology-desk' },
];
