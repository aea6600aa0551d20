import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clinic } from '../../src/content/clinic.ts';
import { checkWords } from './galois.ts';
import { qrCode } from './qr-code.ts';
import { qrSvg } from './qr-svg.ts';

describe('checkWords', () => {
  it('gives the check words of the example in the standard (version 1-M, 01234567)', () => {
    const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
    expect(checkWords(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
  });
});

describe('qrCode', () => {
  it('grows with the text, up to version 6', () => {
    expect([14, 15, 106].map((length) => qrCode('x'.repeat(length)).length)).toEqual([21, 25, 41]);
    expect(() => qrCode('x'.repeat(107))).toThrow('too long');
  });

  it('names level and mask the same way at both places', () => {
    const modules = qrCode('https://example.org/');
    const side = modules.length;
    const at = (row: number, column: number) => Number(modules[row]?.[column]);
    const near = [0, 1, 2, 3, 4, 5, 7, 8].map((row) => at(row, 8)).concat([7, 5, 4, 3, 2, 1, 0].map((column) => at(8, column)));
    const far = Array.from({ length: 8 }, (_, bit) => at(8, side - 1 - bit)).concat(
      Array.from({ length: 7 }, (_, bit) => at(side - 7 + bit, 8)),
    );
    expect(near).toEqual(far);
    // Highest bits first: level M is 00, which the standard's mask turns into 10.
    expect([near[14], near[13]]).toEqual([1, 0]);
  });
});

it('the committed image holds the map link', () => {
  const image = new URL('../../src/components/footer/location-qr.svg', import.meta.url);
  expect(readFileSync(image, 'utf8')).toBe(qrSvg(clinic.mapLink.value));
});
