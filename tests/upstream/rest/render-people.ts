import type { JsonObject } from '../answer.ts';
import type { Content } from '../content/content.ts';
import type { AuthorRecord, CommentRecord, PostRecord } from '../content/records.ts';
import { toSiteTime } from '../content/site-time.ts';
import { build, type Selection } from './fields.ts';
import { selfLinks, WP_API } from './links.ts';
import { postLink } from './render-post.ts';

const AVATAR_SIZES_PX = [24, 48, 96];

const avatars = (hash: string): JsonObject =>
  Object.fromEntries(AVATAR_SIZES_PX.map((size) => [size, `https://secure.gravatar.com/avatar/${hash}?s=${size}&d=mm&r=g`]));

/** An author as the REST API answers it; `embed` leaves `meta` away. */
export function renderAuthor(
  content: Content,
  author: AuthorRecord,
  selection: Selection,
  context: 'view' | 'embed',
): JsonObject {
  const members = {
    id: () => author.id,
    name: () => author.name,
    url: () => '',
    description: () => 'Writes for the clinic.',
    link: () => `${content.origin}/author/${author.slug}/`,
    slug: () => author.slug,
    avatar_urls: () => avatars('0'),
    ...(context === 'view' ? { meta: () => [] } : {}),
    _links: () => selfLinks(content.origin, 'users', author.id),
  };
  return build(members, (name) => (name === '_links' ? selection.includes(name) : selection.names(name)));
}

/** A comment, in the form it has under `_embedded`. */
export const renderComment = (content: Content, post: PostRecord, comment: CommentRecord): JsonObject => ({
  id: comment.id,
  parent: 0,
  author: 0,
  author_name: comment.authorName,
  author_url: '',
  date: toSiteTime(comment.dateGmt),
  content: { rendered: comment.html },
  link: `${postLink(content, post)}#comment-${comment.id}`,
  type: 'comment',
  author_avatar_urls: avatars(''),
  _links: {
    ...selfLinks(content.origin, 'comments', comment.id),
    up: [{ embeddable: true, post_type: post.type, href: `${content.origin}${WP_API}/${post.type}s/${post.id}` }],
  },
});
