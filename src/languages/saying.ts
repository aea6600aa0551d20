/** What is told of the language that counts from now on. */
type Listener = (code: string) => void;

/** English is the source: it needs no folder and no prefix. */
export const ENGLISH = 'en';

let spoken = ENGLISH;
const listeners: Listener[] = [];

/** Tells modules of words, as they are loaded, which language counts, and from then on of each other one. */
export function whenSaid(listener: Listener): void {
  listeners.push(listener);
  if (spoken !== ENGLISH) listener(spoken);
}

/** The language that counts now. */
export const spokenLanguage = (): string => spoken;

/** From now on another language counts. Everything else asks `inLanguage`. */
export function speak(code: string): void {
  if (code === spoken) return;
  spoken = code;
  for (const listener of listeners) listener(code);
}
