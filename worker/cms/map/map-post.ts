import type { Category, Picture, Post, PostSummary } from '../../../src/content/records.ts';
import { inLanguage } from '../../../src/languages/in-language.ts';
import { ENGLISH } from '../../../src/languages/saying.ts';
import { languages } from '../../../src/languages.ts';
import { decodeSafely } from '../../../src/routes.ts';
import type { ContentOrigins } from '../client/content-origins.ts';
import {
  embeddedAuthor,
  embeddedMedia,
  embeddedTerms,
  idsMember,
  isId,
  isRawItem,
  member,
  type RawItem,
  textMember,
} from '../client/members.ts';
import { collapse } from '../sanitise/parse-html.ts';
import { sanitiseHtml } from '../sanitise/sanitise-html.ts';
import { withoutShortcodes } from '../sanitise/shortcodes.ts';
import { isEnglish, languageOfArticle } from './article-languages.ts';
import { mapAcf } from './map-acf.ts';
import { pictureFromField, pictureFromMedia } from './map-picture.ts';
import { beginning, excerptText, plainText, utcDate } from './plain-values.ts';
import { splitCategories, UNCATEGORIZED } from './split-categories.ts';

/** What is asked of WordPress for everything with a text of its own. What a map reads is named beside it. */
export const TEXT_FIELDS =
  'id,slug,status,date,date_gmt,modified,modified_gmt,title,content,excerpt,featured_media,acf,clinic_public_site,yoast_head_json';

/** For an article. */
export const POST_FIELDS = `${TEXT_FIELDS},lang,translations,author,categories,tags,_links.author,_links.wp:featuredmedia,_links.wp:term`;

/** For lists. Of the plugin's member one part alone; Yoast's is left out, for it is worked out anew for each post. */
export const SUMMARY_FIELDS =
  'id,slug,status,date_gmt,modified_gmt,title,excerpt,categories,tags,featured_media,clinic_public_site.noindex,lang';

/** A post as its own page shows it (rows BPOST-01 to BPOST-16). Null: it is not a post. */
export function mapPost(raw: unknown, context: PostContext, origins: ContentOrigins): Post | null {
  const summary = mapPostSummary(raw, context);
  if (!summary) return null;
  const html = textMember(raw, 'content', 'rendered');
  // What stands in for films and maps is said in the language of the article.
  const code = languageOfArticle(summary, languages)?.code ?? ENGLISH;
  const { text, ...article } = inLanguage(code, () => sanitiseHtml(html, origins));
  const acf = mapAcf(member(raw, 'acf'), origins);
  const { title, description, socialImage, version, lang } = mapState(raw, origins);
  return {
    ...summary,
    description: descriptionOf(raw, text),
    ...article,
    author: embeddedAuthor(raw),
    ...translationsOf(raw),
    ...(acf.reviewed && { reviewed: acf.reviewed }),
    banner: pictureFromMedia(mediaOf(raw, context.media), 'full', origins),
    metaTitle: acf.metaTitle || title,
    metaDescription: acf.metaTitleDescription || acf.metaDescription || description,
    ...(socialImage && { socialImage }),
    ...(version && { version }),
    ...(lang && { lang }),
  };
}

/** What the plugin answers beside the text (`clinic_public_site`), and what Yoast SEO says of itself (`yoast_head_json`). */
interface ContentState {
  /** Changes with everything that the page shows; empty where the plugin is absent. */
  version: string;
  title: string;
  description: string;
  socialImage: Picture | null;
  /** The editor asked search engines to stay away. */
  noindex: boolean;
  /** Language of the text as a BCP 47 tag; empty: that of the site. */
  lang: string;
}

const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;
/** More than any site has languages. */
const MAX_TRANSLATIONS = 50;
const VERSION = /^[\w-]{8,64}$/;

/** Reads both members; the plugin's own come first. Unknown shapes count as nothing said. */
export function mapState(raw: unknown, origins: ContentOrigins): ContentState {
  const own = member(raw, 'clinic_public_site');
  const yoast = member(raw, 'yoast_head_json');
  const text = (name: string): string => collapse(textMember(own, name)) || collapse(textMember(yoast, name));
  const picture = (field: unknown): Picture | null => {
    const found = pictureFromField(field, origins);
    return typeof found === 'number' ? null : found;
  };
  const version = textMember(own, 'version');
  const lang = textMember(own, 'language');
  return {
    version: VERSION.test(version) ? version : '',
    title: text('title'),
    description: text('description'),
    socialImage: picture(member(own, 'image')) ?? picture(member(yoast, 'og_image', 0)),
    noindex: isNoindex(raw) ?? false,
    lang: LANGUAGE.test(lang) ? lang : '',
  };
}

/**
 * The language of an article (`lang` of the plugin, or of Polylang's paid edition; the plugin's own member before version 2.5). Empty: English.
 * Undefined: nobody says.
 */
export function languageOf(raw: unknown): string | undefined {
  const said = [member(raw, 'clinic_public_site', 'language'), member(raw, 'lang')].filter((value) => typeof value === 'string');
  if (said.length === 0) return undefined;
  return said.find((lang) => LANGUAGE.test(lang) && !isEnglish({ lang })) ?? '';
}

