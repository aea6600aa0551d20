import type { BreadcrumbList, WithContext } from 'schema-dts';

/** The way to a page as search engines read it; the last part is the page itself. Addresses are paths. */
export const breadcrumbSchema = (crumbs: readonly { path: string; label: string }[]) =>
  ({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ path, label }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: path,
    })),
  }) satisfies WithContext<BreadcrumbList>;
