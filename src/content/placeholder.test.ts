import { describe, expect, it } from 'vitest';
import { listPlaceholders, placeholder, shown } from './placeholder.ts';

describe('listPlaceholders', () => {
  it('finds marked values at any depth, with their path', () => {
    const content = {
      name: placeholder('Clinic', 'name'),
      lists: [{ text: 'a' }, placeholder({ b: placeholder(1, 'inner') }, 'outer')],
    };
    expect(listPlaceholders(content, 'content')).toEqual([
      { at: 'content.name', wanted: 'name' },
      { at: 'content.lists.1', wanted: 'outer' },
      { at: 'content.lists.1.b', wanted: 'inner' },
    ]);
  });

  it('finds nothing in plain content', () => {
    expect(listPlaceholders({ a: [1, 'b', null, undefined, () => 'c'] }, 'content')).toEqual([]);
  });
});

describe('shown', () => {
  it('answers the value, marked or not', () => {
    expect(shown(placeholder('a', 'wanted'))).toBe('a');
    expect(shown('a')).toBe('a');
    expect(shown<string | null>(null)).toBeNull();
  });
});