/** Ids by languages (`translations` of the plugin, or of Polylang's paid edition), the article's own among them. */
function translationsOf(raw: unknown): Pick<Post, 'translations'> {
  const ids = Object.values(Object(member(raw, 'translations'))).filter(
    (id): id is number => Number.isSafeInteger(id) && id !== member(raw, 'id'),
  );
  return ids.length > 0 ? { translations: ids.slice(0, MAX_TRANSLATIONS) } : {};
}

/** Whether search engines are asked to stay away; undefined where nobody says so either way. */
export function isNoindex(raw: unknown): boolean | undefined {
  const own = member(raw, 'clinic_public_site', 'noindex');
  const yoast = member(raw, 'yoast_head_json', 'robots', 'index');
  if (typeof own !== 'boolean' && typeof yoast !== 'string') return undefined;
  return own === true || yoast === 'noindex';
}

/** What a post points at by id, read beforehand. What the post itself has embedded fills the gaps. */
export interface PostContext {
  origins: ContentOrigins;
  categories: ReadonlyMap<number, Category>;
  tags: ReadonlyMap<number, string>;
  media: ReadonlyMap<number, RawItem>;
}

/** A post as lists show it (row BPOST-15). Null: it has no date, so it is not a post. */
export function mapPostSummary(raw: unknown, context: PostContext): PostSummary | null {
  const publishedAt = utcDate(member(raw, 'date_gmt'), member(raw, 'date'));
  const slug = textMember(raw, 'slug');
  if (!isRawItem(raw) || publishedAt === null) return null;
  return {
    id: raw.id,
    slug,
    title: plainText(textMember(raw, 'title', 'rendered')) || wordsOf(slug),
    description: descriptionOf(raw),
    publishedAt,
    modifiedAt: utcDate(member(raw, 'modified_gmt'), member(raw, 'modified')) ?? publishedAt,
    ...splitCategories(idsMember(raw, 'categories'), withEmbedded(raw, context.categories)),
    tags: tagNames(raw, context.tags),
    thumbnail: pictureFromMedia(mediaOf(raw, context.media), 'medium', context.origins),
    ...(isNoindex(raw) && { noindex: true as const }),
    ...langOf(languageOf(raw)),
  };
}

const langOf = (lang: string | undefined): Pick<PostSummary, 'lang'> => (lang ? { lang } : {});

/** What a list has of an article. A field of lists that is missing here does not compile. */
const IN_LISTS: Record<keyof PostSummary, true> = {
  id: true,
  slug: true,
  title: true,
  description: true,
  publishedAt: true,
  modifiedAt: true,
  mainCategory: true,
  subcategories: true,
  tags: true,
  thumbnail: true,
  noindex: true,
  lang: true,
};

/** An article as lists have it; whatever else it has stays with it. */
export const summaryOf = (post: Post): PostSummary =>
  Object.fromEntries(Object.entries(post).filter(([name]) => Object.hasOwn(IN_LISTS, name))) as PostSummary;

/** The excerpt, else the beginning of the content, as far as it is there. */
export const descriptionOf = (raw: unknown, contentText?: string): string =>
  excerptText(textMember(raw, 'excerpt', 'rendered')) ||
  beginning(contentText ?? collapse(withoutShortcodes(plainText(textMember(raw, 'content', 'rendered')))));

/** The featured image as it was embedded or read by its id; undefined when there is none. */
export const mediaOf = (raw: unknown, media: ReadonlyMap<number, RawItem>): unknown =>
  embeddedMedia(raw) ?? media.get(Number(member(raw, 'featured_media')));

/** A post without a title still needs words to be linked by: `without-title` → `Without title`. */
export function wordsOf(slug: string): string {
  const words = decodeSafely(slug).replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A category made since the list of categories was read is known by what is embedded; as a top one, until that list is read again. */
function withEmbedded(raw: RawItem, categories: ReadonlyMap<number, Category>): ReadonlyMap<number, Category> {
  const embedded = embeddedTerms(raw, 'category').flatMap((term) => mapCategory(term) ?? []);
  const unknown = embedded.filter(({ id }) => !categories.has(id));
  return unknown.length === 0
    ? categories
    : new Map([...categories, ...unknown.map((category) => [category.id, category] as const)]);
}

function tagNames(raw: RawItem, tags: ReadonlyMap<number, string>): string[] {
  const embedded = embeddedTerms(raw, 'post_tag').map((term) => plainText(textMember(term, 'name')));
  const names = embedded.length > 0 ? embedded : idsMember(raw, 'tags').map((id) => tags.get(id) ?? '');
  return names.filter((name) => name !== '');
}

/** A category from a list or from `_embedded["wp:term"]`, where its parent is not said. Null: unusable. */
export function mapCategory(raw: unknown): Category | null {
  const given = textMember(raw, 'slug');
  if (!isRawItem(raw) || given === '') return null;
  // A WordPress that was installed in another language has another slug for it, which the plugin knows.
  const slug = member(raw, 'clinic_public_site', 'none') === true ? UNCATEGORIZED : given;
  const parent = member(raw, 'parent');
  return { id: raw.id, name: plainText(textMember(raw, 'name')) || slug, slug, parent: isId(parent) ? parent : 0 };
}
