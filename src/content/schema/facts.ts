import * as v from 'valibot';
import { factNames, kindOf } from '../facts/fact-kinds.ts';
import { currencies, readPrice } from '../facts/price.ts';
import { readSpan } from '../facts/span.ts';
import { choice, group, list, optional, text } from './fields.ts';
import { alsoNamed, named } from './rules.ts';

/** Rows of the specification that state a figure of a treatment. */
const SPECIFICATION = /^Specification, row PROD-(?:1[5-9]|2[0-3])$/;

/** Whether a source is the specification: such a fact waits for the clinic's owner and review. */
export const isFromSpecification = (source: string): boolean => SPECIFICATION.test(source);

const isDay = (given: string): boolean => {
  const at = Date.parse(`${given}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(given) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(given);
};

const day = (label: string, help: string) =>
  v.pipe(v.string('must be text'), v.title(label), v.description(help), named('day', isDay, 'must be a date such as 2026-11-22'));

const VALUE_HELP =
  'A number or range with its unit (10 to 14 days), some words, a list, or a price (INR 120000 to 180000): what the fact asks for.';

const fields = group('Fact', {
  fact: choice('Fact', factNames),
  of: optional(text('Of which', { min: 2, max: 40, help: 'Where the page has several things, the one it is a fact of: Botox.' })),
  value: v.lazy(
    (input): v.GenericSchema<unknown, string | string[]> =>
      Array.isArray(input)
        ? list('Value', text('Value', { min: 3, max: 80 }), { max: 12, help: VALUE_HELP })
        : text('Value', { max: 80, help: VALUE_HELP }),
  ),
  priced: optional(day('Day of the price', 'The day on which a price was taken.')),
  source: text('Source', { min: 5, max: 120, help: 'What the fact rests on. Patients read it.' }),
  owner: optional(text('Owner', { min: 3, max: 80, help: 'Who answers for it. Patients read it.' })),
  reviewed: optional(day('Day of review', 'The day on which the owner last looked at it.')),
  expires: optional(day('Expiry', 'The last day on which it is shown without being looked at again.')),
});

export type FactRecord = v.InferOutput<typeof fields>;

/** What is wrong with the value of a fact, in the words an editor reads; null when nothing is. */
function valueProblem({ fact, value }: FactRecord): string | null {
  const { label, form, units = [] } = kindOf(fact);
  if (form === 'list') return typeof value === 'string' ? `of ${label} must be a list` : null;
  if (typeof value !== 'string') return `of ${label} must be one value, not a list`;
  if (form === 'price' && !readPrice(value))
    return `of ${label} must be a currency (${currencies.join(', ')}) and an amount without commas, such as "INR 120000 to 180000"`;
  if (form !== 'span') return null;
  const unit = readSpan(value)?.unit;
  return unit && units.includes(unit)
    ? null
    : `of ${label} must be a number or a growing range in ${units.join(' or ')}, such as "2 to 3 ${units[0]}"`;
}

/** What a fact lacks. What the specification states has no owner yet. */
function problemsOf(record: FactRecord): { field: 'value' | 'priced' | 'expires' | 'owner'; message: string }[] {
  const { fact, source, owner, reviewed, expires, priced } = record;
  const { label, form } = kindOf(fact);
  const value = valueProblem(record);
  const unowned = !isFromSpecification(source) && !(owner && reviewed && expires);
  const early = expires && reviewed && expires <= reviewed;
  return [
    ...(value ? [{ field: 'value', message: value } as const] : []),
    ...(form === 'price' && !priced ? [{ field: 'priced', message: `of ${label} is missing` } as const] : []),
    ...(unowned ? [{ field: 'owner', message: `of ${label}, its day of review and its expiry must be given` } as const] : []),
    ...(early ? [{ field: 'expires', message: `of ${label} must come after the review` } as const] : []),
  ];
}

const fact = v.pipe(
  fields,
  alsoNamed(
    'fact',
    v.rawCheck<FactRecord>(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      for (const { field, message } of problemsOf(input))
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key: field, value: input[field] }] });
    }),
  ),
);

const nameOf = ({ fact: name, of = '' }: FactRecord): string => `${name} ${of}`;

/** The facts of one treatment: a file `src/content/facts/<slug>.yaml`. */
export const treatmentFacts = group('Facts of a treatment', {
  example: optional(
    v.pipe(
      v.literal(true, 'must be true or absent'),
      v.title('Example'),
      v.description('Figures that show the design and are nobody’s: for the demo alone.'),
    ),
  ),
  facts: v.pipe(
    list('Facts', fact, { max: 60 }),
    named('facts once', (all) => new Set(all.map(nameOf)).size === all.length, 'has the same fact twice'),
  ),
});

export type TreatmentFacts = v.InferOutput<typeof treatmentFacts>;
