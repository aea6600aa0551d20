import type { LegacyPost } from '../../src/content/records.ts';
import type { ContentOrigins } from '../cms/client/content-origins.ts';
import { member, textMember } from '../cms/client/members.ts';
import { type JsonRequest, readJson } from '../cms/client/read-json.ts';
import { UpstreamError } from '../cms/client/upstream-error.ts';
import { beginning, plainText } from '../cms/map/plain-text.ts';
import { slugMatching } from '../cms/queries/keys-and-slugs.ts';
import { sanitiseHtml } from '../cms/sanitise/sanitise-html.ts';
import { clinicUrl, LEGACY_BLOGS } from './clinic-url.ts';

export interface LegacyBlogsDeps extends Omit<JsonRequest, 'url'> {
  /** `CLINIC_API`, the `{api}` of the specification. */
  apiBase: string;
  origins: ContentOrigins;
}

/** One segment of a path, in lower case as all our paths are: nothing that separates or climbs. */
const SLUG = /^(?!\.{1,2}$)(?:[a-z0-9_.~-]|%(?!2f|5c|[01])[0-9a-f]{2}){1,200}$/;

/**
 * All posts of the clinic's own older blog, in its order: `GET {api}/api/blogs` (rows BLOGL-01, BLOGL-11). The list is bare or wrapped
 * in `data`. Unusable entries and repeated slugs are left out.
 * @throws {UpstreamError}
 */
export async function loadLegacyBlogs(deps: LegacyBlogsDeps): Promise<LegacyPost[]> {
  const url = clinicUrl(deps.apiBase, LEGACY_BLOGS);
  const { value } = await readJson({ ...deps, url });
  const list = Array.isArray(value) ? value : member(value, 'data');
  if (!Array.isArray(list)) throw new UpstreamError('wrong-shape', url);
  const posts = new Map<string, LegacyPost>();
  for (const item of list) {
    const post = mapLegacyPost(item, deps.origins);
    if (post && !posts.has(post.slug)) posts.set(post.slug, post);
  }
  if (list.length > 0 && posts.size === 0) throw new UpstreamError('wrong-shape', url);
  return [...posts.values()];
}

function mapLegacyPost(item: unknown, origins: ContentOrigins): LegacyPost | null {
  const id = member(item, '_id');
  const title = plainText(textMember(item, 'title'));
  const slug = slugMatching(SLUG, textMember(item, 'slug').trim().toLowerCase());
  if ((typeof id !== 'string' && typeof id !== 'number') || id === '' || title === '' || slug === null) return null;
  const { html, text } = sanitiseHtml(textMember(item, 'description'), origins);
  return { id: String(id), slug, title, html, description: beginning(text) };
}
