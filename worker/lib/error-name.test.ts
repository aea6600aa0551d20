import { expect, it } from 'vitest';
import { errorName } from './failure.ts';

it.each([
  [new RangeError('Asha, +91 98450 00000'), 'RangeError'],
  ['Asha, +91 98450 00000', 'string'],
  [undefined, 'undefined'],
])('names %o without its words', (thrown, name) => {
  expect(errorName(thrown)).toBe(name);
});
