import { keyedDigest, timingSafeEqual } from '../lib/crypto.ts';
import type { Doubt } from './outbox-contract.ts';

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
export async function formTokenProblem(key: string, note: string, now: number): Promise<Doubt | null> {
  if (note === '') return null;
  const [, at = '', signature = ''] = NOTE.exec(note) ?? [];
  if (!at || !(await timingSafeEqual(signature, await keyedDigest(key, `opened ${at}`)))) return 'forged-note';
  return now - Number(at) < TOO_FAST_MS ? 'too-fast' : null;
}
