import type { ContentOrigins } from './content-origins.ts';
import { embeddedMedia, isId, type RawItem } from './members.ts';
import type { WordPressClient } from './wordpress-client.ts';

/** What a loader may leave out, or keep from last time, when only that part could not be read. */
export type ContentPart = 'categories' | 'tags' | 'media' | 'contents';

/** What every loader of content needs. */
export interface ContentDeps {
  client: WordPressClient;
  origins: ContentOrigins;
  /** Told about each part that failed while the whole went on. */
  onPartFailed?: (part: ContentPart, error: unknown) => void;
}

/** The value of `read`, or null, reported, when it failed. */
export async function orNull<T>(deps: ContentDeps, part: ContentPart, read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    deps.onPartFailed?.(part, error);
    return null;
  }
}

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
