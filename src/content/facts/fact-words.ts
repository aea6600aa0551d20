import * as english from '#words/facts';
import { numberText } from '../shown-dates.ts';
import type { FactName } from './fact-kinds.ts';
import type { Price } from './price.ts';
import type { Span } from './span.ts';

/** The words of facts in a language. */
export type FactWords = typeof english;

/** What visitors read of a fact. `of`: which one of several things it speaks of. */
export function factLabel(name: FactName, { of, words = english }: { of?: string | undefined; words?: FactWords } = {}): string {
  if (!of) return words[name];
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
      return words[name];
  }
}

/** `10 to 14`, `1`. */
export const spanNumbers = ({ from, to }: Span, words: FactWords = english): string =>
  from === to ? String(from) : words.numbers({ from, to });

/**
 * `10 to 14 days`, `1 week`: in the form that the last number takes. A form for two alone, as Arabic has, is a word without the number
 * (يومين): `1 to 2` takes that of three, which has it.
 */
export function spanText(span: Span, words: FactWords = english): string {
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
  return units[span.unit]({ n: counted, span: spanNumbers(span, words) });
}

/** In thousands as the language writes them: a comma would be French for a decimal point. */
const grouped = (digits: string): string => numberText(Number(digits));

/** `INR 120,000 to 180,000`. */
export function priceText({ currency, from, to }: Price, words: FactWords = english): string {
  const amount = { currency, from: grouped(from) };
  return to ? words.amounts({ ...amount, to: grouped(to) }) : words.amount(amount);
}
