import { expect, it } from 'vitest';
import { collapse, isBlank, parseHtml } from './parse-html.ts';

it.each(['b', 'B', 'big', 'code', 'em', 'font', 'i', 's', 'small', 'strike', 'strong', 'tt', 'u'])(
  'refuses <%s> that is never closed, which every block after it would repeat',
  (name) => {
    expect(() => parseHtml(`${`<${name}>`.repeat(300)}${'<P>x'.repeat(300)}`)).toThrow(RangeError);
  },
);

it('takes as much formatting as there is where it is closed, and nothing for closed that was not open', () => {
  expect(parseHtml('<p><b>x</b></p>'.repeat(1000)).children).toHaveLength(1000);
  expect(() => parseHtml(`${'</b>'.repeat(300)}${'<b>'.repeat(300)}${'<p>x'.repeat(300)}`)).toThrow(RangeError);
});

it.each([
  ['Rhino\u00ADplasty \u200B\uFEFFtoday', 'Rhinoplasty today'],
  [' a\n\u0007\u00A0 b ', 'a b'],
  ['pasted\u00A0from\u00A0Word', 'pasted from Word'],
  ['Prix\u00A0: 5\u202F000\u00A0€\u00A0!', 'Prix\u00A0: 5\u202F000\u00A0€\u00A0!'],
  ['«\u00A0Bonjour\u202F»', '«\u00A0Bonjour\u202F»'],
  ['\u00A0? a \u00A0: b', '? a : b'],
  ['ಶ್\u200Dರೀ 👩\u200D⚕️', 'ಶ್\u200Dರೀ 👩\u200D⚕️'],
  ['cafe\u0301', 'caf\u00E9'],
])('makes one line of %j, with the spaces that French keeps', (given, line) => {
  expect(collapse(given)).toBe(line);
});

it('sees that there is nothing to see', () => {
  expect(['', ' \u00A0', '\u200B\u00AD\uFEFF'].every(isBlank)).toBe(true);
  expect(['x', '👩\u200D⚕️'].some(isBlank)).toBe(false);
});
