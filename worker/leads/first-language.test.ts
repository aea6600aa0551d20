import { expect, it } from 'vitest';
import { firstLanguage, languageName } from './first-language.ts';

it.each([
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['en-GB', 'en'],
  ['DE', 'de'],
  [' fil;q=0.5', 'fil'],
  ['kn,en', 'kn'],
  ['zh-Hant-TW', 'zh'],
  ['*', ''],
  ['', ''],
  [undefined, ''],
  ['english', ''],
  ['<b>', ''],
  ["hi' OR 1=1", ''],
  ['1x', ''],
])('of %j keeps %j', (header, tag) => {
  expect(firstLanguage(header)).toBe(tag);
});

it('has a name for people', () => {
  expect(['hi', 'ta', 'fil', 'qqq', ''].map(languageName)).toEqual(['Hindi', 'Tamil', 'Filipino', 'qqq', '']);
});
