import { legal } from '#records/legal';
import { legalSections } from '#records/legal-sections';

export type { LegalPart, LegalSection } from './schema/legal.ts';
/** The day from which the text counts, and whom a visitor turns to about personal data (rows LEGAL-06, LEGAL-08). */
/** Rows LEGAL-01 to LEGAL-10: nine sections, in this order. */
export { legal as legalFacts, legalSections };
