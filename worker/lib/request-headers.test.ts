import { expect, it } from 'vitest';
import { declinesMeasurement, firstLanguage, isPrefetch, languageName, originOf } from './request-headers.ts';

const SITE = 'https://www.clinic.example';
const HERE = 'https://preview.clinic.example';

it.each([
  ['same', { Origin: SITE }],
  ['same', { Origin: HERE }],
  ['same', { Origin: HERE, 'Sec-Fetch-Site': 'same-origin' }],
  ['same', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
  ['same', { Origin: SITE, 'Sec-Fetch-Site': 'same-site' }],
  ['unknown', {}],
  ['unknown', { 'Sec-Fetch-Site': 'none' }],
  ['cross', { Origin: 'https://evil.example' }],
  ['cross', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'none' }],
  ['cross', { Origin: 'null' }],
  ['cross', { Origin: '' }],
  ['cross', { Origin: 'http://www.clinic.example' }],
  ['cross', { Origin: 'https://www.clinic.example.evil.example' }],
  ['cross', { Origin: 'https://www.clinic.example:8443' }],
  ['cross', { 'Sec-Fetch-Site': 'cross-site' }],
  ['cross', { 'Sec-Fetch-Site': 'same-site' }],
])('is %s with %j', (verdict, headers) => {
  expect(originOf(new Request(`${HERE}/api/leads`, { method: 'POST', headers }), SITE)).toBe(verdict);
});

it.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ 'Save-Data': 'on' }, true],
  [{ 'Save-Data': 'On' }, true],
  [{ 'Save-Data': 'off' }, false],
  [{ Cookie: 'a=b; data-saver=on' }, true],
  [{ Cookie: 'data-saver=off' }, false],
  [{ Cookie: 'data-saver=2g' }, false],
  [{ Cookie: 'x-data-saver=on' }, false],
  [{ 'Save-Data': 'on', Cookie: 'data-saver=off' }, true],
  [{ 'Sec-GPC': '1' }, true],
  [{ 'Sec-GPC': 'on' }, false],
  [{ DNT: '1' }, true],
  [{ DNT: '0' }, false],
])('%j asks for no reports: %s', (headers, declines) => {
  expect(declinesMeasurement(new Headers(headers))).toBe(declines);
});

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

it.each([
  ['prefetch', true],
  ['prefetch;prerender', true],
  ['something;prefetch', false],
  ['', false],
  [null, false],
])('a page asked for with Sec-Purpose %j is fetched ahead: %s', (purpose, ahead) => {
  expect(isPrefetch(new Headers(purpose === null ? {} : { 'Sec-Purpose': purpose }))).toBe(ahead);
});

it('has a name for people', () => {
  // The platform throws at what is no tag.
  expect(['hi', 'ta', 'fil', 'qqq', 'a', ''].map(languageName)).toEqual(['Hindi', 'Tamil', 'Filipino', 'qqq', 'a', '']);
});
