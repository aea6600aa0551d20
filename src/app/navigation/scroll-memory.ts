const STORED_AS = 'scroll-positions';

/** Where the visitor stood on the pages of this visit, in pixels from the top, by the key of the history's entry. */
export interface ScrollMemory {
  keep: (key: string, y: number) => void;
  of: (key: string) => number | undefined;
  /** Writes it down for the document that comes after this one. */
  store: () => void;
}

/** `storage` may throw, or be full of something else: a position that is not known is no loss worth a word. */
export function scrollMemory(storage: () => Storage): ScrollMemory {
  const positions = new Map<string, number>(stored(storage));
  return {
    keep: (key, y) => void positions.set(key, y),
    of: (key) => positions.get(key),
    store: () => {
      try {
        storage().setItem(STORED_AS, JSON.stringify([...positions]));
      } catch {
        // A browser that stores nothing finds the top of the page.
      }
    },
  };
}

function stored(storage: () => Storage): [string, number][] {
  try {
    const found: unknown = JSON.parse(storage().getItem(STORED_AS) ?? '[]');
    return Array.isArray(found) ? found.filter(isPosition) : [];
  } catch {
    return [];
  }
}

const isPosition = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
