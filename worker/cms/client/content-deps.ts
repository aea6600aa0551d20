import type { ContentOrigins } from './content-origins.ts';
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
