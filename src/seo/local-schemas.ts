import { code } from '#words/language';

type Schema = Record<string, unknown>;

/** Types of schema.org among ours that say in which language they are. */
const WORKS: ReadonlySet<unknown> = new Set([
  'FAQPage',
  'WebPage',
  'BlogPosting',
  'VideoObject',
  'ImageGallery',
  'CollectionPage',
]);

/**
 * Structured data in the language that is being shown: what is a work says so, and there is a page that does. English is said by articles
 * alone, whose language is their own.
 */
export function localSchemas(schemas: readonly Schema[], { url, name }: { url: string; name: string }): Schema[] {
  if (code === 'en') return [...schemas];
  const said = schemas.map((schema) => (WORKS.has(schema['@type']) ? { ...schema, inLanguage: code } : schema));
  const isSaid = said.some((schema) => schema['@type'] === 'FAQPage' || schema['@type'] === 'WebPage');
  if (isSaid || !url) return said;
  return [...said, { '@context': 'https://schema.org', '@type': 'WebPage', url, name, inLanguage: code }];
}
