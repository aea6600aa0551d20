import { expect, it } from 'vitest';
import { keywordsOf } from './content-schema.ts';

it('takes up to ten words of more than four letters, without those that say nothing (SEO-18)', () => {
  expect(keywordsOf('All about Rhinoplasty: planning, procedure, recovery & cost. Planning before recovery.')).toEqual([
    'rhinoplasty',
    'planning',
    'procedure',
    'recovery',
  ]);
  expect(keywordsOf('noses four fives')).toEqual(['noses', 'fives']);
  expect(keywordsOf('alpha1 alpha2 alpha3 alpha4 alpha5 alpha6 alpha7 alpha8 alpha9 alpha10 alpha11')).toHaveLength(10);
  expect(keywordsOf('a be see four — !')).toEqual([]);
  expect(keywordsOf('ಮೂಗಿನ ಶಸ್ತ್ರಚಿಕಿತ್ಸೆ')).toEqual(['ಮೂಗಿನ', 'ಶಸ್ತ್ರಚಿಕಿತ್ಸೆ']);
});
