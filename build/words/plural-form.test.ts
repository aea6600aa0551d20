import { expect, it } from 'vitest';
import { pluralFormModule } from './plural-form.ts';

it.each(['ar', 'bn', 'fr', 'ru', 'cy', 'ja'])(
  'numbers in %s take the forms of CLDR, without a formatter below a million',
  async (tag) => {
    const code = pluralFormModule(tag).replace('(n: number): Intl.LDMLPluralRule', '(n)');
    const { pluralForm } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      pluralForm: (n: number) => string;
    };
    const rules = new Intl.PluralRules(tag);
    const numbers = [...Array(1200).keys(), 99_999, 100_003, 999_999, 1_000_000, 2_000_000, 0.5, 1.5, -1];
    expect(numbers.filter((n) => pluralForm(n) !== rules.select(n))).toEqual([]);
  },
);
