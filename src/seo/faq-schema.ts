import type { FAQPage, WithContext } from 'schema-dts';

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
