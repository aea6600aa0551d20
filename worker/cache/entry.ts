import { PRIVATE_PREFIX } from '../../src/endpoints.ts';

import { hex, sha256 } from '../lib/crypto.ts';

/** Enough to tell one version of a record from another. */
const HASH_BYTES = 16;

/**
 * Why there is nothing to show. `withdrawn`: it may come back (404). `deleted`, or seen to be missing twice: gone for good (410).
 * `moved`: it has another address.
 */
export type GoneReason = 'withdrawn' | 'deleted' | 'moved';

/** A cached record. `value` is null for content that is not there any more. */
export interface Entry<T> {
  /** Hash of the value, also the version that finished HTML is kept under. */
  hash: string;
  /** When the value was read from upstream; milliseconds. */
  storedAt: number;
  value: T | null;
  /** When upstream first said that the content is gone, until that is confirmed. */
  absentSince?: number;
  /** Said by a signed webhook; absent when it was inferred. */
  why?: GoneReason;
}

/** Name of a record in KV and in the snapshot, by default as of the newest schema. */
export const entryKey = (key: string, version = SCHEMAS.at(-1)?.version): string => `v${version}/${key}`;

/**
 * An entry as it is stored. The value stands last: what comes before it says which version this is (`parseEntry`). Characters beyond
 * Latin-1 are escaped: one dash among eight million would make the whole text take twice its memory where it is read.
 */
export function entryText(entry: Entry<unknown>): string {
  return `${beforeValue(entry)}${JSON.stringify(entry.value).replace(WIDE, escaped)}}`;
}

const WIDE = /[\u0100-\uffff]/g;
const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const beforeValue = ({ hash, storedAt, absentSince, why }: Entry<unknown>): string =>
  `${JSON.stringify({ hash, storedAt, absentSince, why }).slice(0, -1)},"value":`;

/**
 * Text that a store answered, as an entry; null when it is none. Where it is the version that is `held` already, that one is the answer
 * and nothing is parsed: the index of ten thousand posts is asked after every half minute. Throws where it is no JSON.
 */
export function parseEntry<T>(text: string, held: Entry<T> | null): Entry<T> | null {
  return held && text.startsWith(beforeValue(held)) ? held : readEntry<T>(JSON.parse(text));
}

/** What a value weighs in memory, roughly: characters of its texts, and a few for everything that holds or counts. */
export function weightOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return MEMBER_WEIGHT;
  return Object.values(value).reduce((sum: number, member) => sum + MEMBER_WEIGHT + weightOf(member), 0);
}

const MEMBER_WEIGHT = 8;

/** Anything that a store answered, as an entry; null when it is none (foreign, damaged, of another schema). */
export function readEntry<T>(stored: unknown): Entry<T> | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { hash, storedAt, value } = stored as Partial<Entry<T>>;
  const sound = typeof hash === 'string' && typeof storedAt === 'number' && value !== undefined;
  return sound ? (stored as Entry<T>) : null;
}

/** Hash of a record: the first 128 bits of SHA-256 over its JSON, in hexadecimal. */
export async function hashOf(value: unknown): Promise<string> {
  return hashText(JSON.stringify(value));
}

export async function hashText(text: string): Promise<string> {
  return hex(new Uint8Array(await sha256(text), 0, HASH_BYTES));
}

/** A shape that stored records have had. */
export interface Schema {
  version: number;
  /**
   * A value of the schema before in this shape, as it stands in KV (packed, where its key is packed); undefined where it cannot be
   * brought along. Absent in the first schema. Where the new shape holds what the old one did not, the value that pages do without: the
   * record is served as it is and read again behind the answer.
   */
  migrate?: (key: string, value: unknown) => unknown;
}

/**
 * All of them, oldest first. To change the shape of a record, add a schema: the last good copies of the one before then outlive the
 * deploy. A schema may be dropped once no entry of an older one is worth having, a few weeks later; each one costs a key more in every
 * read of KV.
 */
export const SCHEMAS: readonly Schema[] = [{ version: 1 }];

/** How values of a kind stand in KV, where that is not how they stand in memory. `unpack` throws on what it did not pack. */
export interface Packing<Value, Packed> {
  pack: (value: Value) => Packed;
  unpack: (packed: Packed) => Value;
}

/** By the key of what is packed; what has none stands in KV as it is. */
// biome-ignore lint/suspicious/noExplicitAny: each key has values of its own kind
export type Packings = Readonly<Record<string, Packing<any, any>>>;

/** Where the build puts the content it saw, one file an entry. Below the private prefix: no visitor reads it. */
export const SNAPSHOT_FOLDER = `${PRIVATE_PREFIX}/content`;

export const snapshotPath = async (key: string): Promise<string> => `${SNAPSHOT_FOLDER}/${await hashText(entryKey(key))}.json`;
