/**
 * Digits and capitals without vowels (no words arise), and without 0, 1 and L, which are read for others.
 * 28 characters, 8 places: 3.8 × 10¹¹ references.
 */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
/** Bytes from here on would make the first characters of the alphabet likelier than the rest. */
const UNBIASED = 256 - (256 % ALPHABET.length);

/** A reference for a visitor to read aloud, such as `7KQM-3XWP`: random, so that nobody finds another's by counting. */
export function makeReference(): string {
  let characters = '';
  while (characters.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH * 2))) {
      if (byte < UNBIASED && characters.length < LENGTH) characters += ALPHABET[byte % ALPHABET.length];
    }
  }
  return `${characters.slice(0, LENGTH / 2)}-${characters.slice(LENGTH / 2)}`;
}
