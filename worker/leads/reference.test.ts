import { describe, expect, it } from 'vitest';
import { makeReference } from './lead-keys.ts';

describe('makeReference', () => {
  const many = Array.from({ length: 2000 }, makeReference);

  it('is two groups of four without vowels and without characters read for others', () => {
    for (const reference of many) expect(reference).toMatch(/^[2-9BCDFGHJKMNPQRSTVWXYZ]{4}-[2-9BCDFGHJKMNPQRSTVWXYZ]{4}$/);
  });

  it('does not repeat itself and uses the whole alphabet in every place', () => {
    expect(new Set(many)).toHaveProperty('size', many.length);
    for (const place of [0, 3, 5, 8]) expect(new Set(many.map((reference) => reference[place]))).toHaveProperty('size', 28);
  });
});
