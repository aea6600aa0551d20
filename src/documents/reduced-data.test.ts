import { expect, it } from 'vitest';
import { requestsReducedData, savesOnPage, turnsLite } from './reduced-data.ts';

const answer = (headers: Record<string, string>): boolean => requestsReducedData(new Headers(headers));

it.each([
  ['nothing said', {}, false],
  ['the browser asks', { 'Save-Data': 'on' }, true],
  ['the browser asks in capitals', { 'Save-Data': ' On' }, true],
  ['the browser says no', { 'Save-Data': 'off' }, false],
  ['the visitor asks', { Cookie: 'data-saver=on' }, true],
  ['a line of 2g', { Cookie: 'a=b; data-saver=2g' }, true],
  ['the visitor said no, whatever the browser asks', { Cookie: 'data-saver=off; a=b', 'Save-Data': 'on' }, false],
  ['an unknown word leaves it to the browser', { Cookie: 'data-saver=perhaps', 'Save-Data': 'on' }, true],
  ['an unknown word alone', { Cookie: 'data-saver=perhaps' }, false],
  ['the cookie of another name', { Cookie: 'no-data-saver=on; xdata-saver=on' }, false],
])('%s', (_, headers, expected) => {
  expect(answer(headers)).toBe(expected);
});

it.each([
  ['a lite document, whatever else is said', { lite: true, asks: false, cookies: 'data-saver=off' }, true],
  ['the browser asks', { lite: false, asks: true, cookies: '' }, true],
  ['the browser asks, the visitor has said no', { lite: false, asks: true, cookies: 'a=b; data-saver=off' }, false],
  ['nobody asks', { lite: false, asks: false, cookies: 'data-saver=2g' }, false],
])('on the page: %s', (_, page, saves) => {
  expect(savesOnPage(page)).toBe(saves);
});

it('turns lite with the next document on a line of 2g', () => {
  expect(turnsLite({ lite: false, cookies: 'data-saver=2g' })).toBe(true);
  expect(turnsLite({ lite: true, cookies: 'data-saver=2g' })).toBe(false);
  expect(turnsLite({ lite: false, cookies: 'data-saver=2go; my-data-saver=2g' })).toBe(false);
});
