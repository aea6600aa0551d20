import { describe, expect, it } from 'vitest';
import { cutReview, wholeStars } from './review-card.tsx';

describe('cutReview', () => {
  it('leaves 150 characters as they are', () => {
    expect(cutReview('a'.repeat(150))).toBeNull();
  });

  it('cuts after 150 characters and adds an ellipsis', () => {
    expect(cutReview('a'.repeat(151))).toBe(`${'a'.repeat(150)}…`);
  });

  it('never cuts a character in two', () => {
    expect(cutReview('🌿'.repeat(151))).toBe(`${'🌿'.repeat(150)}…`);
  });

  it('leaves no space before the ellipsis', () => {
    expect(cutReview(`${'a'.repeat(149)} and so on`)).toBe(`${'a'.repeat(149)}…`);
  });
});

it('shows whole stars between none and five', () => {
  expect([-1, 0, 3.6, 5, 7].map(wholeStars)).toEqual([0, 0, 4, 5, 5]);
});
