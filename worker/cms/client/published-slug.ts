import { textMember } from './members.ts';
import { createWordPressClient } from './wordpress-client.ts';

/** The slug of a public page of WordPress; null when there is none with this id. Throws `UpstreamError`. */
export async function publishedSlug(base: string, id: number, load: typeof fetch): Promise<string | null> {
  const page = await createWordPressClient({ base, fetch: load }).pageById(id);
  return page && textMember(page, 'slug');
}
