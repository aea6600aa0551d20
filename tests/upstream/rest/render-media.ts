import type { JsonObject } from '../answer.ts';
import { ADMINISTRATOR_ID } from '../content/authors.ts';
import type { Content } from '../content/content.ts';
import { fileSize, imageSize, imageSlug, srcset, UPLOADED_GMT } from '../content/images.ts';
import type { ImageRecord } from '../content/records.ts';
import { toSiteTime } from '../content/site-time.ts';
import { build, type Members, type Selection } from './fields.ts';
import { selfLinks, WP_API } from './links.ts';

const EMBEDDED = [
  'id',
  'date',
  'slug',
  'type',
  'link',
  'title',
  'author',
  'featured_media',
  'caption',
  'alt_text',
  'media_type',
  'mime_type',
  'media_details',
  'source_url',
  '_links',
];

/** What attachments add to a post must be named whole: `media_details.sizes.medium` alone answers nothing of it. */
const NAMED_WHOLE = [
  'description',
  'caption',
  'alt_text',
  'media_type',
  'mime_type',
  'media_details',
  'post',
  'source_url',
  'filename',
  'filesize',
];

const EMPTY_IMAGE_META = {
  aperture: '0',
  credit: '',
  camera: '',
  caption: '',
  created_timestamp: '0',
  copyright: '',
  focal_length: '0',
  iso: '0',
  shutter_speed: '0',
  title: '',
  orientation: '0',
  keywords: [],
  alt: '',
};

export const imageLink = (content: Content, image: ImageRecord): string => `${content.origin}/${imageSlug(image)}/`;

/** An attachment as the REST API answers it; `embed` is the shorter form under `_embedded`. */
export function renderMedia(content: Content, image: ImageRecord, selection: Selection, context: 'view' | 'embed'): JsonObject {
  const shown = (name: string) => context === 'view' || EMBEDDED.includes(name);
  const wanted = (name: string) => (NAMED_WHOLE.includes(name) ? selection.names(name) : selection.includes(name));
  return build(membersOf(content, image), (name) => shown(name) && wanted(name));
}

function membersOf(content: Content, image: ImageRecord): Members {
  const link = imageLink(content, image);
  return {
    id: () => image.id,
    date: () => toSiteTime(UPLOADED_GMT),
    date_gmt: () => UPLOADED_GMT,
    guid: () => ({ rendered: link }),
    modified: () => toSiteTime(UPLOADED_GMT),
    modified_gmt: () => UPLOADED_GMT,
    slug: () => imageSlug(image),
    status: () => 'inherit',
    type: () => 'attachment',
    link: () => link,
    title: () => ({ rendered: imageSlug(image) }),
    author: () => ADMINISTRATOR_ID,
    featured_media: () => 0,
    comment_status: () => 'closed',
    ping_status: () => 'closed',
    template: () => '',
    meta: () => [],
    class_list: () => [`post-${image.id}`, 'attachment', 'type-attachment', 'status-inherit', 'hentry'],
    description: () => ({ rendered: description(image) }),
    caption: () => ({ rendered: '' }),
    alt_text: () => image.alt,
    media_type: () => 'image',
    mime_type: () => image.mimeType,
    media_details: () => details(image),
    post: () => image.parent || null,
    source_url: () => image.url,
    filename: () => image.originalFile ?? image.file,
    filesize: () => fileSize(image.width, image.height),
    _links: () => mediaLinks(content.origin, image.id),
  };
}

function details(image: ImageRecord): JsonObject {
  const sizes = [...image.sizes, imageSize(image, 'full')].map(({ name, file, width, height, url }) => [
    name,
    {
      file,
      width,
      height,
      ...(name === 'full' ? {} : { filesize: fileSize(width, height) }),
      mime_type: image.mimeType,
      source_url: url,
    },
  ]);
  return {
    width: image.width,
    height: image.height,
    file: `2025/01/${image.file}`,
    filesize: fileSize(image.width, image.height),
    sizes: Object.fromEntries(sizes),
    image_meta: EMPTY_IMAGE_META,
    ...(image.originalFile === null ? {} : { original_image: image.originalFile }),
  };
}

function description(image: ImageRecord): string {
  const medium = imageSize(image, 'medium');
  const alt = image.alt.replaceAll('"', '&quot;');
  const sources =
    medium.name === 'full'
      ? ''
      : ` srcset="${srcset(image, medium)}" sizes="auto, (max-width: ${medium.width}px) 100vw, ${medium.width}px"`;
  return (
    `<p class="attachment"><a href='${image.url}'><img loading="lazy" decoding="async" width="${medium.width}" ` +
    `height="${medium.height}" src="${medium.url}" class="attachment-medium size-medium" alt="${alt}"${sources} /></a></p>\n`
  );
}

const mediaLinks = (origin: string, id: number): JsonObject => ({
  ...selfLinks(origin, 'media', id),
  about: [{ href: `${origin}${WP_API}/types/attachment` }],
  author: [{ embeddable: true, href: `${origin}${WP_API}/users/${ADMINISTRATOR_ID}` }],
  replies: [{ embeddable: true, href: `${origin}${WP_API}/comments?post=${id}` }],
});
