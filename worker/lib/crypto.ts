const HEX = 16;
const KEY_BYTES = 32;
const HMAC = { name: 'HMAC', hash: 'SHA-256' };

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Bytes as hexadecimal digits. */
export const hex = (bytes: ArrayBuffer | Uint8Array): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(HEX).padStart(2, '0')).join('');

/** SHA-256 of a text. */
export const sha256 = (text: string): Promise<ArrayBuffer> => crypto.subtle.digest('SHA-256', bytesOf(text));

/** A script or style written into a document of ours, as a source of its policy: `'sha256-…'`. */
export async function cspHash(text: string): Promise<string> {
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(await sha256(text))))}'`;
}

/** A secret of 32 random bytes, in hexadecimal. */
export const randomKey = (): string => hex(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));

/** HMAC-SHA-256 of a text, in hexadecimal. */
export async function keyedDigest(key: string, text: string): Promise<string> {
  const imported = await crypto.subtle.importKey('raw', bytesOf(key), HMAC, false, ['sign']);
  return hex(await crypto.subtle.sign('HMAC', imported, bytesOf(text)));
}

/**
 * Whether two texts are equal, in a time that tells neither where they differ nor how long either is: one is signed with a key made for
 * this comparison, and the platform verifies the other in constant time. (`crypto.subtle.timingSafeEqual` wants equal lengths and is
 * missing in Node, where the unit tests run.)
 */
export async function timingSafeEqual(a: string, b: string): Promise<boolean> {
  const random = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  const key = await crypto.subtle.importKey('raw', random, HMAC, false, ['sign', 'verify']);
  return crypto.subtle.verify('HMAC', key, await crypto.subtle.sign('HMAC', key, bytesOf(a)), bytesOf(b));
}
