import { describe, expect, it } from 'vitest';
import { CONSENT_KEY, sensitiveConsent } from './sensitive-consent.ts';

function device(initial: Record<string, string> = {}) {
  const held = new Map(Object.entries(initial));
  return {
    held,
    open: () => ({
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => void held.set(key, value),
      removeItem: (key: string) => void held.delete(key),
    }),
  };
}

const refused = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('consent to sensitive pictures', () => {
  it('is stored as the flag of row SENS-02 and found on the next visit (SENS-04)', () => {
    const { held, open } = device();
    const first = sensitiveConsent(open);
    expect(first.get()).toBe('undecided');
    first.agree();
    expect(Object.fromEntries(held)).toEqual({ sensitiveContentAccepted: 'true' });
    expect(sensitiveConsent(open).get()).toBe('agreed');
  });

  it('counts no other value of the flag', () => {
    expect(sensitiveConsent(device({ [CONSENT_KEY]: '1' }).open).get()).toBe('undecided');
  });

  it('is forgotten on the device when the visitor hides the pictures', () => {
    const { held, open } = device({ [CONSENT_KEY]: 'true' });
    const consent = sensitiveConsent(open);
    consent.hide();
    expect(consent.get()).toBe('hidden');
    expect(held.size).toBe(0);
    expect(sensitiveConsent(open).get()).toBe('undecided');
  });

  it('works for the visit where storage is refused', () => {
    const consent = sensitiveConsent(refused);
    expect(consent.get()).toBe('undecided');
    consent.agree();
    expect(consent.get()).toBe('agreed');
    consent.hide();
    expect(consent.get()).toBe('hidden');
  });

  it('follows other tabs, a cleared storage included', () => {
    const consent = sensitiveConsent(device().open);
    let heard = 0;
    const stop = consent.watch(() => heard++);
    consent.changedElsewhere({ key: 'somethingElse', newValue: 'true' });
    expect([consent.get(), heard]).toEqual(['undecided', 0]);
    consent.changedElsewhere({ key: CONSENT_KEY, newValue: 'true' });
    expect(consent.get()).toBe('agreed');
    consent.changedElsewhere({ key: null, newValue: null });
    expect([consent.get(), heard]).toEqual(['hidden', 2]);
    stop();
    consent.agree();
    expect(heard).toBe(2);
  });
});
