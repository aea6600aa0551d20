/** Row SENS-02: the flag on the visitor's device; `'true'` once agreed, absent otherwise. */
export const CONSENT_KEY = 'sensitiveContentAccepted';

/** `hidden`: the visitor agreed before and has hidden the pictures again; nobody asks until they ask themselves. */
export type Decision = 'undecided' | 'agreed' | 'hidden';

/** What a store needs of the browser: its storage, which may throw when it is touched at all. */
export type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SensitiveConsent {
  get: () => Decision;
  agree: () => void;
  hide: () => void;
  /** What another tab did, as the browser's `storage` event tells it. */
  changedElsewhere: (change: Pick<StorageEvent, 'key' | 'newValue'>) => void;
  watch: (changed: () => void) => () => void;
}

/** One decision for the whole page. Where storage is refused it holds for this visit (row GATE-20 says the same of the gate). */
export function sensitiveConsent(storage: OpenStorage): SensitiveConsent {
  let decision: Decision | null = null;
  const listeners = new Set<() => void>();
  const get = (): Decision => {
    decision ??= attempt(() => storage().getItem(CONSENT_KEY)) === 'true' ? 'agreed' : 'undecided';
    return decision;
  };
  const set = (next: Decision): void => {
    decision = next;
    for (const changed of listeners) changed();
  };
  return {
    get,
    agree() {
      attempt(() => storage().setItem(CONSENT_KEY, 'true'));
      set('agreed');
    },
    hide() {
      attempt(() => storage().removeItem(CONSENT_KEY));
      set('hidden');
    },
    changedElsewhere({ key, newValue }) {
      if (key !== CONSENT_KEY && key !== null) return;
      if (newValue === 'true') set('agreed');
      else if (get() === 'agreed') set('hidden');
    },
    watch(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** A private window or a setting may refuse storage; nothing is lost but the memory of it. */
function attempt<T>(touch: () => T): T | null {
  try {
    return touch();
  } catch {
    return null;
  }
}
