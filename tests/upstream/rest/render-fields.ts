import type { Json, JsonObject } from '../answer.ts';
import { ADMINISTRATOR_ID } from '../content/authors.ts';
import type { Content } from '../content/content.ts';
import { fileSize, imageSize, imageSlug, UPLOADED_GMT } from '../content/images.ts';
import type { ImageRecord, StoredFields } from '../content/records.ts';

/** `light` answers images as ids; `standard` answers each in the shape its field is set to. */
export type AcfFormat = 'light' | 'standard';

const FIELDS = {
  meta_title: 'text',
  meta_description: 'text',
  meta_title_description: 'text',
  key_words: 'text',
  canonical: 'text',
  schema: 'text',
  featured_image: 'array',
  social_media: 'array',
  social_media_image: 'url',
  og_image: 'id',
} as const;

const SIZE_NAMES = ['thumbnail', 'medium', 'medium_large', 'large', '1536x1536', '2048x2048'];
const UPLOADED = UPLOADED_GMT.replace('T', ' ');

/** The `acf` member: `[]` where no field is stored, otherwise every field, empty ones as the format has them. */
export function renderFields(content: Content, stored: StoredFields, format: AcfFormat): Json {
  if (Object.keys(stored).length === 0) return [];
  return Object.fromEntries(
    Object.entries(FIELDS).map(([name, kind]) => {
      const value = stored[name];
      if (kind === 'text') return [name, value === undefined ? '' : String(value)];
      return [name, renderImage(content, Number(value ?? 0), format === 'light' ? 'light' : kind)];
    }),
  );
}

function renderImage(content: Content, id: number, shape: 'light' | 'array' | 'url' | 'id'): Json {
  if (shape === 'light') return id || null;
  const image = content.images.get(id);
  if (!image) return false;
  if (shape === 'id') return id;
  return shape === 'url' ? image.url : imageArray(content.origin, image);
}

function imageArray(origin: string, image: ImageRecord): JsonObject {
  const [type = '', subtype = ''] = image.mimeType.split('/');
  const name = imageSlug(image);
  return {
    ID: image.id,
    id: image.id,
    title: name,
    filename: image.file,
    filesize: fileSize(image.width, image.height),
    url: image.url,
    link: `${origin}/${name}/`,
    alt: image.alt,
    author: String(ADMINISTRATOR_ID),
    description: '',
    caption: '',
    name,
    status: 'inherit',
    uploaded_to: image.parent,
    date: UPLOADED,
    modified: UPLOADED,
    menu_order: 0,
    mime_type: image.mimeType,
    type,
    subtype,
    icon: `${origin}/wp-includes/images/media/default.png`,
    width: image.width,
    height: image.height,
    sizes: namedSizes(image),
  };
}

/** Flat, unlike `media_details`: an address and two numbers under each name, the full image where a size is lacking. */
function namedSizes(image: ImageRecord): JsonObject {
  return Object.fromEntries(
    SIZE_NAMES.flatMap((name): [string, Json][] => {
      const { url, width, height } = imageSize(image, name);
      return [
        [name, url],
        [`${name}-width`, width],
        [`${name}-height`, height],
      ];
    }),
  );
}
