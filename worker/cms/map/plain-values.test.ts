import { describe, expect, it } from 'vitest';
import { utcDate, webAddress } from './plain-values.ts';

describe('utcDate', () => {
  it.each([
    ['2026-08-29T23:00:00', undefined, '2026-08-29T23:00:00Z'],
    ['2026-08-29 23:00:00', undefined, '2026-08-29T23:00:00Z'],
    ['2026-08-29T23:00:00.000Z', undefined, '2026-08-29T23:00:00Z'],
    ['2026-08-30T04:30:00+05:30', undefined, '2026-08-29T23:00:00Z'],
    [undefined, '2026-08-30T04:30:00', '2026-08-29T23:00:00Z'],
    ['0000-00-00T00:00:00', '2026-08-30T04:30:00', '2026-08-29T23:00:00Z'],
    ['2026-08-29T23:00:00', '2020-01-01T00:00:00', '2026-08-29T23:00:00Z'],
  ])('%j, else %j, is %s', (gmt, local, wanted) => {
    expect(utcDate(gmt, local)).toBe(wanted);
  });

  it.each([undefined, null, 5, '', 'yesterday', '2026-13-45T00:00:00', '0000-00-00T00:00:00'])('%j is no date', (value) => {
    expect(utcDate(value, value)).toBeNull();
  });
});

it.each([
  ['https://a.example/b', ['https:', 'http:'], 'https://a.example/b'],
  ['HTTP://A.example', ['https:', 'http:'], 'http://a.example/'],
  ['http://a.example/', ['https:'], ''],
  ['javascript:alert(1)', ['https:', 'http:'], ''],
  ['https://user@a.example/', ['https:'], ''],
  ['https://:password@a.example/', ['https:'], ''],
  ['/a', ['https:', 'http:'], ''],
  ['', ['https:'], ''],
] as const)('%j, as one of %j, is %j', (text, schemes, address) => {
  expect(webAddress(text, schemes)).toBe(address);
});
