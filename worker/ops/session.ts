import { parse, serialize } from 'hono/utils/cookie';
import { OPS_PATH } from '../../src/endpoints.ts';
import { keyedDigest, timingSafeEqual } from '../lib/crypto.ts';

const SESSION_COOKIE = 'ops';
const SESSION_SEC = 8 * 60 * 60;
const VALUE = /^(\d{13})(?:\.([A-Z]{2,4}))?\.([0-9a-f]{64})$/;
const INITIALS = /^[A-Z]{2,4}$/;

const sign = (token: string, until: string, initials: string): Promise<string> =>
  keyedDigest(token, `session until ${until}${initials && ` by ${initials}`}`);

/** Two to four letters as somebody types them, in capitals; null for anything else. */
export function readInitials(typed: string): string | null {
  const initials = typed.replace(/[.\s]/g, '').toUpperCase();
  return INITIALS.test(initials) ? initials : null;
}

/** `Set-Cookie` of a session that began now. It is good for the working day and as long as the token stays the same. */
export async function beginSession(
  token: string,
  { initials, now, secure }: { initials: string; now: number; secure: boolean },
): Promise<string> {
  const until = String(now + SESSION_SEC * 1000);
  const value = [until, initials, await sign(token, until, initials)].filter(Boolean).join('.');
  return cookie(value, SESSION_SEC, secure);
}

export const endSession = (secure: boolean): string => cookie('', 0, secure);

/** A session as its cookie has it. Whether somebody logged out of it, the outbox knows. */
export interface Session {
  /** Milliseconds since 1970. */
  until: number;
  /** Of whoever logged in; empty where none were given. */
  initials: string;
  signature: string;
}

/** The session that the cookies of a request hold, null for none, a forged or a past one. */
export async function readSession(cookies: string, token: string, now: number): Promise<Session | null> {
  const value = parse(cookies, SESSION_COOKIE)[SESSION_COOKIE] ?? '';
  const [, until = '', initials = '', signature = ''] = VALUE.exec(value) ?? [];
  const good = until !== '' && Number(until) > now && (await timingSafeEqual(signature, await sign(token, until, initials)));
  return good ? { until: Number(until), initials, signature } : null;
}

/** `SameSite=Strict`: no other site can make the browser send it, whatever it links or posts. */
const cookie = (value: string, maxAgeSec: number, secure: boolean): string =>
  serialize(SESSION_COOKIE, value, { path: OPS_PATH, maxAge: maxAgeSec, httpOnly: true, sameSite: 'Strict', secure });
