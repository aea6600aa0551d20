import { describe, expect, it } from 'vitest';
import { nextTab } from './tabs.tsx';

const from =
  (at: number, rtl = false) =>
  (key: string) =>
    nextTab(key, { at, total: 3, rtl });

describe('nextTab', () => {
  it('goes round with the arrows', () => {
    expect(['ArrowRight', 'ArrowLeft'].map(from(0))).toEqual([1, 2]);
    expect(['ArrowRight', 'ArrowLeft'].map(from(2))).toEqual([0, 1]);
  });

  it('turns the arrows where the page runs from right to left', () => {
    expect(['ArrowRight', 'ArrowLeft'].map(from(0, true))).toEqual([2, 1]);
  });

  it('goes to the ends, and leaves other keys alone', () => {
    expect(['Home', 'End', 'Enter', 'ArrowDown', 'a'].map(from(1))).toEqual([0, 2, null, null, null]);
  });
});
