import { COVERS } from '../../../dist/covers.js';
import { subjectOf } from '../../../src/content/article-subject.ts';
import { BLOG_WINDOW, type BlogQuery } from '../../../src/content/blog-query.ts';
import type { Category, CategoryRef, Picture, PostIndex, PostSummary } from '../../../src/content/records.ts';
import { decodeSafely, type ServiceSlug } from '../../../src/routes.ts';
import type { KeptIndex } from '../map/merge-index.ts';
import { reference, UNCATEGORIZED } from '../map/split-categories.ts';

/** A part of all posts, as a visitor asked for it. */
interface PostSelection {
  /** The query as far as it means something here: unknown categories and topics are dropped. */
  query: BlogQuery;
  /** The main category that is shown; null while a search goes through all of them, or for posts without any. */
  selected: CategoryRef | null;
  topic: CategoryRef | null;
  /** Every post that matches, newest first. */
  matches: readonly PostSummary[];
}

/** Row BLOG-03: top categories but Uncategorized, in the order of WordPress. */
export const mainCategories = ({ categories }: PostIndex): Category[] =>
  categories.filter(({ parent, slug }) => parent === 0 && slug !== UNCATEGORIZED);

/** True where no category could be read, and which there are is not known (row BLOG-20): WordPress always has one. */
export const lacksCategories = ({ posts, categories }: PostIndex): boolean => posts.length > 0 && categories.length === 0;

/** Every category below one, at any depth. */
export function subcategoriesOf({ id }: CategoryRef, categories: readonly Category[]): Category[] {
  return categories.filter((category) => category.id !== id && topOf(category, categories).id === id);
}

/** The slug of a category by its slug, its name or a slug that it had, in any case; null where there is none. */
export function slugOfCategory({ categories, movedCategories = {} }: KeptIndex, asked: string): string | null {
  const wanted = asked.toLowerCase();
  const category =
    categories.find(({ slug }) => decodeSafely(slug) === wanted) ?? categories.find(({ name }) => name.toLowerCase() === wanted);
  return category?.slug ?? Object.entries(movedCategories).find(([old]) => decodeSafely(old) === wanted)?.[1] ?? null;
}

/** The main category a category belongs to; itself when it has no parent that is known. */
export function topOf(category: Category, categories: readonly Category[]): Category {
  const seen = new Set<number>();
  let top = category;
  for (let next: Category | undefined = category; next && !seen.has(next.id); ) {
    seen.add(next.id);
    top = next;
    next = categories.find(({ id }) => id === top.parent);
  }
  return top;
}

/** Row BLOG-16: main or sub-category. */
export const isIn = (post: PostSummary, { id }: CategoryRef): boolean =>
  post.mainCategory?.id === id || post.subcategories.some((category) => category.id === id);

/** True when some post has no main category, so that no tab shows it (row BLOG-25). */
export const hasUncategorised = ({ posts }: PostIndex): boolean => posts.some(({ mainCategory }) => mainCategory === null);

/**
 * The posts that a query means (rows BLOG-02, BLOG-13 to BLOG-16, BLOG-25). Without any wish it is the first main category; a
 * search without a category goes through all posts, those without a category included.
 */
export function listPosts(index: PostIndex, wanted: BlogQuery): PostSelection {
  const tabs = mainCategories(index);
  const bySlug = (slug: string, among: readonly Category[]) =>
    slug === '' ? undefined : among.find((category) => decodeSafely(category.slug) === decodeSafely(slug));
  const chosen = bySlug(wanted.category, tabs);
  const rest = !chosen && wanted.category === UNCATEGORIZED;
  const topic = bySlug(wanted.topic, index.categories);
  const byDefault = wanted.q === '' && !topic && !rest ? tabs[0] : undefined;
  const selected = chosen ?? byDefault;
  const says = searchFor(wanted.q);
  const matches = index.posts.filter(
    (post) =>
      (!selected || post.mainCategory?.id === selected.id) &&
      (!rest || post.mainCategory === null) &&
      (!topic || isIn(post, topic)) &&
      (!says || says(post)),
  );
  // As WordPress keeps it: a page is kept under its query, and each letter of a slug can be written in two ways.
  const query = { ...wanted, category: chosen?.slug ?? (rest ? UNCATEGORIZED : ''), topic: topic?.slug ?? '' };
  return { query, selected: selected ? reference(selected) : null, topic: topic ? reference(topic) : null, matches };
}

/** The window of a page of matches; null when there is no such page. */
export function windowOf<T>(matches: readonly T[], page: number): { posts: readonly T[]; pages: number } | null {
  const pages = Math.max(1, Math.ceil(matches.length / BLOG_WINDOW));
  return page > pages ? null : { posts: matches.slice((page - 1) * BLOG_WINDOW, page * BLOG_WINDOW), pages };
}

/** Marks that keyboards have, and those that editors' programs put in their place. */
const ALIKE: Readonly<Record<string, string>> = { "'": "['‘’]", '"': '["“”]', '-': '[-–—]', '...': '(?:…|\\.{3})' };

/** Words as a pattern: in whatever case, each mark like those that look like it. */
function patternOf(words: string): RegExp {
  const plain = words.normalize('NFC').replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[–—]/g, '-').replaceAll('…', '...');
  return new RegExp(
    plain.replace(/\.{3}|['"-]|[$()*+./?[\\\]^{|}]/g, (mark) => ALIKE[mark] ?? `\\${mark}`),
    'i',
  );
}

/**
 * Row BLOG-13: whether the words stand in a title, a description or a tag. A pattern goes through ten thousand posts in milliseconds, with
 * no second copy of their texts in memory; tags, which are few, are looked at once each.
 */
function searchFor(words: string): ((post: PostSummary) => boolean) | null {
  if (words === '') return null;
  const pattern = patternOf(words);
  const tagged = new Map<string, boolean>();
  const matches = (tag: string): boolean => {
    const is = tagged.get(tag) ?? pattern.test(tag);
    tagged.set(tag, is);
    return is;
  };
  return ({ title, description, tags }) => pattern.test(title) || pattern.test(description) || tags.some(matches);
}

/**
 * The picture of an article in lists: its own, else a drawing of its subject, where its categories name one (row BLOG-12). Articles on one
 * subject take turns in its drawings, and leave out those that a page has `taken` while there are others. The files are named by this build, so the drawing never enters the cache of WordPress's answers.
 */
export function coverOf(
  { id, thumbnail, subcategories, mainCategory }: PostSummary,
  taken?: ReadonlySet<string>,
): Picture | null {
  if (thumbnail) return thumbnail;
  const subject = subjectOf([...subcategories, ...(mainCategory ? [mainCategory] : [])]);
  const drawings = (subject && COVERS[subject]) || [];
  const first = id % drawings.length;
  const inTurn = [...drawings.slice(first), ...drawings.slice(0, first)];
  return inTurn.find(({ src }) => !taken?.has(src)) ?? inTurn[0] ?? null;
}

/** A drawing of a treatment. */
export const treatmentCover = (treatment: ServiceSlug | undefined): Picture | null =>
  (treatment && COVERS[treatment]?.[0]) ?? null;

export const withCover = (post: PostSummary): PostSummary => ({ ...post, thumbnail: coverOf(post) });
