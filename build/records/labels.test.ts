import { expect, it } from 'vitest';
import { kinds } from '../../src/content/schema/kinds.ts';
import { fieldsOf, titleOf } from './labels.ts';

it.each(kinds.map((kind) => [kind.files, kind] as const))('every field of %s has a label', (_, { schema, label }) => {
  const fields = fieldsOf(schema);
  expect(label).not.toBe('');
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.filter(([, field]) => !titleOf(field)).map(([path]) => path)).toEqual([]);
});
