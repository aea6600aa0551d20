import { createContext } from 'react';

/** The words of the notice, wherever it is shown. */
export const sensitiveWords = {
  heading: 'Before you look',
  what: 'This page can show medical pictures of bodies before and after treatment. Some people may find them sensitive.',
  choice: 'By choosing Agree you confirm that you wish to see them. Decline takes you to the home page.',
  hidden: 'Pictures are hidden',
} as const;

/** True in a document that answers an agreement sent without script; such a document is not hydrated (docs/decisions/014). */
export const AgreedContext = createContext(false);
