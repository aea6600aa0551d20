import type { SeoMetadata } from '../../src/content/records.ts';
import { isRecord, listMember, textMember } from '../cms/client/members.ts';
import { type JsonRequest, readJson } from '../cms/client/read-json.ts';
import { UpstreamError } from '../cms/client/upstream-error.ts';
import { webAddress } from '../cms/map/plain-values.ts';
import { collapse } from '../cms/sanitise/text-of-html.ts';
import type { CheckImage } from './check-image.ts';
import { clinicUrl, SEO_METADATA } from './clinic-url.ts';

export interface SeoMetadataDeps extends Omit<JsonRequest, 'url'> {
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
