import { describe, expect, it } from 'vitest';
import { WeightedMap } from './weighted-map.ts';

describe('a map of bounded weight', () => {
  it('lets go of what was used longest ago', () => {
    const map = new WeightedMap<string>(3);
    for (const key of ['a', 'b', 'c']) map.set(key, key, 1);
    // Read: now it is `b` that nobody has used for longest.
    map.get('a');
    map.set('d', 'd', 1);
    expect(['a', 'b', 'c', 'd'].map((key) => map.get(key))).toEqual(['a', undefined, 'c', 'd']);
  });

  it('never holds more than its limit', () => {
    const map = new WeightedMap<number>(100);
    for (let n = 0; n < 1_000; n += 1) map.set(`key-${n}`, n, 30);
    const held = Array.from({ length: 1_000 }, (_, n) => map.get(`key-${n}`)).filter((value) => value !== undefined);
    expect(held).toEqual([997, 998, 999]);
  });

  it('counts what is replaced or deleted no longer', () => {
    const map = new WeightedMap<string>(10);
    for (let round = 0; round < 5; round += 1) map.set('a', `a${round}`, 6);
    map.set('b', 'b', 4);
    expect([map.get('a'), map.get('b')]).toEqual(['a4', 'b']);
    map.delete('a');
    map.set('c', 'c', 6);
    expect([map.get('b'), map.get('c')]).toEqual(['b', 'c']);
  });

  it('does not take what is heavier than all of it, nor keep the old in its place', () => {
    const map = new WeightedMap<string>(10);
    map.set('a', 'old', 5);
    map.set('a', 'new', 11);
    expect(map.get('a')).toBeUndefined();
  });
});
