import { fromSiteTime, toGmt } from '../content/site-time.ts';
import { toSlug } from '../content/slug.ts';
import { COLLECTIONS, type CollectionName } from './collections.ts';
import { lastValue, listValue } from './parameters.ts';
import { invalidParameters, type ParameterProblem, RestFailure } from './rest-failure.ts';

const DEFAULT_PER_PAGE = 10;
const MOST_PER_PAGE = 100;
const CONTEXTS = ['view', 'embed', 'edit'];
const DATE = /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}:\d{2}:\d{2})(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/;

/** A checked request for a list; a filter that is absent or empty is undefined and filters nothing. */
export interface ListQuery {
  page: number;
  perPage: number;
  ascending: boolean;
  orderby: string;
  slugs: readonly string[] | undefined;
  include: readonly number[] | undefined;
  categories: readonly number[] | undefined;
  tags: readonly number[] | undefined;
  parents: readonly number[] | undefined;
  /** UTC without zone, as records hold it; strictly later is asked for. */
  modifiedAfter: string | undefined;
}

/** Parameters that are lists, as the `Link` header writes them out. */
export const LIST_PARAMETERS = ['slug', 'include', 'categories', 'tags', 'parent', 'status'];

/**
 * Reads and checks the parameters of a list. Wrong numbers are reported before wrong words, as WordPress does.
 * @throws RestFailure 400 `rest_invalid_param`, 401 `rest_forbidden_context`
 */
export function readListQuery(parameters: URLSearchParams, collection: CollectionName): ListQuery {
  const { orders, orderby, order } = COLLECTIONS[collection];
  const text = (name: string, fallback: string) => lastValue(parameters, name) ?? fallback;
  const report = (problems: readonly (ParameterProblem | undefined)[]) => throwProblems(problems, [...parameters.keys()]);
  report([
    wordProblem('context', text('context', 'view'), CONTEXTS),
    pageProblem(text('page', '1')),
    perPageProblem(text('per_page', String(DEFAULT_PER_PAGE))),
  ]);
  report([
    dateProblem('modified_after', lastValue(parameters, 'modified_after')),
    idsProblem(parameters, 'include'),
    idsProblem(parameters, 'categories'),
    idsProblem(parameters, 'tags'),
    idsProblem(parameters, 'parent'),
    wordProblem('order', text('order', order), ['asc', 'desc']),
    wordProblem('orderby', text('orderby', orderby), orders),
    statusProblem(collection, lastValue(parameters, 'status')),
  ]);
  refuseEditing(parameters, collection, 0);
  return {
    page: Number(text('page', '1')),
    perPage: Number(text('per_page', String(DEFAULT_PER_PAGE))),
    ascending: text('order', order) === 'asc',
    orderby: text('orderby', orderby),
    slugs: filled(listValue(parameters, 'slug')?.map(toSlug)),
    include: idList(parameters, 'include'),
    categories: idList(parameters, 'categories'),
    tags: idList(parameters, 'tags'),
    parents: idList(parameters, 'parent'),
    modifiedAfter: readDate(lastValue(parameters, 'modified_after')),
  };
}

/** Anonymous readers may not have raw content; `which` picks the message for a list (0) or for one thing (1). */
export function refuseEditing(parameters: URLSearchParams, collection: CollectionName, which: 0 | 1): void {
  if (lastValue(parameters, 'context') !== 'edit') return;
  const wish = COLLECTIONS[collection].refusals[which];
  throw new RestFailure(401, 'rest_forbidden_context', `Sorry, you are not allowed to ${wish}.`);
}

const filled = <T>(list: readonly T[] | undefined): readonly T[] | undefined => (list?.length ? list : undefined);

const idList = (parameters: URLSearchParams, name: string): readonly number[] | undefined =>
  filled(listValue(parameters, name)?.map(Number));

function readDate(text: string | undefined): string | undefined {
  const [, date, time, zone] = DATE.exec(text ?? '') ?? [];
  if (!date || !time) return undefined;
  return zone ? toGmt(Date.parse(`${date}T${time}${zone}`)) : fromSiteTime(`${date}T${time}`);
}

/** Problems are told in the order of the parameters they belong to. */
function throwProblems(problems: readonly (ParameterProblem | undefined)[], order: readonly string[]): void {
  const found = problems
    .filter((problem) => problem !== undefined)
    .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  if (found.length > 0) throw invalidParameters(found);
}

const outOfBounds = (name: string, message: string): ParameterProblem => ({ name, code: 'rest_out_of_bounds', message });

const wrongType = (name: string, part: string): ParameterProblem => ({
  name,
  code: 'rest_invalid_type',
  message: `${part} is not of type integer.`,
  data: { param: part },
});

const isInteger = (text: string): boolean => /^-?\d+$/.test(text);

function pageProblem(value: string): ParameterProblem | undefined {
  if (!isInteger(value)) return wrongType('page', 'page');
  return Number(value) < 1 ? outOfBounds('page', 'page must be greater than or equal to 1') : undefined;
}

function perPageProblem(value: string): ParameterProblem | undefined {
  if (!isInteger(value)) return wrongType('per_page', 'per_page');
  const fits = Number(value) >= 1 && Number(value) <= MOST_PER_PAGE;
  return fits ? undefined : outOfBounds('per_page', `per_page must be between 1 (inclusive) and ${MOST_PER_PAGE} (inclusive)`);
}

function idsProblem(parameters: URLSearchParams, name: string): ParameterProblem | undefined {
  const wrong = listValue(parameters, name)?.findIndex((part) => !isInteger(part)) ?? -1;
  return wrong < 0 ? undefined : wrongType(name, `${name}[${wrong}]`);
}

function wordProblem(name: string, value: string, words: readonly string[]): ParameterProblem | undefined {
  if (words.includes(value)) return undefined;
  const last = words.at(-1);
  const all = words.length > 2 ? `${words.slice(0, -1).join(', ')}, and ${last}` : words.join(' and ');
  return { name, code: 'rest_not_in_enum', message: `${name} is not one of ${all}.` };
}

function dateProblem(name: string, value: string | undefined): ParameterProblem | undefined {
  const valid = value === undefined || DATE.test(value);
  return valid ? undefined : { name, code: 'rest_invalid_date', message: 'Invalid date.' };
}

function statusProblem(collection: CollectionName, value: string | undefined): ParameterProblem | undefined {
  const concerned = collection === 'posts' || collection === 'pages';
  if (!concerned || value === undefined || value === 'publish') return undefined;
  return { name: 'status', code: 'rest_forbidden_status', message: 'Status is forbidden.', data: { status: 401 } };
}
