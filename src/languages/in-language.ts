import { translations } from '#languages/translations';
import type { Overlay } from '../content/overlay.ts';
import { translationOverlay } from '../content/translation.ts';
import { lay } from '../content/with-overlay.ts';
import { derivedOverlay } from './derived-records.ts';
import { speak, spokenLanguage } from './saying.ts';

/** Takes the translation of the records away that lies over them now. */
let takeAway: (() => void) | undefined;

/**
 * Runs `work` with the words and records of a language, on the server. Synchronous, as `withOverlay`: an isolate serves several requests at
 * once, and none may see the language of another. What WordPress says of a page is laid on inside, in that language; of what it says of
 * the whole site, texts that a language has are its own.
 */
export function inLanguage<T>(code: string, work: () => T): T {
  const before = spokenLanguage();
  if (code === before) return work();
  change(code);
  try {
    return work();
  } finally {
    change(before);
  }
}

function change(code: string): void {
  takeAway?.();
  speak(code);
  const said = translations[code];
  takeAway = said && layTranslation(said);
}

/** Lays the texts of a language over the records, and over what is worked out of them. */
function layTranslation(said: Overlay): () => void {
  const undo = [lay(translationOverlay(said)), lay(derivedOverlay())];
  return () => {
    for (const each of undo.reverse()) each();
  };
}
