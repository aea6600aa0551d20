import type { ManagedPage, Picture } from '../../../src/content/records.ts';
import type { ContentOrigins } from '../client/content-origins.ts';
import { isRawItem, member, type RawItem, textMember } from '../client/members.ts';
import { sanitiseHtml } from '../sanitise/sanitise-html.ts';
import { mapAcf, type PictureField } from './map-acf.ts';
import { pictureFromMedia } from './map-picture.ts';
import { descriptionOf, mapState, mediaOf, TEXT_FIELDS, wordsOf } from './map-post.ts';
import { plainText, utcDate } from './plain-values.ts';

/** What is asked of WordPress for a page. */
export const PAGE_FIELDS = `${TEXT_FIELDS},menu_order,_links.wp:featuredmedia`;

/**
 * A page whose body editors write (rows CMS-09, CMS-10). Null: it is not a page.
 * @param media images that fields name by id alone
 */
export function mapPage(raw: unknown, media: ReadonlyMap<number, RawItem>, origins: ContentOrigins): ManagedPage | null {
  const publishedAt = utcDate(member(raw, 'date_gmt'), member(raw, 'date'));
  if (!isRawItem(raw) || publishedAt === null) return null;
  const { text, ...article } = sanitiseHtml(textMember(raw, 'content', 'rendered'), origins);
  const { featuredImage, socialImage, metaTitle, metaDescription, keywords, canonical, schema } = mapAcf(raw.acf, origins);
  const state = mapState(raw, origins);
  const picture = (field: PictureField): Picture | null =>
    typeof field === 'number' ? pictureFromMedia(media.get(field), 'full', origins) : field;
  const slug = textMember(raw, 'slug');
  return {
    id: raw.id,
    slug,
    title: plainText(textMember(raw, 'title', 'rendered')) || wordsOf(slug),
    ...article,
    description: descriptionOf(raw, text),
    publishedAt,
    modifiedAt: utcDate(raw.modified_gmt, raw.modified) ?? publishedAt,
    banner: picture(featuredImage) ?? pictureFromMedia(mediaOf(raw, media), 'full', origins),
    head: {
      metaTitle: metaTitle || state.title,
      metaDescription: metaDescription || state.description,
      keywords,
      canonical,
      socialImage: picture(socialImage) ?? state.socialImage,
      schema,
      ...(state.noindex && { noindex: true as const }),
    },
    ...(state.version && { version: state.version }),
    ...(state.lang && { lang: state.lang }),
  };
}
