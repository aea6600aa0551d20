import { beforeEach, describe, expect, it } from 'vitest';
import type { Entry } from './entry.ts';
import { Isolate } from './isolate.ts';

const NOW = 1_000_000;
const entry = (value: string): Entry<string> => ({ hash: value, storedAt: NOW, value });

let isolate: Isolate;
beforeEach(() => {
  isolate = new Isolate();
});

describe('an isolate', () => {
  it('knows nothing of a key it has not met', () => {
    expect(isolate.entry('a')).toBeNull();
    expect([isolate.readAt('a'), isolate.checkedAt('a'), isolate.loadingSince('a'), isolate.backOffMs('a', NOW)]).toEqual([
      0, 0, 0, 0,
    ]);
    expect([isolate.isLoading('a', NOW, 1000), isolate.isAbsent('a', NOW)]).toEqual([false, false]);
  });

  it('keeps an entry and when it was read; what is there is not absent', () => {
    isolate.noteAbsent('a', NOW + 5000);
    expect([isolate.isAbsent('a', NOW + 4999), isolate.isAbsent('a', NOW + 5000)]).toEqual([true, false]);
    isolate.keep('a', entry('one'), NOW);
    expect([isolate.entry('a'), isolate.readAt('a'), isolate.isAbsent('a', NOW)]).toEqual([entry('one'), NOW, false]);
    isolate.keep('a', entry('two'), NOW + 1);
    expect([isolate.entry('a')?.value, isolate.readAt('a')]).toEqual(['two', NOW + 1]);
    expect(isolate.entry('b')).toBeNull();
  });

  it('remembers when upstream last confirmed an entry', () => {
    isolate.check('a', NOW);
    expect([isolate.checkedAt('a'), isolate.readAt('a')]).toEqual([NOW, 0]);
  });

  it('knows a load under way until it has ended, or taken too long, whichever way the clock went', () => {
    isolate.startLoading('a', NOW);
    expect(isolate.loadingSince('a')).toBe(NOW);
    expect([999, 1000, -999, -1000].map((ms) => isolate.isLoading('a', NOW + ms, 1000))).toEqual([true, false, true, false]);
    isolate.stopLoading('a');
    expect([isolate.isLoading('a', NOW, 1000), isolate.loadingSince('a')]).toEqual([false, 0]);
  });

  it('waits after a failure until the time is over or something succeeded', () => {
    isolate.fail('a', NOW + 3000);
    expect([0, 1000, 3000, 4000].map((ms) => isolate.backOffMs('a', NOW + ms))).toEqual([3000, 2000, 0, 0]);
    isolate.succeed('a');
    expect(isolate.backOffMs('a', NOW)).toBe(0);
  });

  it('takes a pause that is longer than any for a clock that has jumped back', () => {
    isolate.fail('a', NOW + 60_000);
    expect(isolate.backOffMs('a', NOW)).toBe(60_000);
    expect(isolate.backOffMs('a', NOW - 1)).toBe(0);
  });

  it('lets so many calls through in a window, and forgets those of another clock', () => {
    const limit = { limit: 2, windowMs: 1000 };
    expect([0, 0, 0, 999, 1000].map((ms) => isolate.mayAsk(NOW + ms, limit))).toEqual([true, true, false, false, true]);
    isolate = new Isolate();
    expect([isolate.mayAsk(NOW, limit), isolate.mayAsk(NOW, limit)]).toEqual([true, true]);
    expect(isolate.mayAsk(NOW - 5000, limit)).toBe(true);
  });
});
