import { keyedDigest, timingSafeEqual } from '../../lib/crypto.ts';

/** The plugin and the Worker may disagree by this much about the time. */
const WINDOW_SEC = 300;
const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** Whether this can be a signature at all: it has the form `t=…,v1=…`, and a time within five minutes of now (milliseconds). */
export function isTimely(header: string | undefined, now: number): header is string {
  const time = HEADER.exec(header ?? '')?.[1];
  return time !== undefined && Math.abs(now / 1000 - Number(time)) <= WINDOW_SEC;
}

/** Whether `t=…,v1=…` is a signature of this body under the secret, made within five minutes of now (milliseconds). */
export async function isSigned(secret: string, header: string | undefined, body: string, now: number): Promise<boolean> {
  const [, time, given] = HEADER.exec(header ?? '') ?? [];
  if (!time || !given || !isTimely(header, now)) return false;
  return timingSafeEqual(given, await keyedDigest(secret, `${time}.${body}`));
}

/** Whether a preview link is signed and still good. `expires` in seconds since 1970. */
export async function isSignedPreview(
  secret: string,
  { id, expires, signature }: { id: number; expires: number; signature: string },
  now: number,
): Promise<boolean> {
  return expires * 1000 >= now && (await timingSafeEqual(signature, await keyedDigest(secret, `preview.${id}.${expires}`)));
}
