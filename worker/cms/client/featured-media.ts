import { embeddedMedia } from '../sanitise/embedded.ts';
import { type ContentDeps, orNull } from './content-deps.ts';
import { isId, type RawItem } from './members.ts';

/**
 * Images by id that a post or page needs beside what it has embedded: its featured image where none was embedded, and those of
 * fields that hold no more than an id. An article without its pictures is better than none, so a failure is only reported.
 */
export async function featuredMedia(
  deps: ContentDeps,
  raw: RawItem,
  fieldIds: readonly number[] = [],
): Promise<ReadonlyMap<number, RawItem>> {
  const featured = embeddedMedia(raw) === undefined && isId(raw.featured_media) ? [raw.featured_media] : [];
  const ids = [...featured, ...fieldIds];
  const items = ids.length === 0 ? [] : ((await orNull(deps, 'media', deps.client.media(ids))) ?? []);
  return new Map(items.map((item) => [item.id, item]));
}
