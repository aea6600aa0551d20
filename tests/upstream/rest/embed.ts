import { isJsonObject, type Json, type JsonObject } from '../answer.ts';
import { ADMINISTRATOR_ID } from '../content/authors.ts';
import type { Content } from '../content/content.ts';
import type { PostRecord } from '../content/records.ts';
import { termsByName } from '../content/terms.ts';
import { readFields } from './fields.ts';
import { lastValue, splitList } from './parameters.ts';
import { renderMedia } from './render-media.ts';
import { renderAuthor, renderComment } from './render-people.ts';
import { renderTerm } from './render-term.ts';
import { forbidden, hiddenComments, RestFailure, unknownPost, unknownUser, unlistedUser } from './rest-failure.ts';
import { isVisibleImage } from './visible.ts';

const EVERYTHING = readFields(new URLSearchParams());

/** The relations `_embed` asks for: undefined for none, `all` when it names none. */
export function readEmbed(parameters: URLSearchParams): 'all' | readonly string[] | undefined {
  const value = lastValue(parameters, '_embed');
  if (value === undefined) return undefined;
  const relations = splitList(value);
  return relations.length === 0 || value === '1' || value === 'true' ? 'all' : relations;
}

/**
 * Adds `_embedded` for every embeddable link that is left in `_links`: without links nothing is embedded. A target that
 * cannot be read is embedded as its error.
 */
export function embed(content: Content, object: Json, relations: 'all' | readonly string[] | undefined): Json {
  if (!relations || !isJsonObject(object) || !isJsonObject(object._links)) return object;
  const embedded = Object.entries(object._links).flatMap(([relation, targets]): [string, Json][] => {
    if (relations !== 'all' && !relations.includes(relation)) return [];
    const found = hrefs(targets).map((href) => resolve(content, href));
    return found.some((value) => !isEmpty(value)) ? [[relation, found]] : [];
  });
  return embedded.length === 0 ? object : { ...object, _embedded: Object.fromEntries(embedded) };
}

const hrefs = (targets: Json): string[] =>
  Array.isArray(targets)
    ? targets.flatMap((target: Json) =>
        isJsonObject(target) && target.embeddable === true && typeof target.href === 'string' ? [target.href] : [],
      )
    : [];

const isEmpty = (value: Json): boolean => Array.isArray(value) && value.length === 0;

function resolve(content: Content, href: string): Json {
  const { pathname, searchParams } = new URL(href);
  const [collection = '', id = ''] = pathname.split('/').slice(4);
  try {
    return id ? single(content, collection, Number(id)) : ofPost(content, collection, Number(searchParams.get('post')));
  } catch (error) {
    if (error instanceof RestFailure) return error.body();
    throw error;
  }
}

function single(content: Content, collection: string, id: number): Json {
  if (collection === 'users') return embeddedAuthor(content, id);
  if (collection === 'media') {
    const image = content.images.get(id);
    if (!image) throw unknownPost();
    if (!isVisibleImage(content, image)) throw forbidden();
    return renderMedia(content, image, EVERYTHING, 'embed');
  }
  const term = content.categories.get(id);
  return term ? renderTerm(content, term, EVERYTHING, 'embed') : [];
}

function embeddedAuthor(content: Content, id: number): Json {
  const author = content.authors.get(id);
  if (id === ADMINISTRATOR_ID) throw unlistedUser();
  if (!author) throw unknownUser();
  return renderAuthor(content, author, EVERYTHING, 'embed');
}

function ofPost(content: Content, collection: string, id: number): Json {
  const post = content.post(id);
  const terms = (known: Content['tags'], ids: readonly number[] = []) =>
    termsByName(known, ids).map((term) => renderTerm(content, term, EVERYTHING, 'embed'));
  if (collection === 'categories') return terms(content.categories, post?.categories);
  if (collection === 'tags') return terms(content.tags, post?.tags);
  if (collection === 'comments') return post ? commentsOf(content, post) : [];
  return apiIndex(content.origin);
}

function commentsOf(content: Content, post: PostRecord): Json {
  if (post.password) throw hiddenComments();
  return post.comments.map((comment) => renderComment(content, post, comment));
}

/** The start of what WordPress 6 embeds for an image that was deleted; the real one goes on for 180 KB. */
const apiIndex = (origin: string): JsonObject => ({
  name: 'Clinic',
  description: '',
  url: origin,
  home: origin,
  namespaces: ['oembed/1.0', 'content/v1', 'wp/v2'],
  routes: { '/': { namespace: '', methods: ['GET'] } },
});
