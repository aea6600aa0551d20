import type { Lead, LeadField } from '../../src/leads/lead.ts';
import { hex, keyedDigest, sha256, timingSafeEqual } from '../lib/crypto.ts';
import type { SpamSignal } from './outbox-contract.ts';

/** Everything of a request but its key: tells a retry from another enquiry under the same key. */
export const bodyDigest = (lead: Lead): Promise<string> => digest(lead, ['key']);

/**
 * What the visitor said, wherever it was said: tells a double submission without a common key from another enquiry.
 * E-mail address and requested slots count too: who sends again with one of them corrected must not be answered with the mistaken one.
 */
export const contentDigest = (lead: Lead): Promise<string> => digest(lead, ['key', 'form', 'page']);

/** Fields not given are left out, so that a field added to the form later does not make yesterday's retry another enquiry. */
async function digest(lead: Lead, ignored: LeadField[]): Promise<string> {
  const skip = new Set<string>(ignored);
  const said = Object.entries(lead)
    .filter(([field, value]) => !skip.has(field) && value !== '' && value !== false)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return hex(await sha256(JSON.stringify(said)));
}

/** Nobody reads and fills a form in less. */
const TOO_FAST_MS = 2000;
const NOTE = /^(\d{13})\.([0-9a-f]{64})$/;

/** A note of when a form was opened, which only we can write. */
export const signFormToken = async (key: string, now: number): Promise<string> =>
  `${now}.${await keyedDigest(key, `opened ${now}`)}`;

/**
 * What a note says against an enquiry, null for nothing. No note says nothing: without script there is none, and a form that waited in
 * an open page for days is as good as any.
 */
export async function formTokenProblem(key: string, note: string, now: number): Promise<SpamSignal | null> {
  if (note === '') return null;
  const [, at = '', signature = ''] = NOTE.exec(note) ?? [];
  if (!at || !(await timingSafeEqual(signature, await keyedDigest(key, `opened ${at}`)))) return 'forged-note';
  return now - Number(at) < TOO_FAST_MS ? 'too-fast' : null;
}

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
