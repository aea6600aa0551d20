import type { LeadForm } from './lead.ts';

/** What a visitor is told before sending, and agrees to. The version is stored with the enquiry (row FORM-18). */
export interface ConsentNotice {
  /** Changes whenever the text does; earlier texts stay in the history of this file. */
  version: string;
  /** What is used, why, and how to take it back. */
  text: string;
}

const WITHDRAW = 'You may withdraw or erase it at any time with the reference you receive.';

/** One notice a form. */
export const consentNotices = {
  consultation: {
    version: 'consultation-2026-11',
    text: `We use your name, e-mail address, phone number and wishes to arrange this consultation and for nothing else. ${WITHDRAW}`,
  },
  callback: {
    version: 'callback-2026-11',
    text: `We use your name, phone number, e-mail address and message to answer you and for nothing else. ${WITHDRAW}`,
  },
  international: {
    version: 'international-2026-11',
    text: `We use your name, e-mail address, phone number and message to answer you and to plan your visit, and for nothing else. ${WITHDRAW}`,
  },
  gallery: {
    version: 'gallery-2026-11',
    text: `We use your name and phone number to answer your question about these results and for nothing else. ${WITHDRAW}`,
  },
} as const satisfies Record<LeadForm, ConsentNotice>;
