import type { ServiceContent } from '../../src/content/schema/service.ts';
import { IN_LANGUAGES } from './module-text.ts';

/** A service and the name of its record's file, which is the path of its page. */
export interface NamedRecord {
  slug: string;
  service: ServiceContent;
}

const byOrder = (records: readonly NamedRecord[]) => records.toSorted((a, b) => a.service.order - b.service.order);
const constant = (name: string, value: unknown): string => `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;

/** Labels, departments and replaceable pages: what routes and menus read. It is in every bundle, so it holds nothing else. */
export function indexModule(records: readonly NamedRecord[]): string {
  const sorted = byOrder(records);
  const slugsOf = (is: (service: ServiceContent) => boolean | undefined) =>
    sorted.filter(({ service }) => is(service)).map(({ slug }) => slug);
  const byDepartment = {
    plasticSurgery: slugsOf(({ department }) => department === 'plasticSurgery'),
    dermatology: slugsOf(({ department }) => department === 'dermatology'),
  };
  return `import { record } from '../../src/content/overlay.ts';

/** Service pages: slug → label, in the order of the records. */
${constant('serviceLabels', Object.fromEntries(sorted.map(({ slug, service }) => [slug, service.label])))}
/** Services by the department that treats. */
export const departmentSlugs = record('order', ${JSON.stringify(byDepartment, null, 2)} as const);

/** Pages that a page of WordPress with the same slug replaces (rows ROUTE-35, ROUTE-36). */
${constant(
  'replaceableSlugs',
  slugsOf(({ replaceable }) => replaceable),
)}`;
}

/**
 * Names of the services as they are shown, in a language. Those of the index are what is sent and compared: they are English in every
 * language, and those of English are the same ones.
 */
export function namesModule(records?: readonly NamedRecord[]): string {
  const names = records && Object.fromEntries(byOrder(records).map(({ slug, service }) => [slug, service.label]));
  return `import { record } from '../../src/content/overlay.ts';
import ${names ? 'type ' : ''}{ serviceLabels } from './service-index.ts';

export const serviceNames: Readonly<Record<keyof typeof serviceLabels, string>> = record(${IN_LANGUAGES}'service-names', ${names ? JSON.stringify(names, null, 2) : '{ ...serviceLabels }'});
`;
}

/** The sentence on each service's banner, for the page that lists them all. */
export const leadsModule = (records: readonly NamedRecord[]): string => {
  const leads = Object.fromEntries(byOrder(records).map(({ slug, service }) => [slug, service.lead]));
  return `import { record } from '../../src/content/overlay.ts';

export const serviceLeads = record('service-leads', ${JSON.stringify(leads, null, 2)});
`;
};

/** Every record, for the build and the tests. Never imported by a page, which loads its own record alone. */
export function recordsModule(records: readonly NamedRecord[]): string {
  const sorted = byOrder(records);
  const imports = sorted.map(({ slug }, index) => `import { service as s${index} } from './services/${slug}.ts';\n`);
  const entries = sorted.map(({ slug }, index) => `  '${slug}': s${index},\n`);
  return `import type { ServiceContent } from '../../src/content/schema/service.ts';
import type { serviceLabels } from './service-index.ts';
${imports.join('')}
export const serviceRecords: Readonly<Record<keyof typeof serviceLabels, ServiceContent>> = {
${entries.join('')}};
`;
}
