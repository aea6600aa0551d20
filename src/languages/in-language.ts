import { translations } from '#languages/translations';
import { type Translation, translationOverlay } from '../content/translation.ts';
import { lay } from '../content/with-overlay.ts';
import { derivedOverlay, speak, spokenLanguage } from './saying.ts';

/** Takes the translation of the records away that lies over them now. */
let takeAway: (() => void) | undefined;

/**
 * Runs `work` with the words and records of a language, on the server. Synchronous, as `withOverlay`: an isolate serves several requests at
 * once, and none may see the language of another. What WordPress says of a page is laid on inside, in that language; texts that it has
 * changed for the whole site are in English.
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
function layTranslation(said: Translation): () => void {
  const undo = [lay(translationOverlay(said)), lay(derivedOverlay())];
  return () => {
    for (const each of undo.reverse()) each();
  };
}
