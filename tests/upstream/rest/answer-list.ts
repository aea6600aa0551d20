import type { Answer, JsonObject } from '../answer.ts';
import type { Content } from '../content/content.ts';
import type { CollectionName } from './collections.ts';
import { embed, readEmbed } from './embed.ts';
import { readFields, type Selection } from './fields.ts';
import { WP_API } from './links.ts';
import { LIST_PARAMETERS, type ListQuery, readListQuery } from './list-query.ts';
import { lastValue, withPage } from './parameters.ts';
import type { AcfFormat } from './render-fields.ts';
import { renderMedia } from './render-media.ts';
import { renderAuthor } from './render-people.ts';
import { renderPost } from './render-post.ts';
import { renderTerm } from './render-term.ts';
import { restAnswer } from './rest-answer.ts';
import { pastLastPage } from './rest-failure.ts';
import { selectAuthors, selectImages, selectPosts, selectTerms } from './select-records.ts';
import { isVisibleImage } from './visible.ts';

/** A list as long as it counts, of which one page at a time is rendered. */
interface Found {
  total: number;
  render: (from: number, to: number) => JsonObject[];
}

/** What of a request decides how one thing looks, in a list or alone. */
export interface View {
  selection: Selection;
  context: 'view' | 'embed';
  acfFormat: AcfFormat;
}

export function readView(parameters: URLSearchParams): View {
  const format = lastValue(parameters, 'acf_format') || 'standard';
  return {
    selection: readFields(parameters),
    context: lastValue(parameters, 'context') === 'embed' ? 'embed' : 'view',
    acfFormat: format === 'standard' ? 'standard' : 'light',
  };
}

/**
 * One page of a collection, with its paging headers.
 * @throws RestFailure 400 for wrong parameters and, in lists of posts, pages and media, for a page past the last
 */
export function answerList(content: Content, collection: CollectionName, parameters: URLSearchParams): Answer {
  const query = readListQuery(parameters, collection);
  const view = readView(parameters);
  const found = find(content, collection, query, view);
  const pages = Math.ceil(found.total / query.perPage);
  const hasEnd = collection === 'posts' || collection === 'pages' || collection === 'media';
  if (hasEnd && found.total > 0 && query.page > pages) throw pastLastPage();
  const from = (query.page - 1) * query.perPage;
  const relations = readEmbed(parameters);
  const body = found.render(from, from + query.perPage).map((entry) => embed(content, view.selection.pick(entry), relations));
  return restAnswer(content.origin, body, {
    'x-wp-total': String(found.total),
    'x-wp-totalpages': String(pages),
    ...linkHeader(`${content.origin}${WP_API}/${collection}`, parameters, query.page, pages),
  });
}

function find(content: Content, collection: CollectionName, query: ListQuery, view: View): Found {
  const { selection, context } = view;
  switch (collection) {
    case 'posts':
    case 'pages': {
      const posts = selectPosts(content, collection === 'posts' ? 'post' : 'page', query);
      return pageOf(posts, (post) => renderPost(content, post, { ...view, unlocked: false }));
    }
    case 'media':
      return pageOf(selectImages(content, query), (image) =>
        isVisibleImage(content, image) ? renderMedia(content, image, selection, context) : undefined,
      );
    case 'categories':
    case 'tags':
      return pageOf(selectTerms(content, collection, query), (term) => renderTerm(content, term, selection, context));
    case 'users':
      return pageOf(selectAuthors(content, query), (author) => renderAuthor(content, author, selection, context));
  }
}

/** A hidden entry renders as nothing: it counts, but its page is shorter by one. */
const pageOf = <T>(records: readonly T[], render: (record: T) => JsonObject | undefined): Found => ({
  total: records.length,
  render: (from, to) =>
    records
      .slice(from, to)
      .map(render)
      .filter((object) => object !== undefined),
});

function linkHeader(address: string, parameters: URLSearchParams, page: number, pages: number): { link?: string } {
  const link = (target: number, relation: string) =>
    `<${address}?${withPage(parameters, LIST_PARAMETERS, target)}>; rel="${relation}"`;
  const links = [
    ...(page > 1 ? [link(Math.min(page - 1, pages), 'prev')] : []),
    ...(page < pages ? [link(page + 1, 'next')] : []),
  ];
  return links.length > 0 ? { link: links.join(', ') } : {};
}
