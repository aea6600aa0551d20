import { type Answer, isJsonObject, type Json, type JsonObject } from '../answer.ts';
import { ADMINISTRATOR_ID } from '../content/authors.ts';
import type { Content } from '../content/content.ts';
import type { PostRecord } from '../content/records.ts';
import { readView, type View } from './answer-list.ts';
import type { CollectionName } from './collections.ts';
import { embed, readEmbed } from './embed.ts';
import { refuseEditing } from './list-query.ts';
import { lastValue } from './parameters.ts';
import { imageLink, renderMedia } from './render-media.ts';
import { renderAuthor } from './render-people.ts';
import { postLink, renderPost } from './render-post.ts';
import { renderTerm } from './render-term.ts';
import { restAnswer } from './rest-answer.ts';
import { forbidden, RestFailure, unknownPost, unknownTerm, unknownUser, unlistedUser } from './rest-failure.ts';
import { isVisibleImage } from './visible.ts';

interface Single {
  object: JsonObject;
  /** Where a person reads it, for the `Link` header; terms and users have none there. */
  alternate?: string;
}

/**
 * One thing by its id.
 * @throws RestFailure 404 for an unknown id, 401 for one that is not public, 403 for a wrong password
 */
export function answerSingle(content: Content, collection: CollectionName, id: number, parameters: URLSearchParams): Answer {
  const view = readView(parameters);
  const { object, alternate } = find(content, collection, id, view, lastValue(parameters, 'password'));
  refuseEditing(parameters, collection, 1);
  const headers = alternate ? { link: `<${alternate}>; rel="alternate"; type=text/html` } : undefined;
  return restAnswer(content.origin, pickSingle(content, object, view, parameters), headers);
}

/** One relation named in `_fields` brings all links: WordPress cuts them only in lists. */
export function pickSingle(content: Content, object: JsonObject, view: View, parameters: URLSearchParams): Json {
  const picked = view.selection.pick(object);
  const links = object._links;
  const whole = links !== undefined && isJsonObject(picked) ? { ...picked, _links: links } : picked;
  return embed(content, whole, readEmbed(parameters));
}

function find(content: Content, collection: CollectionName, id: number, view: View, password: string | undefined): Single {
  const { selection, context } = view;
  switch (collection) {
    case 'posts':
    case 'pages': {
      const post = readable(content, collection === 'posts' ? 'post' : 'page', id);
      const unlocked = unlocks(post, password);
      return { object: renderPost(content, post, { ...view, unlocked }), alternate: postLink(content, post) };
    }
    case 'media': {
      const image = content.images.get(id);
      if (!image) throw unknownPost();
      if (!isVisibleImage(content, image)) throw forbidden();
      return { object: renderMedia(content, image, selection, context), alternate: imageLink(content, image) };
    }
    case 'categories':
    case 'tags': {
      const term = content[collection].get(id);
      if (!term) throw unknownTerm();
      return { object: renderTerm(content, term, selection, context) };
    }
    case 'users': {
      const author = content.authors.get(id);
      if (id === ADMINISTRATOR_ID) throw unlistedUser();
      if (!author) throw unknownUser();
      return { object: renderAuthor(content, author, selection, context) };
    }
  }
}

function readable(content: Content, type: PostRecord['type'], id: number): PostRecord {
  const post = content.post(id);
  if (post?.type !== type) throw unknownPost();
  if (post.status !== 'publish') throw forbidden();
  return post;
}

function unlocks(post: PostRecord, password: string | undefined): boolean {
  if (!password || !post.password) return false;
  if (password === post.password) return true;
  throw new RestFailure(403, 'rest_post_incorrect_password', 'Incorrect post password.');
}
