import type { JsonObject } from '../answer.ts';
import type { Content } from '../content/content.ts';
import type { TermRecord } from '../content/records.ts';
import { build, type Members, type Selection } from './fields.ts';
import { CURIES, selfLinks, WP_API } from './links.ts';

const EMBEDDED = ['id', 'link', 'name', 'slug', 'taxonomy', '_links'];

/** A category or tag as the REST API answers it; `embed` is the shorter form under `_embedded`. */
export function renderTerm(content: Content, term: TermRecord, selection: Selection, context: 'view' | 'embed'): JsonObject {
  const shown = (name: string) => context === 'view' || EMBEDDED.includes(name);
  const wanted = (name: string) => (name === '_links' ? selection.includes(name) : selection.names(name));
  return build(membersOf(content, term), (name) => shown(name) && wanted(name));
}

function membersOf(content: Content, term: TermRecord): Members {
  const isCategory = term.taxonomy === 'category';
  return {
    id: () => term.id,
    count: () => content.termCounts().get(term.id) ?? 0,
    description: () => '',
    link: () => `${content.origin}/${isCategory ? 'category' : 'tag'}/${pathOf(content, term)}/`,
    name: () => term.name,
    slug: () => term.slug,
    taxonomy: () => term.taxonomy,
    ...(isCategory ? { parent: () => term.parent } : {}),
    meta: () => [],
    _links: () => termLinks(content.origin, term),
  };
}

function pathOf(content: Content, term: TermRecord): string {
  const parent = content.categories.get(term.parent);
  return parent ? `${pathOf(content, parent)}/${term.slug}` : term.slug;
}

function termLinks(origin: string, term: TermRecord): JsonObject {
  const api = `${origin}${WP_API}`;
  const collection = term.taxonomy === 'category' ? 'categories' : 'tags';
  return {
    ...selfLinks(origin, collection, term.id),
    about: [{ href: `${api}/taxonomies/${term.taxonomy}` }],
    ...(term.parent === 0 ? {} : { up: [{ embeddable: true, href: `${api}/${collection}/${term.parent}` }] }),
    'wp:post_type': [{ href: `${api}/posts?${collection}=${term.id}` }],
    curies: CURIES,
  };
}
