import type { Category, Post, PostIndex, PostSummary } from '../../../src/content/records.ts';
import type { Language } from '../../../src/languages.ts';

/** Whether a text is in the language of the site, or nobody says in which it is. */
export const isEnglish = ({ lang }: Pick<PostSummary, 'lang'>): boolean => !lang || /^en(?:-|$)/i.test(lang);

/** The language that shows an article: `fr-CA` stands on pages in French. Null: English. Undefined: no page of the site shows it. */
export function languageOfArticle(article: Pick<PostSummary, 'lang'>, shown: readonly Language[]): Language | null | undefined {
  if (isEnglish(article)) return null;
  const [code] = article.lang?.toLowerCase().split('-') ?? [];
  return shown.find((language) => language.code === code && language.pages.includes('post'));
}

/** An article in one of the languages in which it is there; null: English. */
export interface Translation {
  language: Language | null;
  slug: string;
}

/** Where the same is said in the languages that the site shows, itself among them; none where it stands alone. */
export function translationsIn(index: PostIndex, { id, translations = [] }: Post, shown: readonly Language[]): Translation[] {
  const found = index.posts.flatMap((post) => {
    const language = post.id === id || translations.includes(post.id) ? languageOfArticle(post, shown) : undefined;
    return language === undefined ? [] : [{ language, slug: post.slug }];
  });
  return found.length > 1 ? found : [];
}

const shownParts = new WeakMap<PostIndex, PostIndex>();

/** An index without articles that no page of the site shows. Which languages are shown does not change while a Worker runs. */
export function shownOf<I extends PostIndex>(index: I, shown: readonly Language[]): I {
  const known = shownParts.get(index) ?? {
    ...index,
    posts: index.posts.filter((post) => languageOfArticle(post, shown) !== undefined),
  };
  shownParts.set(index, known);
  return known as I;
}

const parts = new WeakMap<PostIndex, Map<string, PostIndex>>();

/**
 * The part of an index that pages in a language may know (null: English): its articles, and its categories. Categories are translated as
 * articles are: English has all but those that hold articles in other languages alone, another language those that hold its own, and what
 * these stand below. The index itself where English is all there is.
 */
export function inLanguageOf<I extends PostIndex>(index: I, language: Language | null): I {
  const known = parts.get(index) ?? new Map<string, PostIndex>();
  parts.set(index, known);
  const code = language?.code ?? '';
  const part = known.get(code) ?? partOf(index, language);
  known.set(code, part);
  return part as I;
}

function partOf<I extends PostIndex>(index: I, language: Language | null): I {
  const posts = index.posts.filter((post) => languageOfArticle(post, language ? [language] : []) === language);
  if (posts.length === index.posts.length) return index;
  const own = categoriesOf(posts);
  if (language) return { ...index, posts, categories: withParents(own, index.categories) };
  const ofOthers = categoriesOf(index.posts.filter((post) => !isEnglish(post)));
  return { ...index, posts, categories: index.categories.filter(({ id }) => own.has(id) || !ofOthers.has(id)) };
}

function withParents(own: ReadonlySet<number>, categories: readonly Category[]): Category[] {
  const kept = new Set(own);
  // Further up each time; as many times as there are levels.
  for (let size = 0; size !== kept.size; ) {
    size = kept.size;
    for (const { id, parent } of categories) if (kept.has(id) && parent !== 0) kept.add(parent);
  }
  return categories.filter(({ id }) => kept.has(id));
}

const categoriesOf = (posts: readonly PostSummary[]): ReadonlySet<number> =>
  new Set(
    posts.flatMap(({ mainCategory, subcategories }) =>
      [...(mainCategory ? [mainCategory] : []), ...subcategories].map(({ id }) => id),
    ),
  );
