import { createHash } from 'node:crypto';
import { factKinds } from '../../../src/content/facts/fact-kinds.ts';
import { currencies } from '../../../src/content/facts/price.ts';
import type { Kind } from '../../../src/content/schema/kind.ts';
import { kinds } from '../../../src/content/schema/kinds.ts';
import { type Constants, serviceConstants } from '../../../src/content/schema/service-constants.ts';
import { type Described, type DescribedWording, type OwnedField, ownedFields } from './describe-field.ts';
import { groups, isTechnical } from './owned.ts';

/** What the plugin for WordPress knows of the records. */
export const RECORDS_FILE = 'wordpress/clinic-public-site/records.json';

/** Name of a kind in WordPress: its files without their ending. */
export const nameOfKind = ({ files }: Kind): string => files.replace(/(\/\*)?\.yaml$/, '');

/** The kind of a name; a misspelt one in `owned.ts` stops here. */
function kindNamed(name: string): Kind {
  const kind = kinds.find((one) => nameOfKind(one) === name);
  if (!kind) throw new Error(`There is no kind of record “${name}”.`);
  return kind;
}

/** Whether the site takes any field of a kind from WordPress. */
export const isOwned = (name: string): boolean => Boolean(kindNamed(name).shownOn);

/** Fields of a kind that WordPress may own. */
export function ownedFieldsOf(name: string): OwnedField[] {
  const { schema, fixed = [] } = kindNamed(name);
  return ownedFields(
    schema,
    (path) => fixed.includes(path[0] ?? '') || fixed.includes(path.join('.')) || isTechnical(name, path),
  );
}

/** Cases are withdrawn in WordPress alone: a record without a file, which only takes away. */
const WITHDRAWN = {
  label: 'Withdrawn cases',
  group: 'consent',
  single: true,
  fields: [
    {
      name: 'codes',
      label: 'Codes of the withdrawn cases',
      help: 'Each as it stands in the address of the case, such as t20106. Page, pictures and lists of the site leave it out at once.',
      type: 'list',
      min: 0,
      max: 200,
      item: { label: 'Code', type: 'line', pattern: { source: '^t\\d{5}$', message: 'must be a code such as t20106' } },
    },
  ],
};

/** What the specification says of one record: counts, titles, words. */
function constantsOf({ counts, numberedPoints, slides, videos, category, says, points }: Constants): object[] {
  const [viewer, , asked] = counts ?? [];
  const count = (field: string, is: number | undefined) => (is === undefined ? [] : [{ field, count: is }]);
  return [
    ...count('viewer.pictures', viewer),
    ...count('faq.videos', asked),
    ...count('numbered.points', numberedPoints),
    ...(slides ? [{ field: 'slides.items', parts: ['id', 'title'], are: slides }] : []),
    ...(videos ? [{ field: 'faq.videos', parts: ['title'], are: videos }] : []),
    ...(category ? [{ field: 'results.category', is: category }] : []),
    ...(says ?? []).map((word) => ({ says: word })),
    ...(points ?? []).map((entry) => ({ lists: entry })),
  ];
}

const constantsOfServices = () =>
  Object.fromEntries(Object.entries(serviceConstants).map(([slug, constants]) => [slug, constantsOf(constants)]));

/** By which WordPress and the files know that they are of one version. */
export const recordsHash = (): string => (JSON.parse(recordsFile()) as { hash: string }).hash;

/** Text of `records.json`. */
export function recordsFile(): string {
  const wordings: DescribedWording[] = [];
  const described = groups.flatMap(({ name: group, kinds: names }) =>
    names.filter(isOwned).map((name) => {
      const { label, files } = kindNamed(name);
      const fields = ownedFieldsOf(name).map((field) => numbered(field, wordings));
      const constants = name === 'services' ? { constants: constantsOfServices() } : {};
      return [name, { label, group, single: !files.includes('*'), fields, ...constants }] as const;
    }),
  );
  const content = {
    groups: [
      ...groups.filter(({ kinds: names }) => names.some(isOwned)).map(({ name, label }) => ({ name, label })),
      { name: 'consent', label: 'Withdrawn pictures' },
    ],
    kinds: { ...Object.fromEntries(described), 'withdrawn-cases': WITHDRAWN },
    wordings,
    facts: factKinds,
    currencies,
  };
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
  return lines({ hash, ...content });
}

/** JSON with a line for each field, so that a change of one is seen as one. */
function lines({ kinds: described, ...rest }: { hash: string; kinds: Record<string, { fields: readonly object[] }> }): string {
  const kindLines = Object.entries(described).map(([name, { fields, ...kind }]) => {
    const head = JSON.stringify({ ...kind, fields: [] }).slice(0, -2);
    return `${JSON.stringify(name)}:${head}\n${fields.map((field) => JSON.stringify(field)).join(',\n')}\n]}`;
  });
  return `${JSON.stringify(rest).slice(0, -1)},"kinds":{\n${kindLines.join(',\n')}\n}}\n`;
}

/** The rules of wording are the same in most fields: a field names them by their place in one list. */
function numbered(field: Described, all: DescribedWording[]): object {
  const { wording = [], item, fields, ...rest } = field;
  const places = wording.map((rule) => {
    const known = all.findIndex((one) => JSON.stringify(one) === JSON.stringify(rule));
    return known >= 0 ? known : all.push(rule) - 1;
  });
  return {
    ...rest,
    ...(places.length && { wording: places }),
    ...(item && { item: numbered(item, all) }),
    ...(fields && { fields: fields.map((inner) => numbered(inner, all)) }),
  };
}
