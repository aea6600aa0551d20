import type { Json } from '../answer.ts';
import { createLegacyBlogs, type LegacyBlog } from '../clinic/legacy-blogs.ts';
import { createSeoMetadata, type SeoMetadataByPage } from '../clinic/seo-metadata.ts';
import { createAuthors } from './authors.ts';
import { createAwkwardPosts } from './awkward-posts.ts';
import { createImages } from './images.ts';
import { createManagedPages } from './managed-pages.ts';
import { createOrdinaryPosts, FIRST_ORDINARY_ID } from './ordinary-posts.ts';
import { createPostStore, type PostStore } from './post-store.ts';
import type { AuthorRecord, ImageRecord, PostRecord, TermRecord } from './records.ts';
import { createTerms } from './terms.ts';

/** Everything the double answers from. Records in the maps may be changed in place; posts change through the store. */
export interface Content extends PostStore {
  readonly origin: string;
  readonly images: Map<number, ImageRecord>;
  readonly categories: Map<number, TermRecord>;
  readonly tags: Map<number, TermRecord>;
  readonly authors: Map<number, AuthorRecord>;
  /** SEO metadata of the clinic API; null answers 404. */
  readonly seo: SeoMetadataByPage;
  readonly blogs: LegacyBlog[];
  /** Whether `/api/blogs` wraps its list in `data`; the specification leaves it open. */
  wrapBlogs: boolean;
  /** WordPress 6.5 and 6.8 embed an error, or the index of the API, where 7.1 embeds nothing for a lost image. */
  olderEmbeds: boolean;
  /** What the plugin says in place of the site’s files; null: it knows of no records. */
  said: SaidRecords | null;
  /** Key of preview signatures, as in the settings of WordPress's plugin. */
  secret: string;
}

/** Records of the plugin: fields by their paths, as its route `/records` answers them. */
export interface SaidRecords {
  version: string;
  schema: string;
  records: Record<string, { modified: string; fields: Record<string, Json> }>;
  /** By the id of the post that holds the draft. */
  drafts: Record<number, { record: string; fields: Record<string, Json> }>;
}

const byId = <T extends { id: number }>(records: readonly T[]): Map<number, T> =>
  new Map(records.map((record) => [record.id, record]));

/**
 * The sample content: the same posts, pages, terms, images and ids as the seeded WordPress in `tests/wordpress` has.
 * @param origin address of the double, without a slash at the end
 * @param ordinary how many ordinary posts, besides one for each awkward case
 */
export function createContent(origin: string, ordinary: number): Content {
  const images = createImages(origin);
  const terms = createTerms();
  const material = { origin, images };
  const posts = createOrdinaryPosts(material, terms, ordinary);
  const awkward = createAwkwardPosts(material, terms, FIRST_ORDINARY_ID + ordinary);
  hideImage(images, awkward);
  return {
    ...createPostStore([...createManagedPages(material), ...posts, ...awkward]),
    origin,
    images: byId(images),
    categories: byId(terms.filter(({ taxonomy }) => taxonomy === 'category')),
    tags: byId(terms.filter(({ taxonomy }) => taxonomy === 'post_tag')),
    authors: byId(createAuthors()),
    seo: createSeoMetadata(origin),
    blogs: createLegacyBlogs(),
    wrapBlogs: false,
    olderEmbeds: false,
    said: { version: 'none', schema: 'aaaa', records: {}, drafts: {} },
    secret: 'test-secret-of-the-notices',
  };
}

function hideImage(images: readonly ImageRecord[], posts: readonly PostRecord[]): void {
  const image = images.find(({ file }) => file === 'hidden.jpg');
  const draft = posts.find(({ slug }) => slug === 'draft');
  if (image && draft) image.parent = draft.id;
}
