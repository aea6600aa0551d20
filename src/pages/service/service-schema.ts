import type { MedicalProcedure, WithContext } from 'schema-dts';
import type { ServiceContent } from '../../content/schema/service.ts';
import { href, type ServiceSlug } from '../../routes.ts';

type Schema = Record<string, unknown>;

/**
 * Structured data of a service page: the procedure, and FAQPage where questions have written answers (row SEO-19). It says
 * what the page says as well.
 */
export function serviceSchema(slug: ServiceSlug, service: ServiceContent): Schema[] {
  return [...procedure(slug, service), ...questions(service)];
}

/** An operation is a type of its own to schema.org; other procedures say of which kind they are. */
const kinds = {
  surgical: { '@type': 'SurgicalProcedure' },
  noninvasive: { '@type': 'MedicalProcedure', procedureType: 'https://schema.org/NoninvasiveProcedure' },
  percutaneous: { '@type': 'MedicalProcedure', procedureType: 'https://schema.org/PercutaneousProcedure' },
} as const;

function procedure(slug: ServiceSlug, { description, label, schema }: ServiceContent): Schema[] {
  if (!schema) return [];
  const { procedureType, bodyLocation, preparation, howPerformed, followup } = schema;
  return [
    {
      '@context': 'https://schema.org',
      ...kinds[procedureType],
      '@id': `${href(slug)}#procedure`,
      name: label,
      description,
      url: href(slug),
      ...(bodyLocation && { bodyLocation }),
      ...(preparation && { preparation }),
      ...(howPerformed && { howPerformed }),
      ...(followup && { followup }),
    } satisfies WithContext<MedicalProcedure>,
  ];
}

/** Only what is a question; titles of videos such as "Recovery Process" are none. */
function questions({ faq }: ServiceContent): Schema[] {
  const videos = (faq?.videos ?? []).map(({ title, answer }) => ({ question: title, answer }));
  const answered = [...videos, ...(faq?.questions ?? [])].filter(({ question, answer }) => answer && question.endsWith('?'));
  if (answered.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: answered.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
