import { describe, expect, it } from 'vitest';
import { visitMemory } from './visit-memory.ts';

describe('visitMemory', () => {
  it('remembers what it was told, each memory for itself', () => {
    const one = visitMemory(0);
    const other = visitMemory(0);
    one.set(one.get() + 1);
    expect([one.get(), other.get()]).toEqual([1, 0]);
  });
});
