import type { ServiceContent } from '../../src/content/services/service-content.ts';

/** A service and the file that describes it. */
export interface NamedRecord {
  /** Name of the file, and path of the page. */
  slug: string;
  service: ServiceContent;
}

const LINE_WIDTH = 130;
const NOTICE = '// Made by scripts/services.ts from the records in this folder: edit those.\n';

const TYPE_IMPORTS = [
  "import type { ServiceContent } from './service-content.ts';\n",
  "import type { serviceLabels } from './service-index.ts';\n",
];

/** Labels, departments and replaceable pages: what routes and menus read. It is in every bundle, so it holds nothing else. */
export function indexModule(records: readonly NamedRecord[]): string {
  const sorted = records.toSorted((a, b) => a.service.order - b.service.order);
  const labels = sorted.map(({ slug, service }) => `  ${key(slug)}: ${quoted(service.label)},\n`);
  const slugsOf = (department: string) =>
    sorted.filter(({ service }) => service.department === department).map(({ slug }) => slug);
  const replaceable = sorted.filter(({ service }) => service.replaceable).map(({ slug }) => slug);
  return `${NOTICE}
/** Service pages: slug → label, in the order of the records. */
export const serviceLabels = {
${labels.join('')}} as const;

/** Services by the department that treats. */
export const departmentSlugs = {
  plasticSurgery: ${list(slugsOf('plasticSurgery'), '  plasticSurgery: ')},
  dermatology: ${list(slugsOf('dermatology'), '  dermatology: ')},
} as const;

/** Pages that a page of WordPress with the same slug replaces (rows ROUTE-35, ROUTE-36). */
export const replaceableSlugs = ${list(replaceable, 'export const replaceableSlugs = ', '')} as const;
`;
}

/** The sentence on each service's banner, for the page that lists them all. */
export function leadsModule(records: readonly NamedRecord[]): string {
  const entries = records
    .toSorted((a, b) => a.service.order - b.service.order)
    .map(({ slug, service }) => {
      const line = `  ${key(slug)}: ${quoted(service.lead)},`;
      return line.length > LINE_WIDTH ? `  ${key(slug)}:\n    ${quoted(service.lead)},\n` : `${line}\n`;
    });
  return `${NOTICE}
/** The sentence that each service's page begins with. */
export const serviceLeads = {
${entries.join('')}} as const;
`;
}

/** Every record, for the build and the tests. Never imported by a page, which loads its own record alone. */
export function recordsModule(records: readonly NamedRecord[]): string {
  const sorted = records.toSorted((a, b) => a.service.order - b.service.order);
  const imports = records
    .toSorted((a, b) => compare(a.slug, b.slug))
    .map(({ slug }) => `import { service as ${camel(slug)} } from './${slug}.ts';\n`);
  const entries = sorted.map(({ slug }) => {
    const name = camel(slug);
    return name === slug ? `  ${name},\n` : `  '${slug}': ${name},\n`;
  });
  return `${NOTICE}${sortImports([...imports, ...TYPE_IMPORTS]).join('')}
/** Every record by its slug, for the build and the tests: a page loads its own record alone. */
export const serviceRecords: Readonly<Record<keyof typeof serviceLabels, ServiceContent>> = {
${entries.join('')}};
`;
}

const sortImports = (lines: readonly string[]): string[] =>
  lines.toSorted((a, b) => compare(/from '(.*)'/.exec(a)?.[1] ?? '', /from '(.*)'/.exec(b)?.[1] ?? ''));

const compare = (a: string, b: string): number => (a < b ? -1 : 1);
const key = (slug: string): string => (/^[a-z]+$/.test(slug) ? slug : `'${slug}'`);
const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);
const camel = (slug: string): string => slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** An array as the formatter writes it: on one line where it fits. */
function list(slugs: readonly string[], before: string, indent = '  '): string {
  const line = `[${slugs.map((slug) => `'${slug}'`).join(', ')}]`;
  if (before.length + line.length + 1 <= LINE_WIDTH) return line;
  return `[\n${slugs.map((slug) => `${indent}  '${slug}',\n`).join('')}${indent}]`;
}
