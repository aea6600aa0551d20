import type { CountryCode } from 'libphonenumber-js/core/es6';
import examples from 'libphonenumber-js/examples.mobile.json';
import { describe, expect, it } from 'vitest';
import { phoneNumbers } from './phone-numbers.fixture.ts';
import { browserPlans, wholePlans } from './phone-reader.fixture.ts';
import { readPhone, shownPhone } from './read-phone.ts';

const { lite, whole } = wholePlans;

const read = (typed: string, chosen: string, place = '', plans = wholePlans) => readPhone(typed, { chosen, place }, plans);
const storedBy = (...given: Parameters<typeof read>): string | null => {
  const reading = read(...given);
  return reading.ok ? reading.stored : null;
};
const wrongWith = (...given: Parameters<typeof read>): string | null => {
  const reading = read(...given);
  return reading.ok ? null : reading.message;
};

describe('a number as people write it', () => {
  it.each(phoneNumbers)('$typed, chosen $chosen, written in $place: $stored', ({ typed, chosen, place, stored }) => {
    expect(storedBy(typed, chosen, place)).toBe(stored);
  });

  it('is tried in many ways from many countries', () => {
    expect(phoneNumbers.length).toBeGreaterThanOrEqual(120);
    expect(new Set(phoneNumbers.map(({ chosen, place }) => chosen || place)).size).toBeGreaterThanOrEqual(40);
  });

  it('is the same number in the browser as in the Worker', () => {
    for (const { typed, chosen, place, stored } of phoneNumbers) {
      const inForm = storedBy(typed, chosen, place, browserPlans);
      // The browser knows less: what it lets through, the Worker may refuse, but never takes for another number.
      if (stored !== null) expect([typed, inForm]).toEqual([typed, stored]);
    }
  });

  /** Here the code of the country, written twice, makes another number of it: that of an area. */
  const twiceIsAnother = ['DE', 'ID', 'XK'];

  it.each(Object.entries(examples))('%s: a mobile number %s with the code in every form', (region, national) => {
    const { country_calling_codes: codes } = whole;
    const code = Object.keys(codes).find((name) => codes[name]?.includes(region as CountryCode)) ?? '';
    const expected = code === '91' ? national : `+${code}${national}`;
    const twice = twiceIsAnother.includes(region) ? [] : [`+${code} ${code} ${national}`];
    for (const typed of [`+${code}${national}`, `00${code}${national}`, ...twice]) {
      expect([typed, storedBy(typed, 'IN'), storedBy(typed, region)]).toEqual([typed, expected, expected]);
    }
    // At home, and with the country's own code but no plus.
    for (const typed of [national, `${code}${national}`])
      expect([storedBy(typed, region), storedBy(typed, region, '', browserPlans)]).toEqual([expected, expected]);
  });
});

describe('a number whose groups stand from right to left', () => {
  it('of every country is itself or asked about, and never another', () => {
    const asked: string[] = [];
    for (const [region, national] of Object.entries(examples)) {
      const stored = storedBy(national, region);
      const [code = '', ...groups] = shownPhone(stored ?? '', whole)
        .slice(1)
        .split(/[ -]/);
      const turned = `${[...groups.toReversed(), code].join(' ')}+`;
      const [here, inBrowser] = [storedBy(turned, region), storedBy(turned, region, '', browserPlans)];
      expect([turned, here ?? stored, inBrowser ?? stored]).toEqual([turned, stored, stored]);
      if (!here) asked.push(region);
    }
    expect(asked.length).toBeLessThan(Object.keys(examples).length / 4);
  });
});

