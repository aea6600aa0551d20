import type { Post } from '../../../src/content/records.ts';
import type { ContentOrigins } from '../client/content-origins.ts';
import { embeddedAuthor, member, textMember } from '../client/members.ts';
import { sanitiseHtml } from '../sanitise/sanitise-html.ts';
import { mapAcf } from './map-acf.ts';
import { pictureFromMedia } from './map-picture.ts';
import { descriptionOf, mapPostSummary, mediaOf, type PostContext } from './map-post-summary.ts';
import { mapState } from './map-state.ts';

/** A post as its own page shows it (rows BPOST-01 to BPOST-16). Null: it is no post. */
export function mapPost(raw: unknown, context: PostContext, origins: ContentOrigins): Post | null {
  const { text, ...article } = sanitiseHtml(textMember(raw, 'content', 'rendered'), origins);
  const summary = mapPostSummary(raw, context);
  if (!summary) return null;
  const acf = mapAcf(member(raw, 'acf'), origins);
  const { title, description, socialImage, version, lang } = mapState(raw, origins);
  return {
    ...summary,
    description: descriptionOf(raw, text),
    ...article,
    author: embeddedAuthor(raw),
    banner: pictureFromMedia(mediaOf(raw, context.media), 'full', origins),
    metaTitle: acf.metaTitle || title,
    metaDescription: acf.metaTitleDescription || acf.metaDescription || description,
    ...(socialImage && { socialImage }),
    ...(version && { version }),
    ...(lang && { lang }),
  };
}
