import { memo, type RefObject } from 'react';
import * as words from '#words/articles';
import { colon } from '#words/language';
import type { PostSummary } from '../../content/records.ts';
import { scriptLanguage } from '../../content/script-language.ts';
import { href } from '../../routes.ts';
import { Link } from '../link.tsx';
import { LongDate } from '../long-date.tsx';
import style from './post-list.module.css';
import { PostPicture } from './post-picture.tsx';

interface PostListProps {
  posts: readonly PostSummary[];
  /** The card at this position hands its heading out. */
  marked?: { position: number; heading: RefObject<HTMLHeadingElement | null> };
}

/** On a desktop the first row stands in the first view. */
const FIRST_ROW = 3;

/** Cards of articles in one to three columns. */
export function PostList({ posts, marked }: PostListProps) {
  return (
    <ul className={style.list}>
      {posts.map((post, position) => (
        <li key={post.id} id={`article-${position + 1}`}>
          <PostCard
            post={post}
            eager={position < FIRST_ROW}
            priority={position === 0}
            {...(marked?.position === position && { heading: marked.heading })}
          />
        </li>
      ))}
    </ul>
  );
}

interface PostCardProps {
  post: PostSummary;
  eager?: boolean;
  priority?: boolean;
  /** Takes the focus after it was added to a list. */
  heading?: RefObject<HTMLHeadingElement | null>;
}

/** An article in a list (rows BLOG-08, BSVC-02). One link covers the card; its words tell it from the others. */
const PostCard = memo(function PostCard({ post, eager = false, priority = false, heading }: PostCardProps) {
  const { slug, title, publishedAt, description, thumbnail, mainCategory, tags } = post;
  const name = title || words.untitled;
  return (
    <article className={style.card}>
      <PostPicture picture={thumbnail} eager={eager} priority={priority} />
      <p className={style.meta}>
        <LongDate iso={publishedAt} />
        {mainCategory && <span>{mainCategory.name}</span>}
      </p>
      <h2 ref={heading} tabIndex={heading ? -1 : undefined}>
        <bdi lang={scriptLanguage(name)}>{name}</bdi>
      </h2>
      {description && (
        <p className={style.excerpt}>
          <bdi lang={scriptLanguage(description)}>{description}</bdi>
        </p>
      )}
      {tags.length > 0 && (
        <ul className={style.tags} aria-label={words.tags}>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <p className={style.more}>
        <Link to={href('post', { slug })}>
          {words.readMore}
          <span className="visually-hidden">{colon + name}</span>
        </Link>
      </p>
    </article>
  );
});
