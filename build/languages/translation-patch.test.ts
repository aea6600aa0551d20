import { expect, it } from 'vitest';
import { difference } from './translation-patch.ts';

it('what is said otherwise is texts alone; keys stand where they were', () => {
  const one = {
    id: 'a',
    videos: [
      { id: 'x', title: 'One' },
      { id: 'y', title: 'Two' },
    ],
  };
  const other = {
    id: 'a',
    videos: [
      { id: 'x', title: 'One' },
      { id: 'y', title: 'Deux' },
    ],
  };
  expect(difference(one, other)).toEqual({ videos: { 1: { title: 'Deux' } } });
  expect(difference(one, one)).toBeUndefined();
  expect(difference({ none: [] }, { none: [] })).toBeUndefined();
});

it('a list in which everything is said otherwise is a whole one, and so is one of other parts', () => {
  expect(difference({ points: ['One', 'Two'] }, { points: ['Un', 'Deux'] })).toEqual({ points: ['Un', 'Deux'] });
  const bold = [{ text: 'a ' }, { text: 'b', bold: true }];
  expect(difference(bold, [{ text: 'B', bold: true }, { text: ' A' }])).toEqual([{ text: 'B', bold: true }, { text: ' A' }]);
  const other = [{ text: 'a ', bold: true }, { text: 'B' }];
  expect(difference(bold, other)).toEqual(other);
  expect(difference(['One', 'Two'], ['Un', 'Deux', 'Trois'])).toEqual(['Un', 'Deux', 'Trois']);
});
