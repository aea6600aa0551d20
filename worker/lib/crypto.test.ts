import { describe, expect, it } from 'vitest';
import { cspHash, hex, keyedDigest, randomKey, sha256, timingSafeEqual } from './crypto.ts';

describe('digests', () => {
  it('are those of the standards', async () => {
    // FIPS 180-2 appendix B.1, RFC 4231 test case 2.
    expect(hex(await sha256('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(await keyedDigest('Jefe', 'what do ya want for nothing?')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  it('are of a text as UTF-8', async () => {
    expect(hex(await sha256('ü'))).toBe(hex(await crypto.subtle.digest('SHA-256', new Uint8Array([0xc3, 0xbc]))));
  });

  it('name a style as a policy does', async () => {
    expect(await cspHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  });

  it('write every byte as two digits', () => {
    expect(hex(new Uint8Array([0, 9, 16, 255]))).toBe('000910ff');
  });
});

describe('randomKey', () => {
  it('has 256 bits, and is another one each time', () => {
    const keys = Array.from({ length: 50 }, randomKey);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(keys).size).toBe(50);
  });
});

describe('timingSafeEqual', () => {
  it.each([
    ['', '', true],
    ['secret', 'secret', true],
    ['grüße', 'grüße', true],
    ['secret', 'secreT', false],
    ['secret', 'secret ', false],
    ['secret', '', false],
    ['', 'secret', false],
  ])('%j and %j: %s', async (a, b, equal) => {
    expect(await timingSafeEqual(a, b)).toBe(equal);
  });
});
