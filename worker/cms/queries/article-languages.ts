import type { PostIndex, PostSummary } from '../../../src/content/records.ts';

/** Whether a text is in the language of the site, or nobody says in which it is. */
export const isEnglish = ({ lang }: Pick<PostSummary, 'lang'>): boolean => !lang || /^en(?:-|$)/i.test(lang);

const english = new WeakMap<PostIndex, PostIndex>();

/**
 * An index as English pages may know it: articles in English, and categories but those that hold articles in other languages alone. The index
 * itself where that is all there is.
 */
export function inEnglish<I extends PostIndex>(index: I): I {
  const known = english.get(index);
  if (known) return known as I;
  const others = index.posts.filter((post) => !isEnglish(post));
  const result = others.length === 0 ? index : withoutOthers(index, others);
  english.set(index, result);
  return result;
}

function withoutOthers<I extends PostIndex>(index: I, others: readonly PostSummary[]): I {
  const posts = index.posts.filter(isEnglish);
  const ofOthers = categoriesOf(others);
  const own = categoriesOf(posts);
  return { ...index, posts, categories: index.categories.filter(({ id }) => own.has(id) || !ofOthers.has(id)) };
}

const categoriesOf = (posts: readonly PostSummary[]): ReadonlySet<number> =>
  new Set(
    posts.flatMap(({ mainCategory, subcategories }) =>
      [...(mainCategory ? [mainCategory] : []), ...subcategories].map(({ id }) => id),
    ),
  );
