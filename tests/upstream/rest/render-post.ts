import type { JsonObject } from '../answer.ts';
import { htmlOf } from '../content/blocks.ts';
import type { Content } from '../content/content.ts';
import { excerptOf } from '../content/excerpt.ts';
import type { PostRecord } from '../content/records.ts';
import { toSiteTime } from '../content/site-time.ts';
import { termsByName } from '../content/terms.ts';
import { build, type Members, type Selection } from './fields.ts';
import { CURIES, selfLinks, WP_API } from './links.ts';
import { type AcfFormat, renderFields } from './render-fields.ts';
import { isVisibleImage } from './visible.ts';

export interface PostView {
  selection: Selection;
  /** `embed` leaves the content and all that only a page of its own needs away. */
  context: 'view' | 'embed';
  acfFormat: AcfFormat;
  /** The right password came along. */
  unlocked: boolean;
}

const EMBEDDED = ['id', 'date', 'slug', 'type', 'link', 'title', 'excerpt', 'author', 'featured_media', 'acf', '_links'];

export const postLink = (content: Content, post: PostRecord): string =>
  post.status === 'publish' ? `${content.origin}/${post.slug}/` : `${content.origin}/?p=${post.id}`;

/** A post or a page as the REST API answers it, members in WordPress's order. */
export function renderPost(content: Content, post: PostRecord, view: PostView): JsonObject {
  const shown = (name: string) => view.context === 'view' || EMBEDDED.includes(name);
  return build(membersOf(content, post, view), (name) => shown(name) && view.selection.includes(name));
}

function membersOf(content: Content, post: PostRecord, { acfFormat, unlocked }: PostView): Members {
  const locked = post.password !== '' && !unlocked;
  const guarded = (html: () => string) => () => ({ rendered: locked ? '' : html(), protected: post.password !== '' });
  const isPost = post.type === 'post';
  return {
    id: () => post.id,
    date: () => toSiteTime(post.dateGmt),
    date_gmt: () => post.dateGmt,
    guid: () => ({ rendered: postLink(content, post) }),
    modified: () => toSiteTime(post.modifiedGmt),
    modified_gmt: () => post.modifiedGmt,
    slug: () => post.slug,
    status: () => post.status,
    type: () => post.type,
    link: () => postLink(content, post),
    title: () => ({ rendered: post.title }),
    content: guarded(() => htmlOf(post.content())),
    excerpt: guarded(() => excerptOf(post)),
    author: () => post.author,
    featured_media: () => post.featuredMedia,
    ...(isPost ? {} : { parent: () => 0, menu_order: () => 0 }),
    comment_status: () => (post.comments.length > 0 ? 'open' : 'closed'),
    ping_status: () => 'closed',
    ...(isPost ? { sticky: () => post.sticky } : {}),
    template: () => '',
    ...(isPost ? { format: () => 'standard' } : {}),
    meta: () => ({ footnotes: '' }),
    ...(isPost ? { categories: () => ids(content.categories, post.categories), tags: () => ids(content.tags, post.tags) } : {}),
    class_list: () => classes(content, post, locked),
    acf: () => renderFields(content, post.fields, acfFormat),
    ...Object.fromEntries(Object.entries(post.members ?? {}).map(([name, value]) => [name, () => value])),
    _links: () => postLinks(content, post),
  };
}

const ids = (known: Content['tags'], wanted: readonly number[]): number[] => termsByName(known, wanted).map(({ id }) => id);

function classes(content: Content, post: PostRecord, locked: boolean): string[] {
  const terms = (prefix: string, known: Content['tags'], wanted: readonly number[]) =>
    termsByName(known, wanted).map(({ slug }) => `${prefix}-${slug}`);
  return [
    `post-${post.id}`,
    post.type,
    `type-${post.type}`,
    `status-${post.status}`,
    ...(post.type === 'post' ? ['format-standard'] : []),
    ...(locked ? ['post-password-required'] : []),
    'hentry',
    ...terms('category', content.categories, post.categories),
    ...terms('tag', content.tags, post.tags),
  ];
}

function postLinks(content: Content, post: PostRecord): JsonObject {
  const api = `${content.origin}${WP_API}`;
  const collection = `${post.type}s`;
  const term = (taxonomy: string, name: string) => ({ taxonomy, embeddable: true, href: `${api}/${name}?post=${post.id}` });
  return {
    ...selfLinks(content.origin, collection, post.id),
    about: [{ href: `${api}/types/${post.type}` }],
    author: [{ embeddable: true, href: `${api}/users/${post.author}` }],
    replies: [{ embeddable: true, href: `${api}/comments?post=${post.id}` }],
    'version-history': [{ count: 0, href: `${api}/${collection}/${post.id}/revisions` }],
    ...featuredMediaLink(content, post, api),
    'wp:attachment': [{ href: `${api}/media?parent=${post.id}` }],
    ...(post.type === 'post' ? { 'wp:term': [term('category', 'categories'), term('post_tag', 'tags')] } : {}),
    curies: CURIES,
  };
}

/** A lost or hidden image has no link in WordPress 7; before, its link led to an error or to the index of the API. */
function featuredMediaLink(content: Content, post: PostRecord, api: string): JsonObject {
  const image = content.images.get(post.featuredMedia);
  const link = (href: string): JsonObject => ({ 'wp:featuredmedia': [{ embeddable: true, href }] });
  if (post.featuredMedia === 0) return {};
  if (image && isVisibleImage(content, image)) return link(`${api}/media/${image.id}`);
  if (!content.olderEmbeds) return {};
  return link(image ? `${api}/media/${image.id}` : `${content.origin}/wp-json/`);
}
