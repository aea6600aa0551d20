import { beforeAll, describe, expect, it, vi } from 'vitest';

const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1) };
const TEAM = 'https://clinic.cloudflareaccess.com';
const NOW = Date.UTC(2026, 10, 21, 12);
const SEC = NOW / 1000;
const right = { iss: TEAM, aud: ['inbox'], sub: 'person-7', exp: SEC + 600, nbf: SEC - 10 };

let keys: CryptoKeyPair;
let others: CryptoKeyPair;
beforeAll(async () => {
  const generate = () => crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']) as Promise<CryptoKeyPair>;
  [keys, others] = await Promise.all([generate(), generate()]);
});

const encode = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

async function token(claims: object, { header = { alg: 'RS256', kid: 'k1' } as object, by = keys } = {}): Promise<string> {
  const text = `${encode(header)}.${encode(claims)}`;
  const signature = await crypto.subtle.sign('RSASSA-PKCS1-v1_5', by.privateKey, Buffer.from(text));
  return `${text}.${Buffer.from(signature).toString('base64url')}`;
}

/** A Worker that has asked Access for nothing yet. */
async function fresh() {
  vi.resetModules();
  const { accessIdentity } = await import('./access-token.ts');
  const named = async (kid: string, pair: CryptoKeyPair) => ({ ...(await crypto.subtle.exportKey('jwk', pair.publicKey)), kid });
  const published = { keys: [await named('k0', others), await named('k1', keys)] };
  const fetch = vi.fn(async (_url: string, _init?: RequestInit) => Response.json(published));
  const check = (given: string, now = NOW, team = TEAM) => accessIdentity(given, { team, audience: 'inbox', now, fetch });
  return { check, fetch };
}

describe('accessIdentity', () => {
  it('knows who a proper token is for, and asks for the keys once an hour', async () => {
    const { check, fetch } = await fresh();
    expect(await check(await token(right))).toEqual({ subject: 'person-7', name: 'person-7' });
    const named = { ...right, email: 'asha.rao@clinic.example' };
    expect(await check(await token(named))).toEqual({ subject: 'person-7', name: 'asha.rao' });
    await check(await token(right));
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([`${TEAM}/cdn-cgi/access/certs`]);
    await check(await token({ ...right, exp: SEC + 9000 }), NOW + 3_600_001);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('takes the identifier where there is no address', async () => {
    const { check } = await fresh();
    for (const email of [5, '', '@clinic.example'])
      expect(await check(await token({ ...right, email }))).toEqual({ subject: 'person-7', name: 'person-7' });
  });

  it.each([
    ['one audience, not in a list', { aud: 'inbox' }],
    ['several audiences', { aud: ['shop', 'inbox'] }],
    ['no time that it begins', { nbf: undefined }],
    ['clocks that differ by less than half a minute', { exp: SEC - 29, nbf: SEC + 30 }],
  ])('takes a token with %s', async (_, changes) => {
    expect(await (await fresh()).check(await token({ ...right, ...changes }))).toMatchObject({ subject: 'person-7' });
  });

  it.each([
    ['another issuer', { iss: 'https://evil.cloudflareaccess.com' }],
    ['another audience', { aud: ['shop'] }],
    ['past its time', { exp: SEC - 60 }],
    ['past its time by half a minute', { exp: SEC - 30 }],
    ['without an end', { exp: undefined }],
    ['an end that is a text', { exp: String(SEC + 600) }],
    ['not valid yet', { nbf: SEC + 600 }],
    ['not valid for half a minute more', { nbf: SEC + 31 }],
    ['a beginning that is a text', { nbf: String(SEC - 10) }],
    ['for nobody', { sub: undefined }],
  ])('refuses a token of %s', async (_, changes) => {
    expect(await (await fresh()).check(await token({ ...right, ...changes }))).toBeNull();
  });

  it('refuses what somebody else signed, changed afterwards, or did not sign', async () => {
    const { check } = await fresh();
    const [head, , signature] = (await token(right)).split('.');
    const forged = [
      await token(right, { by: others }),
      `${head}.${encode({ ...right, sub: 'somebody' })}.${signature}`,
      `${encode({ alg: 'none' })}.${encode(right)}.`,
      await token(right, { header: { alg: 'HS256', kid: 'k1' } }),
      await token(right, { header: { alg: 'RS256', kid: 'k0' } }),
      `${await token(right)}.more`,
      `${(await token(right)).split('.').slice(0, 2).join('.')}.!`,
      'a.b.c',
      'no token',
      '',
    ];
    for (const given of forged) expect(await check(given)).toBeNull();
  });

  it('takes no keys from an answer that is a failure', async () => {
    const { check, fetch } = await fresh();
    const published: unknown = await (await fetch('')).json();
    fetch.mockResolvedValueOnce(Response.json(published, { status: 500 }));
    expect(await check(await token(right))).toBeNull();
  });

  it('takes no keys from an answer of another form', async () => {
    const { check, fetch } = await fresh();
    fetch.mockResolvedValueOnce(Response.json({ keys: 'soon' }));
    expect(await check(await token(right))).toBeNull();
  });

  it('asks Access for nothing but its answer, and not for ever', async () => {
    const { check, fetch } = await fresh();
    await check(await token(right));
    expect(fetch.mock.calls[0]?.[1]).toEqual({ redirect: 'manual', signal: expect.any(AbortSignal) });
  });

  it('does not ask Access again and again for a key that is not there', async () => {
    const { check, fetch } = await fresh();
    const unknown = await token(right, { header: { alg: 'RS256', kid: 'k2' } });
    for (let n = 0; n < 5; n += 1) expect(await check(unknown)).toBeNull();
    expect(await check(unknown, NOW + 59_999)).toBeNull();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(await check(unknown, NOW + 60_000)).toBeNull();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('knows the keys for an hour, and longer while Access is away', async () => {
    const { check, fetch } = await fresh();
    const long = await token({ ...right, exp: SEC + 9000 });
    for (const later of [0, 3_599_999]) expect(await check(long, NOW + later)).not.toBeNull();
    expect(fetch).toHaveBeenCalledTimes(1);
    fetch.mockRejectedValueOnce(new Error('away'));
    expect(await check(long, NOW + 3_600_000)).toMatchObject({ subject: 'person-7' });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('leaves Access alone for five seconds where it is away, and lets nobody in meanwhile', async () => {
    const { check, fetch } = await fresh();
    fetch.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(new Response('{}', { status: 503 }));
    for (const later of [0, 1, 4999]) expect(await check(await token(right), NOW + later)).toBeNull();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(await check(await token(right), NOW + 5000)).toBeNull();
    expect(await check(await token(right), NOW + 9999)).toBeNull();
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(await check(await token(right), NOW + 10_000)).toMatchObject({ subject: 'person-7' });
  });

  it('takes no key of one team for another', async () => {
    const { check, fetch } = await fresh();
    await check(await token(right));
    fetch.mockRejectedValueOnce(new Error('away'));
    const other = 'https://other.cloudflareaccess.com';
    expect(await check(await token({ ...right, iss: other }), NOW, other)).toBeNull();
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([TEAM, other].map((team) => `${team}/cdn-cgi/access/certs`));
  });
});
