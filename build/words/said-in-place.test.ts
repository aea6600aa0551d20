import { describe, expect, it } from 'vitest';
import { filledWords, importedAreas, saidInPlace } from './said-in-place.ts';
import { wordsModule } from './words-module.ts';

const words = filledWords(
  wordsModule({
    close: 'Close',
    slideOf: 'Slide {number} of {total}',
    reach: 'Or {call}, {chat}.',
    tricky: 'A `{name}` for $\\',
    results: { one: '{n} result', other: '{n} results' },
  }),
);
const said = (code: string) => saidInPlace(code, 'x.tsx', new Map([['words', words]]));

it('knows what a module imports', () => {
  const code = `import * as words from '#words/gallery';\nimport * as times from '#words/clinic-time';\nimport { x } from './x.ts';`;
  expect([...importedAreas(code, 'x.ts')]).toEqual([
    ['words', '#words/gallery'],
    ['times', '#words/clinic-time'],
  ]);
});

describe('a sentence where it is said', () => {
  it.each([
    ['words.slideOf({ number, total: all.length })', '`Slide ${number} of ${all.length}`'],
    ['f(words.slideOf({ total: 2, number: 1 }), 3)', 'f(`Slide ${1} of ${2}`, 3)'],
    [
      '/* ’ä */ words.slideOf({ number: words.slideOf({ number: 1, total: 2 }), total })',
      '/* ’ä */ `Slide ${`Slide ${1} of ${2}`} of ${total}`',
    ],
    ['words.tricky({ name })', '`A \\`${name}\\` for $\\\\`'],
    ['<p>{words.slideOf({ number, total })}</p>', '<p>{`Slide ${number} of ${total}`}</p>'],
    ['<X text={words.slideOf({ number, total })} />', '<X text={`Slide ${number} of ${total}`} />'],
    [
      '<p>{withParts(words.reach, { chat: <b>{words.close}</b>, call: <a>{withParts(words.slideOf, { number, total })}</a> })}</p>',
      '<p>{`Or `}{<a>{`Slide `}{number}{` of `}{total}</a>}{`, `}{<b>{words.close}</b>}{`.`}</p>',
    ],
  ])('%s', (code, result) => {
    expect(said(code)).toBe(result);
  });

  it.each([
    'words.close',
    'words.results({ n, name })',
    'words.slideOf(given)',
    'words.slideOf({ ...given })',
    'words.slideOf({ [name]: 1, total })',
    'const x = withParts(words.reach, { call, chat });',
    '<X text={withParts(words.reach, { call, chat })} />',
    'others.slideOf({ number, total })',
    'say(words.slideOf)',
  ])('leaves %s', (code) => {
    expect(said(code)).toBe(code);
  });
});
