import type { ManagedPage, Post } from '../../../src/content/records.ts';
import { linkedTitlesOf } from '../map/keys-and-slugs.ts';
import { mapPost } from '../map/map-post.ts';
import type { KeptIndex } from '../map/merge-index.ts';
import { featuredMedia } from './content-deps.ts';
import { pageOf } from './load-content.ts';
import type { Loaders } from './loaders.ts';

export interface PreviewQuery {
  id: number;
  /** Seconds since 1970. */
  expires: number;
  signature: string;
  /** A featured image that was chosen and is not saved yet. No signature covers it: the plugin decides whether it may be shown. */
  picture?: number;
}

export type ReadPreview = (type: 'post' | 'page', query: PreviewQuery) => Promise<Post | ManagedPage | null>;

/**
 * A draft, or the newest autosave, by a signed link. Null: there is none, or WordPress does not take the signature.
 * A draft that was never published has no date: it is shown as of `now`.
 * @throws {UpstreamError}
 */
export const createPreviewReader =
  (loaders: Loaders, index: () => Promise<KeptIndex | null>, now: () => number): ReadPreview =>
  async (type, query) => {
    const found = await loaders.client.preview(query);
    if (!found) return null;
    const date = new Date(now()).toISOString().slice(0, 19);
    const hasDate = [found.date_gmt, found.date].some((given) => typeof given === 'string' && /^[1-9]/.test(given));
    const raw = hasDate ? found : { ...found, date_gmt: date };
    const known = await index();
    const deps = await loaders.deps(known && linkedTitlesOf(known));
    const { origins } = deps;
    if (type === 'page') return pageOf(deps, raw, origins);
    const media = await featuredMedia(deps, raw);
    const categories = new Map(known?.categories.map((category) => [category.id, category]));
    return mapPost(raw, { origins, categories, tags: new Map(), media }, origins);
  };
