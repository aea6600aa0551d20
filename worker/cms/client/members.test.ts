import { describe, expect, it } from 'vitest';
import {
  embeddedAuthor,
  embeddedTerms,
  idsMember,
  isId,
  isRawItem,
  isRecord,
  listMember,
  member,
  textMember,
} from './members.ts';

describe('values of unknown shape', () => {
  it('are records, ids and items only when they are', () => {
    expect([{}, { a: 1 }].map(isRecord)).toEqual([true, true]);
    expect([null, undefined, [], 'a', 1].map(isRecord)).toEqual([false, false, false, false, false]);
    expect([1, 2 ** 53 - 1].map(isId)).toEqual([true, true]);
    expect([0, -1, 1.5, '1', Number.NaN, 2 ** 53, null].map(isId)).toEqual([false, false, false, false, false, false, false]);
    expect([{ id: 1 }, { id: 0 }, { id: '1' }, [{ id: 1 }], null].map(isRawItem)).toEqual([true, false, false, false, false]);
  });

  it('are followed along a path as far as it leads', () => {
    const value = { title: { rendered: 'A' }, list: [{ id: 3 }], 0: 'no index' };
    expect(member(value, 'title', 'rendered')).toBe('A');
    expect(member(value, 'list', 0, 'id')).toBe(3);
    expect(member(value)).toBe(value);
    for (const path of [
      ['title', 0],
      ['list', 'length'],
      ['list', 1],
      [0],
      ['title', 'rendered', 'x'],
      ['toString'],
      ['__proto__'],
    ])
      expect([path, member(value, ...path)]).toEqual([path, undefined]);
    expect(member(null, 'a')).toBeUndefined();
  });

  it('are empty texts and lists where they are neither', () => {
    const value = { text: 'a', number: 1, list: ['b'], ids: [1, 'x', 0, 2] };
    expect([textMember(value, 'text'), textMember(value, 'number'), textMember(value, 'none')]).toEqual(['a', '', '']);
    expect([listMember(value, 'list'), listMember(value, 'text'), listMember(value, 'none')]).toEqual([['b'], [], []]);
    expect([idsMember(value, 'ids'), idsMember(value, 'text')]).toEqual([[1, 2], []]);
  });
});

it('what is embedded is found in the lists of all taxonomies, and an author without a name is one', () => {
  const terms = [[{ id: 1, taxonomy: 'category' }], [], [{ id: 2, taxonomy: 'post_tag' }, null], 'x'];
  const raw = { _embedded: { 'wp:term': terms, author: [{ name: ' A  B ' }] } };
  expect([embeddedTerms(raw, 'category'), embeddedTerms(raw, 'post_tag')]).toEqual([[terms[0]?.[0]], [terms[2]?.[0]]]);
  expect(embeddedAuthor({ _embedded: { author: [{ name: 'Dr. Rao &amp; Team &lt;b&gt;' }] } })).toBe('Dr. Rao & Team <b>');
  expect([embeddedAuthor(raw), embeddedAuthor({ _embedded: { author: [{ name: ' ' }] } }), embeddedAuthor(null)]).toEqual([
    'A B',
    'Author',
    'Author',
  ]);
});
