import type { Picture } from '../../../src/content/records.ts';
import type { ContentOrigins } from '../client/content-origins.ts';
import { isRecord, textMember } from '../client/members.ts';
import { collapse } from '../sanitise/parse-html.ts';
import { pictureFromField } from './map-picture.ts';

import { webAddress } from './plain-values.ts';

/** A picture, or the id of one that has to be looked up. */
export type PictureField = Picture | number | null;

/** The custom fields of a post or page (row CMS-10). Absent texts are empty. */
export interface AcfFields {
  metaTitle: string;
  metaDescription: string;
  /** The description of a post's head (row BPOST-12). */
  metaTitleDescription: string;
  keywords: string[];
  canonical: string;
  schema: Record<string, unknown> | null;
  featuredImage: PictureField;
  /** The first that is set of `social_media`, `social_media_image` and `og_image`. */
  socialImage: PictureField;
  /** Fields `reviewed_by` and `reviewed_on`; absent where nobody is named. */
  reviewed?: { by: string; on?: string };
}

const MAX_SCHEMA_CHARACTERS = 50_000;
/** Thousands can be read and not written again: the whole page could not be kept. What search engines read has a few. */
const MAX_SCHEMA_DEPTH = 50;

/**
 * Reads the `acf` member in all its faces: missing, `false`, an empty array, or an object, in the light format or the standard one,
 * where an empty image is `null` or `false` and a set one an id, an address or an object. Texts in it are plain, not HTML.
 */
export function mapAcf(acf: unknown, origins: ContentOrigins): AcfFields {
  const text = (name: string): string => collapse(textMember(acf, name));
  const picture = (name: string): PictureField => (isRecord(acf) ? pictureFromField(acf[name], origins) : null);
  const reviewed = reviewOf(text('reviewed_by'), text('reviewed_on'));
  return {
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
    metaTitleDescription: text('meta_title_description'),
    keywords: [
      ...new Set(
        text('key_words')
          .split(',')
          .map((word) => word.trim()),
      ),
    ].filter((word) => word !== ''),
    canonical: onSite(webAddress(text('canonical'), ['https:']), origins.cmsOrigin),
    schema: parseSchema(textMember(acf, 'schema')),
    featuredImage: picture('featured_image'),
    socialImage: picture('social_media') ?? picture('social_media_image') ?? picture('og_image'),
    ...(reviewed && { reviewed }),
  };
}

/** Days as the two formats of the field write them: `20260309` and `2026-03-09`. Any other is left out. */
function reviewOf(by: string, day: string): AcfFields['reviewed'] {
  const [, year, month, date] = /^(\d{4})-?(\d\d)-?(\d\d)$/.exec(day) ?? [];
  return by ? { by, ...(year && { on: `${year}-${month}-${date}` }) } : undefined;
}

/** Editors copy addresses from where they write: one of WordPress means the same path of the site (row SEO-23). */
const onSite = (address: string, cmsOrigin: string): string =>
  URL.parse(address)?.origin === new URL(cmsOrigin).origin ? new URL(address).pathname : address;

const isShallow = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' || value === null || (depth > 0 && Object.values(value).every((one) => isShallow(one, depth - 1)));

/** Typed by an editor, perhaps with the script element around it, and perhaps broken: then there is none. */
function parseSchema(text: string): Record<string, unknown> | null {
  if (text.length > MAX_SCHEMA_CHARACTERS) return null;
  try {
    const value: unknown = JSON.parse(text.replace(/^\s*<script[^>]*>|<\/script>\s*$/gi, ''));
    return isRecord(value) && isShallow(value, MAX_SCHEMA_DEPTH) ? value : null;
  } catch {
    return null;
  }
}
