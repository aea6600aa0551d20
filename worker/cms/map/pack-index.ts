import type { CategoryRef, Picture, PostSummary } from '../../../src/content/records.ts';
import type { Packing } from '../../cache/entry.ts';
import type { KeptIndex } from './merge-index.ts';

/**
 * The post index as KV keeps it: a row for each post, without the names of its members, and what many posts say alike (categories, tags)
 * once. Of ten thousand posts that is two thirds of the bytes that an isolate has to fetch and parse, and read from it the posts hold one
 * category between them where each would have had a copy of its own.
 */
interface PackedIndex extends Omit<KeptIndex, 'posts'> {
  rows: Row[];
  references: CategoryRef[];
  tags: string[];
}

/** Categories and tags by their position; 0 for no picture, and for a post that was never changed. */
type Row = [
  id: number,
  slug: string,
  title: string,
  description: string,
  publishedAt: string,
  modifiedAt: string | 0,
  mainCategory: number,
  subcategories: number[],
  tags: number[],
  thumbnail: Picture | 0,
  noindex: 0 | 1,
  /** Of articles in other languages than English alone. */
  lang?: string,
];

const NONE = -1;

function pack({ posts, ...index }: KeptIndex): PackedIndex {
  const references = new Positions<CategoryRef>(({ id, name, slug }) => JSON.stringify([id, name, slug]));
  const tags = new Positions<string>((tag) => tag);
  const rows = posts.map((post): Row => {
    const row: Row = [
      post.id,
      post.slug,
      post.title,
      post.description,
      post.publishedAt,
      post.modifiedAt === post.publishedAt ? 0 : post.modifiedAt,
      post.mainCategory ? references.of(post.mainCategory) : NONE,
      post.subcategories.map((category) => references.of(category)),
      post.tags.map((tag) => tags.of(tag)),
      post.thumbnail ?? 0,
      post.noindex ? 1 : 0,
    ];
    if (post.lang) row[11] = post.lang;
    return row;
  });
  return { ...index, rows, references: references.all, tags: tags.all };
}

/** Throws when it was packed otherwise, or is damaged. */
function unpack({ rows, references, tags, ...index }: PackedIndex): KeptIndex {
  const at = <T>(list: readonly T[], position: number): T => {
    const found = list[position];
    if (found === undefined) throw new Error('The packed index is damaged');
    return found;
  };
  const posts = rows.map(
    ([
      id,
      slug,
      title,
      description,
      publishedAt,
      modifiedAt,
      main,
      subcategories,
      own,
      thumbnail,
      noindex,
      lang,
    ]): PostSummary => ({
      id,
      slug,
      title,
      description,
      publishedAt,
      modifiedAt: modifiedAt || publishedAt,
      mainCategory: main === NONE ? null : at(references, main),
      subcategories: subcategories.map((position) => at(references, position)),
      tags: own.map((position) => at(tags, position)),
      thumbnail: thumbnail || null,
      ...(noindex && { noindex: true }),
      ...(lang && { lang }),
    }),
  );
  return { ...index, posts };
}

/** A list without repetitions, and where in it something stands. */
class Positions<T> {
  readonly all: T[] = [];
  readonly #known = new Map<string, number>();
  readonly #nameOf: (item: T) => string;

  constructor(nameOf: (item: T) => string) {
    this.#nameOf = nameOf;
  }

  of(item: T): number {
    const name = this.#nameOf(item);
    const known = this.#known.get(name) ?? this.all.push(item) - 1;
    this.#known.set(name, known);
    return known;
  }
}

export const indexPacking: Packing<KeptIndex, PackedIndex> = { pack, unpack };
