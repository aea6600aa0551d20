import { createContext, use, useSyncExternalStore } from 'react';
import { goTo, useNavigation } from '../../browser/page-context.ts';
import { href } from '../../routes.ts';
import { CONSENT_KEY, type Decision, sensitiveConsent } from './sensitive-consent.ts';

const consent = sensitiveConsent(() => localStorage);

if (!import.meta.env.SSR && 'addEventListener' in globalThis) {
  addEventListener('storage', consent.changedElsewhere);
  // A page that was kept whole for the way back has heard of nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    try {
      if (persisted) consent.changedElsewhere({ key: CONSENT_KEY, newValue: localStorage.getItem(CONSENT_KEY) });
    } catch {
      // Storage is refused: what was decided holds for this visit.
    }
  });
}

export interface SensitiveConsentState {
  /** Sensitive pictures may be shown. False on the server and in the first render of the browser. */
  agreed: boolean;
  /** The visitor hid them again on this visit. */
  hidden: boolean;
  /** Row SENS-04. */
  agree: () => void;
  /** Row SENS-05: goes to the home page. */
  decline: () => void;
  /** Hides all pictures again and forgets the agreement on this device. */
  hide: () => void;
}

/**
 * The visitor's agreement to see sensitive pictures, the same on gallery and service pages (rows SENS-02, SVC-21). Show a picture
 * with `<Picture of={…} revealed={agreed} />`: until then nothing of it is in the document.
 */
export function useSensitiveConsent(): SensitiveConsentState {
  const agreedInDocument = use(AgreedContext);
  const navigation = useNavigation();
  const first: Decision = agreedInDocument ? 'agreed' : 'undecided';
  const decision = useSyncExternalStore(consent.watch, consent.get, () => first);
  return {
    agreed: decision === 'agreed',
    hidden: decision === 'hidden',
    agree: consent.agree,
    decline: () => goTo(navigation, href('home')),
    hide: consent.hide,
  };
}

/** True in a document that answers an agreement sent without script; such a document is not hydrated (docs/decisions/014). */
export const AgreedContext = createContext(false);
