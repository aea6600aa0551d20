import { describe, expect, it } from 'vitest';
import { SourceError } from '../source-error.ts';
import { parametersOf, readWords } from './read-words.ts';
import { wordsModule } from './words-module.ts';

const english = { file: 'src/words/gallery.yaml', categories: ['one', 'other'] };

describe('readWords', () => {
  it('takes texts and forms by number', () => {
    expect(readWords('close: Close\nresults: { one: "{n} result", other: "{n} results" }', english)).toEqual({
      close: 'Close',
      results: { one: '{n} result', other: '{n} results' },
    });
  });

  it.each([
    ['Close-it: Close', 'camel case'],
    ['close: 12', 'stands in quotes'],
    ['close: ""', 'is no text'],
    ['results: { other: "{n} results" }', 'lacks the form “one”'],
    ['results: { one: a, two: b, other: c }', 'the form “two”, which this language does not have'],
    ['results: { one: a, others: b, other: c }', '“others”, which is no form'],
    ['- Close', 'no list of words'],
  ])('refuses %s', (source, reason) => {
    expect(() => readWords(source, english)).toThrow(SourceError);
    expect(() => readWords(source, english)).toThrow(reason);
  });
});

describe('wordsModule', () => {
  const evaluated = async (words: Parameters<typeof wordsModule>[0]) => {
    const code = wordsModule(words)
      .replace(/import .*\n/, 'const pluralForm = (n) => (n === 1 ? "one" : "other");\n')
      .replace(/: \(given: .*?\) => string =/g, ' =');
    return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>;
  };

  it('makes constants, and functions of what is filled in', async () => {
    const words = await evaluated({
      close: ['Close `it`', '$[now]'].join(' \\ '),
      slide: 'Slide {number} of {total}',
      results: { one: '{n} result of {name}', other: '{n} results of {name}' },
    });
    expect(words['close']).toBe('Close `it` \\ $[now]');
    expect((words['slide'] as (given: object) => string)({ number: 2, total: 9 })).toBe('Slide 2 of 9');
    const results = words['results'] as (given: object) => string;
    expect([results({ n: 1, name: 'A' }), results({ n: 3, name: 'A' })]).toEqual(['1 result of A', '3 results of A']);
  });

  it('knows what a word fills in', () => {
    expect(parametersOf('Slide {number} of {total}')).toEqual(['number', 'total']);
    expect(parametersOf({ one: 'one of {name}', other: '{n} of {name}' })).toEqual(['n', 'name']);
  });
});
