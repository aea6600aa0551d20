import * as v from 'valibot';
import { factNames, kindOf } from './fact-kinds.ts';
import { currencies, priceText } from './price.ts';
import { readSpan } from './span.ts';

/** Rows of the specification that state a figure of a treatment. */
const SPECIFICATION = /^Specification, row PROD-(?:1[5-9]|2[0-3])$/;

/** Whether a source is the specification: such a fact waits for the clinic's owner and review. */
export const isFromSpecification = (source: string): boolean => SPECIFICATION.test(source);

const words = (min: number, max: number, what: string) =>
  v.pipe(
    v.string(`${what} must be text`),
    v.trim(),
    v.minLength(min, `${what} must have at least ${min} characters`),
    v.maxLength(max, `${what} must have at most ${max} characters`),
    v.regex(/^[^<>\n—]*$/, `${what} must be one line without < > and long dashes`),
  );

const day = (what: string) =>
  v.pipe(
    v.string(`${what} must be a date such as 2026-11-22`),
    v.check(
      (text) => /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true,
      `${what} must be a date such as 2026-11-22`,
    ),
  );

const factFields = v.strictObject({
  fact: v.picklist(factNames, `Fact must be one of: ${factNames.join(', ')}`),
  /** Which of several things, where the page has more than one: Botox. */
  of: v.optional(words(2, 40, 'Of')),
  value: v.union(
    [words(1, 80, 'Value'), v.pipe(v.array(words(3, 80, 'Each value')), v.minLength(1), v.maxLength(12))],
    'Value must be text, or a list of texts of 3 to 80 characters',
  ),
  /** Day on which a price was taken. */
  priced: v.optional(day('Day of the price')),
  source: words(5, 120, 'Source'),
  owner: v.optional(words(3, 80, 'Owner')),
  reviewed: v.optional(day('Day of review')),
  expires: v.optional(day('Expiry')),
});

export type FactRecord = v.InferOutput<typeof factFields>;

/** What is wrong with the value of a fact, in the words an editor reads; null when nothing is. */
function valueProblem({ fact, value, priced }: FactRecord): string | null {
  const { label, form, units = [] } = kindOf(fact);
  if (form === 'list') return typeof value === 'string' ? `${label}: give a list` : null;
  if (typeof value !== 'string') return `${label}: give one value, not a list`;
  if (form === 'span') {
    const unit = readSpan(value)?.unit;
    return unit && units.includes(unit)
      ? null
      : `${label}: write a number or a growing range in ${units.join(' or ')}, such as "${units[0] === 'sessions' ? '3 to 6' : '2 to 3'} ${units[0]}"`;
  }
  if (form !== 'price') return null;
  if (!priceText(value))
    return `${label}: write currency (${currencies.join(', ')}) and amount without commas, such as "INR 120000 to 180000"`;
  return priced ? null : `${label}: give the day on which the price was taken, as "priced"`;
}

/** Who answers for a fact, since when and until when. What the specification states has nobody yet. */
function ownerProblem({ fact, source, owner, reviewed, expires }: FactRecord): string | null {
  const { label } = kindOf(fact);
  if (isFromSpecification(source)) return null;
  if (!owner || !reviewed || !expires) return `${label}: give owner, day of review and expiry`;
  return expires > reviewed ? null : `${label}: the expiry must come after the review`;
}

const fact = v.pipe(
  factFields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const message of [valueProblem(dataset.value), ownerProblem(dataset.value)]) if (message) addIssue({ message });
  }),
);

const nameOf = ({ fact: name, of = '' }: FactRecord): string => `${name} ${of}`;

/** The facts of one treatment: a file `src/content/facts/<slug>.yaml`. */
export const treatmentFactsSchema = v.strictObject({
  /** Figures that show the design and are nobody's: for the demo alone. */
  example: v.optional(v.literal(true)),
  facts: v.pipe(
    v.array(fact, 'Facts must be a list'),
    v.check((all) => new Set(all.map(nameOf)).size === all.length, 'The same fact is given twice'),
  ),
});

export type TreatmentFacts = v.InferOutput<typeof treatmentFactsSchema>;
