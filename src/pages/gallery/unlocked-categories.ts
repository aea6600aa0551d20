import type { OpenStorage } from '../../components/sensitive-notice/sensitive-consent.ts';

/** Row GATE-11: one flag a category, `'true'` once an enquiry was stored. */
const unlockKey = (category: string): string => `leadSubmitted:${category}`;

export interface UnlockedCategories {
  /** Row GATE-01. */
  has: (category: string) => boolean;
  /** Rows GATE-10, GATE-12: the rest of the category, on this device. */
  add: (category: string) => void;
  forget: () => void;
}

/** Which categories load more without asking. Where storage is refused the answer holds for this visit (row GATE-20). */
export function unlockedCategories(storage: OpenStorage): UnlockedCategories {
  const thisVisit = new Set<string>();
  return {
    has(category) {
      if (thisVisit.has(category)) return true;
      try {
        return storage().getItem(unlockKey(category)) === 'true';
      } catch {
        return false;
      }
    },
    add(category) {
      thisVisit.add(category);
      try {
        storage().setItem(unlockKey(category), 'true');
      } catch {
        // Refused: the set remembers it until the page is left.
      }
    },
    forget: () => thisVisit.clear(),
  };
}
