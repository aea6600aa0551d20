import { expect, it } from 'vitest';
import { webAddress } from './plain-values.ts';

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
