import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const NOW = 1_800_000_000_000;

/** A page of its own: nothing is remembered from another test. */
async function page(storage: Partial<Storage> | undefined) {
  vi.stubGlobal('localStorage', storage);
  vi.resetModules();
  return import('./may-ask.ts');
}

const values = new Map<string, string>();
const storage = {
  getItem: (name: string) => values.get(name) ?? null,
  setItem: (name: string, value: string) => void values.set(name, value),
};
const refusing = {
  getItem: () => {
    throw new Error('denied');
  },
  setItem: () => {
    throw new Error('denied');
  },
};

beforeEach(() => values.clear());
afterEach(() => void vi.unstubAllGlobals());

describe('the callback form', () => {
  it('stays away for three minutes after it was closed, over a reload', async () => {
    (await page(storage)).noteClosed(NOW);
    expect(values.get('modalClosedTimestamp')).toBe(String(NOW));
    const { closedLately } = await page(storage);
    expect([closedLately(NOW + 179_999), closedLately(NOW + 180_000)]).toEqual([true, false]);
  });

  it.each([
    ['refuses', refusing],
    ['has none', undefined],
  ])('remembers within the page where the storage %s', async (_, given) => {
    const { noteClosed, closedLately } = await page(given);
    expect(closedLately(NOW)).toBe(false);
    noteClosed(NOW);
    expect([closedLately(NOW + 1000), closedLately(NOW + 180_000)]).toEqual([true, false]);
  });

  it.each(['soon', '', '-1', String(NOW * 2)])('takes %j for never closed', async (value) => {
    values.set('modalClosedTimestamp', value);
    expect((await page(storage)).closedLately(NOW)).toBe(false);
  });
});
