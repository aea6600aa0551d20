import type { BreadcrumbList, FAQPage, WithContext } from 'schema-dts';

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

/** Questions whose answers stand written on the page. A question that only a video answers is none of these. */
export const faqSchema = (faqs: readonly { question: string; answer: string }[]) =>
  ({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  }) satisfies WithContext<FAQPage>;
