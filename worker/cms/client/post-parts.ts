import type { PostSummary } from '../../../src/content/records.ts';
import { pictureFromMedia } from '../map/map-picture.ts';
import { descriptionOf } from '../map/map-post.ts';
import type { Lack } from '../map/merge-index.ts';
import { plainText } from '../map/plain-values.ts';
import type { ContentOrigins } from './content-origins.ts';
import { embeddedMedia, embeddedTerms, idsMember, isId, type RawItem, textMember } from './members.ts';

/** What the list has left out of a post. */
export const lackOf = (item: RawItem): Lack => ({
  id: item.id,
  tags: embeddedTerms(item, 'post_tag').length > 0 ? [] : idsMember(item, 'tags'),
  media: embeddedMedia(item) === undefined && isId(item.featured_media) ? item.featured_media : 0,
  // The list leaves contents out, to spare WordPress rendering them.
  content: plainText(textMember(item, 'excerpt', 'rendered')) === '' && item.content === undefined,
});

export const isLacking = ({ tags, media, content }: Lack): boolean => tags.length > 0 || media !== 0 || content;

/**
 * What a post gains from a part of the index that was read after its list; null where the part is not about this post. What the post
 * lacked is struck off either way.
 */
export type PartOf = (lack: Lack, items: ReadonlyMap<number, RawItem>) => Partial<PostSummary> | null;

export const nameTags: PartOf = (lack, items) => {
  if (lack.tags.length === 0) return null;
  const names = lack.tags.map((id) => plainText(textMember(items.get(id), 'name')));
  lack.tags = [];
  return { tags: names.filter((name) => name !== '') };
};

/** @param ids of the pictures that were asked for */
export function putPictures(ids: readonly number[], origins: ContentOrigins): PartOf {
  const asked = new Set(ids);
  return (lack, items) => {
    if (!asked.has(lack.media)) return null;
    const item = items.get(lack.media);
    lack.media = 0;
    return { thumbnail: pictureFromMedia(item, 'medium', origins) };
  };
}

/** @param ids of the posts whose contents were asked for */
export function describeContents(ids: readonly number[]): PartOf {
  const asked = new Set(ids);
  return (lack, items) => {
    if (!lack.content || !asked.has(lack.id)) return null;
    lack.content = false;
    return { description: descriptionOf(items.get(lack.id)) };
  };
}
