import { expect, it } from 'vitest';
import { scrollMemory } from './scroll-memory.ts';

function storageWith(text: string | null): Storage {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
  } as unknown as Storage;
}

it('knows after a reload where the visitor stood', () => {
  const storage = storageWith(null);
  const before = scrollMemory(() => storage);
  before.keep('a', 300);
  before.keep('a', 420);
  before.store();
  const after = scrollMemory(() => storage);
  expect(after.of('a')).toBe(420);
  expect(after.of('b')).toBeUndefined();
});

it.each([['no JSON'], ['{"a":1}'], ['[["a"],["b","far"],3,["c",7]]']])('survives %s in the store', (text) => {
  const memory = scrollMemory(() => storageWith(text));
  expect(memory.of('a')).toBeUndefined();
  expect(memory.of('b')).toBeUndefined();
  memory.keep('a', 1);
  expect(memory.of('a')).toBe(1);
});

it('lives without a store', () => {
  const memory = scrollMemory(() => {
    throw new Error('refused');
  });
  memory.keep('a', 5);
  memory.store();
  expect(memory.of('a')).toBe(5);
});
