import { caseConsents } from './consents.ts';
import { publishedCases } from './published-cases.ts';
import { galleryEntries } from './sample-entries.ts';

/** The whole gallery as it is published, for the build alone: browsers get it ten cases at a time. */
export const gallery = publishedCases(galleryEntries.value, caseConsents);
