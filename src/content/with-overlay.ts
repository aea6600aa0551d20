import { applyOverlay, forgetOverlay, write } from './apply-overlay.ts';
import { type Fields, type Overlay, overlaid } from './overlay.ts';

/** Lays an overlay over the records; returns a function that removes it. */
export function lay(overlay: Overlay): () => void {
  const undo = overlaid.records.map(([name, data]) => {
    const fields = data as Fields;
    return { fields, before: valuesOf(fields, Object.keys(overlay[name] ?? {})) };
  });
  applyOverlay(overlay);
  return () => {
    forgetOverlay();
    for (const { fields, before } of undo) write(fields, before);
  };
}

const valuesOf = (fields: Fields, keys: readonly string[]): Fields =>
  Object.fromEntries(keys.map((key) => [key, structuredClone(fields[key])]));

/**
 * Runs `work` with an overlay over the records. Synchronous: an isolate serves several requests at once, and none may see what is meant
 * for another.
 */
export function withOverlay<T>(overlay: Overlay | undefined, work: () => T): T {
  if (!overlay) return work();
  const takeAway = lay(overlay);
  try {
    return work();
  } finally {
    takeAway();
  }
}

let published: { overlay: Overlay; takeAway: () => void } | null = null;

/**
 * Lays the published overlay over the records, in place of the last one, for as long as this isolate lives: for texts that no page shows,
 * such as calendar entries, mails, the feed and the rules of forms.
 */
export function publishOverlay(overlay: Overlay): void {
  if (published?.overlay === overlay) return;
  published?.takeAway();
  published = { overlay, takeAway: lay(overlay) };
}
