import { expect, it } from 'vitest';
import { resultImages } from './results.tsx';

it('numbers the pictures, before and after in turn (row SVC-11)', () => {
  const images = resultImages({ pictures: 12 });
  expect(images).toHaveLength(12);
  expect(images.slice(0, 3)).toEqual([
    { image: 'gallery-1', state: 'before' },
    { image: 'gallery-2', state: 'after' },
    { image: 'gallery-3', state: 'before' },
  ]);
});

it('takes a path, or an object with an image field (row SVC-12)', () => {
  const images = resultImages({ pictures: 2, images: ['gallery-2', { image: 'gallery-1', state: 'before' }] });
  expect(images).toEqual([{ image: 'gallery-2' }, { image: 'gallery-1', state: 'before' }]);
});
