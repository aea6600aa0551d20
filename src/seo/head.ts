import { code } from '#words/language';
import { clinic } from '../content/clinic.ts';
import { shareCard } from '../content/site-files.ts';
import { canonicalPath, matchRoute } from '../routes.ts';

/** What a page says about itself; everything else of its head follows from this and its address. */
export interface PageHead {
  /** Whole title; without it the title is made from the label (row SEO-09). */
  title?: string;
  description?: string;
  ogTitle?: string;
  ogDescription?: string;
  keywords?: string[];
  /** Address or path of the social picture; the clinic's share card when absent (row SEO-14). */
  image?: { src: string; width?: number | null; height?: number | null; alt?: string } | null;
  type?: 'website' | 'article';
  noindex?: boolean;
  /** When the content was last changed, ISO 8601. */
  modifiedAt?: string;
  /** Some of the page's pictures are sensitive: search engines are told, so that they can filter it (row SENS-07). */
  sensitive?: boolean;
  /** The address shows that something is not there: no canonical link, and search engines are kept away. */
  missing?: boolean;
  /** Path this page stands for, when it is not its own canonical one. */
  canonicalPath?: string;
  /** What an editor typed as the canonical address; counts where it is a page of this site. */
  typedCanonical?: string;
  /** Structured data by schema.org. Addresses on the site may be paths. */
  jsonLd?: Record<string, unknown>[];
}

/** The finished head of one address: plain texts and absolute addresses. */
export interface HeadRecord {
  path: string;
  title: string;
  description: string;
  ogTitle: string;
  ogDescription: string;
  keywords: string;
  canonical: string;
  robots: string;
  type: string;
  modifiedAt?: string;
  /** Empty, or `adult`. */
  rating?: string;
  image: { src: string; width?: number | null; height?: number | null; alt?: string } | null;
  jsonLd: Record<string, unknown>[];
}

const SEPARATOR = ' | ';
const DESCRIPTION_LIMIT = 160;

/** Row SEO-09: clinic name, a separator, page name. */
export const defaultTitle = (label: string): string => `${clinic.name.value}${SEPARATOR}${label}`;

/** Rows SEO-21 and BPOST-13: at most 160 characters, cut at a word where one ends in the last third. */
export function truncateDescription(text: string): string {
  const plain = text.trim().replace(/\s+/g, ' ');
  const letters = [...plain];
  if (letters.length <= DESCRIPTION_LIMIT) return plain;
  const cut = letters.slice(0, DESCRIPTION_LIMIT - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${space > (cut.length * 2) / 3 ? cut.slice(0, space) : cut}…`;
}

/**
 * Completes a page's head. `origin` is the public origin without a slash at its end (row SEO-23: canonical links are
 * always on the public host, without query). Defaults are those of rows SEO-09 and SEO-10.
 */
export function completeHead(
  head: PageHead,
  { path, label, origin }: { path: string; label: string; origin: string },
): HeadRecord {
  const title = head.title?.trim() || defaultTitle(label);
  const description = truncateDescription(head.description ?? '');
  const canonical = head.missing
    ? ''
    : origin + (head.canonicalPath ?? canonicalTarget(head.typedCanonical ?? '', origin) ?? path);
  const jsonLd = (head.jsonLd ?? []).map((data) => absoluteAddresses(data, origin));
  return {
    path,
    title,
    description,
    ogTitle: head.ogTitle?.trim() || title,
    ogDescription: truncateDescription(head.ogDescription?.trim() || description),
    keywords: head.keywords?.join(', ') ?? '',
    canonical,
    robots: head.noindex || head.missing ? 'noindex' : 'index, follow',
    type: head.type ?? 'website',
    ...(head.modifiedAt && { modifiedAt: head.modifiedAt }),
    ...(head.sensitive && { rating: 'adult' }),
    image: imageOf(head, origin),
    jsonLd: import.meta.english ? jsonLd : localSchemas(jsonLd, { url: canonical, name: title }),
  };
}

const defaultImage = () => ({ src: shareCard.path, width: shareCard.width, height: shareCard.height, alt: clinic.name.value });

function imageOf({ image, missing }: PageHead, origin: string): HeadRecord['image'] {
  if (missing) return null;
  const shown = image ?? defaultImage();
  return { ...shown, src: new URL(shown.src, `${origin}/`).href };
}

/** Properties of structured data whose texts are addresses. */
const ADDRESSES = new Set(['@id', 'url', 'item', 'image', 'logo', 'contentUrl', 'thumbnailUrl', 'mainEntityOfPage', 'hasMap']);

/**
 * Structured data with every path in it made an address of the site: pages write `/our-doctors#…`, and only the document knows
 * its public origin. Whatever is not a path that begins with one slash stays as it is.
 */
function absoluteAddresses(data: Record<string, unknown>, origin: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, resolved(value, ADDRESSES.has(key), origin)]));
}

function resolved(value: unknown, isAddress: boolean, origin: string): unknown {
  if (typeof value === 'string') return isAddress && /^\/(?!\/)/.test(value) ? origin + value : value;
  if (Array.isArray(value)) return value.map((item) => resolved(item, isAddress, origin));
  return value !== null && typeof value === 'object' ? absoluteAddresses({ ...value }, origin) : value;
}

/**
 * Path of the page that somebody typed as the canonical one (row SEO-23); null where it is none. Only a listed page of this site
 * counts, with or without `www`: a canonical link to a mistyped or foreign address would take the page out of the index.
 * @param origin public origin of the site
 */
export function canonicalTarget(typed: string, origin: string): string | null {
  // `URL.parse` is not in iOS 17.
  const url = typed.trim() && URL.canParse(typed, origin) ? new URL(typed, origin) : null;
  if (!url || !/^https?:$/.test(url.protocol) || bareHost(url) !== bareHost(new URL(origin))) return null;
  const path = canonicalPath(url.pathname);
  const match = matchRoute(path);
  // A pattern such as `/blogs/:slug` matches what was mistyped too.
  return match && match.route.path === path && !match.route.noindex ? path : null;
}

const bareHost = ({ host }: URL): string => host.replace(/^www\./, '');

type Schema = Record<string, unknown>;

/** Types of schema.org among ours that are pages. */
const PAGES = ['FAQPage', 'WebPage', 'MedicalWebPage'];
/** And all that say in which language they are. */
const WORKS = [...PAGES, 'BlogPosting'];

const isOf = (types: readonly string[], { '@type': type }: Schema): boolean => types.some((one) => [type].flat().includes(one));

/**
 * Structured data in the language that is being shown: what is a work says so, and there is a page that does. English is said by articles
 * alone, whose language is their own.
 */
function localSchemas(schemas: readonly Schema[], { url, name }: { url: string; name: string }): Schema[] {
  if (code === 'en') return [...schemas];
  const said = schemas.map((schema) => (isOf(WORKS, schema) ? { ...schema, inLanguage: code } : schema));
  const isSaid = said.some((schema) => isOf(PAGES, schema));
  if (isSaid || !url) return said;
  return [...said, { '@context': 'https://schema.org', '@type': 'WebPage', url, name, inLanguage: code }];
}
