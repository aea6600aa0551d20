import { speak, spokenLanguage } from './saying.ts';

/**
 * Runs `work` with the words of a language, on the server. Synchronous, as `withOverlay`: an isolate serves several requests at once, and
 * none may see the language of another.
 */
export function inLanguage<T>(code: string, work: () => T): T {
  const before = spokenLanguage();
  speak(code);
  try {
    return work();
  } finally {
    speak(before);
  }
}
