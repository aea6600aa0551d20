import type { Fields, Overlay } from '../content/overlay.ts';

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

/** Records that are worked out of others, in the words of the language that counts. */
const derived: (readonly [name: string, make: () => object])[] = [];

/** Tells how the record of a name is worked out: where several languages are rendered, it is made anew in each. */
export function derive(name: string, make: () => object): void {
  derived.push([name, make]);
}

/** All of them, of the records and words as they stand now. */
export const derivedOverlay = (): Overlay => Object.fromEntries(derived.map(([name, make]) => [name, make() as Fields]));
