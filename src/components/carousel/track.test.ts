import { describe, expect, it } from 'vitest';
import { easeOut, isShown, lentBetween, needsBorrowing, planMove, wrap } from './track.ts';

describe('wrap', () => {
  it('keeps an index on the ring in both directions', () => {
    expect([-1, 0, 11, 12, 25].map((index) => wrap(index, 12))).toEqual([11, 0, 11, 0, 1]);
  });
});

describe('easeOut', () => {
  it('begins at 0, ends at 1, is past the middle half-way and never runs back', () => {
    expect(easeOut(0)).toBe(0);
    expect(easeOut(1)).toBe(1);
    expect(easeOut(0.5)).toBeGreaterThan(0.5);
    const values = Array.from({ length: 11 }, (_, tenth) => easeOut(tenth / 10));
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  });
});

describe('isShown', () => {
  const shown = (at: number, total: number, perView: number): number[] =>
    Array.from({ length: total }, (_, index) => index).filter((index) => isShown(index, { at, total, perView }));

  it('names the slides in view, round the end of the row', () => {
    expect(shown(0, 12, 5)).toEqual([0, 1, 2, 3, 4]);
    expect(shown(10, 12, 5)).toEqual([0, 1, 2, 10, 11]);
    expect(shown(3, 4, 1)).toEqual([3]);
  });

  it('shows all when there are no more than fit', () => {
    expect(shown(0, 2, 3)).toEqual([0, 1]);
  });
});

describe('planMove', () => {
  it('goes straight inside the row', () => {
    expect(planMove({ here: 2, target: 3, total: 12, perView: 1 })).toEqual({ from: 2, to: 3, at: 3, lent: 0 });
    expect(planMove({ here: 9, target: 0, total: 12, perView: 1 })).toEqual({ from: 9, to: 0, at: 0, lent: 0 });
  });

  it('glides on from the last slide to the first, lent behind it', () => {
    expect(planMove({ here: 11, target: 12, total: 12, perView: 1 })).toEqual({ from: 11, to: 12, at: 0, lent: 1 });
  });

  it('glides back from the first slide, taken from behind the end, to the last', () => {
    expect(planMove({ here: 0, target: -1, total: 12, perView: 1 })).toEqual({ from: 12, to: 11, at: 11, lent: 1 });
  });

  it('fills up the last views of several slides with the first ones', () => {
    expect(planMove({ here: 7, target: 8, total: 12, perView: 5 }).lent).toBe(5);
    expect(planMove({ here: 6, target: 7, total: 12, perView: 5 }).lent).toBe(0);
    expect(planMove({ here: 8, target: 0, total: 12, perView: 5 }).lent).toBe(1);
  });
});

describe('lentBetween', () => {
  const four = { total: 4, perView: 3 };
  it('lends no slide that is in view at its own place', () => {
    expect([1, 2, 3, 4].map((at) => lentBetween(at, at, four))).toEqual([0, 2, 3, 3]);
    expect(lentBetween(2, 3, four)).toBe(2);
  });

  it('lends as many as fill the view', () => {
    for (let total = 2; total <= 12; total += 1)
      for (let perView = 1; perView <= Math.min(5, total); perView += 1)
        for (let at = 0; at < total; at += 1)
          expect(lentBetween(at, at, { total, perView })).toBeGreaterThanOrEqual(at + perView - total);
  });
});

describe('needsBorrowing', () => {
  it('is true where the view reaches past the last slide', () => {
    expect([0, 7, 7.5, 8].map((position) => needsBorrowing(position, { total: 12, perView: 5 }))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
