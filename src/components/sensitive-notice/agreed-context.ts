import { createContext } from 'react';

/** True in a document that answers an agreement sent without script; such a document is not hydrated (docs/decisions/014). */
export const AgreedContext = createContext(false);
