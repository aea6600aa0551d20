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
export const spanNumbers = ({ from, to }: Span): string =>
  from === to ? numberText(from) : words.numbers({ from: numberText(from), to: numberText(to) });

/**
 * In Arabic the forms of one and of two are words without the number (يوم واحد, يومين): of a span that ends there they would say its end
 * alone. It takes the form of none, or of three, which have the number.
 */
const ENDING: Readonly<Record<number, number>> = { 1: 0, 2: 3 };

/** `10 to 14 days`, `1 week`: in the form that the last number takes. */
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
  const { from, to, unit } = span;
  return units[unit]({ n: from === to ? to : (ENDING[to] ?? to), span: spanNumbers(span) });
}

/** In thousands as the language writes them: a comma would be French for a decimal point. */
const grouped = (digits: string): string => numberText(Number(digits));

/** `INR 120,000 to 180,000`. */
export function priceText({ currency, from, to }: Price): string {
  const amount = { currency, from: grouped(from) };
  return to ? words.amounts({ ...amount, to: grouped(to) }) : words.amount(amount);
}
