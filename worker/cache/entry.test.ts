import { describe, expect, it } from 'vitest';
import { type Entry, entryText, parseEntry, weightOf } from './entry.ts';

const entry = (given: Partial<Entry<unknown>> = {}): Entry<unknown> => ({
  hash: 'a1',
  storedAt: 5,
  value: { title: 'Skin – “care” 😀 é', posts: [1, 2] },
  ...given,
});

describe('an entry as it is stored', () => {
  it.each([
    ['with a value', entry()],
    ['that is missing for the first time', entry({ absentSince: 7 })],
    ['that was deleted', entry({ hash: 'deleted', value: null, why: 'deleted' })],
  ])('comes back as it was, %s', (_, given) => {
    expect(parseEntry(entryText(given), null)).toEqual(given);
  });

  it('holds no character that would double the memory of all the others', () => {
    expect(Math.max(...[...entryText(entry())].map((character) => character.charCodeAt(0)))).toBeLessThan(256);
  });

  it('is the one that is held where it is that version, and is not parsed', () => {
    const held = entry();
    const text = entryText(held);
    expect(parseEntry(text, held)).toBe(held);
    expect(parseEntry(`${text} and no JSON`, held)).toBe(held);
  });

  it.each([
    ['another value', { hash: 'b2' }],
    ['a later one', { storedAt: 6 }],
    ['one that is missing', { absentSince: 7 }],
  ])('is read where it is %s', (_, given) => {
    const stored = entry(given);
    expect(parseEntry(entryText(stored), entry())).toEqual(stored);
  });

  it('that is damaged is none, or throws', () => {
    expect(parseEntry('{"hash":1}', null)).toBeNull();
    expect(() => parseEntry('{"hash":', null)).toThrow(SyntaxError);
  });
});

describe('weight in memory', () => {
  it('grows with texts and members', () => {
    expect(weightOf({ a: 'x'.repeat(100) })).toBe(108);
    expect(weightOf([1, null, { b: true }])).toBe(3 * 8 + 8 + 8 + 8 + 8);
  });
});
