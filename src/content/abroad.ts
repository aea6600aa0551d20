import { portal } from '#records/international-portal';

/** Where the rules of medical visas stand; ours are only a summary (row INTL-06). */
export const visaPortal = portal.portal;

/** Where the form stands on the page for patients from abroad. */
export const ENQUIRY_ID = 'enquiry';
