const HEX = 16;
const KEY_BYTES = 32;

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(HEX).padStart(2, '0')).join('');
const bytesOf = (text: string) => new TextEncoder().encode(text);

export const randomKey = (): string => hex(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));

/** HMAC-SHA-256 as hexadecimal digits. */
export async function keyedDigest(key: string, text: string): Promise<string> {
  const imported = await crypto.subtle.importKey('raw', bytesOf(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return hex(new Uint8Array(await crypto.subtle.sign('HMAC', imported, bytesOf(text))));
}

/**
 * Whether two texts are equal, in a time that does not tell where they differ, nor how long the secret one is: both are digested
 * under a key of the moment first.
 */
export async function timingSafeEqual(a: string, b: string): Promise<boolean> {
  const key = randomKey();
  const [left, right] = [bytesOf(await keyedDigest(key, a)), bytesOf(await keyedDigest(key, b))];
  let difference = 0;
  for (const [index, byte] of left.entries()) difference |= byte ^ (right[index] ?? 0);
  return difference === 0;
}
