import * as words from '#words/facts';
import { numberText } from '../shown-dates.ts';
import type { FactName } from './fact-kinds.ts';
import type { Price } from './price.ts';
import type { Span } from './span.ts';

/** What visitors read of a fact. `of`: which one of several things it speaks of. */
export function factLabel(name: FactName, { of }: { of?: string | undefined } = {}): string {
  const plain: Readonly<Record<FactName, string>> = words;
  if (!of) return plain[name];
  switch (name) {
    case 'result':
      return words.resultOf({ of });
    case 'lasts':
      // Names in English alone are plural by their ending; other languages say both the same way.
      return of.endsWith('s') ? words.lastsOfSeveral({ of }) : words.lastsOf({ of });
    case 'repeat':
      return words.repeatOf({ of });
    case 'wavelength':
      return words.wavelengthOf({ of });
    case 'reduction':
      return words.reductionOf({ of });
    case 'opening':
      return words.openingOf({ of });
    default:
      return plain[name];
  }
}

/** `10 to 14`, `1`. */
export const spanNumbers = ({ from, to }: Span): string => (from === to ? String(from) : words.numbers({ from, to }));

/**
 * `10 to 14 days`, `1 week`: in the form that the last number takes. A form for two alone, as Arabic has, is a word without the number
 * (يومين): `1 to 2` takes that of three, which has it.
 */
export function spanText(span: Span): string {
  const units = {
    minutes: words.spanMinutes,
    hours: words.spanHours,
    nights: words.spanNights,
    days: words.spanDays,
    weeks: words.spanWeeks,
    months: words.spanMonths,
    years: words.spanYears,
    sessions: words.spanSessions,
  };
  const counted = span.from !== span.to && span.to === 2 ? 3 : span.to;
  return units[span.unit]({ n: counted, span: spanNumbers(span) });
}

/** In thousands as the language writes them: a comma would be French for a decimal point. */
const grouped = (digits: string): string => numberText(Number(digits));

/** `INR 120,000 to 180,000`. */
export function priceText({ currency, from, to }: Price): string {
  const amount = { currency, from: grouped(from) };
  return to ? words.amounts({ ...amount, to: grouped(to) }) : words.amount(amount);
}
