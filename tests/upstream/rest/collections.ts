const POST_ORDERS = ['author', 'date', 'id', 'include', 'modified', 'parent', 'relevance', 'slug', 'include_slugs', 'title'];
const TERM_ORDERS = ['id', 'include', 'name', 'slug', 'include_slugs', 'term_group', 'description', 'count'];
const USER_ORDERS = ['id', 'include', 'name', 'registered_date', 'slug', 'include_slugs', 'email', 'url'];

export type CollectionName = 'posts' | 'pages' | 'media' | 'categories' | 'tags' | 'users';

interface Collection {
  orders: readonly string[];
  orderby: string;
  order: 'asc' | 'desc';
  /** What the refusal of `context=edit` says: for a list, and for one thing. */
  refusals: readonly [list: string, single: string];
}

const posts: Collection = {
  orders: POST_ORDERS,
  orderby: 'date',
  order: 'desc',
  refusals: ['edit posts in this post type', 'edit this post'],
};
const terms: Collection = {
  orders: TERM_ORDERS,
  orderby: 'name',
  order: 'asc',
  refusals: ['edit terms in this taxonomy', 'edit this term'],
};
const users: Collection = { orders: USER_ORDERS, orderby: 'name', order: 'asc', refusals: ['edit users', 'edit this user'] };

/** What each collection is sorted by, in the words of its own error messages. */
export const COLLECTIONS: Readonly<Record<CollectionName, Collection>> = {
  posts,
  pages: { ...posts, orders: [...POST_ORDERS, 'menu_order'] },
  media: posts,
  categories: terms,
  tags: terms,
  users,
};

export const isCollection = (name: string): name is CollectionName => Object.hasOwn(COLLECTIONS, name);
