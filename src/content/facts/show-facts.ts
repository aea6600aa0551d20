import type { FactRecord, TreatmentFacts } from '../schema/facts.ts';
import { factNames, kindOf } from './fact-kinds.ts';
import { factLabel, priceText, spanNumbers, spanText } from './fact-words.ts';
import { readPrice } from './price.ts';
import { isCurrent, type ShownFact, type ShownFacts } from './shown-facts.ts';
import { readSpan } from './span.ts';

/** A treatment's facts as its page shows them on a day: in order, in words of the language that is being shown, without those that have expired. */
export function showFacts({ example, facts }: TreatmentFacts, today: string): ShownFacts {
  const shown = facts
    .filter((fact) => !kindOf(fact.fact).planOnly && isCurrent(fact, today))
    .toSorted((a, b) => factNames.indexOf(a.fact) - factNames.indexOf(b.fact))
    .map((fact) => showFact(fact));
  return { ...(example && { example }), facts: shown };
}

function showFact(record: FactRecord): ShownFact {
  const { long } = kindOf(record.fact);
  const { of, source, owner, reviewed, expires, priced } = record;
  return {
    label: factLabel(record.fact, { of }),
    value: shownValue(record),
    ...(priced && { priced }),
    ...(long && { long }),
    source,
    ...(owner && { owner }),
    ...(reviewed && { reviewed }),
    ...(expires && { expires }),
  };
}

function shownValue({ fact, value }: FactRecord): string | readonly string[] {
  const { form, bare } = kindOf(fact);
  if (typeof value !== 'string' || form === 'text' || form === 'list') return value;
  if (form === 'price') {
    const price = readPrice(value);
    return price ? priceText(price) : value;
  }
  const span = readSpan(value);
  if (!span) return value;
  return bare ? spanNumbers(span) : spanText(span);
}
