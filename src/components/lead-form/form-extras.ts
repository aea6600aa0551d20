import './untick.ts';

/** What a form needs only once somebody has touched it: what is wrong, what became of it, when it was opened, what to do without a line. */
export { meantAddress } from '../../leads/mistyped-email.ts';
export { correctAddress } from './correct-address.ts';
export { ErrorSummary } from './error-summary.tsx';
export { OpenedNote } from './form-token.ts';
export { LeadAnswer } from './lead-answer.tsx';
export { LeadUnsent } from './lead-unsent.tsx';
