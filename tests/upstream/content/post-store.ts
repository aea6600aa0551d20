import { stripTags } from './blocks.ts';
import type { PostRecord } from './records.ts';
import { toGmt } from './site-time.ts';

/** What a test may change; content is given as plain HTML. */
export type PostChanges = Partial<Omit<PostRecord, 'id' | 'type' | 'content'>> & { content?: string };

export type PostOrder = 'date' | 'id' | 'modified' | 'slug' | 'title' | 'author' | 'parent' | 'menu_order';

export interface PostStore {
  post: (id: number) => PostRecord | undefined;
  /** Public posts or pages, sorted; ties fall to the id. The list is kept until something changes. */
  published: (type: PostRecord['type'], order: PostOrder, ascending: boolean) => readonly PostRecord[];
  /** How many public posts carry each term, by term id. */
  termCounts: () => ReadonlyMap<number, number>;
  /** Changes a post or page. Its time of modification becomes now, unless the changes say otherwise. */
  update: (id: number, changes: PostChanges) => void;
  rename: (id: number, slug: string) => void;
  /** Makes it a draft: it leaves every list and answers 401 by id. */
  withdraw: (id: number) => void;
  publish: (id: number) => void;
  /** Deletes it for good: it answers 404 by id. */
  remove: (id: number) => void;
  /** Adds a public post, or page, and answers its id. */
  add: (fields: PostChanges & { slug: string; type?: PostRecord['type'] }) => number;
}

const sortKey: Readonly<Record<PostOrder, (post: PostRecord) => string | number>> = {
  date: (post) => post.dateGmt,
  id: (post) => post.id,
  modified: (post) => post.modifiedGmt,
  slug: (post) => post.slug,
  title: (post) => post.title.toLowerCase(),
  author: (post) => post.author,
  parent: () => 0,
  menu_order: () => 0,
};

function sorted(posts: readonly PostRecord[], order: PostOrder, ascending: boolean): PostRecord[] {
  const key = sortKey[order];
  const sign = ascending ? 1 : -1;
  return posts.toSorted((a, b) => {
    const [left, right] = [key(a), key(b)];
    if (left !== right) return left < right ? -sign : sign;
    return sign * (a.id - b.id);
  });
}

const now = (): string => toGmt(Date.now());

const newPost = (id: number): PostRecord => ({
  id,
  type: 'post',
  status: 'publish',
  slug: '',
  title: '',
  content: () => [],
  excerpt: null,
  dateGmt: now(),
  modifiedGmt: now(),
  author: 2,
  featuredMedia: 0,
  categories: [],
  tags: [],
  sticky: false,
  password: '',
  fields: {},
  comments: [],
});

function changed(post: PostRecord, { content, ...changes }: PostChanges): PostRecord {
  const body = content === undefined ? {} : { content: () => [{ html: content, text: stripTags(content) }] };
  return { ...post, modifiedGmt: now(), ...changes, ...body };
}

export function createPostStore(initial: readonly PostRecord[]): PostStore {
  const posts = new Map(initial.map((post) => [post.id, post]));
  const lists = new Map<string, readonly PostRecord[]>();
  let counts: ReadonlyMap<number, number> | undefined;

  const put = (post: PostRecord): void => {
    posts.set(post.id, post);
    forget();
  };
  const forget = (): void => {
    lists.clear();
    counts = undefined;
  };
  const known = (id: number): PostRecord => {
    const post = posts.get(id);
    if (!post) throw new Error(`No post or page ${id}`);
    return post;
  };
  const published: PostStore['published'] = (type, order, ascending) => {
    const name = `${type} ${order} ${ascending}`;
    const kept = lists.get(name);
    if (kept) return kept;
    const visible = [...posts.values()].filter((post) => post.type === type && post.status === 'publish');
    const list = sorted(visible, order, ascending);
    lists.set(name, list);
    return list;
  };
  const update: PostStore['update'] = (id, changes) => put(changed(known(id), changes));

  return {
    post: (id) => posts.get(id),
    published,
    termCounts: () => (counts ??= countTerms(published('post', 'id', true))),
    update,
    rename: (id, slug) => update(id, { slug }),
    withdraw: (id) => update(id, { status: 'draft' }),
    publish: (id) => update(id, { status: 'publish', dateGmt: [known(id).dateGmt, now()].toSorted()[0] ?? now() }),
    remove: (id) => {
      posts.delete(known(id).id);
      forget();
    },
    add: (fields) => {
      const id = Math.max(...posts.keys()) + 1;
      put(changed(newPost(id), fields));
      return id;
    },
  };
}

function countTerms(posts: readonly PostRecord[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { categories, tags } of posts) {
    for (const id of [...categories, ...tags]) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
