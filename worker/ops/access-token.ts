/** What a Cloudflare Access token says, once it is checked. */
export interface AccessIdentity {
  /** Identifier that Access gives the person: no name, no address. */
  subject: string;
  /** What stands before the @ of the address Access knows; the identifier where there is none. */
  name: string;
}

interface Key extends JsonWebKey {
  kid?: string;
}

interface Check {
  /** Such as `https://clinic.cloudflareaccess.com`. */
  team: string;
  /** Audience tag of the Access application. */
  audience: string;
  /** Milliseconds since 1970. */
  now: number;
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
}

const KEYS_FRESH_MS = 60 * 60 * 1000;
/** A made-up key name must not make us ask Access for its keys with every request. */
const KEYS_AGAIN_MS = 60_000;
/** Nor while Access is away, where each of them would wait for it. */
const KEYS_AWAY_MS = 5000;
const KEYS_TIMEOUT_MS = 3000;
const LEEWAY_SEC = 30;
const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };

let cached: { team: string; at: number; keys: Key[] } | undefined;
/** When Access last gave no keys. */
let awayAt = Number.NEGATIVE_INFINITY;

/**
 * Checks a token of Cloudflare Access: signature, issuer, audience, time. The address of the keys is the team's own, never one that
 * the token names. Answers null unless every check passes.
 */
export async function accessIdentity(token: string, check: Check): Promise<AccessIdentity | null> {
  const [head = '', body = '', signature = '', rest] = token.split('.');
  const [header, claims] = [record(head), record(body)];
  if (rest !== undefined || !header || !claims || header['alg'] !== 'RS256') return null;
  const key = await keyOf(String(header['kid']), check);
  if (!key || !(await isSigned(key, `${head}.${body}`, signature))) return null;
  const { sub, email } = claims;
  if (!hasValidClaims(claims, check) || typeof sub !== 'string') return null;
  return { subject: sub, name: (typeof email === 'string' && email.split('@')[0]) || sub };
}

function hasValidClaims(claims: Record<string, unknown>, { team, audience, now }: Check): boolean {
  const { iss, aud, exp, nbf } = claims;
  const audiences: unknown[] = Array.isArray(aud) ? aud : [aud];
  const nowSec = now / 1000;
  return (
    iss === team &&
    audiences.includes(audience) &&
    typeof exp === 'number' &&
    exp > nowSec - LEEWAY_SEC &&
    (nbf === undefined || (typeof nbf === 'number' && nbf <= nowSec + LEEWAY_SEC))
  );
}

async function isSigned(key: Key, text: string, signature: string): Promise<boolean> {
  try {
    const { kty, n, e } = key;
    const imported = await crypto.subtle.importKey('jwk', { kty, n, e } as JsonWebKey, ALGORITHM, false, ['verify']);
    return await crypto.subtle.verify(ALGORITHM, imported, bytes(signature), new TextEncoder().encode(text));
  } catch {
    return false;
  }
}

async function keyOf(kid: string, { team, now, fetch }: Check): Promise<Key | undefined> {
  const find = () => (cached?.team === team ? cached.keys.find((key) => key.kid === kid) : undefined);
  const age = cached?.team === team ? now - cached.at : Number.POSITIVE_INFINITY;
  const known = find();
  if ((known && age < KEYS_FRESH_MS) || age < KEYS_AGAIN_MS || Math.abs(now - awayAt) < KEYS_AWAY_MS) return known;
  try {
    const answer = await fetch(`${team}/cdn-cgi/access/certs`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(KEYS_TIMEOUT_MS),
    });
    const { keys } = (await answer.json()) as { keys?: Key[] };
    if (!answer.ok || !Array.isArray(keys)) throw new Error('No keys');
    cached = { team, at: now, keys };
  } catch {
    // What is known still counts.
    awayAt = now;
  }
  return find();
}

const bytes = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

function record(part: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes(part)));
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
