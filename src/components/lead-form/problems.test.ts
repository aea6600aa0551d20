import { expect, it } from 'vitest';
import { filledFields } from '../../leads/lead.ts';
import { problemsOf } from './problems.ts';

it('leads to every field of every form, in documents of the server too', () => {
  const problems = problemsOf(Object.fromEntries(filledFields.map((name) => [name, 'Please say it again.'])));
  expect(problems.filter(({ hasControl }) => !hasControl)).toEqual([]);
  expect(problems.map(({ name }) => name).toSorted()).toEqual(filledFields.toSorted());
});
