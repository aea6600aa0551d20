import type { Content } from '../content/content.ts';
import type { AuthorRecord, ImageRecord } from '../content/records.ts';

/** An image is public when it belongs to no post, or to a public one. */
export const isVisibleImage = (content: Content, image: ImageRecord): boolean =>
  image.parent === 0 || content.post(image.parent)?.status === 'publish';

/** WordPress shows an author to the public only while a public post or page names him or her. */
export const isVisibleAuthor = (content: Content, author: AuthorRecord): boolean =>
  [...content.published('post', 'id', true), ...content.published('page', 'id', true)].some((post) => post.author === author.id);
