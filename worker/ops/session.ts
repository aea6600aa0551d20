import { keyedDigest, sameText } from '../leads/keyed-digest.ts';

export const SESSION_COOKIE = 'ops';
const SESSION_SEC = 8 * 60 * 60;
const VALUE = /^(\d{13})\.([0-9a-f]{64})$/;

const sign = (token: string, until: string): Promise<string> => keyedDigest(token, `session until ${until}`);

/** `Set-Cookie` of a session that began now. It is good for the working day and as long as the token stays the same. */
export async function beginSession(token: string, { now, secure }: { now: number; secure: boolean }): Promise<string> {
  const until = String(now + SESSION_SEC * 1000);
  return cookie(`${until}.${await sign(token, until)}`, SESSION_SEC, secure);
}

export const endSession = (secure: boolean): string => cookie('', 0, secure);

/** A session as its cookie has it. Whether somebody logged out of it, the outbox knows. */
export interface Session {
  /** Milliseconds since 1970. */
  until: number;
  signature: string;
}

/** The session that the cookies of a request hold, null for none, a forged or a past one. */
export async function readSession(cookies: string, token: string, now: number): Promise<Session | null> {
  const value = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([^;]*)`).exec(cookies)?.[1] ?? '';
  const [, until = '', signature = ''] = VALUE.exec(value) ?? [];
  const good = until !== '' && Number(until) > now && (await sameText(signature, await sign(token, until)));
  return good ? { until: Number(until), signature } : null;
}

/** `SameSite=Strict`: no other site can make the browser send it, whatever it links or posts. */
const cookie = (value: string, maxAgeSec: number, secure: boolean): string =>
  `${SESSION_COOKIE}=${value}; Path=/ops; Max-Age=${maxAgeSec}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
