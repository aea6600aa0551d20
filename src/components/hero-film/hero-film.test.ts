import { expect, it } from 'vitest';
import { FILM_RESIZE_DEBOUNCE_MS, filmShape } from './hero-film.tsx';

it('chooses the tall film below 768 px', () => {
  expect([320, 767, 768, 1440].map(filmShape)).toEqual(['tall', 'tall', 'wide', 'wide']);
});

it('waits 100 ms after a resize', () => {
  expect(FILM_RESIZE_DEBOUNCE_MS).toBe(100);
});