describe('a number that is read', () => {
  it.each([
    ['07700 900123', 'GB+44', '+44 7700 900123', 'GB+44'],
    ['98765 43210', 'IN+91', '+91 98765 43210', 'IN+91'],
    ['+44 7700 900123', 'IN+91', '+44 7700 900123', 'GB+44'],
    ['07797 712345', 'JE+44', '+44 7797 712345', 'JE+44'],
    ['+1 876 555 0123', 'IN+91', '+1 876 555 0123', 'JM+1'],
    // Eleven digits are the fewest that are taken for a number with its code.
    ['33612345678', 'SG+65', '+33 6 12 34 56 78', 'FR+33'],
    ['+870 773 111 632', '', '+870 773 111 632', ''],
  ])('%s beside %s is shown as %s of %s', (typed, chosen, shown, country) => {
    expect(read(typed, chosen)).toMatchObject({ ok: true, shown, country });
  });

  it('keeps its extension apart', () => {
    for (const [typed, extension] of [
      ['080 4123 4567 ext 12', '12'],
      ['080 4123 4567 Ext. 12', '12'],
      ['080 4123 4567x12', '12'],
      ['080 4123 4567 #12', '12'],
      ['080 4123 4567,,12#', '12'],
      ['tel:+918041234567;ext=12', '12'],
      ['080 4123 4567', ''],
    ] as const) {
      expect([typed, read(typed, 'IN+91')]).toMatchObject([typed, { ok: true, stored: '8041234567', extension }]);
    }
  });

  it('is shown again from what is stored', () => {
    expect(shownPhone('9876543210', whole)).toBe('+91 98765 43210');
    expect(shownPhone('+447700900123', lite)).toBe('+44 7700 900123');
    // In a browser as well, where the languages of the site are read.
    for (const number of ['+33 6 12 34 56 78', '+212 6 12 34 56 78', '+20 10 01234567', '+962 7 9012 3456', '+880 1712 345678'])
      expect(shownPhone(number.replaceAll(' ', ''), browserPlans.lite)).toBe(shownPhone(number.replaceAll(' ', ''), whole));
    // Stored before numbers were checked.
    expect(shownPhone('+447700900', whole)).toBe('+44 7700900');
    expect(shownPhone('+999', whole)).toBe('+999');
  });
});

describe('a number that cannot be called is refused with what is wrong', () => {
  const TEN_DIGITS = 'Please enter a valid 10-digit phone number';
  it.each([
    ['12345', 'IN+91', TEN_DIGITS],
    ['12345', '', TEN_DIGITS],
    ['98765432101', 'IN+91', TEN_DIGITS],
    ['4123 4567', 'IN+91', TEN_DIGITS],
    [
      '0000000000',
      'IN+91',
      'There is no such number in India. Mobile numbers begin with 6, 7, 8 or 9, landlines with the area code. Please check it',
    ],
    ['07700 90012', 'GB+44', 'There is no such number in United Kingdom (+44). Please check it'],
    ['123', 'GB+44', 'This number is too short for United Kingdom (+44). Please check it'],
    ['+44 7700 9001234', 'IN+91', 'This number is too long for United Kingdom (+44). Please check it'],
    ['0770 0900 1234 5678', 'GB+44', 'This number is too long for United Kingdom (+44). Please check it'],
    ['9876 5432 1012 3456 789', 'GB+44', 'This number is too long for United Kingdom (+44). Please check it'],
    ['812 345', 'SG+65', 'This number is too short for Singapore (+65). Please check it'],
    ['123 456 7890', 'US+1', 'There is no such number in United States (+1). Please check it'],
    ['0909 879 0123', 'GB+44', 'This is a premium-rate number of United Kingdom (+44). Please give us one that we can call'],
    ['+999 12345678', 'IN+91', 'No country has this code. Please check the digits after the +'],
    ['+44', 'IN+91', 'Please enter a valid phone number with its country code'],
    ['98765 43210 / 98765 43211', 'IN+91', 'Please enter one phone number, in digits'],
    ['98765abcde', 'IN+91', TEN_DIGITS],
    ['98765 43210 call me', 'IN+91', 'Please enter one phone number, in digits'],
    ['call me', 'GB+44', 'Please enter one phone number, in digits'],
    ['78 56 34 12 6 33+', 'FR+33', 'Please write the number again, from the left, beginning with the + and the country’s code'],
    ['12 98450 91+', 'IN+91', 'Please write the number again, from the left, beginning with the + and the country’s code'],
    ['971501+', 'IN+91', 'This number is too short for United Arab Emirates (+971). Please check it'],
  ])('%s beside %s: %s', (typed, chosen, message) => {
    expect(wrongWith(typed, chosen)).toBe(message);
  });

  it('never fails, whatever is chosen and typed', () => {
    const odd = ['', ' ', '+', '++', '(', '0', '00', '011', '+0', 'ext 4', '\u0000', '😀', '9'.repeat(120), '+'.repeat(120), '٫'];
    for (const typed of odd) {
      for (const chosen of ['', 'IN+91', 'nonsense', '__proto__', 'XX+99', '+44'])
        expect(read(typed, chosen, 'zz').ok).toBe(false);
    }
  });
});
