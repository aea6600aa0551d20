import { expect, it } from 'vitest';
import { startIndex } from './use-image-viewer.tsx';

it('opens at the first, the last or the picture asked for, and never outside the row', () => {
  expect(startIndex('first', 6)).toBe(0);
  expect(startIndex('last', 6)).toBe(5);
  expect([2, -1, 9].map((at) => startIndex(at, 6))).toEqual([2, 0, 5]);
  expect(startIndex('last', 0)).toBe(0);
});
