/**
 * What WordPress and the clinic's API say, in our own words.
 * `worker/cms` and `worker/clinic-api` make these records; the cache stores them; pages read them.
 * Every text is plain text with entities decoded, except the members named `html`, which are sanitised.
 */

/** A picture that may be shown as it is: `src` is a path on our own origin. */
export interface Picture {
  src: string;
  /** Pixels of the file; null when WordPress does not say. */
  width: number | null;
  height: number | null;
  alt: string;
  /** Other widths of the same picture, narrowest first: pixels, and the name of the file in the folder of `src`. */
  widths?: [width: number, file: string][];
  /** The same in AVIF, where there is such: of drawings of this build, never of uploads. */
  avif?: [width: number, file: string][];
  /** Bytes of the file, where WordPress says so. */
  bytes?: number;
}

export interface CategoryRef {
  id: number;
  name: string;
  slug: string;
}

export interface Category extends CategoryRef {
  /** Id of the parent category, 0 at the top. */
  parent: number;
}

/** Stands in for a name that WordPress does not give (row BPOST-02). */
export const UNSAID_AUTHOR = 'Author';

/** A post as lists show it. */
export interface PostSummary {
  id: number;
  /** As WordPress stores it: lower case, percent-encoded outside ASCII. */
  slug: string;
  title: string;
  /** The excerpt, else the beginning of the content. */
  description: string;
  /** ISO 8601, UTC, ending in Z. */
  publishedAt: string;
  modifiedAt: string;
  /** The first category that is not `uncategorized`; null when there is none. */
  mainCategory: CategoryRef | null;
  subcategories: CategoryRef[];
  tags: string[];
  thumbnail: Picture | null;
  /** The editor asked search engines to stay away. */
  noindex?: true;
  /** Language of the text as a BCP 47 tag, where it is not that of the site. */
  lang?: string;
}

/** What the plugin of WordPress answers beside the text; absent where it did not, and in copies older than it. */
export interface StateMark {
  /** Changes with everything that the page shows. */
  version?: string;
  /** Language of the text as a BCP 47 tag, where it is not that of the site. */
  lang?: string;
}

/** A heading of an article that a table of contents can lead to. */
export interface TocEntry {
  /** Id of the heading in the article's HTML. */
  id: string;
  text: string;
  level: 2 | 3;
}

/** Sanitised HTML and what a page says about it. */
export interface ArticleText {
  html: string;
  /** Words a reader reads, captions included. */
  words: number;
  /** Headings of the second and third level, in order. */
  toc: TocEntry[];
}

/** A post as its own page shows it. */
export interface Post extends PostSummary, ArticleText, StateMark {
  author: string;
  /** Ids of articles that say the same in other languages; absent where there are none. */
  translations?: number[];
  /** The doctor who read it before it was published, and when (ISO day), where the editor says so. */
  reviewed?: { by: string; on?: string };
  banner: Picture | null;
  /** `meta_title` and `meta_title_description` of the editor, empty when not given. */
  metaTitle: string;
  metaDescription: string;
  /** Where the editor chose another than the banner. */
  socialImage?: Picture;
  /** Read while not all articles were known: a link to another one may still lead to where it stands in WordPress. */
  provisional?: true;
}

/** Everything lists, menus, feeds and the sitemap need: all public posts, newest first, and all categories. */
export interface PostIndex {
  posts: PostSummary[];
  categories: Category[];
  /** It is still being filled: what is not in it may exist all the same. */
  incomplete?: true;
}

/** A page whose body editors write in WordPress. */
export interface ManagedPage extends ArticleText, StateMark {
  id: number;
  slug: string;
  title: string;
  description: string;
  publishedAt: string;
  modifiedAt: string;
  banner: Picture | null;
  head: ManagedPageHead;
  /** As of a post. */
  provisional?: true;
}

/** Head fields of a managed page; empty where the editor gave none. */
export interface ManagedPageHead {
  metaTitle: string;
  metaDescription: string;
  keywords: string[];
  /** An https address or empty. Its host is rewritten to ours where it is used. */
  canonical: string;
  socialImage: Picture | null;
  /** JSON-LD typed by the editor, parsed; null when absent or broken. */
  schema: Record<string, unknown> | null;
  /** The editor asked search engines to stay away. */
  noindex?: true;
}

/** A post of the clinic's own older blog. */
export interface LegacyPost {
  id: string;
  slug: string;
  title: string;
  html: string;
  description: string;
}

/** SEO metadata of one page, from the clinic's API. Optional texts are empty when not given. */
export interface SeoMetadata {
  title: string;
  description: string;
  ogTitle: string;
  ogDescription: string;
  keywords: string[];
  /** Absolute address or empty. */
  canonical: string;
  /** Absolute address of a picture that loaded when the record was made, or empty. */
  image: string;
}
