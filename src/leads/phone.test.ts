import { describe, expect, it } from 'vitest';
import { plausiblePhone } from './phone.ts';
import { phoneNumbers } from './phone-numbers.fixture.ts';

describe('without numbering plans', () => {
  it('nothing is refused that the Worker would take', () => {
    for (const { typed, chosen, stored } of phoneNumbers) {
      if (stored !== null) expect([typed, plausiblePhone(typed, chosen).ok]).toEqual([typed, true]);
    }
  });

  it.each(['', '12345', 'one two three', '١٢٣٤٥'])('%j is refused', (typed) => {
    expect(plausiblePhone(typed, '')).toEqual({ ok: false, message: 'Please enter a valid 10-digit phone number' });
  });
});
