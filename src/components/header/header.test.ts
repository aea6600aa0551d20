import { expect, it } from 'vitest';
import { currentItem } from './header.tsx';

it('marks the page itself, the item above it, and nothing on a page without a place', () => {
  expect(currentItem('home')('home')).toBe('page');
  expect(currentItem('home')('about')).toBeUndefined();
  expect(currentItem('liposuction')('services')).toBe('true');
  expect(currentItem('post')('blogs')).toBe('true');
  expect(currentItem(null)('home')).toBeUndefined();
});
