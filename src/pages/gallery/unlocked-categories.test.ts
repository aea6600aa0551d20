import { describe, expect, it } from 'vitest';
import { unlockedCategories } from './unlocked-categories.ts';

function device() {
  const held = new Map<string, string>();
  const open = () => ({
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  });
  return { held, open };
}

describe('unlocked categories', () => {
  it('are each for itself, and kept as the flags of row GATE-11', () => {
    const { held, open } = device();
    const unlocked = unlockedCategories(open);
    unlocked.add('Hair Transplant');
    expect([unlocked.has('Hair Transplant'), unlocked.has('Liposuction')]).toEqual([true, false]);
    expect([...held]).toEqual([['leadSubmitted:Hair Transplant', 'true']]);
    expect(unlockedCategories(open).has('Hair Transplant')).toBe(true);
  });

  it('hold for the visit where storage is refused (GATE-20)', () => {
    const unlocked = unlockedCategories(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(unlocked.has('Liposuction')).toBe(false);
    unlocked.add('Liposuction');
    expect(unlocked.has('Liposuction')).toBe(true);
    unlocked.forget();
    expect(unlocked.has('Liposuction')).toBe(false);
  });
});
