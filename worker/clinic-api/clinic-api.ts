import type { LegacyPost, SeoMetadata } from '../../src/content/records.ts';
import type { ContentOrigins } from '../cms/client/content-origins.ts';
import { isRecord, listMember, member, textMember } from '../cms/client/members.ts';
import { type JsonRequest, readJson, UpstreamError } from '../cms/client/read-json.ts';
import { slugMatching } from '../cms/map/keys-and-slugs.ts';
import { beginning, plainText, webAddress } from '../cms/map/plain-values.ts';
import { collapse } from '../cms/sanitise/parse-html.ts';
import { sanitiseHtml } from '../cms/sanitise/sanitise-html.ts';
import type { CheckImage } from './check-image.ts';

interface SeoMetadataDeps extends Omit<JsonRequest, 'url'> {
  /** `CLINIC_API`, the `{api}` of the specification. */
  apiBase: string;
  siteOrigin: string;
  checkImage: CheckImage;
}

/**
 * SEO metadata of one page: `GET {api}/api/seo-metadata/id/{id}` (rows SEO-01 to SEO-14).
 * @returns `absent` when there is none, or it lacks its title or description and so counts as none
 * @throws {UpstreamError} whose `status`, where it has one, belongs into the log line of row SEO-15
 */
export async function loadSeoMetadata(deps: SeoMetadataDeps, id: string): Promise<SeoMetadata | 'absent'> {
  const url = clinicUrl(deps.apiBase, SEO_METADATA + encodeURIComponent(id));
  const { value } = await readJson({ ...deps, url });
  if (!isRecord(value)) throw new UpstreamError('wrong-shape', url);
  // In its envelope (success, data, message, status), or bare.
  const data = Object.hasOwn(value, 'data') ? value.data : value;
  const text = (name: string): string => collapse(textMember(data, name));
  if (value.success === false || text('metaTitle') === '' || text('metaDescription') === '') return 'absent';
  return {
    title: text('metaTitle'),
    description: text('metaDescription'),
    ogTitle: text('ogTitle'),
    ogDescription: text('ogDescription'),
    keywords: keywordsOf(data),
    canonical: webAddress(text('canonicalUrl'), ['https:', 'http:']),
    image: await imageThatLoads(text('socialMediaImage'), deps),
  };
}

/** A list; one text with commas is read as well. */
function keywordsOf(data: unknown): string[] {
  const words = [...listMember(data, 'keywords'), ...textMember(data, 'keywords').split(',')];
  return [...new Set(words.flatMap((word) => (typeof word === 'string' ? collapse(word) : [])))].filter((word) => word !== '');
}

/** Row SEO-13: a relative path may lie on the site or on the API's host; the first that loads counts, none leaves it empty (SEO-14). */
async function imageThatLoads(path: string, { siteOrigin, apiBase, checkImage }: SeoMetadataDeps): Promise<string> {
  if (path === '') return '';
  const candidates = new Map([siteOrigin, apiBase].flatMap((base) => imageUrl(path, base)).map((url) => [url.href, url]));
  for (const [address, url] of candidates) {
    if (await checkImage(url).catch(() => false)) return address;
  }
  return '';
}

/** Pictures are https, or lie on a host that is configured. */
function imageUrl(path: string, base: string): URL[] {
  const url = URL.parse(path, base);
  const trusted = url && url.username === '' && (url.protocol === 'https:' || url.origin === new URL(base).origin);
  return trusted ? [url] : [];
}

/** What is asked of the clinic's API, below its base. */
export const LEGACY_BLOGS = '/api/blogs';
const SEO_METADATA = '/api/seo-metadata/id/';

/** The address of a call under `{api}`, whether or not that is configured with a slash at its end. */
export const clinicUrl = (apiBase: string, path: string): URL => new URL(`${apiBase.replace(/\/+$/, '')}${path}`);

interface LegacyBlogsDeps extends Omit<JsonRequest, 'url'> {
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
