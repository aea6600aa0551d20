import type { Fields, Overlay } from '../content/overlay.ts';

/** Records that are worked out of others, in the words of the language that counts. */
const derived: (readonly [name: string, make: () => object])[] = [];

/** Tells how the record of a name is worked out: where several languages are rendered, it is made anew in each. */
export function derive(name: string, make: () => object): void {
  derived.push([name, make]);
}

/** All of them, of the records and words as they stand now. */
export const derivedOverlay = (): Overlay => Object.fromEntries(derived.map(([name, make]) => [name, make() as Fields]));
